/**
 * The number of an account in a row of headings. Of a run of words below the label those under another heading are that one's; where an
 * amount stands below, the number may be set over its label:
 *
 *   Account name                 Account number             2019 447 718
 *   WHARTON MILLS AND SONS LTD   117-004418-2               Account number
 *                                                           ₦45,000.00
 */
import type { Box } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, toSegment } from '../lines/segments.ts';
import type { ValueCell } from './field.ts';
import { FIELDS } from './thresholds.ts';

const { LINE_GAP } = FIELDS.findFields;
const { SAME_EDGE } = FIELDS.readAccount;

const NUMBERED: ReadonlySet<string> = new Set(['accountNumber', 'iban']);

/** `found`: the cell below the label at `box` on line `at`; returned as it is for other labels than those of numbers. */
export function placeNumber(
  lines: readonly TokenLine[],
  at: number,
  label: string,
  box: Box,
  found: ValueCell | null,
): ValueCell | null {
  if (!NUMBERED.has(label) || found === null) return found;
  const { line, segment } = found;
  const isAmount = line.money.some(({ strong, from, to }) => strong && from >= segment.from && to <= segment.to);
  return (isAmount ? numberAbove(lines, at, box) : null) ?? withinColumn(lines[at]!, box, found);
}

const NUMBER = /^\d(?:[ -]?\d){7,}$/;

function numberAbove(lines: readonly TokenLine[], at: number, box: Box): ValueCell | null {
  const [line, own] = [lines[at - 1], lines[at]!];
  if (line === undefined || line.pageNumber !== own.pageNumber || box[1] - line.box[3] > own.heightPt * LINE_GAP)
    return null;
  const segment = splitSegments(line.words).find(
    (cell) => NUMBER.test(cell.text) && Math.abs(cell.box[0] - box[0]) < own.heightPt * SAME_EDGE,
  );
  return segment === undefined ? null : { line, segment, days: null };
}

function withinColumn({ words }: TokenLine, box: Box, found: ValueCell): ValueCell {
  const headings = splitSegments(words).map((cell) => cell.box);
  const own = headings.findIndex((heading) => overlapX(heading, box) > 0);
  let last = -1;
  const columns = found.segment.words.map((word) => {
    const under = headings.findIndex((heading) => overlapX(heading, word.box) > 0);
    if (under >= 0) last = under;
    return last;
  });
  const [from, to] = [columns.indexOf(own), columns.lastIndexOf(own) + 1];
  if (from < 0) return found;
  return { ...found, segment: toSegment(found.line.words, found.segment.from + from, found.segment.from + to) };
}
