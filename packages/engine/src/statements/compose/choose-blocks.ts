/** Chooses the rows of a list: all, unless the printed balances agree without a block, a status or undated rows. */
import type { Warning } from '@extracto/model';
import { isSure, type Settlement } from '../interpret/settle-amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import { areTotals } from './are-totals.ts';
import { findUnneeded } from './find-unneeded.ts';
import { listMarked, markLeaning, markPhrased, markTold } from './list-marked.ts';
import { listStatuses } from './list-statuses.ts';
import { listSweeps } from './list-sweeps.ts';
import { isUndated, listUndated } from './list-undated.ts';
import { opensWithTotal, type PrintedEnds } from './opens-with-total.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST_BLOCKS, FEWEST_CHAINED, MOST_KINDS, FEWEST_AGAIN } = STATEMENTS.chooseBlocks;

/**
 * Look-alikes (pending rows, summaries, the same list again) stand in blocks of their own. When the whole does not add up
 * and leaving out exactly one block makes it, that block is no part of the list; two such blocks decide nothing. Rows whose
 * printed balances run from one to the next are of the list; a plan of instalments prints what is left of each purchase,
 * and no balance of it leads to another. Wallets list what was declined among the rest and say so in a column; they may
 * print no opening balance, and then the running balances tell. A column of words that nobody knows may say which way each row goes.
 */
export function chooseBlocks(
  listed: readonly PlacedRow[],
  settle: (rows: readonly PlacedRow[]) => Settlement,
  printed: PrintedEnds,
) {
  const whole = { rows: listed, settled: settle(listed), leftOut: [] as readonly PlacedRow[] };
  const without = (left: readonly PlacedRow[]) => {
    const out = new Set(left);
    const rows = listed.filter((row) => !out.has(row));
    return { rows, settled: settle(rows), leftOut: left };
  };
  if (whole.settled.holds || isChainAlone(whole.settled)) {
    const unproved = whole.settled.holds ? [] : listWithoutBalances(listed).map(without);
    const proved = unproved.find(({ settled }) => isSure(settled));
    if (proved !== undefined) return proved;
    const idle = listIdle(listed, whole.settled);
    const beside = idle.length > 0 ? idle : listBesideChain(listed, whole.settled);
    if (beside.length === 0) return whole;
    const chosen = without(beside);
    return chosen.settled.holds || isChainAlone(chosen.settled) ? chosen : whole;
  }
  const swept = listSweeps(listed);
  const unswept = swept.length === 0 ? null : without(swept);
  if (unswept !== null && isSure(unswept.settled)) return unswept;
  const blocks = [
    ...Map.groupBy(listed, ({ row, table }) => `${table.region.lines[0]?.index ?? 0}:${row.block}`).values(),
  ];
  const parts = comparable(blocks, listed).filter((block) => mayBeLeftOut(block, listed));
  const others = [...parts, ...listUndated(listed), ...listWithoutBalances(listed)];
  const fits = others
    .map(without)
    .filter(({ settled, leftOut }) => isSure(settled) && !opensWithTotal(settled, printed, listed, leftOut))
    .filter(({ rows }) => !areTotals(rows));
  const statuses = listStatuses(listed)
    .map(without)
    .filter(({ settled }) => isSure(settled) || isChainAlone(settled));
  const again = listedAgain(blocks)
    .map(without)
    .filter(({ settled }) => isSure(settled));
  // the words turned round fit a debt of the same ends as well
  const marked = listMarked(listed)
    .map((rows) => ({ rows, settled: settle(rows), leftOut: [] }))
    .filter(({ settled }) => isSure(settled))
    .filter(({ settled }, _, fitting) => fitting.length === 1 || settled.polarity === 1);
  const all = [...fits, ...statuses, ...again];
  // what two of them leave out alike is one choice
  const choices = new Map(all.map((choice) => [choice.leftOut.map(({ at }) => at).join(), choice]));
  // and so are two columns that sign the rows alike
  const signs = new Map(marked.map((choice) => [choice.settled.amounts.join(), choice]));
  const sole = [...choices.values(), ...signs.values()];
  if (sole.length > 0) return sole.length === 1 ? sole[0]! : whole;
  const hasEnds = whole.settled.opening !== null && whole.settled.closing !== null;
  const told = [hasEnds ? null : markTold(listed), markPhrased(listed)]
    .filter((rows) => rows !== null)
    .map((rows) => ({ rows, settled: settle(rows), leftOut: [] }))
    .find(({ settled }) => !hasEnds || isSure(settled));
  if (told !== undefined || hasEnds || whole.settled.polarity === -1) return told ?? whole;
  const leaning = markLeaning(listed);
  return leaning === null ? whole : { rows: leaning, settled: { ...settle(leaning), tied: true }, leftOut: [] };
}

/**
 * Returns the rows without a date below the last one that has one, where together they move nothing: points or cash back that were
 * earned and paid out.
 */
function listIdle(listed: readonly PlacedRow[], { amounts }: Settlement): readonly PlacedRow[] {
  const isRow = ({ row }: PlacedRow) => row.kind === 'transaction';
  const last = listed.findLastIndex((place) => isRow(place) && !isUndated(place));
  const below = last < 0 ? [] : listed.slice(last + 1);
  const moved = amounts.slice(last + 1).flatMap((amount) => amount ?? []);
  const isIdle = moved.some((amount) => amount !== 0) && moved.reduce((sum, amount) => sum + amount, 0) === 0;
  return isIdle && below.every((place) => isRow(place) && place.entry.balance === null) ? below : [];
}

/**
 * Returns rows that no printed figure needs and that print no balance, while every other row does: examples, returned items
 * and pending payments beside the list.
 */
function listBesideChain(listed: readonly PlacedRow[], { amounts }: Settlement): readonly PlacedRow[] {
  const unneeded = findUnneeded(listed, amounts, []);
  if (unneeded.length === 0) return [];
  const out = new Set(unneeded);
  const others = listed.filter((row) => row.row.kind === 'transaction' && !out.has(row));
  return others.length >= FEWEST_CHAINED && others.every(({ entry }) => entry.balance !== null) ? unneeded : [];
}

/**
 * The rows of all tables that print no balance, where each row of the others prints one: items paid or checks again, however many,
 * beside the list of an account with a running balance.
 */
function listWithoutBalances(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const tables = [...Map.groupBy(listed.filter(hasAmount), ({ table }) => table).values()];
  const [without, chained] = [
    tables.filter((rows) => rows.every(({ entry }) => entry.balance === null)),
    tables.filter((rows) => rows.every(({ entry }) => entry.balance !== null)),
  ];
  if (without.length === 0 || chained.length === 0 || without.length + chained.length < tables.length) return [];
  return without.some((rows) => rows.some(printsAnother)) ? [] : [without.flat()];
}

/** A figure beside the amount may be the balance, in no column. */
function printsAnother({ row, table }: PlacedRow): boolean {
  const lines = table.region.lines.filter(({ index }) => row.lines.includes(index));
  return lines.some(({ money }) => money.filter(({ strong }) => strong).length > 1);
}

/** Returns the blocks, or whole tables when text splits the list into many blocks; empty for one part or too many. */
function comparable(blocks: readonly PlacedRow[][], listed: readonly PlacedRow[]): readonly PlacedRow[][] {
  const tables = () => [...Map.groupBy(listed, ({ table }) => table).values()];
  const parts = blocks.length > MOST_BLOCKS ? tables() : blocks;
  return parts.length > 1 && parts.length <= MOST_BLOCKS ? parts : [];
}

/**
 * The rows of all blocks from one on, where they print nothing but amounts of the rows above, each once more: by kind, or by
 * category, with a title over each.
 */
function listedAgain(blocks: readonly (readonly PlacedRow[])[]): readonly (readonly PlacedRow[])[] {
  if (blocks.length > MOST_KINDS) return [];
  return blocks.flatMap((_, at) => {
    const [upper, lower] = [blocks.slice(0, at), blocks.slice(at)].map((part) => part.flat().filter(hasAmount));
    if (lower!.length < FEWEST_AGAIN || lower!.length > upper!.length || hasRunningBalance(lower!)) return [];
    const left = countBy(upper!);
    for (const row of lower!) {
      const count = left.get(magnitudeOf(row)) ?? 0;
      if (count === 0) return [];
      left.set(magnitudeOf(row), count - 1);
    }
    return [lower!];
  });
}

function hasAmount({ entry }: PlacedRow): boolean {
  return entry.amount !== null;
}

function magnitudeOf({ entry }: PlacedRow): number {
  return entry.amount?.magnitude ?? 0;
}

function countBy(rows: readonly PlacedRow[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(magnitudeOf(row), (counts.get(magnitudeOf(row)) ?? 0) + 1);
  return counts;
}

/** A running balance is all that can tell: printed ends would have to agree as well. */
function isChainAlone({ chained, opening, closing }: Settlement): boolean {
  return chained && (opening === null || closing === null);
}

/** Not the better part of the rows, unless their balances say that they are of another kind. */
function mayBeLeftOut(block: readonly PlacedRow[], listed: readonly PlacedRow[]): boolean {
  if (hasRunningBalance(block)) return false;
  return block.length * 2 < listed.length || block.some(({ entry }) => entry.balance !== null);
}

/**
 * Balances at the end of days or pages are taken for running ones, and so is a lone one: nothing shows that they are not, unless
 * the column has another name.
 */
function hasRunningBalance(block: readonly PlacedRow[]): boolean {
  const balances = block.flatMap(({ entry }) => (entry.balance === null ? [] : [entry.balance]));
  if (balances.length === 0 || (balances.length === 1 && block.every(isBalanceNamedOtherwise))) return false;
  if (balances.length === 1 || balances.length < block.length) return true;
  return balances.some((balance, index) => {
    const step = index === 0 ? null : Math.abs(balance - balances[index - 1]!);
    const beside = [block[index], block[index - 1]].map((row) => row?.entry.amount?.magnitude);
    return step !== null && (block[index]!.entry.amount === null || beside.includes(step));
  });
}

function isBalanceNamedOtherwise({ table: { columns, use } }: PlacedRow): boolean {
  const column = use.balance === null ? undefined : columns[use.balance];
  return column !== undefined && column.headerText !== null && !column.candidates.includes('balance');
}

export function leftOutBlock(page: number): Warning {
  return {
    code: 'list_left_out',
    message:
      'A list, or rows of one status, are not part of the account activity: without them the printed balances agree, with them they do not.',
    page,
  };
}
