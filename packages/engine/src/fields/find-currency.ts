/**
 * The currency that the page states: labelled, or an ISO code of its own beside the account's heading or number
 * ("Ticari Hesap  TRY"), or a sign of one single currency on a labelled balance. Signs that several currencies share
 * ("$", "kr") state nothing, and one description never does.
 */
import { CURRENCY_DECIMALS } from '@extracto/model';
import { currencyOf, letterCurrencyOf } from '../knowledge/currencies.ts';
import { matchPhrases } from '../knowledge/lexicon.ts';
import { normaliseLabel, normalWords } from '../knowledge/normalise-label.ts';
import { namesStatement } from '../knowledge/title-words.ts';
import type { MoneyToken, TokenLine } from '../lines/reading.ts';
import { splitSegments, type TextSegment } from '../lines/segments.ts';
import type { Field } from './find-fields.ts';
import { findNamedNumber } from './find-named-number.ts';
import { type Found, sourceOf } from './found.ts';
import { FIELDS } from './thresholds.ts';

const { HEAD_LINES, NEAR_LINES } = FIELDS.findCurrency;

const BALANCES: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance', 'previousBalance', 'newBalance']);

export function findCurrency(fields: readonly Field[], lines: readonly TokenLine[] = []): Found<string> | null {
  return findLabelled(fields) ?? findBehindNumber(fields) ?? findBesideAccount(fields, lines) ?? findOnBalances(fields);
}

function findLabelled(fields: readonly Field[]): Found<string> | null {
  for (const field of fields) {
    if (field.label !== 'currency' || listsOne(field)) continue;
    const [code, ...others] = labelledCurrencies(field);
    if (code !== undefined && others.length === 0) return { value: code, source: sourceOf(field) };
  }
  return null;
}

/** "Cuenta en dólares   U$S 0,00": a line of an overview opens with one account of several, and its balance follows. */
function listsOne({ line, from, textLine, textBox }: Field): boolean {
  if (from > 0 || textLine !== line || textBox === null || line.words[from]!.text.endsWith(':')) return false;
  const [next] = splitSegments(line.words).filter(({ box }) => box[0] > textBox[2]);
  return next !== undefined && line.money.some((token) => token.strong && token.from === next.from);
}

/** Currencies that the value of a currency label may mean, most common first: "PESOS" are those of seven countries. */
export function labelledCurrencies({ text }: Field): readonly string[] {
  const words = text.split(/\s+/).slice(0, 4);
  return [text, ...words].map(currencyOf).find((codes) => codes.length > 0) ?? [];
}

/**
 * "Account: GE77TB9161271248407058 USD", "Konto 0003605018 EUR-KONTO", "CURRENT JPY A/C 848-071002-221"; of several such accounts none
 * is that of all rows.
 */
function findBehindNumber(fields: readonly Field[]): Found<string> | null {
  const found = fields.flatMap((field) => {
    if (!ACCOUNTS.has(field.label)) return [];
    const [before, label] = [field.line.words[field.from - 1]?.text ?? '', field.line.words[field.from]!.text];
    const code = (BEFORE_ACCOUNT.exec(label) ?? BEHIND_NUMBER.exec(field.text) ?? ALONE.exec(before))?.[1] ?? '';
    return CURRENCY_DECIMALS.has(code) ? [{ value: code, source: sourceOf(field) }] : [];
  });
  const [first] = found;
  return first === undefined || found.some(({ value }) => value !== first.value) ? null : first;
}

const ACCOUNTS: ReadonlySet<string> = new Set(['accountNumber', 'iban']);
const BEHIND_NUMBER = /^(?=(?:.*\d){6})[A-Z\d][A-Z\d ./-]*\d ([A-Z]{3})$/;
/** "TOP-Konto" is no account in the currency of Tonga. */
const BEFORE_ACCOUNT = /^(?!TOP|ALL)([A-Z]{3})-\p{L}/u;
const ALONE = /^(?!TOP|ALL)([A-Z]{3})$/;

function findBesideAccount(fields: readonly Field[], lines: readonly TokenLine[]): Found<string> | null {
  const near = linesNear(fields.filter(({ label }) => label === 'accountNumber' || label === 'iban'));
  const top = lines[0]?.index ?? 0;
  const codes = lines
    .filter(({ index }) => index < top + HEAD_LINES || near.has(index))
    .flatMap((line) =>
      splitSegments(line.words).flatMap((segment) => {
        const source = { page: line.pageNumber, box: [...segment.box], text: segment.text } as const;
        const alone = near.has(line.index) ? currencyNamed(segment.text) : null;
        const named = alone ?? currencyInName(segment.text) ?? currencyOfTitle(segment.text);
        if (named !== null) return [{ value: named, source }];
        const words = segment.words.map((word) => word.text.replace(/[:;,()[\]]/g, ''));
        const code = words.at(-1) ?? '';
        if (!/^[A-Z]{3}$/.test(code) || !CURRENCY_DECIMALS.has(code)) return [];
        if (words.length === 1 ? !near.has(line.index) : !isAccountHeading(words.slice(0, -1))) return [];
        if (isOfOtherLabel(segment, line, fields)) return [];
        return [{ value: code, source }];
      }),
    );
  const [first] = codes;
  if (first === undefined || OPEN_SIGN.test(first.value) || codes.some(({ value }) => value !== first.value))
    return null;
  return { value: first.value, source: { ...first.source, box: [...first.source.box] } };
}

/** "Account type: ALL" names no currency of Albania. */
function isOfOtherLabel({ text }: TextSegment, line: TokenLine, fields: readonly Field[]): boolean {
  return fields.some((field) => field.textLine === line && field.text === text && !NAMES_ACCOUNT.has(field.label));
}

const NAMES_ACCOUNT: ReadonlySet<string> = new Set([...ACCOUNTS, 'currency']);

/** "NOVIEMBRE 2024    QUETZALES    ESTADO DE CUENTA": the name of one currency fills a cell near the number of the account. */
function currencyNamed(text: string): string | null {
  const [code, ...others] = LONG_NAME.test(text) ? currencyOf(text) : [];
  return code === undefined || others.length > 0 ? null : code;
}

/** "CUENTA CORRIENTE ESPECIAL DOLARES NRO.: 2-817-0940454660-4" */
function currencyInName(text: string): string | null {
  const number = findNamedNumber(text)?.text;
  if (number === undefined) return null;
  const words = text.slice(0, text.length - number.length).split(/\s+/);
  const codes = words.filter((word) => LONG_NAME.test(word) || LETTERED_SIGN.test(word)).map(currencyOf);
  const [first] = codes.find((found) => found.length === 1) ?? [];
  return first ?? words.find((word) => OPEN_SIGN.test(word)) ?? null;
}

/** "ESTADO DE CUENTA MONETARIA EN QUETZALES", "KONTOAUSZUG in USD", "Resumen de caja de ahorro en dólares": the title of a statement or an account ends with it. */
function currencyOfTitle(text: string): string | null {
  const [, title, name] = IN_CURRENCY.exec(text) ?? [];
  if (title === undefined) return null;
  const words = normalWords(title);
  const isTitle = namesStatement(words) || matchPhrases(words).some(({ kind }) => kind === 'accountType');
  const [code, ...others] = isTitle ? currencyOf(name!) : [];
  return code === undefined || others.length > 0 ? null : code;
}

const IN_CURRENCY = /^(\P{N}+)\s(?:en|em|in|i|w|v|u)\s(\p{L}{4,}(?:\s\p{L}{4,})?|(?-i:[A-Z]{3}))$/iu;
const LONG_NAME = /^\p{L}{4,}$/u;
/** "$" is that of another account on the page than "U$S". */
const OPEN_SIGN = /^\p{Sc}$/u;
/** "U$S" */
const LETTERED_SIGN = /^(?=.*[A-Z])[A-Z]{0,2}\p{Sc}[A-Z]?$/u;

/** Indexes of the lines of fields and of those around them: every page of a long document may print the number. */
function linesNear(fields: readonly Field[]): ReadonlySet<number> {
  const near = new Set<number>();
  for (const { line } of fields)
    for (let index = line.index - NEAR_LINES; index <= line.index + NEAR_LINES; index++) near.add(index);
  return near;
}

/** "Girokonto EUR", "Account number 123 EUR": the words before the code name the account and nothing else. */
function isAccountHeading(words: readonly string[]): boolean {
  const normal = words.flatMap((word) => normaliseLabel(word).split(' ')).filter((word) => word !== '');
  const named = matchPhrases(normal).filter(
    ({ kind, value }) =>
      kind === 'accountType' || value === 'accountNumber' || value === 'iban' || value === 'currency',
  );
  const covered = new Set(
    named.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return named.length > 0 && normal.every((word, index) => covered.has(index) || /\d|^x+$/.test(word));
}

function findOnBalances(fields: readonly Field[]): Found<string> | null {
  const stated = fields
    .filter(({ label }) => BALANCES.has(label))
    .flatMap((field) => field.money.flatMap((token) => currencyWith(token, field)).map((code) => ({ field, code })));
  const [first] = stated;
  // where "U$S" stands beside another balance, "$" is that of the country
  const isOpen = fields.some(
    ({ label, money }) => BALANCES.has(label) && money.some(({ currencies }) => currencies.length > 1),
  );
  if (first === undefined || isOpen || stated.some(({ code }) => code !== first.code)) return null;
  return { value: first.code, source: sourceOf(first.field) };
}

/** One letter apart from its figure is a currency beside a balance alone: "Opening Balance: R 7 654.00". */
function currencyWith({ currencies, from }: MoneyToken, { textLine }: Field): readonly string[] {
  if (currencies.length > 0) return currencies.length === 1 ? currencies : [];
  const before = textLine.words[from - 1]?.text ?? '';
  const codes = before.length === 1 ? letterCurrencyOf(before) : [];
  return codes.length === 1 ? codes : [];
}
