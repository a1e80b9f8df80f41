/** "Cashback: Opening 120.40  Earned 38.11  Closing 158.51": the balances behind such a title are not those of the account. */
import { matchPhrases } from '../knowledge/lexicon.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';
import type { TokenLine } from '../lines/reading.ts';

export function isOfRewards({ words }: TokenLine): boolean {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  if (colon < 0 || colon >= words.length - 1) return false;
  const title = normaliseWords(words.slice(0, colon + 1)).tokens;
  return matchPhrases(title).some(({ value, end }) => value === 'rewards' && end === title.length);
}
