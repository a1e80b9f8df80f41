/** Account number, holder, type and currency from labelled fields; absent is `null`, never a guess from free text. */
import type { AccountType, Box } from '@extracto/model';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment, toSegment } from '../lines/segments.ts';
import type { Field } from './find-fields.ts';
import { findNamedNumber } from './find-named-number.ts';
import { type Found, sourceOf } from './found.ts';
import { FIELDS } from './thresholds.ts';
import { weighAccountType } from './weigh-account-type.ts';

const { MASKED_WITHIN_LINES } = FIELDS.readAccount;

export { findCurrency } from './find-currency.ts';
export type { Found } from './found.ts';

/** Branch and account stay together ("0001 / 17185238-3", "8327-1,521 692 081-8"), and the kind that Japan prints first. */
const NUMBER =
  /^(?:(?:普通|当座|貯蓄|定期|総合)(?:預金)?\s*)?(?:[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,8}|[Xx*•·#.\d](?:(?: ?[-./,] ?| )?[Xx*•·#\d]){3,33})(?:-[A-Z\d]\b)?/;

const IBAN = /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/;

/** "No." before a number, ", Concord St" behind one. */
const NUMBER_SIGN = /^(?:no|nr|n[º°o]|num(?:ber)?)(?![\p{L}\d])\.?\s*:?\s*/iu;
const WORD = /^\s*,?\s*\p{L}/u;

/** Wallets and brokers number accounts by capitals and figures: "Account ID: Q7XK4M2WDLR9E". */
const CODE = /^(?=[A-Z\d]*\d[A-Z\d]*\d)(?=\d*[A-Z])[A-Z\d]{8,20}$/;

/** Account numbers as printed, masking included. An IBAN counts when there is no other number, and a code when there is no IBAN. */
export function findAccountNumbers(fields: readonly Field[]): Found<string>[] {
  const numbers: Found<string>[] = [];
  const ibans: Found<string>[] = [];
  const headed: Found<string>[] = [];
  const codes: Found<string>[] = [];
  for (const field of fields) {
    if (field.label !== 'accountNumber' && field.label !== 'iban') continue;
    const beside = numberIn(field.text, field.label);
    if (beside !== null) (field.label === 'iban' ? ibans : numbers).push({ value: beside, source: sourceOf(field) });
    if (beside === null && CODE.test(field.text)) codes.push({ value: field.text, source: sourceOf(field) });
    const below = field.below === null ? null : numberIn(field.below.text, field.label);
    if (below !== null && !DATE.test(below)) headed.push({ value: below, source: sourceOf(field.below!) });
  }
  if (numbers.length === 0 && headed.length > 0) return headed;
  if (numbers.length > 0) return numbers;
  return ibans.length > 0 ? oftenestFirst(ibans) : codes;
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
  return iban === undefined || isIban(iban) ? iban : short;
}

function numberIn(printed: string, label: string): string | null {
  const text = printed.replace(NUMBER_SIGN, '');
  const iban = ibanIn(text);
  const isFirst = iban !== undefined && (label === 'iban' || text.startsWith(iban));
  const match = isFirst ? iban : NUMBER.exec(text)?.[0];
  if (match === undefined || match.replace(/[^\dXx*•]/g, '').length < 4 || isOther(match, text)) return null;
  return match.trim();
}

/** "Account  1903 W Concord St" is the address beside the label, "Account  37.00" an amount below it. */
function isOther(number: string, text: string): boolean {
  if (/^\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}$/.test(number.trim())) return true;
  return /^\d{1,5}$/.test(number.trim()) && WORD.test(text.slice(number.length));
}

/** A whole cell of mask and last figures: "**** 2782", "3691 23XX XXXX 9988", "XXXX-XXXX-XXXX-4584". */
const MASKED = /^(?=.*[Xx*•]{2})(?:[\dXx*•]{2,6}[ -]?){1,4}\d{3,4}$/;

/** Behind what the account is called, or below it in a row of headings, in the head of its pages. */
export function findNumberBesideName(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  for (const [at, line] of lines.entries()) {
    if (line.index >= top + MASKED_WITHIN_LINES) return null;
    if (line.dates[0]?.from === 0) continue;
    for (const { text, box } of splitSegments(line.words)) {
      const value = namedNumber(text);
      if (value !== null) return { value, source: { page: line.pageNumber, box: [...box], text } };
      const below = /\d/.test(text) ? undefined : figuresBelow(box, line, lines[at + 1]);
      const headed = below === undefined ? null : namedNumber(`${text} ${below.text}`);
      if (headed !== null)
        return { value: headed, source: { page: line.pageNumber, box: [...below!.box], text: below!.text } };
    }
  }
  return null;
}

function namedNumber(text: string): string | null {
  return numberIn(findNamedNumber(text)?.text ?? '', 'iban');
}

/** A cell of figures right below a heading, that starts where it does. */
function figuresBelow([x0, , , y1]: Box, line: TokenLine, next: TokenLine | undefined): TextSegment | undefined {
  if (next?.pageNumber !== line.pageNumber || next.box[1] - y1 > line.heightPt) return undefined;
  return splitSegments(next.words).find(
    ({ text, box }) => Math.abs(box[0] - x0) < line.heightPt / 2 && /^\d[\d -]+$/.test(text),
  );
}

const MOBILE =
  /(?:^|\s)(?:(?:mobile|phone|customer|wallet|cell)(?: (?:number|no\.?|phone))+|msisdn|(?:transaction )?statement (?:for|of))\s*:?\s*(\+?\d[\d *Xx]{7,15}\d)$/i;

/** Mobile money has no other number of the account than the customer's telephone: "Mobile Number: 0712 345 678". */
export function findMobileNumber(lines: readonly TokenLine[]): Found<string> | null {
  const top = lines[0]?.index ?? 0;
  for (const line of lines) {
    if (line.index >= top + MASKED_WITHIN_LINES) return null;
    const cells = splitSegments(line.words);
    for (const [at, cell] of cells.entries()) {
      // the figures may stand in a cell of their own, beside a label that ends with a colon
      const { text, box } = cell.text.endsWith(':')
        ? toSegment(line.words, cell.from, cells[at + 1]?.to ?? cell.to)
        : cell;
      const value = MOBILE.exec(text)?.[1];
      if (value !== undefined) return { value, source: { page: line.pageNumber, box: [...box], text } };
    }
  }
  return null;
}

/** Nothing but mobile money has the number of a telephone. */
export function isMobileNumber({ value, source }: Found<string>): boolean {
  return MOBILE.exec(source.text)?.[1] === value;
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

/** "Tarjeta: XXXX XXXX XXXX 2824" */
function withoutLabel(text: string): string {
  return text.replace(/^[^:\d]{2,25}:\s*/, '');
}

function isIban(text: string): boolean {
  const compact = text.replace(/ /g, '');
  if (compact.length < 15 || compact.length > 34) return false;
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
