/**
 * Reads an account's name and number where the name stands directly before the number, without labels.
 *
 *   Current account 72834733   Sort code 23-01-20      C24 Girokonto IBAN DE50 5002 4024 0000 1234 56
 *   Privatkonto 8327-9, 123 456 789-0                  Aspire Current Account : 62123456789
 */
import type { AccountType } from '@extracto/model';
import { matchPhrases, type PhraseMatch } from '../knowledge/lexicon.ts';
import { normaliseLabel, normalWords } from '../knowledge/normalise-label.ts';
import { isJoiningWord, namesStatement } from '../knowledge/title-words.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { type KindMatch, matchKinds } from './match-kinds.ts';
import { FIELDS } from './thresholds.ts';

export const { SHORTEST_COMPOUND } = FIELDS.findNamedNumber;
const { FEWEST_DIGITS, LEVEL_WORDS, LONG_DIGITS, LONGEST_NAME } = FIELDS.findNamedNumber;

export interface NamedNumber {
  readonly type: AccountType;
  /** Languages that use this name for an account. */
  readonly languages: readonly string[];
  /** From the number to the end of the text. */
  readonly text: string;
}

/** Between the name and the number. */
const BETWEEN = /^(?:iban|no|nr|n|nro|number|numero|nummer)$/;
/** Alone in its cell, it names the number of the account. */
const ALONE = /^(?:number|nummer|numero|号码)$/;
const NUMBER_SIGN = /^(?:no|nr|n|nro)$/;
const NUMBER_OPENS = /(?<![\p{L}\d])(?:[A-Z]{2}\d{2}(?=[ \d])|\d|[Xx*•·]{2,}[ -]?[\dXx*•]|(?:\.{3}|…)\d)/u;
/** "•••• 7731", "...8812", "4929 12** **** 7731": the last figures of a number that is not shown, and the first ones of a card. */
const MASKED = /^(?:(?:\d{4}[ -]?(?:\d{2})?)?(?:[Xx*•·]{2,}[ -]?){1,4}|\.{3}|…)\d{3,5}(?!\d)/;
const IBAN_OPENS = /^[A-Z]{2}\d{2} ?[A-Z\d]{4}/;
/** "CA U$S 214-388105/9" */
const SIGN_AT_END = /\s[A-Z]{0,2}\p{Sc}[A-Z]?\s*$/u;
/** "POUPANÇA MAIS Conta n.º 4506 1023900017 71" */
const POINT_IN_SIGN = /(?<=(?<!\p{L})n)\.(?=[º°])/giu;
/** "VERRECHNUNGSKONTO (WERTPAPIERHANDEL) 0277120441" */
const IN_BRACKETS = /\s\([\p{L} ]+\)\s*$/u;
/** Dates, amounts and clocks are no account numbers. */
const OTHER_FIGURE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|[\d.,' ]*[.,]\d{2})(?![\d]|[.,]\d)/;
/** "ONE CHECKING - LEVEL 1 1440007318822": one of several accounts of that name; what it is called ends in front of the word and figure. */
const LONG_AT_END = /\s(\d{8,})$/;
const LEVEL = /^\d{1,2} \d{8,}$/;
/** "360 Checking - 36081181187": the product has a figure for its name. */
const FIGURE_FIRST = /^\d{1,3} (?=\p{L})/u;
/** "LOS ANGELES CA 90096-8000": a state and its postal code, not the abbreviation of a current account and its number. */
const POSTAL_CODE = /\p{L}{2},? \p{Lu}{2} \d{5}-\d{4}$/u;

/** "**** LevelUp Savings 1270045518 ****" */
const ORNAMENTS = /^[-=*_~]{3,}\s+|\s+[-=*_~]{3,}$/g;

/** `printed`: a cell of a line. `null` where it is a sentence, or names no account in front of its first figures. */
export function findNamedNumber(printed: string): NamedNumber | null {
  const text = printed.replace(ORNAMENTS, '');
  const long = LONG_AT_END.exec(text)?.[1];
  const figure = long === undefined ? 0 : (FIGURE_FIRST.exec(text)?.[0].length ?? 0);
  const first = text.slice(figure).search(NUMBER_OPENS) + figure;
  const isLevel = long !== undefined && LEVEL.test(text.slice(first));
  const at = isLevel ? text.length - long.length : first;
  if (at < 1 || POSTAL_CODE.test(text)) return null;
  const [name, number] = [text.slice(0, at), text.slice(at)];
  const digits = (
    /^(?:[A-Z]{2}\d{2} ?[A-Z]{4}(?= ?\d))?[A-Z]{0,2}(?:[\d\s.,/-]|[A-Z](?= \d))*/.exec(number)?.[0] ?? ''
  ).replace(/\D/g, '');
  const isMasked = MASKED.test(number);
  if ((digits.length < FEWEST_DIGITS && !isMasked) || OTHER_FIGURE.test(number)) return null;
  const own = name.replace(SIGN_AT_END, '').replace(POINT_IN_SIGN, '');
  const words = [own, own.replace(IN_BRACKETS, '')]
    .map((part) =>
      normaliseLabel(part)
        .split(' ')
        .filter((word) => word !== ''),
    )
    .find((part, index) => index > 0 || kindsIn(part).some(({ end }) => end === part.length))!;
  if (isLevel) words.splice(words.length - LEVEL_WORDS);
  // "CUENTA CORRIENTE ESPECIAL DOLARES NRO.: 2-817-0940454660-4", "Savings Plus number: 50188204"
  const isSigned = NUMBER_SIGN.test(words.at(-1) ?? '') || (name.trimEnd().endsWith(':') && isOfProduct(words));
  while (BETWEEN.test(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || words.length > LONGEST_NAME) return null;
  const kinds = kindsIn(words);
  const atEdge = kinds.filter(({ start, end }) => start === 0 || end === words.length);
  const front = Math.max(0, ...kinds.filter(({ start }) => start === 0).map(({ end }) => end));
  if (isSentence(name, Math.max(0, ...atEdge.map(({ start, end }) => end - start - 1)))) return null;
  // "Girokonto Komfort DE12 7209 XXXX XXXX XXXX 04", "Compte à vue Vert BE67 …", "Compte de chèques principal #0417 3302-118",
  // but not "Space: Urlaub • IBAN DE87 …"
  const isIban = IBAN_OPENS.test(number);
  const isMarked = front > 1 ? isIban || name.endsWith('#') : isIban && words[0]!.length >= SHORTEST_COMPOUND;
  const isSure = isSigned || isMarked;
  const types = kinds.filter(({ start, end }) => end === words.length || (isSure && start === 0));
  const [kind] = types;
  if (kind === undefined || types.some(({ value }) => value !== kind.value)) return null;
  // a single short word may be the end of anything, "Visa 4111 1111" that of a card on the account
  const isLongNumber =
    (digits.length >= LONG_DIGITS || (isMasked && kind.start === 0)) &&
    kind.value !== 'credit_card' &&
    kind.value !== 'loan';
  const isWhole = kind.end - kind.start > 1 || words[kind.start]!.length >= SHORTEST_COMPOUND || isLongNumber;
  return isWhole ? { type: kind.value, languages: types.map(({ language }) => language), text: number } : null;
}

/** "estado de cuenta corriente": the name of a statement hides the "cuenta corriente" that it ends in. */
function kindsIn(words: readonly string[]): readonly KindMatch[] {
  const whole = matchKinds(words);
  for (let from = 1; whole.length === 0 && from < words.length; from++) {
    const kinds = matchKinds(words.slice(from)).filter(({ start, end }) => start === 0 && end === words.length - from);
    if (kinds.length > 0) return kinds.map((kind) => ({ ...kind, start: from, end: words.length }));
  }
  return whole;
}

/** "Savings reference number", "Checking customer number": these say which number it is. */
function isOfProduct(words: readonly string[]): boolean {
  const isOther = ({ kind, start, end }: PhraseMatch) =>
    kind === 'label' || (kind === 'column' && end === words.length && end - start > 1);
  return BETWEEN.test(words.at(-1) ?? '') && !matchPhrases(words).some(isOther);
}

/**
 * Names have small words in their middle, sentences in front: "please pay into your current account". `own`: how many may be of the kind
 * that the name opens with, as two of "Compte à vue".
 */
function isSentence(name: string, own: number): boolean {
  const small = (name.match(/(?<![\p{L}'’])\p{Ll}+/gu) ?? []).filter((word) => !BETWEEN.test(word));
  return (isOfStatement(name) ? small.filter((word) => !isJoiningWord(word)) : small).length > 1 + own;
}

/** "Statement of transactions in Savings Account 34560100012877" */
export function isOfStatement(name: string): boolean {
  const [first] = normalWords(name);
  return first !== undefined && namesStatement([first]);
}

/** `word` in normal form. */
export function isNumberWord(word: string): boolean {
  return ALONE.test(word);
}

/** "Kontoauszug Nr.", "statement no": what follows is said to be a number; `word` in normal form. */
export function opensNumber(word: string): boolean {
  return BETWEEN.test(word);
}

/** "Acuerdo: $ 2.000.000,00" beside the number of an account is a term of it, and no balance in an overview. */
export function isLabelledAmount({ words }: TokenLine, { from }: Pick<MoneyToken, 'from'>): boolean {
  return words[from - 1]?.text.endsWith(':') === true;
}
