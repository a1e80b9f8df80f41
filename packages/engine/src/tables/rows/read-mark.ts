/** Reads a cell of a sign column: a marker of the page's languages ("S", "CR", "払") or a bare plus or minus. */
import { creditDebitMarker } from '../../knowledge/lexicon.ts';

export function readMark(text: string, languages: readonly string[]): 'credit' | 'debit' | null {
  const bare = text.trim();
  if (bare === '+') return 'credit';
  return /^[-−–]$/.test(bare) ? 'debit' : creditDebitMarker(bare, languages);
}
