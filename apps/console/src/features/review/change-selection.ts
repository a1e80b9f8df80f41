/** Changes to several rows at once. `selected` are 0-based places; every function gives all rows. */
import { changeCell, type ReviewedRows, removeRow, reverseSign } from '@extracto/engine/review';
import { formatMinor, isPlainDate, parseMinor } from '@extracto/model';

export function reverseSigns(rows: ReviewedRows, selected: readonly number[], decimals: number): ReviewedRows {
  return selected.reduce((now, row) => reverseSign(now, row, decimals), rows);
}

export function removeRows(rows: ReviewedRows, selected: readonly number[]): ReviewedRows {
  return selected.toSorted((left, right) => right - left).reduce(removeRow, rows);
}

/** A 29th of February that the other year has not stays as it is: no day is invented. */
export function shiftYears(rows: ReviewedRows, selected: readonly number[], years: number): ReviewedRows {
  return selected.reduce((now, row) => {
    const date = now[row]?.transaction.date ?? null;
    if (date === null) return now;
    const shifted = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
    return isPlainDate(shifted) ? changeCell(now, { row, column: 'date' }, shifted) : now;
  }, rows);
}

/** Every occurrence of `wanted`, capitals or not. */
export function replaceInDescriptions(
  rows: ReviewedRows,
  selected: readonly number[],
  { wanted, replacement }: { wanted: string; replacement: string },
): ReviewedRows {
  if (wanted.trim() === '') return rows;
  const pattern = new RegExp(RegExp.escape(wanted), 'gi');
  return selected.reduce((now, row) => {
    const before = now[row]?.transaction.description ?? '';
    const after = before
      .replace(pattern, () => replacement)
      .replaceAll(/\s+/g, ' ')
      .trim();
    return after === before ? now : changeCell(now, { row, column: 'description' }, after);
  }, rows);
}

/**
 * Neighbours become the first of them, with the sum of their amounts, all their words, and the balance that one of them
 * prints: the last one in a list that goes forward, the first one in a list that starts with the newest. `null` when the
 * rows are not neighbours or an amount is not exact.
 */
export function mergeRows(rows: ReviewedRows, selected: readonly number[], decimals: number): ReviewedRows | null {
  const places = selected.toSorted((left, right) => left - right);
  const [first] = places;
  const isRun = places.length > 1 && places.every((place, index) => place === (first ?? 0) + index);
  const parts = places.flatMap((place) => rows[place]?.transaction ?? []);
  const amounts = parts.map(({ amount }) => parseMinor(amount, decimals));
  if (first === undefined || !isRun || amounts.includes(null)) return null;
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  if (!Number.isSafeInteger(sum)) return null;
  const isNewestFirst = (rows[0]?.transaction.date ?? '') > (rows.at(-1)?.transaction.date ?? '');
  const balance = (isNewestFirst ? parts[0] : parts.at(-1))?.balance ?? null;
  const words = parts
    .map(({ description }) => description)
    .join(' ')
    .trim();
  const kept = removeRows(rows, places.slice(1));
  const described = changeCell(kept, { row: first, column: 'description' }, words);
  const summed = changeCell(described, { row: first, column: 'amount' }, formatMinor(sum, decimals));
  return changeCell(summed, { row: first, column: 'balance' }, balance);
}
