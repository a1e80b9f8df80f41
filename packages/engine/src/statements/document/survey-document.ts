/**
 * Tables and lines of a document → what holds for all of its statements: bank, country, currency, period, order of dates.
 * Decides the order of day and month. Known weakness: one order and one notation for all statements of a file.
 */

import { ExtractionError, type Page } from '@extracto/model';
import { findBankName } from '../../fields/find-bank-name.ts';
import { type Field, findFields } from '../../fields/find-fields.ts';
import { findHolder } from '../../fields/find-holder.ts';
import { yearOfHead } from '../../fields/find-month.ts';
import type { Found } from '../../fields/found.ts';
import { type PeriodTokens, readPeriod } from '../../fields/read-period.ts';
import { type WeighedType, weighAccountType } from '../../fields/weigh-account-type.ts';
import { onlyOnce } from '../../geometry/only-once.ts';
import { addressCountry } from '../../knowledge/address-country.ts';
import { recogniseBank } from '../../knowledge/banks.ts';
import { BALANCES } from '../../knowledge/language.ts';
import { isPlain } from '../../knowledge/letters.ts';
import { languageHabits } from '../../knowledge/lexicon.ts';
import { nationalCountry, opensNationalTerm } from '../../knowledge/national-terms.ts';
import { normaliseWords } from '../../knowledge/normalise-words.ts';
import type { DateToken, TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { isUnmapped } from '../../pages/judge-trust.ts';
import { isScaleOpen } from '../../tokens/notation.ts';
import { chooseDateOrder, type DateHabit, type OrderChoice } from '../interpret/choose-date-order.ts';
import type { Table } from '../read-table.ts';
import type { DocumentTables } from '../read-tables.ts';
import { chooseCurrency } from './choose-currency.ts';
import { listNumbers, type RankedNumbers, rankNumbers } from './choose-numbers.ts';
import { coveredLines, undatedLines } from './cover-lines.ts';
import { dropDaySums } from './drop-day-sums.ts';
import { dropSummaryStrips } from './drop-summary-strips.ts';
import { type CurrencyList, findCurrencyLists } from './find-currency-lists.ts';
import { type NumberedPage, readPageNumbers } from './find-missing-pages.ts';
import { findNamedLists, type NamedList } from './find-named-lists.ts';
import { isDailyBalances, isTransactionTable } from './is-transaction-table.ts';
import { fullYears, latestYear, resolvePeriod, shareInPeriod } from './resolve-period.ts';
import type { DocumentView } from './view-by-currency.ts';

export interface ReadOptions {
  /** Names known banks; default true. Nothing else depends on it. */
  readonly bankHints?: boolean | undefined;
  /** In which a list ends whose dates print no year, where no period gives one; absent or `null` when nobody knows. */
  readonly year?: number | null | undefined;
}

export interface DocumentSurvey extends Pick<DocumentTables, 'languages' | 'notation' | 'lines' | 'chains'> {
  readonly pageCount: number;
  /** Tables of transactions. */
  readonly tables: readonly Table[];
  readonly dailyBalances: readonly Table[];
  /** Lines of no transaction and no header. */
  readonly outside: readonly TokenLine[];
  readonly fields: readonly Field[];
  readonly bank: { readonly id: string | null; readonly name: string | null };
  readonly findCountry: () => string | null;
  readonly currency: string | null;
  readonly holder: Found<string> | null;
  readonly numbers: RankedNumbers;
  /** The type that all lines outside the lists suggest. */
  readonly findType: () => WeighedType | null;
  /** Given by the caller; `null` when nobody knows. */
  readonly givenYear: number | null;
  readonly latestYear: number | null;
  readonly rowTokens: readonly DateToken[];
  readonly isYearFirst: boolean;
  readonly printedPeriod: PeriodTokens;
  readonly dates: OrderChoice;
  /** The amounts fit any number of decimals. */
  readonly isAnyScale: () => boolean;
  /** Figures whose letters the font does not name. */
  readonly isGarbled: boolean;
  /** No table has a transaction. */
  readonly isEmpty: boolean;
  /** Indexes of lines that tables and labels account for. */
  readonly covered: () => ReadonlySet<number>;
  /** Indexes of lines that were left out of tables for want of a date. */
  readonly undated: ReadonlySet<number>;
  readonly pageNumbers: readonly NumberedPage[];
  /** Lists whose names a summary in front of them prints. */
  readonly namedLists: readonly NamedList[];
  /** Lists whose titles tell them apart by their currencies. */
  readonly currencyLists: readonly CurrencyList[];
}

/** `currencies`: those that the account may have, none for any. Throws `no_statement` when nothing on the pages belongs to an account. */
export function surveyDocument(
  { languages, notation, lines, headers, tables: allTables, chains }: DocumentTables,
  { pages, currencies, type }: DocumentView,
  { bankHints = true, year = null }: ReadOptions,
): DocumentSurvey {
  const listed = dropSummaryStrips(allTables.filter(isTransactionTable), notation);
  const tables = dropDaySums(listed, notation);
  const rowLines = linesOfRows(tables, lines);
  // "Card: 4165**2212" below a payment that waits is no label of the account
  for (const { rows, heading } of allTables)
    if (heading[0] === 'pending') for (const { lines: own } of rows) for (const line of own) rowLines.add(line);
  for (const { lineIndexes } of headers) for (const line of lineIndexes) rowLines.add(line);
  const outside = lines.filter((line) => !rowLines.has(line.index));
  const fields = findFields(outside);
  if (tables.every((table) => table.rows.length === 0) && !fields.some(isAccountField))
    throw new ExtractionError('no_statement');
  const findBank = onlyOnce(() => recogniseBank(normalisedLines(outside)));
  const bank = bankHints ? findBank() : null;
  const numbers = rankNumbers({ fields, lines: outside });
  const findCountry = onlyOnce(
    () => countryOf(lines, outside, numbers) ?? findBank()?.id.slice(0, 2).toUpperCase() ?? null,
  );
  const currency = oneOf(currencies, chooseCurrency(fields, tables, outside, findCountry, languages));
  const isEmpty = tables.every(({ rows }) => rows.every(({ kind }) => kind !== 'transaction'));
  return {
    languages,
    notation,
    lines,
    chains,
    pageCount: pages.length,
    tables,
    dailyBalances: allTables.filter(isDailyBalances),
    outside,
    fields,
    bank: { id: bank?.id ?? null, name: bank?.name ?? findBankName(outside, fields)?.value ?? null },
    findCountry,
    currency,
    holder: findHolder(fields, outside),
    numbers,
    findType: onlyOnce(() => weighAccountType(fields, outside, languages) ?? type),
    ...surveyDates({ lines, outside, fields, tables, languages, currency, year }),
    isAnyScale: onlyOnce(() =>
      isScaleOpen(
        lines,
        tables.flatMap(({ rows }) => rows.flatMap(({ money }) => money.values())),
      ),
    ),
    isGarbled: hasGarbledFigures(pages, lines),
    isEmpty,
    covered: onlyOnce(() => coveredLines(allTables, fields, lines)),
    undated: undatedLines(allTables, isEmpty),
    namedLists: findNamedLists(outside, fields),
    currencyLists: findCurrencyLists(outside, fields, tables),
    pageNumbers: readPageNumbers(outside, pages),
  };
}

function oneOf(among: readonly string[], chosen: string | null): string | null {
  if (among.length === 0 || (chosen !== null && among.includes(chosen))) return chosen;
  return among.length === 1 ? among[0]! : null;
}

interface DateEvidence
  extends Pick<DocumentSurvey, 'lines' | 'outside' | 'fields' | 'tables' | 'languages' | 'currency'> {
  readonly year: number | null;
}

function surveyDates({ lines, outside, fields, tables, languages, currency, year }: DateEvidence) {
  const [latest, years] = [year ?? latestYear(lines) ?? yearOfHead(outside), fullYears(outside)];
  const rowTokens = rowDates(tables);
  const isYearFirst = rowTokens.every(isYearless) && putsYearFirst(languages);
  const printedPeriod = readPeriod(outside, fields, isYearFirst, rowTokens);
  const dates = chooseDateOrder(rowTokens, lines, dateHabit(currency, languages), (order) =>
    shareInPeriod(rowTokens, order, resolvePeriod(printedPeriod, order, latest), latest, years),
  );
  return { givenYear: year, latestYear: latest, rowTokens, isYearFirst, printedPeriod, dates };
}

/** By terms that one country alone uses, else by the address. */
function countryOf(lines: readonly TokenLine[], outside: readonly TokenLine[], numbers: RankedNumbers): string | null {
  const national = lines.filter(({ words }) => words.some(({ text }) => opensNationalTerm(text)));
  const scheme = nationalCountry(
    national.map(({ words }) => normaliseWords(words).tokens),
    listNumbers(numbers).map(({ value }) => value),
  );
  return scheme ?? addressCountry(textsOf(outside));
}

function* textsOf(lines: readonly TokenLine[]): Generator<string> {
  for (const { words } of lines) yield textOf(words);
}

function* normalisedLines(lines: readonly TokenLine[]): Generator<readonly string[]> {
  for (const { words } of lines) yield normaliseWords(words).tokens;
}

/** A text of two bytes a sign that was taken byte by byte: rows of such figures are read as words, or as nothing. */
const GARBLED_FIGURE = /\d[.,'’]?[\ufffd\p{Co}]+[.,'’]?[\ufffd\p{Co}]*\d/u;

function hasGarbledFigures(pages: readonly Page[], lines: readonly TokenLine[]): boolean {
  return (
    !pages.every(({ words }) => isPlain(words)) &&
    lines.some(({ words }) => words.some(({ text }) => isUnmapped(text) && GARBLED_FIGURE.test(text)))
  );
}

/** Dates of the rows in printed order, each from the column that dates its row. */
export function rowDates(tables: readonly Table[]): DateToken[] {
  const tokens: DateToken[] = [];
  for (const { use, rows } of tables) {
    if (use.date === null) continue;
    for (const { dates } of rows) {
      const token = dates.get(use.date);
      if (token !== undefined) tokens.push(token);
    }
  }
  return tokens;
}

function isAccountField(field: Field): boolean {
  return BALANCES.has(field.label) && field.money.length > 0;
}

function linesOfRows(tables: readonly Table[], lines: readonly TokenLine[]): Set<number> {
  const ofRows = new Set<number>();
  for (const { rows, region } of tables)
    for (const row of rows) {
      if (row.kind !== 'transaction') continue;
      for (const line of row.lines) if (region.header !== null || !opensWithField(lines[line]!)) ofRows.add(line);
    }
  return ofRows;
}

/** "Vencimento: 10/07/2025   Pagamentos -R$ 2.983,66": without a header all lines are of the list, and a summary looks like its rows. */
function opensWithField({ dates: [day], words }: TokenLine): boolean {
  return day !== undefined && day.from > 0 && words[day.from - 1]!.text.endsWith(':');
}

/** No reading of the date has a year. */
export function isYearless({ readings }: DateToken): boolean {
  return readings.every(({ year }) => year === null);
}

function putsYearFirst(languages: ReadonlySet<string>): boolean {
  return (
    languages.size > 0 && languageHabits().every(({ code, shortYearFirst }) => shortYearFirst || !languages.has(code))
  );
}

/** The month comes first in the United States and in the languages that say so; everywhere else the day does. */
function dateHabit(currency: string | null, languages: ReadonlySet<string>): DateHabit {
  const own = languageHabits().filter(({ code }) => code !== 'en' && languages.has(code));
  const isEnglish = languages.has('en');
  const isAmerican = currency === 'USD' && (languages.size === 0 || isEnglish);
  const monthFirst = own.length > 0 && own.every((language) => language.monthFirst);
  const isMixed = own.some((language) => language.monthFirst) && !monthFirst;
  return { monthFirst: monthFirst || isAmerican, isSure: own.length > 0 && !isEnglish && !isMixed };
}
