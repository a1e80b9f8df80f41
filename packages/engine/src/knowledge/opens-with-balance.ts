import { matchOpening } from './lexicon.ts';
import { normalWords } from './normalise-label.ts';

/** "Balance of your purchases": begins with the word for a balance; what follows may be anything. */
export function opensWithBalance(text: string): boolean {
  return matchOpening(normalWords(text)).some(({ kind, value }) => kind === 'column' && value === 'balance');
}
