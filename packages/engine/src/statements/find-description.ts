/** The text columns of a table whose words are the description of its rows. */
import { currencyOf } from '../knowledge/currencies.ts';
import { findKind } from '../knowledge/transaction-kinds.ts';
import type { Record, TableColumn } from '../tables/table.ts';
import { findAccountColumn } from './find-account-column.ts';
import { isOfKinds } from './is-of-kinds.ts';
import { STATEMENTS } from './thresholds.ts';

const { FEWEST_ROWS, LEAST_DISTINCT, MANY_DISTINCT, FEWEST_LETTERS, LEAST_LETTERS, LEAST_COUNTED } =
  STATEMENTS.findDescription;

/**
 * If half the rows print nothing in the named description columns, nor right below, adds the column with the most letters, or the one
 * for their kinds where that says more different things: the status of all rows may be the same. Without letters anywhere, as in a list
 * of checks, the column whose numbers tell the rows apart describes them.
 */
export function findDescription(columns: readonly TableColumn[], records: readonly Record[]): ReadonlySet<number> {
  const named = describeByName(columns, records);
  const priced = findPriced(records);
  const rows = records.filter(priced.isOne);
  // account numbers of both parties, below names that nobody knows, leave open what the row was
  const says = (text: string, column: number) => columns[column]!.candidates.length > 0 || LETTER.test(text);
  const isDescribed = ({ texts }: Record) => texts.some((text, column) => named.has(column) && says(text, column));
  let described = 0;
  for (let at = 0; at < records.length; at++) {
    const [record, below] = [records[at]!, records[at + 1]];
    if (!priced.isOne(record)) continue;
    if (isDescribed(record) || (below !== undefined && below.money.size === 0 && isDescribed(below))) described++;
  }
  if (described * 2 >= rows.length) return named;
  const candidates = columns.flatMap((column, index) => {
    if (column.kind !== 'text' || named.has(index)) return [];
    const own = rows
      .flatMap(({ texts }) => texts.get(index) ?? [])
      .filter((text) => /\p{L}{2}/u.test(text) && !isCurrency(text));
    if (own.length * 2 < rows.length) return [];
    return [{ index, letters: countIn(own, WORDS), distinct: new Set(own).size, isOfKinds: isOfKinds(column) }];
  });
  const wordy = candidates.toSorted((a, b) => b.letters - a.letters)[0];
  if (wordy === undefined || wordy.letters === 0) {
    const numbers = columns.findIndex((column, index) => numbersRows(column, index, rows));
    return numbers < 0 ? named : new Set([...named, numbers].sort((a, b) => a - b));
  }
  const kinds = candidates.find(
    ({ letters, distinct, ...own }) => own.isOfKinds && letters > 0 && distinct > wordy.distinct,
  );
  return new Set([...named, (kinds ?? wordy).index].sort((a, b) => a - b));
}

/**
 * Named description columns; of those whose header the lexicon does not know the ones that say more than these: below
 * "Class" or "Status" stands the kind of a row. Without any named one those that say something in letters, or every text column.
 */
function describeByName(columns: readonly TableColumn[], records: readonly Record[]): ReadonlySet<number> {
  const texts = columns.flatMap((column, index) => (column.kind === 'text' ? [index] : []));
  const rows = findWorded(records);
  const mayBeNamed = texts.filter((index) => columns[index]!.candidates.includes('description'));
  const saying = mayBeNamed.filter((index) => !isOfCodes(columns[index]!, index, records));
  const named = leaveKinds(saying.length > 0 ? saying : mayBeNamed, columns, records);
  const account = findAccountColumn(columns, records)?.column;
  const unknown = texts.filter(
    (index) =>
      columns[index]!.candidates.length === 0 &&
      columns[index]!.headerText !== null &&
      index !== account &&
      !isOfCurrencies(index, rows) &&
      !isNumbering(index, records),
  );
  const isAsked = named.length > 0 && unknown.length > 0;
  const least = isAsked ? Math.max(...named.map((index) => countLetters(index, records))) : 0;
  const lettered = unknown.filter((index) => countLetters(index, records) >= Math.max(least, 1));
  const wordy = least === 0 && lettered.length === 0 ? unknown : lettered;
  if (named.length > 0 || wordy.length > 0) {
    const letters = Math.max(0, ...[...named, ...wordy].map((index) => countLetters(index, records)));
    const isRepeated = (index: number) =>
      isOfKinds(columns[index]!) && (countLetters(index, records) < letters || areKinds(index, records));
    const told = texts.filter((index) => isTold(columns[index]!, index, records) && !isRepeated(index));
    return new Set([...named, ...wordy, ...told].sort((a, b) => a - b));
  }
  const last = columns.findLastIndex(({ kind }) => kind === 'money');
  // what stands right of the amounts beside few of them is a box beside the list
  const isBox = (index: number) =>
    index > last && rows.filter(({ texts: own }) => own.has(index)).length * 2 < rows.length;
  // dashes of empty cells, and signs that a note explains
  const isMarks = (index: number) => index > last && rows.every(({ texts: own }) => !SAYS.test(own.get(index) ?? ''));
  const isOther = (index: number) =>
    isBox(index) || isMarks(index) || isOfCurrencies(index, rows) || isNumbering(index, records);
  return new Set(texts.filter((index) => columns[index]!.candidates.length === 0 && !isOther(index)));
}

/**
 * Below "Transaction", "Операция" or "İşlem" stands what happened, unless another column is named for the texts: beside "Details" it
 * is the kind of nearly each row, and a few come again and again.
 *
 *   Date       Transaction   Details
 *   06.07.24   Payment       GREEN GROCER 36218
 *   07.07.24   Transfer      RENT OF JULY
 */
function leaveKinds(
  named: readonly number[],
  columns: readonly TableColumn[],
  records: readonly Record[],
): readonly number[] {
  const others = named.filter((index) => !isOfKinds(columns[index]!));
  const rows = datedRows(records);
  const told = others.filter((index) => rows.filter(({ texts }) => texts.has(index)).length * 2 > rows.length);
  if (told.length === 0) return named;
  const isFew = (index: number) => {
    const own = rows.flatMap(({ texts }) => texts.get(index) ?? []);
    return (rows.length - own.length) * 2 <= own.length && new Set(own).size * 2 <= own.length;
  };
  return named.filter((index) => others.includes(index) || !(isFew(index) || areKinds(index, records)));
}

/** "Direct debit" and "Card payment" are names of kinds, "GREEN GROCER" below the same header is none. */
function areKinds(column: number, records: readonly Record[]): boolean {
  const own = datedRows(records).flatMap(({ texts }) => texts.get(column) ?? []);
  return own.filter((text) => findKind(text) !== null).length * 2 > own.length;
}

/** "X2" and "SA" below "รายการ Code", which is the name of descriptions in one language and in the other none. */
function isOfCodes({ candidates }: TableColumn, column: number, records: readonly Record[]): boolean {
  if (!candidates.includes('ignored')) return false;
  const rows = datedRows(records);
  return rows.every(({ texts }) => CODE.test(texts.get(column) ?? ''));
}

const CODE = /^[A-Z\d]{0,4}$/;

function datedRows(records: readonly Record[]): readonly Record[] {
  return records.filter(({ money, dates }) => money.size > 0 && dates.size > 0);
}

/** "Rp" at the left edge of a cell, of which the amount ends at the right one. */
function isOfCurrencies(column: number, rows: readonly Record[]): boolean {
  const own = rows.flatMap(({ texts }) => texts.get(column) ?? []);
  return own.length > 0 && own.every(isCurrency);
}

/** "GOOGLE *YOUTUBE USD 97,09" says more than its currency. */
function isCurrency(text: string): boolean {
  return !text.includes(' ') && currencyOf(text).length > 0;
}

/** "0201", "0202", "0203" or "1.", "2.", "3." in front of the dates: the numbers of the rows. */
function isNumbering(column: number, records: readonly Record[]): boolean {
  const rows = datedRows(records);
  const numbers = rows.map(({ texts }) => texts.get(column)?.replace(/\.$/, '') ?? '');
  if (numbers.length < FEWEST_ROWS || !numbers.every((text) => /^\d{1,5}$/.test(text))) return false;
  const steps = numbers.slice(1).filter((text, at) => Number(text) === Number(numbers[at]) + 1);
  return steps.length >= (numbers.length - 1) * LEAST_COUNTED;
}

const SAYS = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;

/**
 * "B&M RETAIL", "CASH WITHDRAWAL" and "STAGECOACH BUS" below "Payment type" say what each row is about, and so do names below
 * "Reference". Codes, numbers and a few kinds that come again and again do not.
 */
function isTold({ candidates, headerText }: TableColumn, column: number, records: readonly Record[]): boolean {
  const isUnknown = candidates.length === 0 && headerText !== null;
  if (candidates[0] !== 'reference' && !isUnknown && !isOfKinds({ headerText })) return false;
  const rows = datedRows(records);
  const own = rows.flatMap(({ texts }) => texts.get(column) ?? []);
  const letters = countIn(own, WORDS);
  return (
    own.length >= FEWEST_ROWS &&
    own.length * 2 >= rows.length &&
    new Set(own).size >= Math.min(own.length * LEAST_DISTINCT, MANY_DISTINCT) &&
    letters >= own.length * FEWEST_LETTERS &&
    letters >= countIn(own, /\S/gu) * LEAST_LETTERS
  );
}

/** "2202", "2203*", "2206" below "Number": those of checks. "1", "2", "3" count the rows. */
function numbersRows({ kind }: TableColumn, column: number, rows: readonly Record[]): boolean {
  if (kind !== 'text') return false;
  const own = rows.flatMap(({ texts }) => texts.get(column) ?? []);
  const isOfAll = own.length > 0 && own.length === rows.length && own.every((text) => NUMBER.test(text));
  return isOfAll && new Set(own).size === own.length && own[0] !== '1';
}

const NUMBER = /^\d{1,10}\s?[*+#^]?$/;

/** Not those of "SGH4X8ABCD". */
const WORDS = /(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu;

function countIn(texts: readonly string[], letters: RegExp): number {
  return texts.reduce((count, text) => count + (text.match(letters) ?? []).join('').length, 0);
}

/** Records with an amount; where amounts stand on lines of their own, those with a date. */
function findWorded(records: readonly Record[]): readonly Record[] {
  const priced = records.filter(({ money }) => money.size > 0);
  const bare = priced.filter(({ texts }) => texts.size === 0);
  return bare.length * 2 > priced.length ? records.filter(({ dates }) => dates.size > 0) : priced;
}

/** Counted over the texts beside amounts. */
function countLetters(column: number, records: readonly Record[]): number {
  let letters = 0;
  for (const { money, texts } of records)
    if (money.size > 0) letters += texts.get(column)?.match(/\p{L}/gu)?.length ?? 0;
  return letters;
}

/** Records of a table with an amount and a date or, without any, with an amount. */
export interface Priced {
  readonly records: readonly Record[];
  readonly isOne: (record: Record) => boolean;
  readonly count: number;
}

export function findPriced(records: readonly Record[]): Priced {
  const isPosted = ({ money, dates }: Record) => money.size > 0 && dates.size > 0;
  const isOne = records.some(isPosted) ? isPosted : ({ money }: Record) => money.size > 0;
  let count = 0;
  for (const record of records) if (isOne(record)) count++;
  return { records, isOne, count };
}
