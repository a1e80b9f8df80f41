/**
 * A dash close to an amount fills the empty cell beside it, and is no minus, where several dashes and amounts of that column stand at its
 * place: amounts end there, or in columns that are set from the left begin there. The minus of a figure stands where its length puts it.
 *
 *    621.72           -     42,950.68
 *         -    3,170.32     46,121.00
 *         -   18,692.88     64,813.88      ← not −18,692.88
 */
import type { Word } from '@extracto/model';
import { onlyOnce } from '../geometry/only-once.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { textOf } from '../lines/segments.ts';
import { markAmounts } from './mark-amounts.ts';
import { TOKENS } from './thresholds.ts';

const { LEAST_CELLS } = TOKENS.leaveEmptyCells;

const DASH = /^[-–—−]$/;

type Side = 'start' | 'end';

/** The list itself comes back where no amount has such a dash. */
export function leaveEmptyCells(lines: readonly TokenLine[]): readonly TokenLine[] {
  const left = new Map<MoneyToken, MoneyToken>();
  // few documents have such a dash at all
  const [starts, ends] = [onlyOnce(() => cellsAt(lines, 'start')), onlyOnce(() => cellsAt(lines, 'end'))];
  for (const { words, money } of lines)
    for (const token of money) {
      const { from, to } = token;
      if (to - from < 2) continue;
      if (isDash(words[from]!) && ends()(words[from]!)) left.set(token, withoutDash(token, words, from + 1, to));
      else if (isDash(words[to - 1]!) && starts()(words[to - 1]!))
        left.set(token, withoutDash(token, words, from, to - 1));
    }
  return markAmounts(lines, left);
}

/** Returns whether amounts and dashes have the same edge as a word, by whole points. */
function cellsAt(lines: readonly TokenLine[], side: Side): (word: Word) => boolean {
  const edgeOf = ({ box }: Word) => Math.round(side === 'start' ? box[0] : box[2]);
  const [amounts, dashes] = [new Map<number, number>(), new Map<number, number>()];
  const count = (edges: Map<number, number>, edge: number) => edges.set(edge, (edges.get(edge) ?? 0) + 1);
  for (const { words, money } of lines) {
    for (const { from, to, strong } of money)
      if (strong) count(amounts, edgeOf(side === 'start' ? words[from]! : words[to - 1]!));
    for (const word of words) if (isDash(word)) count(dashes, edgeOf(word));
  }
  return (word) => [amounts, dashes].every((edges) => (edges.get(edgeOf(word)) ?? 0) >= LEAST_CELLS);
}

function isDash({ text }: Word): boolean {
  return DASH.test(text);
}

/** Another minus, glued to the figure or behind it, stays one. */
function withoutDash(token: MoneyToken, words: readonly Word[], from: number, to: number): MoneyToken {
  const text = textOf(words.slice(from, to));
  return { ...token, from, to, text, sign: /^[-–—−(]|[-–—−)]$/.test(text) ? token.sign : 0 };
}
