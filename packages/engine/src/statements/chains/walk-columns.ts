/**
 * The longest chains over columns of figures: for each column as balance and one or two others as amounts, the amounts between
 * two printed balances sum to their difference. Finds lists that print the balance on the last row of a day only.
 */

import { STATEMENTS } from '../thresholds.ts';
import { type Chain, type ChainLink, type ChainRow, type Figure, SAME_EDGE } from './chain.ts';

const { FEWEST_BALANCES, MOST_COLUMNS, MOST_PASSED, PASS_PRICE, MOST_ROWS, DROP_PRICE } = STATEMENTS.walkColumns;

/** The effect of each amount column on the balance. */
type Signs = readonly { readonly column: number; readonly sign: 1 | -1; readonly isPrinted: boolean }[];

/** The figures of one order of the page, with the column of each. */
interface Strand {
  /** Figures of a column that is tried; those of a line side by side. */
  readonly figures: readonly Figure[];
  readonly columns: Uint8Array;
  readonly newestFirst: boolean;
}

/**
 * One chain for each reading of the columns, and each order of the page, in which any two balances follow each other. Columns that
 * could not score above `least` are not walked.
 */
export function walkColumns(figures: readonly (readonly Figure[])[], heightPt: number, least: number): Chain[] {
  const columns = groupColumns(figures.flat(), heightPt * SAME_EDGE);
  const down = layOut(figures, columns, false);
  const balances = [...columns.keys()].filter((column) => {
    const { count } = columns[column]!;
    return count >= FEWEST_BALANCES && mostLinks(down, column, count) > least;
  });
  if (balances.length === 0) return [];
  const strands = [down, layOut(figures, columns, true)];
  const room = createRoom(down.figures.length);
  const chains: Chain[] = [];
  for (const balance of balances) {
    for (const signs of listSigns(columns.length, balance)) {
      const effects = columns.map((_, column) => signs.find((role) => role.column === column) ?? null);
      for (const strand of strands) {
        const chain = walk(strand, balance, effects, room);
        if (chain !== null) chains.push(chain);
      }
    }
  }
  return chains;
}

/** Every link has a row of its own, and two balances. */
function mostLinks({ figures, columns }: Strand, balance: number, count: number): number {
  let [lines, last] = [0, -1];
  for (let index = 0; index < figures.length; index++) {
    const { at } = figures[index]!;
    if (columns[index] === balance || at === last) continue;
    lines++;
    last = at;
  }
  return Math.min(count - 1, lines);
}

interface ColumnEdges {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

function groupColumns(figures: readonly Figure[], reach: number): ColumnEdges[] {
  const edges = Float64Array.from(figures, ({ edge }) => edge).sort();
  const groups: { from: number; to: number; count: number }[] = [];
  for (const edge of edges) {
    const last = groups.at(-1);
    if (last !== undefined && edge - last.to <= reach) {
      last.to = edge;
      last.count++;
    } else groups.push({ from: edge, to: edge, count: 1 });
  }
  return groups.sort((a, b) => b.count - a.count).slice(0, MOST_COLUMNS);
}

function layOut(
  figures: readonly (readonly Figure[])[],
  columns: readonly ColumnEdges[],
  newestFirst: boolean,
): Strand {
  const placed: Figure[] = [];
  const own: number[] = [];
  for (const figure of (newestFirst ? figures.toReversed() : figures).flat()) {
    const column = columns.findIndex(({ from, to }) => figure.edge >= from && figure.edge <= to);
    if (column < 0) continue;
    placed.push(figure);
    own.push(column);
  }
  return { figures: placed, columns: Uint8Array.from(own), newestFirst };
}

/** One column with the signs that it prints, for money held and for money owed; or two that take and give. */
function listSigns(count: number, balance: number): Signs[] {
  const others = [...Array(count).keys()].filter((column) => column !== balance);
  const single = others.flatMap((column) =>
    ([1, -1] as const).map((sign) => [{ column, sign, isPrinted: true }] as const),
  );
  const pairs = others.flatMap((debit) =>
    others
      .filter((credit) => credit !== debit)
      .map(
        (credit) =>
          [
            { column: debit, sign: -1, isPrinted: false },
            { column: credit, sign: 1, isPrinted: false },
          ] as const,
      ),
  );
  return [...single, ...pairs];
}

/**
 * Arrays that all walks share. Rows are the amounts in print, by index: `effects` what each does to the balance, `sums` what those
 * before it do together. Nodes are the balances: those up to `ends` are printed before or beside one.
 */
interface Room {
  readonly rows: Int32Array;
  readonly signs: Int8Array;
  readonly effects: Float64Array;
  readonly sums: Float64Array;
  readonly balances: Int32Array;
  readonly ends: Int32Array;
  /** By node: the one before it in its chain, -1 at the head; and the row between them that is none, or -1. */
  readonly previous: Int32Array;
  readonly intruders: Int32Array;
  readonly lengths: Int32Array;
  readonly scores: Float64Array;
}

function createRoom(count: number): Room {
  return {
    rows: new Int32Array(count),
    signs: new Int8Array(count),
    effects: new Float64Array(count),
    sums: new Float64Array(count + 1),
    balances: new Int32Array(count),
    ends: new Int32Array(count),
    previous: new Int32Array(count),
    intruders: new Int32Array(count),
    lengths: new Int32Array(count),
    scores: new Float64Array(count),
  };
}

function walk(strand: Strand, balance: number, roles: readonly (Signs[number] | null)[], room: Room): Chain | null {
  const { figures, columns } = strand;
  let [rows, nodes, best] = [0, 0, -1];
  for (let index = 0; index < figures.length; ) {
    const { at } = figures[index]!;
    let last = -1;
    for (; figures[index]?.at === at; index++) {
      const column = columns[index]!;
      if (column === balance) last = index;
      const role = roles[column]!;
      const { value } = figures[index]!;
      if (role === null || value === 0) continue;
      // a minus in a column of debits is that of the debit
      const sign = role.isPrinted || value > 0 ? role.sign : -role.sign;
      room.rows[rows] = index;
      room.signs[rows] = sign;
      room.effects[rows] = sign * value;
      room.sums[rows + 1] = room.sums[rows]! + sign * value;
      rows++;
    }
    if (last < 0) continue;
    room.balances[nodes] = last;
    room.ends[nodes] = rows;
    extend(figures, nodes, room);
    if (best < 0 || room.scores[nodes]! > room.scores[best]!) best = nodes;
    nodes++;
  }
  return best < 0 || room.lengths[best] === 0 ? null : toChain(best, strand, room);
}

/** Links a node to the earlier balance that gives it the highest score. */
function extend(figures: readonly Figure[], node: number, room: Room): void {
  const { balances, ends, previous, intruders, lengths, scores } = room;
  previous[node] = -1;
  intruders[node] = -1;
  lengths[node] = 0;
  scores[node] = 0;
  const { value } = figures[balances[node]!]!;
  const end = ends[node]!;
  for (let before = node - 1; before >= 0 && before >= node - 1 - MOST_PASSED; before--) {
    const start = ends[before]!;
    if (end - start > MOST_ROWS) break;
    const difference = value - figures[balances[before]!]!.value;
    const found = explain(difference, start, end, room);
    if (found === null) continue;
    const says = start < end && difference !== 0 && !isEcho(value, start, end, room, found);
    const gain = says ? (found < 0 ? 1 : 1 - DROP_PRICE) : 0;
    const score = scores[before]! + gain - (node - 1 - before) * PASS_PRICE;
    if (score > scores[node]! || (start === end && score >= scores[node]!)) {
      previous[node] = before;
      intruders[node] = found;
      scores[node] = score;
      lengths[node] = lengths[before]! + (gain > 0 ? 1 : 0);
    }
  }
}

/**
 * Explains the difference of two balances by the rows between them: all of them, or all but one, or no rows and no difference.
 * Returns the index of the row left out, -1 when none is, `null` when the rows do not add up.
 */
function explain(difference: number, start: number, end: number, { sums, effects }: Room): number | null {
  if (start === end) return difference === 0 ? -1 : null;
  const sum = sums[end]! - sums[start]!;
  if (sum === difference) return -1;
  if (end - start < 2 || difference === 0) return null;
  for (let row = start; row < end; row++) if (sum - effects[row]! === difference) return row;
  return null;
}

/**
 * Two rows, of which one alone is as large as the balance: the other takes back all of the balance before. Amounts that the
 * descriptions repeat below them do so: 20.00, 20.00, 35.00, 35.00.
 */
function isEcho(value: number, start: number, end: number, { effects }: Room, intruder: number): boolean {
  if (end - start - (intruder < 0 ? 0 : 1) !== 2) return false;
  for (let row = start; row < end; row++) if (row !== intruder && effects[row] === value) return true;
  return false;
}

function toChain(last: number, { figures, newestFirst }: Strand, room: Room): Chain {
  const links: ChainLink[] = [];
  for (let node = last; node >= 0; node = room.previous[node]!) {
    const before = room.previous[node]!;
    const rows: ChainRow[] = [];
    for (let row = before < 0 ? room.ends[node]! : room.ends[before]!; row < room.ends[node]!; row++)
      if (row !== room.intruders[node])
        rows.push({ amount: figures[room.rows[row]!]!, sign: room.signs[row] === 1 ? 1 : -1 });
    links.push({ balance: figures[room.balances[node]!]!, rows });
  }
  return { links: links.reverse(), length: room.lengths[last]!, score: room.scores[last]!, newestFirst };
}
