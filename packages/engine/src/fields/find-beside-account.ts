import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { type Found, foundIn } from './found.ts';
import { isMarkedName, isPersonal, isPlainName } from './name-like.ts';
import { partAtMarks } from './part-at-marks.ts';

/** The only name of a cell that marks part: "CLEUSA DALLAGNOL — agência 0417 — conta 20881-4". Rows of lists are parted, too. */
export function findBesideAccount(lines: readonly TokenLine[]): Found<string> | null {
  for (const line of lines) {
    if (line.money.some(({ strong }) => strong)) continue;
    for (const cell of splitSegments(line.words)) {
      const pieces = partAtMarks(cell, line);
      const [name, another] = pieces.flatMap((piece) => {
        const text = piece.text.replace(CURRENCY, '');
        return isPersonal(text) && (isMarkedName(text) || isPlainName(text)) ? [{ ...piece, text }] : [];
      });
      if (pieces.length > 1 && name !== undefined && another === undefined) return foundIn(line, name);
    }
  }
  return null;
}

/** "RIVER FINTECH PRIVATE LIMITED ( INR )" */
const CURRENCY = / \( ?[A-Z]{3} ?\)$/;
