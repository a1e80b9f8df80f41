/**
 * Page mode: every page is read on its own, results are joined in page order. Nothing learned on one page helps another,
 * so memory stays flat and pages may run in parallel; the price is fewer cross-checks, which the result says.
 */
import type { ColumnSource, Control, DraftResult, DraftStatement, DraftTransaction, Warning } from '@extracto/model';
import { judgeStatement } from '../verify/judge-statement.ts';

const FEWER_CHECKS: Warning = {
  code: 'page_mode_fewer_checks',
  message: 'Each page was read on its own: a summary table of a card statement may have been taken for transactions.',
  page: null,
};

/** `results`: one per page that gave any, in page order. `pages`: all pages of the document. */
export function mergePages(results: readonly DraftResult[], pages: number): DraftResult {
  const statements: Joined[] = [];
  for (const { statements: ofPage } of results) {
    for (const statement of ofPage) {
      const last = statements.at(-1);
      if (last === undefined || !continues(last.head, statement)) statements.push(begin(statement));
      else append(last, statement);
    }
  }
  const warnings = [...results.flatMap((result) => result.warnings), ...(pages > 1 ? [FEWER_CHECKS] : [])];
  const given = new Set<string>();
  return {
    documentType: 'Statement',
    parser: 'Page',
    pages,
    bankId: results.map((result) => result.bankId).find((id) => id !== null) ?? null,
    statements: statements.map((joined) => judgeStatement(finish(joined))),
    warnings: warnings.filter(({ code, page }) => {
      const isFirst = !given.has(`${code} ${page}`);
      given.add(`${code} ${page}`);
      return isFirst;
    }),
  };
}

/** The next page goes on with the same statement unless it names another account, another currency or another period. */
function continues(last: DraftStatement, next: DraftStatement): boolean {
  const isOther = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  return !(
    isOther(last.account.number, next.account.number) ||
    isOther(last.account.currency, next.account.currency) ||
    isOther(last.period.from, next.period.from) ||
    isOther(last.period.to, next.period.to)
  );
}

/** A statement that grows page by page: its lists are appended to, so that the work is linear in its rows. */
interface Joined {
  /** Values that occur once in a statement, and its lists as they were on its first page. */
  head: DraftStatement;
  readonly transactions: DraftTransaction[];
  readonly unassigned: DraftStatement['unassigned'];
  readonly ambiguities: Set<string>;
  readonly controls: PlacedControl[];
  readonly columns: ColumnSource[];
}

type RowRange = [from: number, to: number];

interface PlacedControl {
  readonly control: Control;
  /** It is said of all rows of its page. */
  readonly isOfAll: boolean;
}

function begin(head: DraftStatement): Joined {
  return {
    head,
    transactions: [...head.transactions],
    unassigned: [...head.unassigned],
    ambiguities: new Set(head.ambiguities),
    controls: placeControls(head, 0),
    columns: [...(head.columns ?? [])],
  };
}

function append(joined: Joined, next: DraftStatement): void {
  const { head, transactions, unassigned, ambiguities, controls, columns } = joined;
  const before = transactions.length;
  joined.head = joinHeads(head, next);
  controls.push(...placeControls(next, before));
  for (const row of next.transactions) transactions.push(row);
  for (const source of next.unassigned) unassigned.push(source);
  for (const ambiguity of next.ambiguities) ambiguities.add(ambiguity);
  for (const column of next.columns ?? []) columns.push({ ...column, firstRow: column.firstRow + before });
}

function joinHeads(last: DraftStatement, next: DraftStatement): DraftStatement {
  const known = <T>(a: T | null, b: T | null) => a ?? b;
  return {
    ...last,
    account: {
      type: last.account.type,
      number: known(last.account.number, next.account.number),
      holder: known(last.account.holder, next.account.holder),
      currency: known(last.account.currency, next.account.currency),
    },
    period: { from: known(last.period.from, next.period.from), to: known(last.period.to, next.period.to) },
    openingBalance: known(last.openingBalance, next.openingBalance),
    closingBalance: known(next.closingBalance, last.closingBalance),
    totals: known(last.totals, next.totals),
    counts: known(last.counts, next.counts),
    sources: { ...next.sources, ...last.sources },
  };
}

/**
 * The rows of a page count from the end of the page before. What is said of all rows of a page may be said of all rows so
 * far, and, when everything is read, of the whole list.
 */
function placeControls({ controls = [], transactions }: DraftStatement, before: number): PlacedControl[] {
  const count = transactions.length;
  return controls.map((control) => {
    const rows = control.rows.map(([first, end]): RowRange => [first + before, end + before]);
    const isOfAll = control.rows.some(([first, end]) => first === 0 && end === count && end > first);
    if (isOfAll && before > 0) rows.push([0, before + count]);
    return { control: { ...control, rows }, isOfAll };
  });
}

function finish({ head, transactions, unassigned, ambiguities, controls, columns }: Joined): DraftStatement {
  const all = transactions.length;
  const reach = ({ control, isOfAll }: PlacedControl): Control =>
    !isOfAll || control.rows.some(([first, end]) => first === 0 && end === all)
      ? control
      : { ...control, rows: [...control.rows, [0, all]] };
  return {
    ...head,
    transactions,
    unassigned,
    ambiguities: [...ambiguities],
    controls: controls.map(reach),
    columns,
  };
}
