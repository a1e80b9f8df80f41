import { boxAround } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';

/** The line without its first words, and without the dates and amounts among them; `count` leaves at least one word. */
export function cutBefore(line: TokenLine, count: number): TokenLine {
  const words = line.words.slice(count);
  const move = <Token extends { readonly from: number; readonly to: number }>(tokens: readonly Token[]): Token[] =>
    tokens
      .filter(({ from }) => from >= count)
      .map((token) => ({ ...token, from: token.from - count, to: token.to - count }));
  return { ...line, words, box: boxAround(words), dates: move(line.dates), money: move(line.money) };
}
