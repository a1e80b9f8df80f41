/**
 * Tells a balance from the name of a column in a table of other things, such as rates of interest or securities:
 *
 *                          %       Balance   Interest
 *   Purchases        28.27 %        646.92      16.70
 *   Deposits          2.59 %        285.93       5.73
 */
import { lookupPhrase } from '../knowledge/lexicon.ts';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment, textOf } from '../lines/segments.ts';
import type { LabelSpan } from './field.ts';

/** True when the label on `line` is a column's name beside one that no account has, and the figure `below` it and the one on the next line stand in rows that begin with a name. */
export function headsColumn(
  lines: readonly TokenLine[],
  line: TokenLine,
  { from, to }: LabelSpan,
  below: { readonly line: TokenLine; readonly segment: TextSegment },
): boolean {
  const names = lookupPhrase(textOf(line.words.slice(from, to)));
  if (!names.some(({ kind, value }) => kind === 'column' && value === 'balance')) return false;
  if (!splitSegments(line.words).some(isOfOtherThings)) return false;
  const next = lines[lines.indexOf(below.line) + 1];
  if (next === undefined || next.pageNumber !== line.pageNumber) return false;
  const isRow = (row: TokenLine) =>
    isNamed(row) && row.money.some(({ strong, box }) => strong && overlapX(box, below.segment.box) > 0);
  return isRow(below.line) && isRow(next);
}

/** A rate, a number of shares and the like. */
function isOfOtherThings({ text }: TextSegment): boolean {
  return text.startsWith('%') || lookupPhrase(text).some(({ kind, value }) => kind === 'column' && value === 'ignored');
}

/** The first cell of the row is a text. */
function isNamed({ words }: TokenLine): boolean {
  const [name] = splitSegments(words);
  return name !== undefined && /^\p{L}{2}[^\d]*$/u.test(name.text);
}
