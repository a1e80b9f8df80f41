import { matchOpening } from './lexicon.ts';
import { normalWords } from './normalise-label.ts';

/** "Balance of your purchases": begins with the word for a balance; what follows may be anything, up to `mostWords` words of it. */
export function opensWithBalance(text: string, mostWords = Infinity): boolean {
  const words = normalWords(text);
  return matchOpening(words).some(
    ({ kind, value, end }) => kind === 'column' && value === 'balance' && words.length - end <= mostWords,
  );
}
