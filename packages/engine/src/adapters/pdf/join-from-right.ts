/**
 * Hebrew and Arabic letters → words, by geometry alone: a reader takes them from the right, whatever order the producer
 * wrote them in and however PDFium turned it around. Beside them PDFium tears other words apart and turns brackets.
 *
 *   [ה][ח][י][ת][פ]  at rising x     →  פתיחה     letters written in the order of the page
 *   [12-][ב]                         →  ב-12      figures inside a word keep their own order
 *   [12/03/2025][ב]                  →  two words     a figure with separators is a value of its own
 *   [)][387.87][(]  [A][4008]        →  (387.87)  A4008
 *
 * Known weakness: a mark that stands aside of its letter may come before it.
 */
import { readBackwards } from '../../geometry/read-backwards.ts';
import { isRightToLeft } from './print-character.ts';
import type { GlyphWord } from './split-words.ts';

/** Fractions of an em. */
const GAP = 0.15;
const GAP_BETWEEN_OTHERS = 0.1;
const OVERLAP = 0.6;
const OTHER_LINE = 0.25;
const OTHER_SIZE = 0.25;

/** Any letter from the right in it. */
function isFromRight({ text }: GlyphWord): boolean {
  return isRightToLeft(text.codePointAt(0)!);
}

/** `pieces`: each letter from the right alone, all else as whole words. The words take the place of their first piece. */
export function joinFromRight(pieces: readonly GlyphWord[]): readonly GlyphWord[] {
  if (!pieces.some(isFromRight)) return pieces;
  const order = new Map(pieces.map((piece, index) => [piece, index]));
  const place = (word: readonly GlyphWord[]) => Math.min(...word.map((piece) => order.get(piece)!));
  const chains = splitRows(pieces).flatMap((row) =>
    row.some(isFromRight) ? chainPieces(row) : row.map((own) => [own]),
  );
  return chains.toSorted((a, b) => place(a) - place(b)).map((chain) => (chain.length === 1 ? chain[0]! : join(chain)));
}

/** Pieces of one baseline and size, from left to right. */
function splitRows(pieces: readonly GlyphWord[]): GlyphWord[][] {
  const rows: GlyphWord[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    if (last !== undefined && piece.baseline - last[0]!.baseline <= OTHER_LINE * piece.em) last.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left || isAlef(b) - isAlef(a) || a.right - b.right));
}

/** An alef joins no letter behind it, so it is read last of those that share a glyph. */
function isAlef({ text }: GlyphWord): number {
  return ALEFS.includes(text) ? 1 : 0;
}

const ALEFS = ['\u0627', '\u0622', '\u0623', '\u0625'];

function chainPieces(row: readonly GlyphWord[]): GlyphWord[][] {
  const chains: GlyphWord[][] = [];
  for (const piece of row) {
    const last = chains.at(-1);
    if (last !== undefined && belongs(last.at(-1)!, piece)) last.push(piece);
    else chains.push([piece]);
  }
  return chains;
}

function belongs(left: GlyphWord, right: GlyphWord): boolean {
  if (Math.abs(left.em - right.em) > OTHER_SIZE * left.em) return false;
  const gap = (right.left - left.right) / right.em;
  if (!isFromRight(left) && !isFromRight(right)) return Math.abs(gap) <= GAP_BETWEEN_OTHERS && !areTwo(left, right);
  if (!mayJoin(left) || !mayJoin(right)) return false;
  return gap <= GAP && gap >= -OVERLAP - (left.right - left.left) / right.em;
}

/** Figures of columns that touch. */
function areTwo(left: GlyphWord, right: GlyphWord): boolean {
  return /\d/.test(left.text) && /[\d)-]$/.test(left.text) && /^[-(]?\d/.test(right.text);
}

/** Marks, and figures without separators: an amount or a date beside a word stays by itself, and so do Latin words. */
function mayJoin(piece: GlyphWord): boolean {
  return isFromRight(piece) || (!/\p{L}/u.test(piece.text) && !/\d\D+\d/.test(piece.text) && !/\d{5}/.test(piece.text));
}

function join(chain: readonly GlyphWord[]): GlyphWord {
  const [first] = chain;
  const texts = chain.map((piece) => piece.text);
  return {
    ...first!,
    text: chain.some(isFromRight) ? readFromRight(chain) : turnBracketsOut(texts.join('')),
    right: Math.max(...chain.map((piece) => piece.right)),
    afterSpace: chain.some((piece) => piece.afterSpace),
  };
}

/** Reorders text from left to right into reading order (UAX 9, rules L2 and L4, backwards). */
function readFromRight(chain: readonly GlyphWord[]): string {
  const units = chain.flatMap((piece) => (isFromRight(piece) ? [piece.text] : [...piece.text]));
  return turnBracketsOut(readBackwards(units));
}

/** PDFium turns the brackets of what it takes for text from the right: none closes before it opens. */
function turnBracketsOut(text: string): string {
  const isTurned = /^[^()]*\)[^()]*\(/.test(text) || /^\)[^()]*$/.test(text) || /^[^()]+\($/.test(text);
  return isTurned ? text.replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '(')) : text;
}
