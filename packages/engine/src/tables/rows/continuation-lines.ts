/** What tells whether a line of text goes on a row beside it. */
import { LINES } from '../../lines/thresholds.ts';
import { isTime } from '../is-time.ts';
import type { Record } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { isNamedDate } from './is-named-date.ts';
import type { ColumnUse, Item } from './row.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { CONTINUATION_GAP } = TABLES.shared;

export function isElsewhere(items: readonly Item[], at: number, other: number): boolean {
  return other >= 0 && items[other]!.record.line.pageNumber !== items[at]!.record.line.pageNumber;
}

export function hasOwnDate(item: Item, use: ColumnUse): boolean {
  return use.date !== null && item.record.dates.has(use.date);
}

/** Text at the foot of a page never belongs to the first row of the next one. */
export function samePage(items: readonly Item[], index: number): boolean {
  return !isElsewhere(items, index, index - 1);
}

export function isClose(gaps: Float64Array, index: number): boolean {
  return gaps[index]! <= CONTINUATION_GAP;
}

/**
 * "02:31 pm" or "09:29:48 WIB" below the date of the row, its date in another calendar, or "Value date:09/02/2026": a time, a
 * named date, or figures and no words.
 */
function isBelowDate(text: string): boolean {
  return !/\p{L}/u.test(text) || isTime(text.split(' ', 1)[0]!) || isNamedDate(text);
}

/** All its words stand in named text columns; a card holder's name across the date column heads rows, it continues none. */
export function isContinuation(record: Record, use: ColumnUse, row?: Record): boolean {
  const isDescribed = record.texts.some((_, column) => use.named.has(column));
  return record.money.size === 0 && isDescribed && standsInText(record, use, row);
}

/** What runs on into the amounts is a title or a footer, unless it starts right below a cell of the row that is not its first. */
export function standsInText(record: Record, use: ColumnUse, row?: Record): boolean {
  const mayHold = (text: string, column: number) =>
    use.named.has(column) || use.priced.has(column) || (use.dates.has(column) && isBelowDate(text));
  if (record.crosses && (row === undefined || !startsBelowCell(record, row))) return false;
  return !record.texts.some((text, column) => !mayHold(text, column));
}

function startsBelowCell({ line }: Record, { line: { words } }: Record): boolean {
  return words.slice(1).some(({ box }) => Math.abs(box[0] - line.box[0]) <= SAME_EDGE_PT);
}
