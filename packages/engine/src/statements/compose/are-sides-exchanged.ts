/**
 * Decides whether amounts of one side may be those of the other: by the names above them, the headings, and the columns in which
 * they stand, whatever the balances say.
 *
 *   Date    Description     Debit    Credit   Balance
 *   15/01   GREEN GROCER              45.20     54.80      ← below the name of what comes in, and the balance falls
 */
import type { Box } from '@extracto/model';
import { isBare, isUnsigned, type PrintedAmount } from '../interpret/amounts.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import type { PlacedRow } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { SAME_EDGE_PT } = COMPOSE.areSidesExchanged;

export function areSidesExchanged(rows: readonly PlacedRow[], settled: Settlement): boolean {
  const lists = listSides(rows);
  return (
    isSideExchanged(lists) ||
    isAmongOtherSide(lists) ||
    areSidesMixed(rows, settled) ||
    isAgainstName(rows, settled) ||
    isAgainstHeading(rows, settled)
  );
}

/**
 * An amount that goes the other way than the heading above it says: what came in, or what went out. Where amounts print signs, one
 * may take back another; then all below a heading must go the other way, in a statement that has one for each side.
 */
function isAgainstHeading(rows: readonly PlacedRow[], { amounts }: Settlement): boolean {
  const headed = rows.flatMap(({ row, table, entry: { amount } }, index) => {
    const value = amounts[index];
    if (amount === null || !value || amount.sectionSign === 0) return [];
    const isNamed = table.columns.some(({ candidates: [role] }) => role !== 'amount' && role === amount.columnRole);
    return isNamed ? [] : [{ row, side: amount.sectionSign, isAgainst: Math.sign(value) !== amount.sectionSign }];
  });
  if (!rows.some(({ entry: { amount } }) => amount !== null && amount.token.sign !== 0))
    return headed.some(({ row, isAgainst }) => isAgainst && SIDES.has(row.sections[0]!));
  const lists = Map.groupBy(headed, ({ row }) => row.sections).values();
  const isSided = new Set(headed.map(({ side }) => side)).size > 1;
  return isSided && lists.some((list) => list.every(({ isAgainst }) => isAgainst));
}

const SIDES: ReadonlySet<string> = new Set(['credits', 'debits']);

/** Below the name of one side, an amount without a sign that goes the other way; a name above both columns tells them not apart. */
function isAgainstName(rows: readonly PlacedRow[], { amounts }: Settlement): boolean {
  return rows.some(({ row, table, entry: { amount } }, index) => {
    const value = amounts[index];
    const column = columnOf(row, amount);
    if (column === undefined || !value || !isBare(amount!.token)) return false;
    const [name] = table.columns[column]!.candidates;
    if (table.columns.some(({ kind, candidates }, at) => at !== column && kind === 'money' && candidates[0] === name))
      return false;
    return (name === 'debit' && value > 0) || (name === 'credit' && value < 0);
  });
}

type SidedLists = ReadonlyMap<PlacedRow['table'], readonly PlacedRow[]>;

/** Table by table, the rows that move money in a column of one side. */
function listSides(rows: readonly PlacedRow[]): SidedLists {
  const sided = rows.filter(
    ({ entry: { amount } }) => amount !== null && amount.columnRole !== 'amount' && amount.magnitude !== 0,
  );
  return Map.groupBy(sided, ({ table }) => table);
}

const OTHER_SIDE = { credit: 'debit', debit: 'credit' } as const;

/** The name of the other side stands over the amounts, and their own does not: of both sides, or of the one that has amounts. */
function isSideExchanged(lists: SidedLists): boolean {
  return [...lists].some(([{ region, columns, roles }, list]) => {
    const sides = [...new Set(list.map(({ entry }) => entry.amount!.columnRole))];
    return sides.every((side) => {
      if (side === 'amount') return false;
      const over = columns.flatMap(({ span }, index) =>
        roles.get(index) === side
          ? (region.header?.cells ?? []).filter(({ box }) => Math.min(box[2], span.x1) > Math.max(box[0], span.x0))
          : [],
      );
      const isOver = (role: MoneyRole) => over.some(({ roles: [first] }) => first === role);
      return isOver(OTHER_SIDE[side]) && !isOver(side);
    });
  });
}

/**
 * If columns are tight, the one with more amounts may take those of the other along, and balances then turn them: an amount
 * below the name of the other side that neither begins nor ends where most of its own side do.
 */
function isAmongOtherSide(lists: SidedLists): boolean {
  return [...lists].some(([{ columns, roles }, list]) => {
    const spanOf = (side: MoneyRole) => columns.find((_, index) => roles.get(index) === side)?.span;
    const spans = { credit: spanOf('credit'), debit: spanOf('debit') };
    return list.some(({ entry }) => {
      const { columnRole, token } = entry.amount!;
      const other = columnRole === 'amount' ? undefined : spans[OTHER_SIDE[columnRole]];
      const isBelow = other !== undefined && Math.min(token.box[2], other.x1) > Math.max(token.box[0], other.x0);
      return isBelow && !isInLine(token.box, list, columnRole);
    });
  });
}

/**
 * Two columns without names are the two sides, so the amounts of one, printed without a sign, all go one way, and those of the
 * other the other way: if all rows lower the balance, a row in a column of its own is one that was to raise it. Where the two are read
 * as one column, they end at two edges.
 */
function areSidesMixed(rows: readonly PlacedRow[], { amounts }: Settlement): boolean {
  const bare = rows.flatMap(({ row, table, entry: { amount } }, index) => {
    const sign = Math.sign(amounts[index] ?? 0);
    const column = columnOf(row, amount);
    if (amount === null || column === undefined || sign === 0) return [];
    const isNamed = table.columns[column]!.headerText !== null;
    const place = { table, sign, column, isNamed, page: row.pageNumber, edge: amount.token.box[2] };
    return isBare(amount.token) && (!isNamed || isUnsigned(amount)) ? [place] : [];
  });
  return Map.groupBy(bare, ({ table }) => table)
    .values()
    .some((list) => {
      const columns = Map.groupBy(list, ({ column }) => column);
      const mixed = columns.values().filter((own) => isBothWays(own));
      const areNameless = list.every(({ isNamed }) => !isNamed);
      if (columns.size === 1 && areNameless)
        return Map.groupBy(list, ({ page }) => page)
          .values()
          .some(areEdgesMixed);
      return columns.size > 1 && ([...mixed].length === 1 || (areNameless && !isBothWays(list)));
    });
}

/** Two edges with several amounts at each, of which all at the one go the same way. */
function areEdgesMixed(list: readonly { readonly sign: number; readonly edge: number }[]): boolean {
  const edges = [...Map.groupBy(list, ({ edge }) => Math.round(edge / SAME_EDGE_PT)).values()];
  const mixed = edges.filter((own) => isBothWays(own));
  return edges.length === 2 && mixed.length === 1 && edges.every((own) => own.length > 1);
}

function columnOf({ money }: PlacedRow['row'], amount: PrintedAmount | null): number | undefined {
  return amount === null ? undefined : money.columnOf(amount.token);
}

function isBothWays(amounts: readonly { readonly sign: number }[]): boolean {
  return amounts.some(({ sign }) => sign > 0) && amounts.some(({ sign }) => sign < 0);
}

/** It shares an edge with most amounts of its side. */
function isInLine(box: Box, list: readonly PlacedRow[], side: MoneyRole): boolean {
  const own = list.flatMap(({ entry: { amount } }) => (amount?.columnRole === side ? [amount.token.box] : []));
  const isAt = (edge: 0 | 2) => own.filter((other) => Math.abs(other[edge] - box[edge]) <= SAME_EDGE_PT).length;
  return Math.max(isAt(0), isAt(2)) * 2 > own.length;
}
