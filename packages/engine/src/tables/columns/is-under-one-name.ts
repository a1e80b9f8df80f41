/**
 * Tells a header from a text of a column, which may be a run of words below one name of a fuller header. "Motif charges" under
 * "Libellé" names no text and no debits.
 */
import type { Header, TokenLine } from '../../lines/reading.ts';
import { overlapX, splitSegments } from '../../lines/segments.ts';

/** `line`: the one of `header`. `above`: the header before it, of any page. */
export function isUnderOneName({ words }: TokenLine, header: Header, above: Header | undefined): boolean {
  if (above?.pageNumber !== header.pageNumber || header.cells.length >= above.cells.length) return false;
  if (header.lineIndexes.length > 1 || splitSegments(words).length > 1) return false;
  return above.cells.filter(({ box }) => overlapX(box, header.box) > 0).length === 1;
}
