/** The block of balances and totals before the list, in one of three shapes. Returns which of them it showed. */
import { isDebt, type Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { sumSides } from '../label-rows.ts';
import { type Plan, printFullDate, printMagnitude } from '../plan.ts';
import { printBalance } from '../print-money.ts';
import type { PrintedStatement } from '../printed.ts';
import type { TextOptions } from '../text-operations.ts';

type Shown = Pick<PrintedStatement, 'totals' | 'counts'> & { readonly endpoints: boolean };
interface Entry {
  readonly label: string;
  readonly value: string;
  /** The amount due and its day prove nothing. */
  readonly figure: TextOptions['figure'];
}

export function drawSummary(flow: Flow, plan: Plan, ledger: Ledger): Shown {
  const { switches, words } = plan;
  const endpoints = switches.endpoints === 'summary' || switches.endpoints === 'both';
  const totals = switches.totals === 'summary';
  const entries = listEntries(plan, ledger, endpoints, totals);
  if (entries.length === 0) return { endpoints: false, totals: null, counts: null };
  if (!flow.fits(flow.lineHeightPt * (entries.length + 4))) flow.breakPage();
  flow.text(words.summary, flow.left, {
    face: plan.style.bold,
    sizePt: plan.style.sizePt + 1.5,
    color: plan.style.accent,
  });
  flow.move(flow.lineHeightPt * 1.5);
  SHAPES[switches.summary](flow, plan, entries);
  flow.move(flow.lineHeightPt);
  const { credits, debits, creditCount, debitCount } = sumSides(ledger);
  return {
    endpoints,
    totals: totals ? { credits, debits } : null,
    counts: totals && switches.counts ? { credits: creditCount, debits: debitCount } : null,
  };
}

function listEntries(plan: Plan, ledger: Ledger, endpoints: boolean, totals: boolean): Entry[] {
  const { words, switches } = plan;
  const debt = isDebt(ledger.account.type);
  const { credits, debits, creditCount, debitCount } = sumSides(ledger);
  const { currency, decimals } = ledger.account;
  const count = (number: number) => (switches.counts ? ` (${number})` : '');
  const money = (amount: number) => printMagnitude(plan, amount, decimals, currency);
  const control = (label: string, value: string): Entry => ({ label, value, figure: 'control' });
  const notice = (label: string, value: string): Entry => ({ label, value, figure: null });
  const balance = (amount: number) => printBalance(plan, amount, ledger.account);
  const opening = control(debt ? words.cardPrevious : words.opening, balance(ledger.opening));
  const closing = control(debt ? words.cardNew : words.closing, balance(ledger.closing));
  const sides = [
    control(`${debt ? words.cardPayments : words.totalCredits}${count(creditCount)}`, money(credits)),
    control(`${debt ? words.cardPurchases : words.totalDebits}${count(debitCount)}`, money(debits)),
  ];
  const card = debt
    ? [
        notice(words.minimumPayment, money(Math.max(0, Math.round(ledger.closing / 40)))),
        notice(words.dueDate, printFullDate(plan, ledger.period.to)),
      ]
    : [];
  return [...(endpoints ? [opening] : []), ...(totals ? sides : []), ...(endpoints ? [closing, ...card] : [])];
}

type Shape = (flow: Flow, plan: Plan, entries: readonly Entry[]) => void;

const SHAPES: Record<Plan['switches']['summary'], Shape> = {
  list: (flow, _plan, entries) => {
    const right = flow.left + (flow.right - flow.left) * 0.55;
    for (const { label, value, figure } of entries) {
      flow.text(label, flow.left, { figure });
      flow.text(value, right, { align: 'right', figure });
      flow.move(flow.lineHeightPt * 1.15);
    }
  },
  strip: (flow, plan, entries) => {
    const { style } = plan;
    for (let start = 0; start < entries.length; start += 3) {
      const part = entries.slice(start, start + 3);
      const width = (flow.right - flow.left) / 3;
      flow.rectangle(
        flow.left - 4,
        flow.y - style.sizePt - 3,
        flow.right - flow.left + 8,
        flow.lineHeightPt * 2.6,
        style.pale,
      );
      for (const [index, { label, value, figure }] of part.entries()) {
        flow.text(label, flow.left + index * width, { sizePt: style.sizePt - 0.5, color: '#444444', figure });
        flow.text(
          value,
          flow.left + index * width,
          { face: style.bold, sizePt: style.sizePt + 1, figure },
          flow.y + flow.lineHeightPt * 1.2,
        );
      }
      flow.move(flow.lineHeightPt * 3);
    }
  },
  leaders: (flow, plan, entries) => {
    for (const { label, value, figure } of entries) {
      flow.text(label, flow.left, { figure });
      flow.text(value, flow.right, { align: 'right', face: plan.style.bold, figure });
      flow.line(flow.left, flow.y + 3, flow.right, flow.y + 3, '#b8bcc4', 0.3);
      flow.move(flow.lineHeightPt * 1.3);
    }
  },
};
