/**
 * Says what a column holds whose name is that of days, and in which no day stands:
 *
 *   Tag   交易时间   Operación   Liquidación
 *   MO    234646   13,377.01   13,377.01       the day of the week, the time, and two balances: of the day made and of the day settled
 */
import { weekdayReadings } from '../../knowledge/lexicon.ts';
import type { HeaderCell, TokenLine } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { TABLES } from '../thresholds.ts';

const { HALF } = TABLES.layoutColumns;
const { FEWEST_FIGURES } = TABLES.nameByValues;

/** `rows`: lines of the list with dates or amounts. A cell that dates stand under, or that names no days, is returned unchanged. */
export function nameByValues(cell: HeaderCell, rows: readonly TokenLine[]): HeaderCell {
  if (!cell.roles.some((role) => DATE_ROLES.has(role)) || rows.some((line) => hasDateUnder(line, cell))) return cell;
  const dated = rows.filter(({ dates }) => dates[0]?.from === 0);
  const times = dated.filter(({ words }) => words.some(({ text, box }) => isUnder(box, cell) && isTime(text)));
  if (times.length > dated.length * HALF) return { ...cell, roles: ['ignored'] };
  return holdsFigures(cell, dated) ? { ...cell, roles: [] } : cell;
}

export function hasDateUnder({ dates }: TokenLine, cell: HeaderCell): boolean {
  return dates.some(({ box }) => isUnder(box, cell));
}

function isTime(text: string): boolean {
  return TIME.test(text) || weekdayReadings(text).length > 0;
}

const TIME = /^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/;

/** Amounts stand below it, and no other word does. */
function holdsFigures(cell: HeaderCell, rows: readonly TokenLine[]): boolean {
  const filled = rows.filter(({ words }) => words.some(({ box }) => isUnder(box, cell)));
  const isFigure = ({ words, money }: TokenLine) =>
    words.every(
      ({ box }, at) => !isUnder(box, cell) || money.some(({ strong, from, to }) => strong && from <= at && at < to),
    );
  return filled.length >= FEWEST_FIGURES && filled.every(isFigure);
}

function isUnder(box: HeaderCell['box'], cell: HeaderCell): boolean {
  return overlapX(box, cell.box) > 0;
}
