/** Parts a cell at its marks where one of the pieces is what an account is called, or its number, and a firm from the title behind it. */
import { matchOpening } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { type TextSegment, toSegment } from '../lines/segments.ts';
import { findNamedNumber } from './find-named-number.ts';
import { matchKinds } from './match-kinds.ts';
import { hasLegalForm } from './name-like.ts';

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
  return pieces.length > 1 && pieces.some(({ text }) => namesAccount(text)) ? pieces : partBehindFirm(segment, words);
}

/** "NORTH MILL LTD REGISTER": behind the name of a firm stands the title of the page. */
function partBehindFirm(segment: TextSegment, words: TokenLine['words']): readonly TextSegment[] {
  const title = segment.to - 1;
  if (title === segment.from || !namesStatement(normalWords(words[title]!.text))) return [segment];
  const firm = toSegment(words, segment.from, title);
  return hasLegalForm(firm.text) ? [firm, toSegment(words, title, segment.to)] : [segment];
}

const MARK = /^[·|•–—-]$/;
const DIGITS = /\d{3}/;
/** Longer than a day, a year or the number of a page. */
const NUMBER = /^\d{9,}$/;

/** "Current Account", "Business Checking ••4471", "conta 20881-4", "024005001877". */
function namesAccount(text: string): boolean {
  const words = normalWords(text);
  return (
    NUMBER.test(text) ||
    (DIGITS.test(text) && matchOpening(words).some(({ value }) => value === 'accountNumber')) ||
    findNamedNumber(text) !== null ||
    matchKinds(words).some(({ start, end }) => end - start > 1 && end === words.length)
  );
}
