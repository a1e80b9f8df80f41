import type { Box } from '@extracto/model';
import type { RecognisedSymbol, RecognisedWord } from '../adapters/recogniser.ts';

/** In front of the symbol at `at`, half way between it and the one before. */
export function cutWord(word: RecognisedWord, at: number): { front: RecognisedWord; behind: RecognisedWord } {
  const [left, top, right, bottom] = word.box;
  const [one, two] = [word.symbols.slice(0, at), word.symbols.slice(at)];
  const edge = (one.at(-1)!.right + two[0]!.left) / 2;
  const part = (symbols: readonly RecognisedSymbol[], box: Box): RecognisedWord => ({
    ...word,
    text: symbols.map(({ text }) => text).join(''),
    box,
    symbols,
  });
  return { front: part(one, [left, top, edge, bottom]), behind: part(two, [edge, top, right, bottom]) };
}
