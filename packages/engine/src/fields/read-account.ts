/** Account number, holder, type and currency from labelled fields; absent is `null`, never a guess from free text. */
import type { AccountType, Box } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { countBefore, splitSegments, type TextSegment } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import type { Field } from './find-fields.ts';
import { findNamedNumber, isLabelledAmount } from './find-named-number.ts';
import { type Found, sourceOf } from './found.ts';
import { FIELDS } from './thresholds.ts';
import { weighAccountType } from './weigh-account-type.ts';

const { SHORTEST_IBAN, MOST_WORDS_BEFORE, LAST_FIGURES, MASKED_WITHIN_LINES, SAME_EDGE } = FIELDS.readAccount;

export { findCurrency } from './find-currency.ts';
export type { Found } from './found.ts';

/**
 * Branch and account stay together ("0001 / 17185238-3", "8327-1,521 692 081-8"), and so do a letter that checks the number
 * ("771234 B"), the one within the number of a French giro account ("44 187 2K 027"), the one of a member's accounts ("20077418 S1") and the kind that Japan prints first.
 */
const NUMBER =
  /^(?:(?:普通|当座|貯蓄|定期|総合)(?:預金)?\s*)?(?:[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,8}|[Xx*•·#.\d](?:(?: ?[-./,] ?| (?:[A-Z] (?=\d))?|(?<=\d)[A-Z] ?(?=\d{3}(?![\d.,])))?[Xx*•·#\d]){3,33})(?:-[A-Z\d]\b|(?<=\d{7})[A-Z]\b| [A-Z]$|(?<=\d{6}) [A-Z]\d{1,2}(?= |$))?/;

const IBAN = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/;

/** "No." before a number, ", Concord St" behind one. */
const NUMBER_SIGN = /^(?:no|nr|n[º°o]|num(?:ber)?)(?![\p{L}\d])\.?\s*:?\s*/iu;
/**
 * "CUENTA SMART: ES60 …", "Número de cuenta de ahorro: 3052269812", "EUROCOMPTE JEUNE N° 00031774801": what the account is called.
 * "Sort code: 20-00-00" is shorter.
 */
const PRODUCT =
  /^(?:\p{L}+ ){0,2}\p{L}+(?::| N[°º]\.?)\s*(?=[A-Z]{2}\d{2} ?[A-Z\d]{4}|\d(?:[ -]?\d){7,}(?:$| \p{Ll}))/u;
/** "Account Statement - 100200300417" titles the page; shorter figures may be a year or a day. */
const TITLE = /^statement\s*[-–—:]\s*(?=\d{9,}$)/i;
const WORD = /^\s*,?\s*\p{L}/u;

/** Wallets and brokers number accounts by capitals and figures: "Account ID: Q7XK4M2WDLR9E", "NX-4417-8820", "Y71-220936 IRMA HALL". */
const CODE =
  /^(?:(?:(?=[A-Z\d]*\d[A-Z\d]*\d)(?=\d*[A-Z])[A-Z\d]{8,20}|[A-Z]{1,4}(?:-\d{3,8}){2,4})$|[A-Z]{1,2}\d{2,3}-\d{5,8}(?=$| \p{Lu}))/u;

/**
 * Account numbers as printed, masking included; those that banks use among themselves, such as IBANs, are `international`, and
 * those in a sentence below the head `mentioned`.
 */
export interface AccountNumbers {
  readonly own: readonly Found<string>[];
  readonly international: readonly Found<string>[];
  readonly mentioned: readonly Found<string>[];
}

export function findAccountNumbers(fields: readonly Field[]): AccountNumbers {
  const numbers: Found<string>[] = [];
  const ibans: Found<string>[] = [];
  const headed: Found<string>[] = [];
  const mentioned: Found<string>[] = [];
  const codes: Found<string>[] = [];
  for (const field of fields) {
    if ((field.label !== 'accountNumber' && field.label !== 'iban') || isOfSecond(field)) continue;
    const beside = isPeriod(field) ? null : numberIn(field.text, field.label);
    const list = field.label === 'iban' ? ibans : isMentioned(field, fields[0]!) ? mentioned : numbers;
    if (beside !== null) list.push({ value: beside, source: sourceOf(field) });
    const [code] = beside === null ? (CODE.exec(field.text) ?? []) : [];
    if (code !== undefined) codes.push({ value: code, source: sourceOf(field) });
    const below = field.below === null ? null : numberIn(field.below.text, field.label);
    if (below !== null && !DATE.test(below)) headed.push({ value: below, source: sourceOf(field.below!) });
  }
  const own = numbers.length > 0 ? numbers : headed;
  return { own: longestFirst(own), international: [...oftenestFirst(ibans), ...codes], mentioned };
}

/** "Account  01/01/2025 - 31/01/2025"; a period may stand in another cell of the line, too. */
function isPeriod({ dates, textBox }: Field): boolean {
  return dates.filter(({ box }) => textBox !== null && box[0] < textBox[2]).length > 1;
}

/** "Alternate Account Number": the account has another, by which it is known. */
function isOfSecond({ line, from }: Field): boolean {
  return SECOND.test(line.words[from - 1]?.text ?? '');
}

const SECOND = /^(?:alternat(?:e|ive)|linked|former)$/i;

/** "AANKOOP MET KAART NR 6703 0527 XXXX 7051": a card that somebody paid with, in a sentence; where to pay what is due. */
function isMentioned({ line, from, text }: Field, first: Field): boolean {
  if (line.dates[0]?.from === 0 && hasSureAmount(line)) return true;
  const isHead = line.index < first.line.index + MASKED_WITHIN_LINES;
  if (isHead && !MASK.test(text)) return countBefore(line.words, from) > MOST_WORDS_BEFORE;
  return countBefore(line.words, from) > (isHead ? 2 : 1);
}

const MASK = /^[\d ]*[Xx*•]{2}/;

/** The last figures of a card stand beside the number of its account. */
function longestFirst(found: readonly Found<string>[]): readonly Found<string>[] {
  const isWhole = ({ value }: Found<string>) => value.replace(/\D/g, '').length > LAST_FIGURES;
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
}

/** Other people's are printed beside what they sent; the account's own is on every page. */
function oftenestFirst(found: readonly Found<string>[]): Found<string>[] {
  const same = [...Map.groupBy(found, ({ value }) => value.replace(/\s/g, '')).values()];
  return same.sort((left, right) => right.length - left.length).flat();
}

/** "01/01/2025 - 31/01/2025" below "Account" is the period of a row of headings. */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})\b/;

/** Behind the last figures of an IBAN, "EUR" or "BIC" looks like its last group. */
function ibanIn(text: string): string | undefined {
  const [iban] = IBAN.exec(text) ?? [];
  const short = iban?.replace(/ [A-Z]{1,4}$/, '');
  if (iban !== undefined && isIban(iban)) return iban;
  const proved = provedIbanIn(text);
  return proved !== undefined && lettersOf(proved) > lettersOf(short ?? '') ? proved : short;
}

function lettersOf(text: string): number {
  return text.replace(/ /g, '').length;
}

/** Groups of any length, as some banks print them: "IE29 AIBK 9310 47 2066 4155", "IT 21 K 05387 12904 000003312047". */
const LOOSE_IBAN = /\b[A-Z]{2} ?\d{2}(?: ?[A-Z0-9]+)+/g;

/** The longest run of whole groups whose check digits are right. */
function provedIbanIn(text: string): string | undefined {
  for (const [run] of text.matchAll(LOOSE_IBAN)) {
    for (let end = run.length; end >= SHORTEST_IBAN; end = run.lastIndexOf(' ', end - 1))
      if (isIban(run.slice(0, end))) return run.slice(0, end);
  }
  return undefined;
}

function numberIn(printed: string, label: string): string | null {
  const text = printed.replace(NUMBER_SIGN, '').replace(PRODUCT, '').replace(TITLE, '');
  const iban = ibanIn(text);
  const isFirst = iban !== undefined && (label === 'iban' || text.startsWith(iban));
  const match = isFirst ? iban : NUMBER.exec(text)?.[0];
  if (match === undefined || match.replace(/[^\dXx*•]/g, '').length < 4 || isOther(match, text)) return null;
  return match.trim();
}

/** "N° 2025-003", "12/2025": the number of a statement within its year. */
const OF_YEAR = /^(?:(?:19|20)\d{2} ?[-/] ?\d{1,3}|\d{1,3} ?[-/] ?(?:19|20)\d{2})$/;

/** "Account  1903 W Concord St" is the address beside the label, "Account  37.00" an amount below it, "12,0000" a number of shares. */
function isOther(number: string, text: string): boolean {
  if (OF_YEAR.test(number.trim())) return true;
  if (/^(?:\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}|\d{1,4}[.,]\d+)$/.test(number.trim())) return true;
  return /^\d{1,5}$/.test(number.trim()) && WORD.test(text.slice(number.length));
}

/** A whole cell of mask and last figures: "**** 2782", "3691 23XX XXXX 9988", "XXXX-XXXX-XXXX-4584". */
const MASKED = /^(?=.*[Xx*•]{2})(?:[\dXx*•]{2,6}[ -]?){1,4}\d{3,4}$/;

export interface NamedNumbers {
  /** In the head of the pages or, with nothing else on the line, over the list of the account. */
  readonly titled: readonly Found<string>[];
  /** Beside an amount, as in an overview of accounts, which has a line for each. */
  readonly listed: readonly Found<string>[];
}

/** Behind what the account is called. */
export function findNumbersBesideNames(lines: readonly TokenLine[]): NamedNumbers {
  const top = lines[0]?.index ?? 0;
  const [titled, listed]: [Found<string>[], Found<string>[]] = [[], []];
  for (const [at, line] of lines.entries()) {
    const cells = splitSegments(line.words);
    const isHead = line.index < top + MASKED_WITHIN_LINES;
    if (line.dates[0]?.from === 0 || (!isHead && cells.length > 1)) continue;
    for (const { text, box, from, to } of cells) {
      const name = isHead ? nameOf(cells, from) || textAbove(lines, at, box) : '';
      const named = findNamedNumber(text) ?? (isHead ? findNamedNumber(`${name} ${text}`) : null);
      const value = numberIn(named?.text ?? '', 'iban');
      const isListed = line.money.some(
        (token) => CENTS.test(token.text) && (token.from >= to || token.to <= from) && !isLabelledAmount(line, token),
      );
      const list = isListed ? listed : titled;
      if (value !== null) list.push({ value, source: { page: line.pageNumber, box: [...box], text } });
    }
  }
  return { titled, listed };
}

const CENTS = /[.,]\d{2}(?!\d)/;

/** "Relationship Checking      : 329681104472": the line has nothing but the name and the number, each in a cell of its own. */
function nameOf(cells: readonly TextSegment[], from: number): string {
  const [name, number] = cells;
  return cells.length === 2 && number!.from === from && BARE_NUMBER.test(number!.text) ? name!.text : '';
}

const BARE_NUMBER = /^(?:: ?)?\d[\d -]*\d$/;

/** "CUENTA DE AHORROS", and below it at the same edge "NÚMERO 91247650812". */
function textAbove(lines: readonly TokenLine[], at: number, box: Box): string {
  const [line, above] = [lines[at]!, lines[at - 1]];
  if (above === undefined || above.pageNumber !== line.pageNumber || above.index !== line.index - 1) return '';
  const cells = splitSegments(above.words);
  const name = cells.find((cell) => Math.abs(cell.box[0] - box[0]) < line.heightPt * SAME_EDGE)?.text ?? '';
  return /\d/.test(name) ? '' : name;
}

/** An IBAN proves itself by its check digits (ISO 13616, modulo 97), and a mask is put on nothing else: no label needed. */
export function findBareNumber(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  let masked: Found<string> | null = null;
  for (const line of lines) {
    const text = line.words.map((word) => word.text).join(' ');
    const iban = ibanIn(text);
    if (iban !== undefined && isIban(iban))
      return { value: iban, source: { page: line.pageNumber, box: [...line.box], text: iban } };
    const national = splitSegments(line.words).find(({ text }) => NATIONAL.test(text));
    if (national !== undefined && line.dates[0]?.from !== 0) {
      const { box, text } = national;
      return { value: NATIONAL.exec(text)![1]!, source: { page: line.pageNumber, box: [...box], text } };
    }
    if (masked !== null || line.index >= top + MASKED_WITHIN_LINES || line.dates[0]?.from === 0) continue;
    const cell = splitSegments(line.words).find(({ text }) => MASKED.test(withoutLabel(text)));
    if (cell !== undefined)
      masked = {
        value: withoutLabel(cell.text),
        source: { page: line.pageNumber, box: [...cell.box], text: cell.text },
      };
  }
  return masked;
}

/**
 * Bank, branch, account and suffix in New Zealand, an IBAN without its country in Poland, bank, counter, account and key in West
 * Africa: nothing else is written so.
 */
const NATIONAL = /(?:^|\s)(\d{2}-\d{4}-\d{7}-\d{2,3}|\d{2}(?: \d{4}){6}|[A-Z]{2}\d{3} \d{5} \d{12} \d{2})$/;

/** "Tarjeta: XXXX XXXX XXXX 2824" */
function withoutLabel(text: string): string {
  return text.replace(/^[^:\d]{2,25}:\s*/, '');
}

function isIban(text: string): boolean {
  const compact = text.replace(/ /g, '');
  if (compact.length < SHORTEST_IBAN || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** `languages`: the document's own; a phrase of another language is a coincidence. `null` rather than a guess. */
export function findAccountType(
  fields: readonly Field[],
  lines: readonly TokenLine[],
  languages: ReadonlySet<string>,
): AccountType | null {
  return weighAccountType(fields, lines, languages)?.type ?? null;
}
