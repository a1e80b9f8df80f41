/** Turns postings into table rows, and records for each what the reader of the page will see. */
import type { PlainDate } from '@extracto/model';
import type { Ledger, Posting } from '../ledger/ledger.ts';
import { writeText } from '../ledger/write-text.ts';
import type { ColumnRole } from '../locales/locale.ts';
import { balanceRow, headingRow } from './label-rows.ts';
import { nameMonth, type Plan, printDate, printDay } from './plan.ts';
import { type Cells, dateAfterMonth, describePosting, printCells, type Shown } from './print-cells.ts';
import { printDateLines } from './print-date-lines.ts';
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
    const [previous, next] = [ordered[index - 1], ordered[index + 1]];
    const newYear = posting.date.slice(0, 4) !== previous?.date.slice(0, 4);
    if (switches.year === 'ownLine' && newYear) listed.push(unlisted(headingRow(posting.date.slice(0, 4))));
    if (switches.bareDays === 'titled' && posting.date.slice(0, 7) !== previous?.date.slice(0, 7))
      listed.push(unlisted(headingRow(nameMonth(plan, posting.date))));
    if (switches.dateHeadings && posting.date !== previous?.date) {
      listed.push(unlisted(headingRow(printDay(plan, posting.date, printDate(plan, posting.date)))));
    }
    const endsDay = next?.date !== posting.date;
    const undated = switches.undated && (posting.kind === 'fee' || posting.kind === 'interest');
    listed.push(
      listPosting(plan, ledger, posting, {
        ...showDate(plan, posting, undated ? (lastDate ?? ledger.period.to) : posting.date, next),
        dateShown: !undated && (!switches.datePerDay || posting.date !== lastDate || newYear),
        balanceShown: switches.balances === 'row' || (switches.balances === 'day' && endsDay),
      }),
    );
    if (switches.failedRows && plan.random.chance(0.1)) listed.push(listFailed(plan, ledger, posting));
    if (switches.balances === 'dayRow' && endsDay) {
      listed.push(unlisted(balanceRow(plan, ledger, plan.words.dayBalance, posting.balance, posting.date)));
    }
    if (!undated) lastDate = posting.date;
  }
  return listed;
}

/** A row that is no transaction. */
export function unlisted(row: TableRow): ListedRow {
  return { row, printed: null };
}

/** The last row of a short month may be printed a day too late for it. */
function showDate(plan: Plan, { date: own }: Posting, date: PlainDate, next: Posting | undefined) {
  const endsMonth = next?.date.slice(0, 7) !== own.slice(0, 7);
  const after = dateAfterMonth(own);
  const impossible = plan.switches.impossibleDate && endsMonth && !after.endsWith('32');
  return impossible
    ? { date: null, printedDate: printDate(plan, after) }
    : { date, printedDate: printDate(plan, date) };
}

function listPosting(plan: Plan, ledger: Ledger, posting: Posting, shown: Shown): ListedRow {
  const { switches } = plan;
  const texts = describePosting(plan, posting);
  const lines = switches.anchor === 'single' ? [texts.join(' ')] : texts;
  const cells = printCells(plan, ledger, posting, shown);
  const before =
    switches.dateInText === 'no' ? '' : `${shown.printedDate}${switches.dateInText === 'spaced' ? ' ' : ''}`;
  const below = switches.stacked ? [shown.printedDate] : [];
  const printedCells = Object.fromEntries(plan.columns.map((role) => [role, [cells[role] ?? '']]));
  const dates = plan.columns.includes('date')
    ? { date: printDateLines(plan, cells.date ?? '', cells.valueDate ?? '') }
    : {};
  return {
    row: {
      kind: 'posting',
      cells: { ...printedCells, ...dates, description: [`${before}${lines[0]}`, ...lines.slice(1), ...below] },
      balanceAfter: posting.balance,
      amount: posting.amount,
    },
    printed: recordRow(plan, posting, shown, cells, lines),
  };
}

/** A row that moved nothing: the balance beside it is that of the row before. */
function listFailed(plan: Plan, ledger: Ledger, { date, balance, ...posting }: Posting): ListedRow {
  const { random, locale } = plan;
  const lines = writeText(random, locale, 'transferOut', date, { busy: false, checkNumber: null });
  const amount = -random.integer(100, 9000) * locale.roundTo;
  const failed: Posting = {
    ...posting,
    date,
    balance,
    lines,
    amount,
    commission: 0,
    original: null,
    checkNumber: null,
  };
  const shown = { date, printedDate: printDate(plan, date), dateShown: true, balanceShown: true };
  const { row } = listPosting(plan, ledger, failed, shown);
  return unlisted({ ...row, cells: { ...row.cells, status: [plan.words.failed] }, amount: null });
}

function recordRow(plan: Plan, posting: Posting, shown: Shown, cells: Cells, lines: readonly string[]): PrintedRow {
  const has = (role: ColumnRole) => plan.columns.includes(role) && (cells[role] ?? '') !== '';
  const showsBelow = plan.switches.valueDateBelow && shown.dateShown;
  return {
    posting,
    date: shown.date,
    description: lines.join(' '),
    balance: has('balance') ? posting.balance : null,
    reference: has('reference') ? cells.reference! : null,
    transactionDate: has('transactionDate') ? posting.transactionDate : null,
    valueDate: has('valueDate') || showsBelow ? posting.valueDate : null,
    original: posting.original,
  };
}
