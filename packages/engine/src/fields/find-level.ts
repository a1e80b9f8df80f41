/**
 * A cell may break the label of a number into lines; the number is set level with its middle, between two of them:
 *
 *   Account number
 *                     254897546212
 *   IBAN:
 */
import type { Box } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import { FIELDS } from './thresholds.ts';

const { LEAST_SHARED } = FIELDS.findLevel;

/** The number right of the label at `box` on line `at` of `lines`, first on the line above or below it; `null` for none. */
export function findLevel(
  lines: readonly TokenLine[],
  at: number,
  box: Box,
): { readonly line: TokenLine; readonly segment: TextSegment } | null {
  for (const line of [lines[at - 1], lines[at + 1]]) {
    if (line === undefined || line.pageNumber !== lines[at]!.pageNumber) continue;
    const shared = Math.min(line.box[3], box[3]) - Math.max(line.box[1], box[1]);
    const [segment] = splitSegments(line.words);
    const isBeside = segment!.box[0] > box[2];
    if (isBeside && shared >= line.heightPt * LEAST_SHARED && NUMBER.test(segment!.text))
      return { line, segment: segment! };
  }
  return null;
}

const NUMBER = /^(?=(?:\D*\d){6})[\d -]+[A-Z]{0,2}$/;
