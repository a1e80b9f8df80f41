import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { isMarkedName, isPersonal, isPlainName } from './name-like.ts';
import { partAtMarks } from './part-at-marks.ts';

/** The only name of a cell that marks part. */
export function findBesideAccount(lines: readonly TokenLine[]): Found<string> | null {
  for (const line of lines)
    for (const cell of splitSegments(line.words)) {
      const pieces = partAtMarks(cell, line);
      const [name, another] = pieces.filter(
        ({ text }) => isPersonal(text) && (isMarkedName(text) || isPlainName(text)),
      );
      if (pieces.length > 1 && name !== undefined && another === undefined) return foundIn(line, name);
    }
  return null;
}
