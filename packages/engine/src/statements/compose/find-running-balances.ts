/**
 * Lines without a date that print what a printed balance and the rows above come to are balances, whatever words name them: carried
 * over to the next sheet, or the last of the list.
 *
 *   Zald 1/5                                  1,000.00
 *   04/02/2025  GREEN GROCER                    -45.20
 *   04/02/2025  TAXI                            -10.00
 *   06/02/2025  SALARY                        1,506.00
 *               Zwosk 28/2                    2,450.80    ← 1,000.00 − 45.20 − 10.00 + 1,506.00
 *   Annex: fees of the month
 *   06/02/2025  Card fee                         -4.00
 *
 * What stands below the last such line, in a block of its own or without a date, is none of the list, unless more balances stand
 * there. A list with running balances needs none of this. Known weakness: lists with the newest row first, and signs that only a section tells, are not tried.
 */
import type { Minor } from '@extracto/model';
import { BALANCE_LABELS } from '../../knowledge/language.ts';
import { signedMinor } from '../../tokens/notation.ts';
import {
  type ColumnHabits,
  type Convention,
  columnHabits,
  HELD_CONVENTIONS,
  signAmount,
} from '../interpret/amounts.ts';
import { selectLabelled } from '../interpret/select-labelled.ts';
import { STATEMENTS } from '../thresholds.ts';
import { isUndated } from './list-undated.ts';
import { asBalance, asBeyond, figureOf, isCheckpoint, isMoved } from './place-rows.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

const { FEWEST_ROWS, MANY, MOST_STARTS } = STATEMENTS.findRunningBalances;

/** In the same order, such lines as balances and what is below the last of them as beyond; `placed` itself where there are none. */
export function findRunningBalances(placed: PlacedRow[], parts: StatementParts): PlacedRow[] {
  const rows = placed.filter(isMoved);
  if (rows.length <= FEWEST_ROWS || rows.some(({ entry }) => entry.balance !== null)) return placed;
  const habits = columnHabits(rows.map(({ entry }) => entry));
  const found = listStarts(placed, rows[0]!, parts)
    .flatMap((start) => HELD_CONVENTIONS.map((convention) => walk(placed, start, convention, habits)))
    .reduce((best, other) => (other.length > best.length ? other : best), []);
  const last = found.at(-1);
  if (last === undefined) return placed;
  const below = rows.filter(({ at }) => at > last.at);
  const goesOn = placed.some(({ at, row, entry }) => at > last.at && isCheckpoint(row, entry));
  const isEnd = !goesOn && (below.every((place) => isUndated(place)) || isAnnexed(below, last, habits, parts));
  const [isFound, isBelow] = [new Set(found.filter(isMoved)), new Set(below)];
  return placed.map((place) => {
    if (isEnd && isBelow.has(place)) return asBeyond(place);
    if (place !== last && !isFound.has(place)) return place;
    const balance = isFound.has(place) ? asBalance(place, figureOf(place)) : place;
    return isEnd && place === last ? { ...balance, row: { ...balance.row, label: 'closing' } } : balance;
  });
}

/** Rows of another block on the same page, with which the balance is printed nowhere. */
function isAnnexed(below: readonly PlacedRow[], last: PlacedRow, habits: ColumnHabits, parts: StatementParts): boolean {
  const isApart = ({ row, table }: PlacedRow) =>
    row.pageNumber === last.row.pageNumber && (table !== last.table || row.block !== last.row.block);
  if (!below.every(isApart)) return false;
  const known = parts.figures.flatMap(({ token }) => signedMinor(token, parts.notation) ?? []);
  return HELD_CONVENTIONS.every((convention) => {
    const moved = below.reduce((sum, { entry }) => sum + signAmount(entry.amount!, convention, habits), 0);
    return !known.includes(figureOf(last)! + moved);
  });
}

/** Balances that a label or a line of the list prints, and what is printed above the list under other names. */
function listStarts(placed: readonly PlacedRow[], first: PlacedRow, parts: StatementParts): readonly Minor[] {
  const labelled = selectLabelled(parts.fields, BALANCE_LABELS, parts.notation).map(({ value }) => value);
  const listed = placed.flatMap(({ row, entry }) => (isCheckpoint(row, entry) ? entry.balance! : []));
  const above = parts.figures
    .filter(({ line }) => line.index < first.row.firstLine)
    .flatMap(({ token }) => signedMinor(token, parts.notation) ?? []);
  return [...new Set([...listed, ...labelled, ...above])].filter((value) => value !== 0).slice(0, MOST_STARTS);
}

/** Many such lines may print dates, few may not. */
function walk(
  placed: readonly PlacedRow[],
  start: Minor,
  convention: Convention,
  habits: ColumnHabits,
): readonly PlacedRow[] {
  const amountOf = ({ entry }: PlacedRow) => signAmount(entry.amount!, convention, habits);
  const many = follow(placed, start, amountOf, () => true);
  if (many.filter(isMoved).length >= MANY) return many;
  return follow(
    placed,
    start,
    amountOf,
    (place, count) => count >= FEWEST_ROWS && (!isMoved(place) || isUndated(place)),
  );
}

function follow(
  placed: readonly PlacedRow[],
  start: Minor,
  amountOf: (place: PlacedRow) => Minor,
  mayBe: (place: PlacedRow, count: number) => boolean,
): readonly PlacedRow[] {
  const found: PlacedRow[] = [];
  let [balance, count] = [start, 0];
  let carried: Minor | null = null;
  for (const place of placed) {
    const own = figureOf(place);
    const isDebit = place.entry.amount?.columnRole === 'debit' && balance > 0;
    // a sheet may repeat what the one before it carried over below its first row
    const isNext = own !== null && (own === balance || (own === carried && isUndated(place)));
    if (count > 0 && isNext && !isDebit && mayBe(place, count)) {
      found.push(place);
      carried = own;
    } else if (isMoved(place)) {
      balance += amountOf(place);
      count++;
    }
  }
  return found;
}
