/** The texts of one posting's row, by column. */
import { epochDay, type Minor, type PlainDate, plainDate } from '@extracto/model';
import type { Ledger, Posting } from '../ledger/ledger.ts';
import { formatAmount } from '../locales/format-amount.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { type Plan, printDate, printDay } from './plan.ts';
import { printAmount, printBalance } from './print-money.ts';

export type Cells = Partial<Record<ColumnRole, string>>;

/** The parts of its posting that a row prints. */
export interface Shown {
  /** `null` when what is printed is no date: 31 November. */
  readonly date: PlainDate | null;
  readonly printedDate: string;
  readonly dateShown: boolean;
  readonly balanceShown: boolean;
}

export function printCells(plan: Plan, ledger: Ledger, posting: Posting, shown: Shown): Cells {
  const { switches, words } = plan;
  const { account } = ledger;
  const money = (amount: Minor) => printAmount(plan, amount, account).amount ?? '';
  const dated = shown.dateShown || switches.datePerDay;
  return {
    ...printAmount(plan, posting.amount, account),
    date: shown.dateShown
      ? `${printDay(plan, shown.date, shown.printedDate)}${switches.times ? ` ${posting.time}` : ''}`
      : '',
    transactionDate: dated ? printDate(plan, posting.transactionDate) : '',
    valueDate: dated ? printDate(plan, posting.valueDate) : '',
    time: posting.time,
    serial: String(posting.index + 1),
    branch: String(1000 + ((posting.index * 37) % 60)),
    reference: posting.checkNumber ?? (switches.references === 'all' ? posting.reference : ''),
    type: plan.locale.language.types[posting.kind],
    status: words.completed,
    currency: account.currency,
    gross: money(posting.amount + posting.commission),
    fee: posting.commission === 0 ? '' : money(-posting.commission),
    ...printTrade(plan, posting, account.decimals),
    ...printOriginal(plan, posting),
    balance: shown.balanceShown ? printBalance(plan, posting.balance, account) : '',
  };
}

function printTrade({ notation }: Plan, { trade }: Posting, decimals: number): Cells {
  if (trade === null) return {};
  return { quantity: String(trade.quantity), price: formatAmount(trade.price, decimals, notation) };
}

function printOriginal(plan: Plan, { original }: Posting): Cells {
  if (original === null) return {};
  return { original: printOriginalAmount(plan, original), rate: original.rate.replace('.', plan.notation.decimal) };
}

/** Lines of the description; without a column for it, what was paid abroad stands there. */
export function describePosting(plan: Plan, { lines, original }: Posting): readonly string[] {
  if (original === null) return lines;
  if (plan.columns.includes('rate')) return lines;
  const rate = `${plan.words.rate} ${original.rate.replace('.', plan.notation.decimal)}`;
  if (plan.columns.includes('original')) return [...lines, rate];
  return [...lines, `${printOriginalAmount(plan, original)} ${rate}`];
}

function printOriginalAmount(plan: Plan, { amount, decimals, currency }: NonNullable<Posting['original']>): string {
  return `${formatAmount(amount, decimals, plan.notation)} ${currency}`;
}

/** The day after the month's last, which no calendar has: `2022-02-29`. */
export function dateAfterMonth(date: PlainDate): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const next = plainDate(year + Math.floor(month / 12), (month % 12) + 1, 1)!;
  const days = epochDay(next) - epochDay(plainDate(year, month, 1)!);
  return `${date.slice(0, 8)}${days + 1}`;
}
