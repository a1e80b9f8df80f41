/**
 * Balances of a list that only figures tell from its rows.
 *
 * Inside, no word names them: lines of the same words, each with what the one before it and the rows between them come to.
 *
 *   03.04.23  K-MARKET KAMPPI       2,39-
 *   03.04.23  S-MARKET SOKOS        5,98-
 *             PÄIVÄN SALDO        558,41        ← 566,78 − 2,39 − 5,98
 *
 * At the end, a dated line that opens with the name of a column of balances: "31.05 SOLDE EN EUROS 2 969,01", and that is what
 * the opening balance above the list and its rows come to.
 *
 * A list with running balances needs none of this. Known weakness: signs that only a section tells are not tried.
 */
import type { Minor } from '@extracto/model';
import { foldText } from '../../knowledge/normalise-label.ts';
import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import { columnHabits, HELD_CONVENTIONS, signAmount } from '../interpret/amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import { asBalance, figureOf, isCheckpoint, isMoved } from './place-rows.ts';
import type { PlacedRow } from './statement-parts.ts';
import { describe } from './to-transaction.ts';

const { FEWEST_STEPS, MOST_BROKEN, MOST_OF_ROWS } = STATEMENTS.findInterimBalances;

/** In the same order, such lines as balances; `placed` itself where there are none. */
export function findInterimBalances(placed: PlacedRow[]): PlacedRow[] {
  const rows = placed.filter(isMoved);
  if (rows.length === 0 || rows.some(({ entry }) => entry.balance !== null)) return placed;
  const end = findEndBalance(placed, rows);
  if (end !== null) {
    const closing = asBalance(end, figureOf(end));
    return placed.map((place) =>
      place.at === end.at ? { ...closing, row: { ...closing.row, label: 'closing' } } : place,
    );
  }
  const alike = [...Map.groupBy(rows, wordsOf)].filter(
    ([words, group]) => words !== '' && group.length > FEWEST_STEPS && group.length < rows.length * MOST_OF_ROWS,
  );
  const found = alike.map(([, group]) => group).find((group) => leadsOn(group, rows));
  if (found === undefined) return placed;
  const isFound = new Set(found.map(({ at }) => at));
  return placed.map((place) => (isFound.has(place.at) ? asBalance(place, figureOf(place)) : place));
}

function findEndBalance(placed: readonly PlacedRow[], rows: readonly PlacedRow[]): PlacedRow | null {
  const last = rows.at(-1)!;
  const opening = placed.find(({ row, entry }) => isCheckpoint(row, entry))?.entry.balance ?? null;
  if (opening === null || rows.length < FEWEST_STEPS || !opensWithBalance(describe(last.row, last.table))) return null;
  const others = rows.slice(0, -1).map(({ entry }) => entry);
  const habits = columnHabits(others);
  const isEnd = HELD_CONVENTIONS.some((convention) => {
    const moved = others.reduce((sum, { amount }) => sum + signAmount(amount!, convention, habits), 0);
    // an overdrawn account may say so by the column of its opening balance alone
    return [opening, -opening].some((start) => Math.abs(start + moved) === Math.abs(figureOf(last)!));
  });
  return isEnd ? last : null;
}

/** The letters: dates and numbers of the line change from day to day. */
function wordsOf({ row, table }: PlacedRow): string {
  return foldText(describe(row, table))
    .replace(/[\p{N}\s]+/gu, ' ')
    .trim();
}

function leadsOn(group: readonly PlacedRow[], rows: readonly PlacedRow[]): boolean {
  const isOfGroup = new Set(group);
  const others = rows.filter((row) => !isOfGroup.has(row)).map(({ entry }) => entry);
  const habits = columnHabits(others);
  return HELD_CONVENTIONS.some((convention) => {
    let [explained, broken] = [0, 0];
    let previous: Minor | null = null;
    let [moved, count] = [0, 0];
    for (const row of rows) {
      if (!isOfGroup.has(row)) {
        moved += signAmount(row.entry.amount!, convention, habits);
        count++;
        continue;
      }
      const balance = figureOf(row)!;
      // a step of no rows, or of one row as large as the balance, says nothing
      if (previous !== null && count > 0) {
        if (Math.abs(balance - previous) === Math.abs(moved)) explained++;
        else broken++;
      }
      previous = balance;
      [moved, count] = [0, 0];
    }
    return explained >= FEWEST_STEPS && broken <= explained * MOST_BROKEN;
  });
}
