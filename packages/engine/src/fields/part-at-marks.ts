/** Parts a cell at its marks where one of the pieces is what an account is called, or its number. */
import { normalWords } from '../knowledge/normalise-label.ts';
import type { TokenLine } from '../lines/reading.ts';
import { type TextSegment, toSegment } from '../lines/segments.ts';
import { findNamedNumber } from './find-named-number.ts';
import { matchKinds } from './match-kinds.ts';

/**
 * "Business Checking ••4471 · Anika Rhodes · Oct 1 – Oct 31, 2025", "Current Account - Dale Joinery Ltd": marks part a name from
 * what its account is called; "Van Damme - Peeters" is one name.
 */
export function partAtMarks(segment: TextSegment, { words }: TokenLine): readonly TextSegment[] {
  const marks = segment.words.flatMap(({ text }, at) => (MARK.test(text) ? [segment.from + at] : []));
  const bounds = [segment.from - 1, ...marks, segment.to];
  const pieces = bounds
    .slice(1)
    .flatMap((to, at) => (to > bounds[at]! + 1 ? [toSegment(words, bounds[at]! + 1, to)] : []));
  return pieces.length > 1 && pieces.some(({ text }) => namesAccount(text)) ? pieces : [segment];
}

const MARK = /^[·|•–—-]$/;

function namesAccount(text: string): boolean {
  const words = normalWords(text);
  return (
    findNamedNumber(text) !== null ||
    matchKinds(words).some(({ start, end }) => end - start > 1 && end === words.length)
  );
}
