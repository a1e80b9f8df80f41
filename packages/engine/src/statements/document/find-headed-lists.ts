/**
 * Lists below each other with running balances, each under a heading that prints the balance which it ends with:
 *
 *   Balance 1,348.66                   the last balance in time of the rows below
 *   31/01  NETFLIX   -10.72  1,348.66
 *   12/01  CO-OP     -33.67  1,359.38
 *   Pot balance 921.32                 ← another list: no amount leads from 1,359.38 to 921.32
 *   31/01  Interest    2.04    921.32
 *
 * The balance with which the list above ended is brought forward, and parts nothing. Weakness: rows without a balance.
 */
import type { Minor } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { TokenLine } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/row.ts';
import { minorOf, type Notation, signedMinor } from '../../tokens/notation.ts';
import { readBalance } from '../interpret/read-ledger.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { MOST_RESTARTS } = STATEMENTS.findHeadedLists;

interface BalancedRow {
  readonly row: Row;
  readonly balance: Minor | null;
}

/** Line indexes at which lists behind the first start; `outside`: lines of no row. */
export function findHeadedLists(
  tables: readonly Table[],
  outside: readonly TokenLine[],
  notation: Notation,
): readonly number[] {
  const rows = listBalances(tables, notation);
  const restarts = rows.flatMap((lower, at) => (at > 0 && !runsOn(rows[at - 1]!, lower, notation) ? [at] : []));
  if (restarts.length > MOST_RESTARTS) return [];
  return restarts.flatMap((at, index) => {
    const [above, end] = [rows[at - 1]!, restarts[index + 1] ?? rows.length];
    const from = above.row.lines.at(-1)! + 1;
    const figures = figuresBetween(outside, from, rows[at]!.row.firstLine, notation);
    const ends = [rows[at]!.balance, rows[end - 1]!.balance];
    return figures.some((figure) => figure !== above.balance && ends.includes(figure)) ? [from] : [];
  });
}

/** Tells of the index of a line whether it stands above the first row, or no amount leads from the balance above it to the one below. */
export function startsOfLists(tables: readonly Table[], notation: Notation): (line: number) => boolean {
  const listRows = onlyOnce(() => listBalances(tables, notation));
  return (line) => {
    const rows = listRows();
    const at = rows.findIndex(({ row }) => row.firstLine > line);
    return at === 0 || (at > 0 && !runsOn(rows[at - 1]!, rows[at]!, notation));
  };
}

/** True when each row has a balance, and the one of its first or last row stands above them. */
export function isHeadedByBalance(
  tables: readonly Table[],
  outside: readonly TokenLine[],
  notation: Notation,
): boolean {
  const rows = listBalances(tables, notation);
  if (rows.length === 0 || rows.some(({ balance }) => balance === null)) return false;
  const figures = figuresBetween(outside, 0, rows[0]!.row.firstLine, notation);
  return figures.some((figure) => figure === rows[0]!.balance || figure === rows.at(-1)!.balance);
}

/** Transactions in printed order, each with the balance beside it. */
export function listBalances(tables: readonly Table[], notation: Notation): BalancedRow[] {
  return tables.flatMap(({ rows, use }) =>
    rows
      .filter(({ kind }) => kind === 'transaction')
      .map((row) => ({ row, balance: readBalance(row, use.balance, notation) })),
  );
}

/** An amount of either row, in either order of time, leads from one balance to the other; true where one is not printed. */
export function runsOn(upper: BalancedRow, lower: BalancedRow, notation: Notation): boolean {
  if (upper.balance === null || lower.balance === null) return true;
  const step = Math.abs(lower.balance - upper.balance);
  return [upper, lower].some(({ row }) => row.money.values().some((token) => minorOf(token, notation) === step));
}

function figuresBetween(outside: readonly TokenLine[], from: number, to: number, notation: Notation): (Minor | null)[] {
  return outside
    .filter(({ index }) => index >= from && index < to)
    .flatMap(({ money }) => money.filter(({ strong }) => strong).map((token) => signedMinor(token, notation)));
}
