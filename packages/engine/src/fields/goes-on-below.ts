/**
 * Tells a second line of headings from the figures that they head: a translation of each, its unit, or the year of a day.
 *
 *   Previous Balance     New Balance       Opening balance     Closing balance on May 30,
 *       上期結欠           本期結欠                    ($)                     2025 ($)
 *       6,612.40          4,184.31               6,801.93                     8,042.69
 */
import type { Box } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment } from '../lines/segments.ts';
import { FIELDS } from './thresholds.ts';

const { FEWEST_CELLS } = FIELDS.findFields;

interface CellBelow {
  readonly line: TokenLine;
  readonly segment: TextSegment;
}

/** `heading`: the box of one on the line `names`. */
export function goesOnBelow(names: TokenLine, heading: Box, { line, segment: { text } }: CellBelow): boolean {
  return areSecondNames(names, line) || (YEAR.test(text) && endsInDay(names, heading));
}

/** In other letters: "Market Value" below "Beginning" goes on with the name of another figure. */
function areSecondNames(names: TokenLine, line: TokenLine): boolean {
  const [above, under] = [splitSegments(names.words), splitSegments(line.words)];
  if (above.some(isLatin) === under.some(isLatin)) return false;
  return above.length >= FEWEST_CELLS && above.length === under.length && under.every(({ text }) => NAME.test(text));
}

function isLatin({ text }: TextSegment): boolean {
  return /\p{Script=Latin}/u.test(text);
}

/** No unit, which stands in front of its figure. */
const NAME = /^(?=.*\p{L}{2})[^\d\p{Sc}]+$/u;
const YEAR = /^20\d{2}(?: \(\S{1,3}\))?$/;

/** The year of a day without one. */
function endsInDay({ dates }: TokenLine, heading: Box): boolean {
  return dates.some(({ readings, box }) => readings.every(({ year }) => year === null) && overlapX(box, heading) > 0);
}
