/**
 * Reads the amount in another currency: from columns of its own, or from a text such as "41.00 EUR Rate 1.1024".
 * The amount is a magnitude with the decimals of its currency; the rate is as printed, with a point. `null` when nothing
 * of the kind is printed. A code without a rate counts only beside decimals or in a column, for "TOP 100" is a shop.
 */

import { CURRENCY_DECIMALS, formatMinor, type Transaction } from '@extracto/model';
import { currencyOf } from '../../knowledge/currencies.ts';
import { isDigit } from '../../knowledge/letters.ts';
import { endsExchangeRate, matchPhrases } from '../../knowledge/lexicon.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import { rememberByText } from '../../knowledge/remember-by-text.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import type { Notation } from '../../tokens/notation.ts';
import { readNumber } from '../../tokens/read-number.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { LETTERS_OF_CODE, LONGEST_RATE_WORDS } = STATEMENTS.readOriginal;

type Original = NonNullable<Transaction['original']>;

const NUMBER = "\\d{1,3}(?:[ '’.,\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,3})?|\\d+(?:[.,]\\d{1,3})?";
const PRICED = new RegExp(
  `(?<![\\p{L}\\d.,])(?:([A-Z]{3})\\s?(${NUMBER})|(${NUMBER})\\s?([A-Z]{3}))(?![\\p{L}\\d]|[.,]\\d)`,
  'gu',
);
const RATE = /^\d{1,7}[.,]\d{1,8}$|^\d{1,5}$/;

export function readOriginal(
  row: Row,
  table: Table,
  description: string,
  ownCurrency: string | null,
  notation: Notation,
): Original | null {
  const rate = readRate(columnText(row, table, 'exchangeRate') ?? '') ?? findRate(description);
  const column = columnText(row, table, 'originalAmount');
  const inColumn =
    column === null
      ? null
      : price(
          `${column} ${columnText(row, table, 'currency') ?? currencyBelow(row, table)}`,
          ownCurrency,
          notation,
          true,
        );
  return withRate(inColumn ?? price(description, ownCurrency, notation, rate !== null), rate);
}

function withRate(priced: Omit<Original, 'rate'> | null, rate: string | null): Original | null {
  return priced === null ? null : { ...priced, rate };
}

/** The text of a column that has the role, whether its values look like money or not. */
function columnText(row: Row, table: Table, role: 'exchangeRate' | 'currency' | 'originalAmount'): string | null {
  for (let index = 0; index < table.columns.length; index++) {
    const column = table.columns[index]!;
    // of these roles it is the only one that the arithmetic gives to a column
    const isGiven = role === 'originalAmount' && table.roles.get(index) === role;
    const text =
      isGiven || column.candidates[0] === role ? (row.money.get(index)?.text ?? row.texts.get(index)) : undefined;
    if (text !== undefined) return text;
  }
  return null;
}

/** The code of the currency that is named below the amount: "Japanese Yen". */
function currencyBelow({ texts }: Row, { roles }: Table): string {
  const named = [...roles].flatMap(([index, role]) =>
    role === 'originalAmount' ? currencyOf(texts.get(index) ?? '') : [],
  );
  return named.length === 1 ? named[0]! : '';
}

/** `isSure`: a rate or a column says that this is an amount; else it must print decimals. */
function price(text: string, own: string | null, { mark }: Notation, isSure: boolean): Omit<Original, 'rate'> | null {
  if (!printsNearPrice(text)) return null;
  for (const match of text.matchAll(PRICED)) {
    const [currency, printed] = [match[1] ?? match[4]!, match[2] ?? match[3]!];
    const decimals = CURRENCY_DECIMALS.get(currency);
    const reading = readNumber(printed)[mark];
    if (decimals === undefined || currency === own || reading === null || reading.decimals > decimals) continue;
    if (!isSure && (own === null || reading.decimals === 0)) continue;
    return { amount: formatMinor(reading.digits * 10 ** (decimals - reading.decimals), decimals), currency };
  }
  return null;
}

/**
 * Three capitals, no fourth, beside a figure, a space at most between them: every price has them, hardly a description does.
 * Letter by letter, because an expression over each description took a hundredth of the time of a document.
 */
function printsNearPrice(text: string): boolean {
  let capitals = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x41 && code <= 0x5a) {
      capitals += 1;
      continue;
    }
    if (capitals === LETTERS_OF_CODE) {
      if (isFigureBeside(text, at - LETTERS_OF_CODE - 1, -1) || isFigureBeside(text, at, 1)) return true;
    }
    capitals = 0;
  }
  return false;
}

const SPACE = 0x20;
const FIRST_BEYOND_ASCII = 0x80;

/** There, or one further where a space may stand between. */
function isFigureBeside(text: string, at: number, step: 1 | -1): boolean {
  const code = text.charCodeAt(at);
  if (isDigit(code)) return true;
  return (code <= SPACE || code >= FIRST_BEYOND_ASCII) && isDigit(text.charCodeAt(at + step));
}

/** The number behind a word for the rate of exchange. */
function findRate(description: string): string | null {
  if (!followsRateName(description)) return null;
  const words = description.split(' ');
  const found = words.findIndex((word, index) => index > 0 && RATE.test(word) && namesRate(words.slice(0, index)));
  return found < 0 ? null : readRate(words[found]!);
}

/**
 * A figure stands behind a word that may end the name of a rate: hardly a description has one. Most end with a number, so that
 * this is looked at letter by letter: an expression over each of them took a hundredth of the time of a document.
 */
function followsRateName(description: string): boolean {
  for (let space = description.indexOf(' '); space >= 0; space = description.indexOf(' ', space + 1)) {
    if (!isDigit(description.charCodeAt(space + 1))) continue;
    const next = description.indexOf(' ', space + 1);
    const figure = description.slice(space + 1, next < 0 ? description.length : next);
    const word = description.slice(description.lastIndexOf(' ', space - 1) + 1, space);
    if (word !== '' && RATE.test(figure) && mayNameRate(word)) return true;
  }
  return false;
}

function namesRate(before: readonly string[]): boolean {
  if (!mayNameRate(before.at(-1)!)) return false;
  const words = before
    .slice(-LONGEST_RATE_WORDS)
    .flatMap((word) => normaliseLabel(word).split(' '))
    .filter(Boolean);
  return matchPhrases(words).some(({ value, end }) => value === 'exchangeRate' && end === words.length);
}

/** A look at the last word, because numbers end many descriptions. */
const mayNameRate = rememberByText((word) => {
  const last = normaliseLabel(word).split(' ').at(-1)!;
  return last === '' || endsExchangeRate(last);
});

function readRate(text: string): string | null {
  const printed = text.trim();
  return RATE.test(printed) ? printed.replace(',', '.') : null;
}
