/**
 * Account numbers that need no label, because their form is that of nothing else, and the one that a letterhead calls by the
 * word number alone.
 */
import { CURRENCY_DECIMALS } from '@extracto/model';
import { matchOpening } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { findKind } from '../knowledge/transaction-kinds.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import { isNumberWord } from './find-named-number.ts';
import { type Found, foundIn } from './found.ts';
import { hasLengthOfCountry, ibanIn, isIban } from './iban.ts';
import { isOfBank } from './is-of-bank.ts';
import { isPersonal, isPlainName } from './name-like.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES, CARD_LETTERS, FEWEST_MASKED } = FIELDS.findBareNumber;

/** An IBAN proves itself by its check digits (ISO 13616, modulo 97), and a mask is put on nothing else: no label needed. */
export function findBareNumber(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  let formed: Found<string> | null = null;
  let masked: Found<string> | null = null;
  for (const line of lines) {
    const text = line.words.map((word) => word.text).join(' ');
    const iban = ibanIn(text);
    const front = iban === undefined ? '' : text.slice(0, text.indexOf(iban));
    if (iban !== undefined && isIban(iban) && !isOfBank(front)) return foundIn(line, { box: line.box, text: iban });
    const national = splitSegments(line.words).find(({ text }) => NATIONAL.test(text));
    if (national !== undefined && line.dates[0]?.from !== 0)
      return foundIn(line, national, NATIONAL.exec(national.text)![1]!);
    if (line.index >= top + HEAD_LINES || line.dates[0]?.from === 0) continue;
    const cells = splitSegments(line.words);
    for (const [at, cell] of cells.entries()) {
      const iban = formedIbanIn(cell.text, cells.length === 2 && at === 1 && NAME.test(cells[0]!.text));
      if (iban !== null) formed ??= foundIn(line, cell, iban);
      const value = maskedIn(cell.text) ?? cardOfPerson(cell.text);
      if (value !== null) masked ??= foundIn(line, cell, value);
    }
  }
  return formed ?? masked;
}

/**
 * "ანგარიში GE29BG0000000441708812 GEL": specimens and scans have wrong check digits. In the head of the page an IBAN as long as those of
 * its country is one all the same behind a word or two, or in front of its currency. `isNamed`: these words stand in a cell of their own.
 * Where the currency ends the number with no space between, it is a part of it.
 */
function formedIbanIn(text: string, isNamed: boolean): string | null {
  const [, front, glued = '', currency = ''] = GLUED.exec(text) ?? [];
  if ((isNamed || front !== '') && CURRENCY_DECIMALS.has(currency) && hasLengthOfCountry(glued))
    return `${glued}${currency}`;
  const [whole, value = '', code] = FORMED.exec(text) ?? [];
  const isSaid = (isNamed || whole !== value) && (code === undefined || CURRENCY_DECIMALS.has(code));
  return isSaid && hasLengthOfCountry(value) ? value : null;
}

const FORMED = /^(?:[^\s\d]+ ){0,2}([A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4})+?)(?: \(?([A-Z]{3})\)?)?$/;
const GLUED = /^((?:[^\s\d]+ ){0,2})([A-Z]{2}\d{2}[A-Z\d]{10,27})([A-Z]{3})$/;
const NAME = /^\p{L}[^\d]{3,}$/u;

/**
 * Bank, branch, account and suffix in New Zealand, an IBAN without its country in Poland, bank, counter, account and key in West
 * Africa, the account behind its agency in Brazil ("ag 0437 cc 21886-4"): nothing else is written so. The currency of the account may follow: "(PLN)", "PLN".
 */
const NATIONAL =
  /(?:^|\s)(\d{2}-\d{4}-\d{7}-\d{2,3}|\d{2}(?: \d{4}){6}|[A-Z]{2}\d{3} \d{5} \d{12} \d{2}|(?<=^[Aa][Gg](?:[êe]ncia)?[.:]* \d{4}(?:-\d)? [Cc](?:[Cc]|\/[Cc]|onta)[.:]* )\d[\d.]*-[\dXx])(?: (?:\([A-Z]{3}\)|[A-Z]{3}))?$/;

function maskedIn(printed: string): string | null {
  const text = printed.replace(MAIN_CARD, '');
  const bare = withoutLabel(text);
  return MASKED.test(bare) ? bare : cardIn(text);
}

/** "4311-XXXX-XXXX-7206（正卡）林佳蓉": the main one of several cards, and whose it is. */
const MAIN_CARD = /\s?[（(][正主]卡[）)].*$/;

/** "Tarjeta: XXXX XXXX XXXX 2824", and behind the product "Card: Platinum •••• 7731"; "Paid from: Checking •••• 7731" is of another. */
function withoutLabel(text: string): string {
  return text.replace(PRODUCT, '').replace(/^[^:\d]{2,25}:\s*/, '');
}

const PRODUCT = /^(?:card|carte|tarjeta|cart[aã]o|carta|karte|kaart|kort):\s*(?:(?!x+ )\p{L}{2,} ){1,2}/iu;

/** A whole cell of mask and last figures: "**** 2782", "3691 23XX XXXX 9988", "XXXX-XXXX-XXXX-4584". */
const MASKED = /^(?=.*[Xx*•]{2})(?:[\dXx*•]{2,6}[ -]?){1,4}\d{3,4}$/;

/**
 * "Karte 4999 99XX XXXX 9917 Abrechnungsdatum 17.06.2024", "Cartão 5695.XXXX.XXXX.9264": a whole number behind a word or two, and
 * nothing or the next label behind it. "POS 532676XXXXXX3201 GREEN GROCER" is what somebody paid.
 */
function cardIn(text: string): string | null {
  const [, front = '', value = '', rest = ''] = CARD.exec(text) ?? [];
  const compact = value.replace(/[ .-]/g, '');
  const masked = compact.replace(/\d/g, '').length;
  if (compact.length < CARD_LETTERS || masked < FEWEST_MASKED || findKind(front) !== null) return null;
  if (MAIN_IN_FRONT.test(front)) return value;
  return endsOrOpensLabel(rest) ? value : null;
}

/** The number ends its cell, or the next label stands behind it. */
function endsOrOpensLabel(rest: string): boolean {
  return rest === '' || matchOpening(normalWords(rest)).some(({ kind }) => kind === 'label');
}

/** "CUBE卡 正卡 4311-95XX-XXXX-4410 王淑芬 小計" */
const MAIN_IN_FRONT = /[正主]卡 $/;

const CARD = /^((?:[^\s\d*•]+ ){1,3})([\dXx*•]{4}(?:[ .-]?[\dXx*•]{2,6}){2,3}(?<=\d{4}))(?: (.*))?$/;

/** "4119-1144-7702-4417 TEO HUI XIN": the whole number of a card, and whose it is. */
function cardOfPerson(text: string): string | null {
  const [, value, , name] = OF_PERSON.exec(text) ?? [];
  return value !== undefined && name !== undefined && isPersonal(name) && isPlainName(name) ? value : null;
}

const OF_PERSON = /^(\d{4}([ -])\d{4}\2\d{4}\2\d{4}) (\p{Lu}[^\d]+)$/u;

/** "Number 號碼     114-628390-833" */
export function findPlainNumber(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  for (const line of lines) {
    if (line.index >= top + HEAD_LINES) return null;
    const cells = splitSegments(line.words);
    const at = cells.findIndex(({ text }) => isNumberLabel(text));
    const value = cells[at + 1];
    if (at >= 0 && value !== undefined && LONG_NUMBER.test(value.text)) return foundIn(line, value);
    for (const { box, text } of cells) {
      const number = findNamedPlainly(text);
      if (number !== null) return foundIn(line, { box, text: number });
    }
  }
  return null;
}

/** "Number 號碼 114-628390-833 Branch: Mong Kok", with no more than spaces between. */
function findNamedPlainly(text: string): string | null {
  const words = text.split(' ');
  const at = words.findIndex((word) => LONG_NUMBER.test(word));
  if (at < 1 || !isNumberLabel(words.slice(0, at).join(' '))) return null;
  return endsOrOpensLabel(words.slice(at + 1).join(' ')) ? words[at]! : null;
}

/** A colon between another label and its value has no words. */
function isNumberLabel(text: string): boolean {
  const words = normalWords(text);
  return words.length > 0 && words.every(isNumberWord);
}

const LONG_NUMBER = /^\d(?:[ -]?\d){8,}$/;
