/** The head of a statement: bank, address, account, holder, period. Returns what of it a reader can see. */
import type { AccountType } from '@extracto/model';
import { isDebt, type Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printFullDate } from '../plan.ts';
import type { PrintedStatement } from '../printed.ts';

type Shown = Pick<PrintedStatement, 'holder' | 'accountNumber' | 'period'>;

export function drawLetterhead(flow: Flow, plan: Plan, ledger: Ledger): Shown {
  const { switches } = plan;
  drawBrand(flow, plan, accountTitle(plan, ledger));
  const details = describeAccount(plan, ledger);
  const top = flow.y;
  const named = switches.holder === 'address' || switches.holder === 'both';
  for (const line of named ? [ledger.account.holder, ...plan.address] : plan.address) {
    flow.text(line, flow.left);
    flow.move(flow.lineHeightPt);
  }
  const afterAddress = flow.y;
  flow.y = top;
  const x = flow.left + (flow.right - flow.left) * 0.56;
  for (const [label, value] of details) DETAIL_SHAPES[switches.details](flow, plan, x, label, value);
  flow.y = Math.max(flow.y, afterAddress) + flow.lineHeightPt;
  const holder = switches.holder === 'none' ? null : ledger.account.holder;
  return { holder, accountNumber: ledger.account.number, period: shownPeriod(plan, ledger) };
}

type DetailShape = (flow: Flow, plan: Plan, x: number, label: string, value: string) => void;

const DETAIL_SHAPES: Record<Plan['switches']['details'], DetailShape> = {
  apart: (flow, { style }, x, label, value) => {
    flow.text(label, x, { face: style.bold, color: style.accent });
    flow.text(value, flow.right, { align: 'right' });
    flow.move(flow.lineHeightPt * 1.1);
  },
  colon: (flow, _plan, x, label, value) => {
    flow.text(`${label}: ${value}`, x);
    flow.move(flow.lineHeightPt * 1.1);
  },
  stacked: (flow, { style }, x, label, value) => {
    flow.text(label, x, { sizePt: style.sizePt - 1, color: '#555555' });
    flow.move(flow.lineHeightPt);
    flow.text(value, x, { face: style.bold });
    flow.move(flow.lineHeightPt * 1.3);
  },
};

function drawBrand(flow: Flow, plan: Plan, title: string): void {
  const { style, switches, bank } = plan;
  const large = style.sizePt + 7;
  if (switches.letterhead === 'band') {
    flow.rectangle(0, 0, style.widthPt, style.marginPt + large, style.accent);
    flow.y = style.marginPt + large * 0.45;
    flow.text(bank, flow.left, { face: style.bold, sizePt: large, color: '#ffffff' });
    flow.text(title, flow.right, { align: 'right', sizePt: style.sizePt + 3, color: '#ffffff' });
    flow.move(large * 2.2);
    return;
  }
  if (switches.letterhead === 'left') {
    flow.rectangle(flow.left, flow.y - large * 0.7, large * 0.8, large * 0.8, style.accent);
    flow.text(bank, flow.left + large * 1.1, { face: style.bold, sizePt: large - 2 });
    flow.move(large * 1.8);
    flow.text(title, flow.left, { face: style.bold, sizePt: style.sizePt + 4, color: style.accent });
    flow.move(large * 1.3);
    return;
  }
  const right = switches.letterhead === 'split';
  flow.text(bank, right ? flow.right : flow.left, {
    align: right ? 'right' : 'left',
    face: style.bold,
    sizePt: large,
    color: style.accent,
  });
  flow.move(large * (right ? 0 : 1.1));
  flow.text(title, flow.left, { face: style.bold, sizePt: style.sizePt + 3 });
  flow.move(flow.lineHeightPt * 0.6);
  flow.line(flow.left, flow.y, flow.right, flow.y, style.accent, 1);
  flow.move(flow.lineHeightPt * 1.6);
}

/** The document's title for such an account. */
export function accountTitle({ words }: Plan, { account }: Ledger): string {
  const titles: Partial<Record<AccountType, string>> = {
    credit_card: words.cardTitle,
    loan: words.loanTitle,
    brokerage: words.brokerageTitle,
    other: words.walletTitle,
  };
  return titles[account.type] ?? words.title;
}

/** Label and value pairs of the account. */
export function describeAccount(plan: Plan, ledger: Ledger): [string, string][] {
  const { words, headers, switches } = plan;
  const { type, number } = ledger.account;
  const kinds: Partial<Record<AccountType, string>> = { savings: words.savings, checking: words.checking };
  const from = printFullDate(plan, ledger.period.from);
  const to = printFullDate(plan, ledger.period.to);
  const range = words.periodRange.replace('{from}', from).replace('{to}', to);
  const labelled = switches.holder === 'label' || switches.holder === 'both';
  return [
    ...(labelled ? ([[words.holder, ledger.account.holder]] as [string, string][]) : []),
    ...(isDebt(type) ? [] : ([[kinds[type] ?? headers.currency, ledger.account.currency]] as [string, string][])),
    [type === 'credit_card' ? words.cardNumber : words.accountNumber, number],
    ...(switches.period === 'range' ? ([[words.period, range]] as [string, string][]) : []),
    ...(switches.period === 'statementDate' ? ([[words.statementDate, to]] as [string, string][]) : []),
  ];
}

export function shownPeriod({ switches }: Plan, { period }: Ledger): PrintedStatement['period'] {
  if (switches.period === 'range') return period;
  return { from: null, to: switches.period === 'statementDate' ? period.to : null };
}
