/** A cell of the head of a page, as the finders of names go from one to the next above or below it; boxes in points. */
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, type TextSegment } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { SAME_SIZE, LINE_GAP, NEXT_LINE, SAME_EDGE } = FIELDS.findAddressed;

export interface Part {
  readonly segment: TextSegment;
  readonly line: TokenLine;
}

export function toFound({ segment, line }: Part, value: string): Found<string> {
  return foundIn(line, segment, value);
}

/** The line right below, at the same left edge and in the same size: a bank prints its own address smaller than its name. */
export function findBelow({ segment, line }: Part, parts: readonly Part[]): Part | null {
  const height = line.heightPt;
  return (
    parts.find(
      (next) =>
        next.line.pageNumber === line.pageNumber &&
        next.segment.box[1] > segment.box[1] + height * NEXT_LINE &&
        next.segment.box[1] - segment.box[3] < height * LINE_GAP &&
        isAligned(next.segment.box, segment.box, height * SAME_EDGE) &&
        heightOf(next) > heightOf({ segment, line }) * SAME_SIZE,
    ) ?? null
  );
}

/** At the left, or at the right in a letterhead. */
function isAligned(box: Part['segment']['box'], other: Part['segment']['box'], within: number): boolean {
  return Math.abs(box[0] - other[0]) < within || Math.abs(box[2] - other[2]) < within;
}

function heightOf({ segment }: Part): number {
  return segment.words[0]!.font.heightPt;
}

export function findAbove({ segment: lower }: Part, parts: readonly Part[]): Part | undefined {
  return parts.findLast(({ segment, line }) => {
    const gap = lower.box[1] - segment.box[3];
    return segment.box[1] < lower.box[1] && gap < line.heightPt * LINE_GAP && overlapX(segment.box, lower.box) > 0;
  });
}
