/**
 * Pages whose font draws a currency sign in the place of a letter → the same pages without that letter. Decided for the whole
 * document: the letter stands right before amounts, hardly any amount lacks it, and no other letter stands there.
 *
 *   C21,896.75    + C 540.00    →    21,896.75    + 540.00
 *
 * Known weakness: which currency it was is lost with the sign.
 */
import type { Page, Word } from '@extracto/model';
import { letterCurrencyOf } from '../knowledge/currencies.ts';
import { isDigit } from '../knowledge/letters.ts';
import { TOKENS } from './thresholds.ts';

const { FEWEST_MARKED, NEARLY_ALL, SPACE } = TOKENS.dropLostSigns;

/** `pages` is the list that came in where no letter is one. */
export function dropLostSigns(pages: readonly Page[]): readonly Page[] {
  const letter = findLostSign(pages);
  return letter === null ? pages : pages.map((page) => ({ ...page, words: dropLetter(page.words, letter) }));
}

const AMOUNT = /^([-−–+=(]?)([A-Z`]?)([\d,. ']*\d[.,]\d{2}\)?)$/;
const LETTER = /^([-−–+=(]?)([A-Z`])$/;

function findLostSign(pages: readonly Page[]): string | null {
  const marked = new Map<string, number>();
  let amounts = 0;
  for (const { words } of pages) {
    for (let at = 0; at < words.length; at++) {
      const own = amountOf(words[at]!);
      if (own === null) continue;
      amounts++;
      const letter = own.letter === '' ? letterBefore(words, at) : own.letter;
      if (letter !== '') marked.set(letter, (marked.get(letter) ?? 0) + 1);
    }
  }
  const [found, ...others] = marked;
  if (found === undefined || others.length > 0) return null;
  const [letter, count] = found;
  const isLost = count >= FEWEST_MARKED && count >= amounts * NEARLY_ALL;
  return isLost && letterCurrencyOf(letter).length === 0 ? letter : null;
}

/** Most words are told by their last letters. */
function amountOf({ text }: Word): { readonly sign: string; readonly letter: string; readonly figure: string } | null {
  const mark = text.charCodeAt(text.length - (text.endsWith(')') ? 4 : 3));
  if ((mark !== 0x2e && mark !== 0x2c) || !isDigit(text.charCodeAt(text.length - (text.endsWith(')') ? 2 : 1))))
    return null;
  const [, sign, letter, figure] = AMOUNT.exec(text) ?? [];
  return figure === undefined ? null : { sign: sign!, letter: letter!, figure };
}

function letterBefore(words: readonly Word[], at: number): string {
  const [left, word] = [words[at - 1], words[at]!];
  const isNear = left !== undefined && Math.abs(word.box[0] - left.box[2]) <= word.font.heightPt * SPACE;
  return isNear ? (LETTER.exec(left.text)?.[2] ?? '') : '';
}

function dropLetter(words: readonly Word[], lost: string): readonly Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const own = amountOf(word);
    if (own?.letter === lost) kept.push({ ...word, text: own.sign + own.figure });
    else if (own?.letter === '' && letterBefore(words, at) === lost) {
      // what stood before the letter stands before the figure
      const left = kept.pop()!;
      const sign = LETTER.exec(left.text)?.[1] ?? '';
      kept.push({ ...word, text: sign + word.text, box: [left.box[0], word.box[1], word.box[2], word.box[3]] });
    } else kept.push(word);
  }
  return kept;
}
