/** Account number, holder, type and currency from labelled fields; absent is `null`, never a guess from free text. */
import { type AccountType, CURRENCY_DECIMALS } from '@extracto/model';
import { normalWords } from '../knowledge/normalise-label.ts';
import { holdsTerm, isTerm } from '../knowledge/terms.ts';
import { isJoiningWord } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { countBefore, splitSegments, type TextSegment, textOf, toSegment } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { isCardNumber, labelWords, namesDebited } from './bill-terms.ts';
import type { Field } from './find-fields.ts';
import { findNamedNumber, isLabelledAmount, isOfStatement } from './find-named-number.ts';
import { type Found, foundIn, sourceOf } from './found.ts';
import { ibanIn } from './iban.ts';
import { isOfBank } from './is-of-bank.ts';
import { matchKinds } from './match-kinds.ts';
import { nameBesideNumber } from './name-beside-number.ts';
import { FIELDS } from './thresholds.ts';
import { weighAccountType } from './weigh-account-type.ts';

const { MOST_WORDS_BEFORE, LAST_FIGURES, SURE_LABEL, MASKED_WITHIN_LINES, SAME_EDGE } = FIELDS.readAccount;
const { FEWEST_DIGITS } = FIELDS.findNamedNumber;

export { findCurrency } from './find-currency.ts';
export type { Found } from './found.ts';

/**
 * Branch and account stay together ("0001 / 17185238-3", "8327-1,521 692 081-8"), and so do a letter that checks the number
 * ("771234 B", "041882K"), the one within the number of a French giro account ("44 187 2K 027"), the one of a member's accounts ("20077418 S1",
 * "4251824-L51", "62013/S1") and the kind that Japan prints first. One letter may open it ("S472 0447119 00", "B/60417733-2").
 */
const NUMBER =
  /^(?:(?:普通|当座|貯蓄|定期|総合)(?:預金)?\s*)?(?:[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,8}|(?:\.{3}|…)\d{3,5}|(?:[A-Z](?:\/(?=\d{6})|(?=\d{3,} \d{4})))?(?:[Xx*•·#.\d]|\+\d)(?:(?: ?[-./,] ?| (?:[A-Z] (?=\d))?|(?<=\d)[A-Z] ?(?=\d{3}(?![\d.,])))?[Xx*•·#\d]){3,33})(?:[-/][A-Z]\b|-\d\b|(?<=\d{5})[-/][A-Z]\d{1,3}\b|(?<=\d{6})[A-Z]\b| [A-Z]$|(?<=\d{6}) [A-Z]\d{1,2}(?= |$))?/;

/** "No." before a number, ", Concord St" behind one. */
const NUMBER_SIGN = /^(?:no|nr|n[º°o]|num(?:ber)?)(?![\p{L}\d])\.?\s*:?\s*/iu;
/**
 * "CUENTA SMART: ES60 …", "Número de cuenta de ahorro: 3052269812", "EUROCOMPTE JEUNE N° 00031774801", "CONTA SIMPLES N. 45517720981", "Conta Valor 1-4418820.000.001": what the account is called.
 * "Sort code: 20-00-00" is shorter.
 */
const PRODUCT =
  /^(?:\p{L}+ ){0,2}\p{L}+(?::| [Nn](?:\.?[°º]\.?|\.|o\.))\s*(?=[A-Z]{2}\d{2} ?[A-Z\d]{4}|\d(?:[ -]?\d){7,}(?:$| \p{Ll}| ·))|^(?:\p{Lu}\p{Ll}+ ){1,2}(?=\d(?:[.-]?\d){9,}(?:$| [—–-] ))/u;
/** "Account: All linked accounts (**4417)", "Card: Platinum •••• 7731", "Cartão: ELO NANQUIM 6504 XXXX XXXX 2290": the last figures stand behind what the account is called. */
const MASKED_PRODUCT =
  /^(?:\p{L}+ ){1,4}\(?(?=[*•]{2,}(?: ?[*•]{4}){0,3} ?\d{3,5}\)?$|\d{4} (?:\d\d[Xx*•]{2}|[Xx*•]{4}) [Xx*•]{4} \d{4}$)/u;
/** "Account Statement - 100200300417" titles the page; shorter figures may be a year or a day. */
const TITLE = /^statement\s*[-–—:]\s*(?=\d{9,}$)/i;
/** "@XXXXXXXX3390@" marks the number for the machine that folds the sheets. */
const MARK = /^@(?=[Xx*\d])/;
const WORD = /^\s*,?\s*\p{L}/u;

/**
 * Wallets, brokers and cooperatives number accounts by capitals and figures: "Account ID: Q7XK4M2WDLR9E", "NX-4417-8820",
 * "SBX-100294", "Y71-220936 IRMA HALL", "0021-CC-00045 UDAY STORES", "R014417702 IRMA HALL", "acct_1Q9xTfKe", wallets also by addresses of mail, and programs by "5b0c1f7e-90d2-4c55-a3a1-7be0f2c9d614".
 */
const CODE =
  /^(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|(?=[A-Z\d]*\d[A-Z\d]*\d)(?=\d*[A-Z])[A-Z\d]{8,20}$|[A-Z]\d{7,12}(?= \p{Lu})|[a-z]{2,6}_(?=[A-Za-z]*\d)[A-Za-z\d]{6,24}$|(?=[\d-]*[A-Z])(?:(?=(?:[A-Z-]*\d){7})|(?=[A-Z]{2,4}-\d{5}))(?!\S*-(?:19\d|20[0-4])\d(?:$| ))[A-Z\d]{1,6}(?:-[A-Z\d]{2,12}){0,3}-[A-Z]{0,6}\d{2,10}(?=$| \p{Lu}| \(| (?:from|del|du|vom|van|dal) )|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f-]))/u;

/**
 * Account numbers as printed, masking included; those that banks use among themselves, such as IBANs, are `international`, and
 * those in a sentence below the head `mentioned`.
 */
export interface AccountNumbers {
  readonly own: readonly Found<string>[];
  readonly international: readonly Found<string>[];
  readonly mentioned: readonly Found<string>[];
}

export function findAccountNumbers(fields: readonly Field[], first = fields[0]): AccountNumbers {
  const numbers: Found<string>[] = [];
  const ibans: Found<string>[] = [];
  const headed: Found<string>[] = [];
  const mentioned: Found<string>[] = [];
  const codes: Found<string>[] = [];
  const ofLedger: Found<string>[] = [];
  const ofMember: Found<string>[] = [];
  for (const field of fields) {
    if ((field.label !== 'accountNumber' && field.label !== 'iban') || isOfSecond(field)) continue;
    const isDated = opensWithDate(field);
    const number = isDated && isOfTime(field) ? null : numberIn(behindCurrency(field) ?? textBeforeDate(field), field);
    const [code] = isDated ? [] : (CODE.exec(field.text) ?? []);
    const beside = number !== null && code?.startsWith(number) && code !== number ? null : number;
    const isSaid = isMentioned(field, first!);
    if ((isSaid && namesDebited(field)) || isOfBank(frontOf(field))) continue;
    const others = isSaid || names('securities', field) ? mentioned : isOfLedger(field) ? ofLedger : numbers;
    const list = field.label === 'iban' ? ibans : names('member', field) ? ofMember : others;
    if (beside !== null) list.push({ value: beside, source: sourceOf(field) });
    const signed = field.label === 'iban' ? findSigned(field) : null;
    if (signed !== null) numbers.push(signed);
    if (beside === null && code !== undefined) codes.push({ value: code, source: sourceOf(field) });
    const below = field.below === null || list === ofMember ? null : numberIn(field.below.text, field);
    if (below !== null && !DATE.test(below)) headed.push({ value: below, source: sourceOf(field.below!) });
  }
  const ofAccount = [numbers, ofLedger, headed].find((list) => list.length > 0);
  const own = ofAccount ?? (ofMember.length > 0 && codes.length > 0 ? codes : ofMember);
  return { own: longestFirst(own), international: [...oftenestFirst(ibans), ...codes], mentioned };
}

/** "N° 9030696-2 108-0 CBU 0070868636046601831443": the account's own number stands in front of the one between banks. */
function findSigned({ line, from }: Field): Found<string> | null {
  const count = countBefore(line.words, from);
  if (count === 0) return null;
  const cell = toSegment(line.words, from - count, from);
  const value = NUMBER_SIGN.test(cell.text) ? numberIn(cell.text, BESIDE_NAME) : null;
  if (value === null || DATE.test(value) || value.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  return foundIn(line, cell, value);
}

/** "Account  01/01/2025 - 31/01/2025"; behind the number, or in another cell of the line, a period may stand, too. */
function opensWithDate({ dates, textBox }: Field): boolean {
  const [first] = dates;
  return first !== undefined && textBox !== null && first.box[0] <= textBox[0];
}

/** "Account statement   01/09/2026 - 08:10:21": a day with its whole year, or two of them, are no number of an account. */
function isOfTime({ dates }: Field): boolean {
  return dates.length > 1 || dates.some(({ text }) => FULL_YEAR.test(text));
}

/** "TILI EUR      FI21 3939 0010 4477 15": the currency of the account stands in front of its number. */
function behindCurrency({ text, textBox, textLine }: Field): string | null {
  if (textBox === null || !CURRENCY_DECIMALS.has(text)) return null;
  return splitSegments(textLine.words).find(({ box }) => box[0] >= textBox[2])?.text ?? null;
}

/** "XXXX XXXX XXXX 6082 25 Feb 2025": the figures of a day are none of the number. */
function textBeforeDate({ text, dates }: Field): string {
  const day = dates.find((date) => date.named || FULL_YEAR.test(date.text));
  const at = day === undefined ? 0 : text.indexOf(day.text);
  return at > 0 ? text.slice(0, at).trimEnd() : text;
}

const FULL_YEAR = /(?:19|20)\d{2}/;

/** "Account code": books number their accounts besides the bank that keeps one of them. */
function isOfLedger({ line, to }: Field): boolean {
  return LEDGER.test(line.words[to - 1]!.text);
}

const LEDGER = /^code\b/i;

/** "Depotnummer": the securities have another number than the account that pays for them, and a member another than each of his accounts. */
function names(kind: 'securities' | 'member', field: Field): boolean {
  return holdsTerm(kind, labelWords(field).join(' '));
}

/** "Alternate Account Number": the account has another, by which it is known. */
function isOfSecond({ line, from }: Field): boolean {
  return isTerm('otherAccount', line.words[from - 1]?.text.toLowerCase() ?? '');
}

/** "AANKOOP MET KAART NR 6703 0527 XXXX 7051": a card that somebody paid with, in a sentence; where to pay what is due. A title has its own in brackets. */
function isMentioned({ line, from, text }: Field, first: Field): boolean {
  if (line.dates[0]?.from === 0 && hasSureAmount(line)) return true;
  const isHead = line.index < first.line.index + MASKED_WITHIN_LINES;
  if (isHead && line.words[from]!.text.startsWith('(')) return false;
  const count = countBefore(line.words, from);
  if (isHead && !MASK.test(text)) return count > MOST_WORDS_BEFORE && SMALL.test(frontOf({ line, from }));
  return count > (isHead ? 2 : 1);
}

/** What stands in front of a label in its cell. */
function frontOf({ line: { words }, from }: Pick<Field, 'line' | 'from'>): string {
  return textOf(words.slice(from - countBefore(words, from), from));
}

const MASK = /^[\d ]*[Xx*•]{2}/;
/** "CONTA À ORDEM - CONTA CAIXA M Conta 0261018440300": a title in capitals is no sentence. */
const SMALL = /(?<!\p{L})\p{Ll}/u;

/** The last figures of a card stand beside the number of its account, or the number of the card with its middle masked: "卡号：6222 **** **** 8814   账号：44187220110022". */
function longestFirst(found: readonly Found<string>[]): readonly Found<string>[] {
  const isWhole = ({ value }: Found<string>) =>
    value.replace(/\D/g, '').length > LAST_FIGURES && !(isCardNumber(value) && /[Xx*•]/.test(value));
  return [...found.filter(isWhole), ...found.filter((one) => !isWhole(one))];
}

/** Other people's are printed beside what they sent; the account's own is on every page. */
function oftenestFirst(found: readonly Found<string>[]): Found<string>[] {
  const same = [...Map.groupBy(found, ({ value }) => value.replace(/\s/g, '')).values()];
  return same.sort((left, right) => right.length - left.length).flat();
}

/** "01/01/2025 - 31/01/2025" below "Account" is the period of a row of headings; "04-72-98-110442-7" goes on. */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!-?\d)/;

/** "SHARE ACCOUNT 044871-S1 IBAN IE13 …": what the name stands in front of is the account's own number. */
const BESIDE_NAME = { label: 'accountNumber', from: 0, to: 0 };

function numberIn(printed: string, { label, from, to }: Pick<Field, 'label' | 'from' | 'to'>): string | null {
  const text = printed
    .replace(MARK, '')
    .replace(NUMBER_SIGN, '')
    .replace(PRODUCT, '')
    .replace(MASKED_PRODUCT, '')
    .replace(TITLE, '');
  const iban = ibanIn(text);
  const isFirst = iban !== undefined && (label === 'iban' || text.startsWith(iban));
  const match = isFirst ? iban : NUMBER.exec(text)?.[0];
  if (match === undefined || match.replace(/[^\dXx*•]/g, '').length < 4 || isOther(match, text, to - from)) return null;
  const suffix = SUFFIX.exec(text.slice(match.length))?.[1] ?? '';
  const whole = CURRENCY_DECIMALS.has(suffix) || !/\d{6}$/.test(match) ? match : `${match}${suffix && `-${suffix}`}`;
  return whole.replace(BEHIND, '').trim();
}

/** "087114-EOP", but "0100-123456-USD" */
const SUFFIX = /^-([A-Z]{2}[A-Z\d])(?=$| )/;

/** "••4471 · Anika Rhodes", "CI008 01111 011104418270 66 FCFA", "xxxx-xxxxxx-50897 17/01/24" */
const BEHIND = /(?: ·)+$|(?<=\d) (?:[A-Z]{3,4}|\d{1,2}\/\d{1,2}\/\d{2,4})$/;

/** "N° 2025-003", "12/2025": the number of a statement within its year. */
const OF_YEAR = /^(?:(?:19|20)\d{2} ?[-/] ?\d{1,3}|\d{1,3} ?[-/] ?(?:19|20)\d{2})$/;

/**
 * "Account  1903 W Concord St" is the address beside the label, "Account  37.00" an amount below it, "12,0000" a number of shares.
 * "Card ending in  6120 Mastercard Gold" needs a long label.
 */
function isOther(number: string, text: string, labelWords: number): boolean {
  if (OF_YEAR.test(number.trim())) return true;
  if (/^(?:\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}|\d{1,4}[.,]\d+)$/.test(number.trim())) return true;
  return labelWords < SURE_LABEL && /^\d{1,5}$/.test(number.trim()) && WORD.test(text.slice(number.length));
}

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
    for (const cell of cells) {
      const { text, from, to } = cell;
      const name = isHead ? nameBesideNumber(line, cells, from) || textAbove(lines, at, cell) : '';
      const named =
        findNamedNumber(text) ??
        (isHead ? (findNamedNumber(`${name} ${text}`) ?? findNamedNumber(behindDates(line, from, to))) : null);
      const value = numberIn(named?.text ?? (isHead ? OF_YOURS.exec(text)?.[1] : null) ?? '', BESIDE_NAME);
      const isListed = line.money.some(
        (token) => CENTS.test(token.text) && (token.from >= to || token.to <= from) && !isLabelledAmount(line, token),
      );
      const list = isListed ? listed : titled;
      if (value !== null) list.push(foundIn(line, cell, value));
    }
    const code = isHead ? codeBehindName(line) : null;
    if (code !== null) titled.push(code);
  }
  return { titled, listed };
}

/** "Checking Account     ACC-1001-7002": a line of nothing but a kind of account and a code. */
function codeBehindName(line: TokenLine): Found<string> | null {
  const code = line.words.at(-1)!;
  if (!NAMED_CODE.test(code.text)) return null;
  const words = normalWords(textOf(line.words.slice(0, -1)));
  return matchKinds(words).some(({ start, end }) => start === 0 && end === words.length) ? foundIn(line, code) : null;
}

const NAMED_CODE = /^(?=(?:[A-Z-]*\d){6})[A-Z]{1,6}(?:-[A-Z\d]{2,12}){1,3}$/;

/** "Le detallamos los movimientos de su Cuenta de Ahorro en Lempiras No. 200-118-204418": the sentence of a letter. */
const OF_YOURS =
  /(?<!\p{L})(?:of|for|de|da|do|von) (?:your|su|sua|votre|Ihres|Ihrem) (?:\p{Lu}\p{L}+ (?:\p{Ll}{1,3} )?){1,5}(?:[Nn]o\.?|[Nn]\.?[º°]\.?|Nr\.|number) (\d.*)$/u;

/** "DESDE: 2025/04/01 HASTA: 2025/04/30 CUENTA DE AHORROS NÚMERO 10293841571": the period may open the cell. */
function behindDates({ words, dates }: TokenLine, from: number, to: number): string {
  const last = dates.findLast((date) => date.from >= from && date.to <= to);
  return last === undefined ? '' : textOf(words.slice(last.to, to));
}

const CENTS = /[.,]\d{2}(?!\d)/;

/**
 * "CUENTA DE AHORROS", and below it at the same left or right edge "NÚMERO 91247650812"; below a title alone on its line "N° 91247650812"
 * may stand anywhere. Below that of a statement it may be the statement's own, unless it is long and the title ends in what the account
 * is called.
 */
function textAbove(lines: readonly TokenLine[], at: number, { box, text }: TextSegment): string {
  const [line, above] = [lines[at]!, lines[at - 1]];
  if (above === undefined || above.pageNumber !== line.pageNumber || above.index !== line.index - 1) return '';
  const cells = splitSegments(above.words);
  const isAligned = (edge: 0 | 2) => (cell: TextSegment) =>
    Math.abs(cell.box[edge] - box[edge]) < line.heightPt * SAME_EDGE;
  const aligned = cells.find(isAligned(0)) ?? cells.find(isAligned(2));
  const title = aligned ?? (NUMBER_SIGN.test(text) && cells.length === 1 ? cells[0] : undefined);
  if (title === undefined) return '';
  const name = beforeDays(above, title);
  const isSure = (aligned !== undefined && name === title.text) || LONG_NUMBER.test(text) || !isOfStatement(name);
  return isSure && !/\d/.test(name) ? name : '';
}

/** "Relevé de votre LIVRET A" of "Relevé de votre LIVRET A du 01/01/2024 au 31/12/2024" */
function beforeDays({ words, dates }: TokenLine, { from, to, text }: TextSegment): string {
  const day = dates.find((date) => date.from >= from && date.to <= to);
  if (day === undefined) return text;
  const last = words.findLastIndex((word, at) => at < day.from && !normalWords(word.text).every(isJoiningWord));
  return textOf(words.slice(from, last + 1));
}

const LONG_NUMBER = /\d{8}/;

/** `languages`: the document's own; a phrase of another language is a coincidence. `null` rather than a guess. */
export function findAccountType(
  fields: readonly Field[],
  lines: readonly TokenLine[],
  languages: ReadonlySet<string>,
): AccountType | null {
  return weighAccountType(fields, lines, languages)?.type ?? null;
}
