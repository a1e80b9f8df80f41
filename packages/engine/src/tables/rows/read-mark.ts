/** Reads a cell of a sign column: a marker of the page's languages ("S", "CR", "払") or a bare plus or minus. */
import { creditDebitMarker } from '../../knowledge/lexicon.ts';
import { neutralDirection } from '../../knowledge/neutral-direction.ts';
import type { Cells } from '../cells.ts';

export type Side = 'credit' | 'debit';

/** A plus or a minus apart from its amount means what it means beside it: on a card, a plus may raise the debt. */
export type Mark = Side | 1 | -1;

export function readMark(text: string, languages: readonly string[]): Mark | null {
  const bare = text.trim().replace(REPEATED, '');
  if (bare === '+') return 1;
  return /^[-−–]$/.test(bare) ? -1 : creditDebitMarker(bare, languages);
}

/** The amount of the row, said again behind its sign: "+ 1566.0" beside "1,566.00". A telephone number has no decimals. */
const REPEATED = /(?<=^[-+−–]) ?\d[\d.,']*[.,]\d{1,2}$/;

/** Beside rows of both sides a word of neither ("其他") leaves it to the other texts of the row. `column`: that of the marks. */
export function markNeutral(texts: Cells<string>, column: number): Side | null {
  if ((texts.get(column) ?? '') === '') return null;
  const ways = new Set(texts.values().map(neutralDirection));
  return ways.has(1) === ways.has(-1) ? null : ways.has(1) ? 'credit' : 'debit';
}

/** The two sides that the marks of a column tell apart, whatever the page means by a plus. */
export function readSide(text: string, languages: readonly string[]): Side | null {
  const mark = readMark(text, languages);
  return mark === 1 ? 'credit' : mark === -1 ? 'debit' : mark;
}
