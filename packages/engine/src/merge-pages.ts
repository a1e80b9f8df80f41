/**
 * Page mode: every page is read on its own, results are joined in page order. Nothing learned on one page helps another,
 * so memory stays flat and pages may run in parallel; the price is fewer cross-checks, which the result says.
 */
import type { Control, DraftResult, DraftStatement, Warning } from '@extracto/model';
import { verifyStatement } from './stages/verify/verify-statement.ts';

const FEWER_CHECKS: Warning = {
  code: 'page_mode_fewer_checks',
  message: 'Each page was read on its own: a summary table of a card statement may have been taken for transactions.',
  page: null,
};

/** `results`: one per page that gave any, in page order. `pages`: all pages of the document. */
export function mergePages(results: readonly DraftResult[], pages: number): DraftResult {
  const statements: DraftStatement[] = [];
  for (const statement of results.flatMap((result) => result.statements)) {
    const last = statements.at(-1);
    if (last !== undefined && continues(last, statement)) statements[statements.length - 1] = join(last, statement);
    else statements.push(statement);
  }
  const warnings = [...results.flatMap((result) => result.warnings), ...(pages > 1 ? [FEWER_CHECKS] : [])];
  return {
    documentType: 'Statement',
    parser: 'Page',
    pages,
    bankId: results.map((result) => result.bankId).find((id) => id !== null) ?? null,
    statements: statements.map(prove),
    warnings: warnings.filter(
      (warning, index) =>
        warnings.findIndex((other) => other.code === warning.code && other.page === warning.page) === index,
    ),
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

function join(last: DraftStatement, next: DraftStatement): DraftStatement {
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
    transactions: [...last.transactions, ...next.transactions],
    unassigned: [...last.unassigned, ...next.unassigned],
    ambiguities: [...new Set([...last.ambiguities, ...next.ambiguities])],
    controls: [...joinControls(last, next)],
    sources: { ...next.sources, ...last.sources },
    columns: [
      ...(last.columns ?? []),
      ...(next.columns ?? []).map((column) => ({
        ...column,
        firstRow: column.firstRow + last.transactions.length,
      })),
    ],
  };
}

/** Rows of the next page count from the end of this one; what is said of all rows of a page may be said of the whole list. */
function joinControls(last: DraftStatement, next: DraftStatement): Control[] {
  const [before, after] = [last.transactions.length, next.transactions.length];
  const join = ({ controls = [] }: DraftStatement, from: number, count: number) =>
    controls.map((control) => {
      const rows = control.rows.map(([first, end]): [number, number] => [first + from, end + from]);
      const isOfAll = control.rows.some(([first, end]) => first === 0 && end === count && end > first);
      return { ...control, rows: isOfAll ? [...rows, [0, before + after] as [number, number]] : rows };
    });
  return [...join(last, 0, before), ...join(next, before, after)];
}

function prove(statement: DraftStatement): DraftStatement {
  const { verification, coveredRows } = verifyStatement(statement);
  const transactions = statement.transactions.map((row, index) => ({ ...row, verified: coveredRows[index] ?? false }));
  return { ...statement, transactions, verification };
}
