import { isDigit } from '../knowledge/letters.ts';
import type { DateToken } from '../lines/reading.ts';

/** Seven or eight figures without a mark: it may be an amount. */
export function isFigure({ text, named }: DateToken): boolean {
  return (
    !named &&
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    [...text].every((sign) => isDigit(sign.charCodeAt(0)))
  );
}

const SHORTEST = '1130501'.length;
const LONGEST = '20240501'.length;
