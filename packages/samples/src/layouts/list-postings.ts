/** Turns postings into table rows, and records for each what the reader of the page will see. */
import type { PlainDate } from '@extracto/model';
import type { Ledger, Posting } from '../ledger/ledger.ts';
import { formatAmount } from '../locales/format-amount.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { type Plan, printDate } from './plan.ts';
import { printAmount, printBalance } from './print-money.ts';
import type { PrintedRow } from './printed.ts';
import type { TableRow } from './table.ts';

export interface ListedRow {
  readonly row: TableRow;
  /** `null` for a row that is no transaction. */
  readonly printed: PrintedRow | null;
}

export function listPostings(plan: Plan, ledger: Ledger, postings: readonly Posting[]): ListedRow[] {
  const { switches } = plan;
  const ordered = switches.order === 'newestFirst' ? postings.toReversed() : postings;
  const listed: ListedRow[] = [];
  let lastDate: PlainDate | null = null;
  for (const [index, posting] of ordered.entries()) {
    const previous = ordered[index - 1];
    const newYear = posting.date.slice(0, 4) !== previous?.date.slice(0, 4);
    if (switches.year === 'ownLine' && newYear) listed.push(listHeading(posting.date.slice(0, 4)));
    const undated = switches.undated && (posting.kind === 'fee' || posting.kind === 'interest');
    const date: PlainDate = undated ? (lastDate ?? ledger.period.to) : posting.date;
    const dateShown = !undated && (!switches.datePerDay || posting.date !== lastDate || newYear);
    const balanceShown =
      switches.balances === 'row' || (switches.balances === 'day' && ordered[index + 1]?.date !== posting.date);
    listed.push(listPosting(plan, ledger, posting, { date, dateShown, balanceShown }));
    if (!undated) lastDate = posting.date;
  }
  return listed;
}

interface Shown {
  readonly date: PlainDate;
  readonly dateShown: boolean;
  readonly balanceShown: boolean;
}

export function listHeading(text: string): ListedRow {
  return { row: { kind: 'heading', cells: { description: [text] }, balanceAfter: null }, printed: null };
}

function listPosting(plan: Plan, ledger: Ledger, posting: Posting, shown: Shown): ListedRow {
  const { date, dateShown, balanceShown } = shown;
  const { columns, switches } = plan;
  const has = (role: ColumnRole) => columns.includes(role);
  const texts = describePosting(plan, posting);
  const lines = switches.anchor === 'single' ? [texts.join(' ')] : texts;
  const before =
    switches.dateInText === 'no' ? '' : `${printDate(plan, date)}${switches.dateInText === 'spaced' ? ' ' : ''}`;
  const printedLines = [`${before}${lines[0]}`, ...lines.slice(1)];
  const cells: Partial<Record<ColumnRole, string>> = {
    ...printAmount(plan, posting.amount, ledger.account),
    date: dateShown ? printDate(plan, posting.date) : '',
    transactionDate: dateShown || switches.datePerDay ? printDate(plan, posting.transactionDate) : '',
    valueDate: dateShown || switches.datePerDay ? printDate(plan, posting.valueDate) : '',
    reference: posting.checkNumber ?? posting.reference,
    type: plan.locale.language.types[posting.kind],
    original: posting.original === null ? '' : printOriginal(plan, posting.original),
    balance: balanceShown ? printBalance(plan, posting.balance, ledger.account) : '',
  };
  const printedCells = Object.fromEntries(columns.map((role) => [role, [cells[role] ?? '']]));
  return {
    row: { kind: 'posting', cells: { ...printedCells, description: printedLines }, balanceAfter: posting.balance },
    printed: {
      posting,
      date,
      description: lines.join(' '),
      balance: balanceShown && has('balance') ? posting.balance : null,
      reference: has('reference') ? cells.reference! : null,
      transactionDate: has('transactionDate') && cells.transactionDate !== '' ? posting.transactionDate : null,
      valueDate: has('valueDate') && cells.valueDate !== '' ? posting.valueDate : null,
      original: posting.original,
    },
  };
}

function describePosting(plan: Plan, { lines, original }: Posting): readonly string[] {
  if (original === null) return lines;
  const rate = `${plan.words.rate} ${original.rate.replace('.', plan.notation.decimal)}`;
  if (plan.columns.includes('original')) return [...lines, rate];
  return [...lines, `${printOriginal(plan, original)} ${rate}`];
}

function printOriginal(plan: Plan, { amount, decimals, currency }: NonNullable<Posting['original']>): string {
  return `${formatAmount(amount, decimals, plan.notation)} ${currency}`;
}
