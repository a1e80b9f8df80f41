/** The part of a bill that is cut off and paid with: amounts, a date and an account number, and no transaction. */
import type { Ledger } from '../../ledger/ledger.ts';
import type { Flow } from '../flow.ts';
import { type Plan, printFullDate, printMagnitude } from '../plan.ts';

export function drawPaymentSlip(flow: Flow, plan: Plan, ledger: Ledger): void {
  const { words, style, bank } = plan;
  const { type, number, holder, currency, decimals } = ledger.account;
  const money = (amount: number) => printMagnitude(plan, Math.max(0, amount), decimals, currency);
  const entries: [string, string][] = [
    [type === 'credit_card' ? words.cardNumber : words.accountNumber, number],
    [words.dueDate, printFullDate(plan, ledger.period.to)],
    [words.cardNew, money(ledger.closing)],
    [words.minimumPayment, money(Math.round(ledger.closing / 40))],
  ];
  if (!flow.fits(flow.lineHeightPt * (entries.length + 5))) flow.breakPage();
  flow.line(flow.left, flow.y, flow.right, flow.y, '#777777', 0.6);
  flow.move(flow.lineHeightPt * 1.5);
  flow.text(words.paymentSlip, flow.left, { face: style.bold });
  flow.text(bank, flow.right, { align: 'right' });
  flow.move(flow.lineHeightPt * 1.3);
  flow.text(holder, flow.left);
  for (const [label, value] of entries) {
    flow.text(label, flow.left + (flow.right - flow.left) * 0.45);
    flow.text(value, flow.right, { align: 'right', face: style.bold });
    flow.move(flow.lineHeightPt * 1.2);
  }
}
