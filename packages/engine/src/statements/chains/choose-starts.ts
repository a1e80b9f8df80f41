/**
 * Chooses the starts of statements by arithmetic. Words alone may part one statement (an account that a payment names, a summary
 * on a later page) or join two (pots and accounts below each other under one number). So where opening, rows and closing of
 * some part do not agree, neighbours are joined and parts divided, and the division in which most rows are proved is taken.
 * Starts are line indexes, ascending, the first 0. Weakness: it tries a bounded number of divisions, the likeliest first.
 */
import type { DraftStatement, Warning } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { ChainedLines } from '../../tables/rows/chained-lines.ts';
import { labelRecord } from '../../tables/rows/label-record.ts';
import { STATEMENTS } from '../thresholds.ts';

const { MOST_DIVISIONS, FEWEST_MORE, MOST_TOTALS } = STATEMENTS.chooseStarts;

export interface Division {
  readonly statements: readonly DraftStatement[];
  /** For each statement, whether the balance that its rows end with stands above them. */
  readonly areHeaded: readonly boolean[];
  readonly warnings: readonly Warning[];
}

export interface RankedDivision {
  readonly starts: readonly number[];
  /** Rows of all statements, and those of statements whose printed ends they lead to. */
  readonly rows: number;
  readonly proved: number;
}

/**
 * `listOthers`: starts that no boundary names, in groups that stand or fall together more often than not; asked for only where
 * the boundaries alone do not prove all rows. `read`: the statements of a division. The first division is kept where none is better.
 */
export function chooseStarts<T extends Division>(
  starts: readonly number[],
  listOthers: () => readonly (readonly number[])[],
  read: (starts: readonly number[]) => T,
): { readonly chosen: T; readonly tried: readonly RankedDivision[] } {
  let chosen = read(starts);
  let best = rank(starts, chosen);
  const tried = [best];
  if (best.proved === best.rows && !leavesListOut(chosen)) return { chosen, tried };
  for (const division of listDivisions(starts, listOthers()).slice(0, MOST_DIVISIONS)) {
    const reading = read(division);
    const ranked = rank(division, reading);
    tried.push(ranked);
    const isAdded = division.some((start) => !starts.includes(start));
    // checks that a list behind the closing balance prints again are no statement of their own
    const isProved = ranked.proved === ranked.rows && ranked.proved >= best.proved;
    if (!isAdded && isProved && ranked.rows < best.rows && holdsRows(reading, chosen)) {
      [chosen, best] = [reading, ranked];
      continue;
    }
    // a list that breaks is not corrected by calling its parts accounts, unless each of them is proved
    if (isAdded && ranked.proved < ranked.rows) continue;
    // rows below a start that something names are of a list that contradicts itself, and not of none; one may be a label
    if (!isAdded && ranked.rows <= best.rows - FEWEST_MORE) continue;
    if (ranked.proved >= best.proved + FEWEST_MORE) [chosen, best] = [reading, ranked];
  }
  return { chosen, tried };
}

/** The statements of one division have every row of the other, by day and amount. */
function holdsRows(one: Division, other: Division): boolean {
  const rowsOf = ({ statements }: Division) =>
    statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`));
  const rows = new Set(rowsOf(one));
  return rowsOf(other).every((row) => rows.has(row));
}

function rank(starts: readonly number[], division: Division): RankedDivision {
  return { starts, rows: countRows(division), proved: countProved(division) };
}

/**
 * Starts at runs of balances that begin with one that stands alone, as an opening balance does, behind the totals of the list above.
 * If a run begins with a row, the arithmetic of one list is broken, and nothing says that another began. `told`: starts that
 * words name, which stand.
 */
export function findOtherStarts(
  told: readonly number[],
  chains: readonly ChainedLines[],
  lines: readonly TokenLine[],
): number[] {
  const figuresOf = (line: TokenLine) => line.money.filter(({ strong }) => strong).length;
  return chains.slice(1).flatMap((lower, at) => {
    const upper = chains[at]!;
    const isTold = told.some((start) => start > upper.last && start <= lower.first);
    if (isTold || figuresOf(lines[lower.head]!) !== 1 || isCarried(lines[lower.head]!)) return [];
    const between = lines.slice(upper.last + 1, Math.min(lower.first, upper.last + 1 + MOST_TOTALS));
    const isTotal = (line: TokenLine) => figuresOf(line) > 1 && line.pageNumber === lines[upper.last]!.pageNumber;
    return [upper.last + 2 + between.findLastIndex(isTotal)];
  });
}

/** Brought forward from the page before: the list goes on, and its arithmetic is broken. */
function isCarried({ words }: TokenLine): boolean {
  return labelRecord(textOf(words)) === 'carried';
}

/**
 * With each group of other starts, among the first ones and instead of them, and with each start of a group; without any start
 * but the first, and without each run of neighbours.
 */
function listDivisions(starts: readonly number[], others: readonly (readonly number[])[]): number[][] {
  const divisions: number[][] = [];
  const later = starts.slice(1);
  for (let length = later.length; length > 0; length--)
    for (let at = 0; at + length <= later.length; at++) divisions.push([0, ...later.toSpliced(at, length)]);
  const additions = others.flatMap((group) => {
    const added = group.filter((start) => !starts.includes(start));
    if (added.length === 0) return [];
    const instead = later.length > 0 ? [[0, ...group]] : [];
    const alone = added.length > 1 ? added.map((start) => [...starts, start]) : [];
    return [[...starts, ...added], ...instead, ...alone];
  });
  return [...additions.map((division) => division.sort((a, b) => a - b)), ...divisions];
}

/** It may be the list of another account. */
function leavesListOut({ warnings }: Division): boolean {
  return warnings.some(({ code }) => code === 'list_left_out');
}

function countRows({ statements }: Division): number {
  return statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
}

/** Rows between an opening and a closing balance that they lead to, and those below the balance that they end with. */
function countProved({ statements, areHeaded }: Division): number {
  return statements.reduce((sum, { transactions, verification: { checks } }, index) => {
    const passed = (wanted: string) => checks.find(({ name }) => name === wanted)?.passed;
    const balances = passed('opening_plus_transactions_is_closing');
    const holds = balances ?? (areHeaded[index] === true && passed('running_balance_chain') !== false);
    return holds ? sum + transactions.length : sum;
  }, 0);
}
