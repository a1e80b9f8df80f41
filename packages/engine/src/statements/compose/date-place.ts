/** What a row without a date prints in the place of it. */
import type { Box } from '@extracto/model';
import { textOf } from '../../lines/segments.ts';
import { isTime } from '../../tables/is-time.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import type { Span } from '../../tables/table.ts';
import { findLine } from './find-line.ts';
import type { DatedRow, PlacedRow } from './statement-parts.ts';

/**
 * Words where the date should be that are no time of the day, or a date that no calendar has; where dates open the descriptions, a number that
 * opens one without a date. Where no header tells columns apart words below the dates are of the descriptions, but not
 * those that look like a date with another mark or none: "03:05.21", "21 06.21".
 */
export function isPlaceTaken({ row, table }: DatedRow): boolean {
  const { date } = table.use;
  if (date === null) return false;
  const printed = row.texts.get(date);
  const isText = printed !== undefined && !isTime(printed);
  if (isText || row.dates.has(date) || isLikeDate(textUnder(table.columns[date]!.span, row, table))) return true;
  const isWithin = table.region.header !== null && table.columns[date]!.headerText === null;
  const [opening = ''] = (row.texts.get(date + 1) ?? '').split(' ');
  return isWithin && /^\d{1,2}\b/.test(opening) && !isTime(opening);
}

/**
 * A day and the name of a month that nobody knows stand in the place of the date on the row's first line: what dates the row is
 * the date of another.
 *
 *   30 Dez   GROCER          9.81
 *   03 Jan   BOOKSHOP       14.50
 */
export function isPassedOver({ row, table }: DatedRow): boolean {
  const { date } = table.use;
  return date !== null && NAMED_DAY.test(textUnder(table.columns[date]!.span, row, table));
}

const NAMED_DAY = /^(?:\d{1,2}[\s./-]*\p{L}{3,}|\p{L}{3,}\.?\s?\d{1,2})(?:[\s.,/'-]+\d{2,4})?$/u;

/** The words of the row's first line there, `''` where a date is among them. */
function textUnder({ x0, x1 }: Span, { firstLine }: Row, table: PlacedRow['table']): string {
  const line = findLine(table, firstLine);
  const isUnder = ({ box }: { readonly box: Box }) => (box[0] + box[2]) / 2 >= x0 && (box[0] + box[2]) / 2 <= x1;
  if (line === undefined || line.dates.some(isUnder)) return '';
  return textOf(line.words.filter(isUnder));
}

/** Marks that say in the place of the date that it is the one above. */
export function repeatsDate({ row, table }: PlacedRow): boolean {
  const { date } = table.use;
  return date !== null && DITTO.test(textUnder(table.columns[date]!.span, row, table));
}

const DITTO = /^[-–—]?\s?(?:["″〃“”„]|''|’’|,,)\s?[-–—]?$/;

function isLikeDate(text: string): boolean {
  return /^\d{1,2}\D{1,2}\d{1,2}\D{1,2}\d{2,4}$/.test(text);
}
