/** Pages → result: lines, tokens, headers, regions, tables, facts, statements. Document mode reads all pages together. */
import {
  AMBIGUITIES,
  type DraftResult,
  ExtractionError,
  type Page,
  type Parser,
  type PlainDate,
  type Warning,
} from '@extracto/model';
import { findBankName } from '../fields/find-bank-name.ts';
import { type Fact, findFacts } from '../fields/find-facts.ts';
import { findAccountNumbers, findHolder } from '../fields/read-account.ts';
import { type PeriodTokens, readPeriod } from '../fields/read-period.ts';
import { weighAccountType } from '../fields/weigh-account-type.ts';
import { onlyOnce } from '../geometry/only-once.ts';
import { addressCountry } from '../knowledge/address-country.ts';
import { recogniseBank } from '../knowledge/banks.ts';
import { languageHabits } from '../knowledge/lexicon.ts';
import { nationalCountry, opensNationalTerm } from '../knowledge/national-terms.ts';
import { normaliseWords } from '../knowledge/normalise-words.ts';
import type { DateToken, TokenLine } from '../lines/reading.ts';
import { isPlain } from '../pages/is-plain.ts';
import { isUnmapped } from '../pages/judge-trust.ts';
import { isScaleOpen } from '../tokens/notation.ts';
import { chooseStarts, findOtherStarts } from './chains/choose-starts.ts';
import { OWED } from './compose/statement-parts.ts';
import { chooseCurrency } from './document/choose-currency.ts';
import { chooseNumbers, listNumbers } from './document/choose-numbers.ts';
import { divideDocument } from './document/divide-document.ts';
import { doubtRepeats } from './document/doubt-repeats.ts';
import { endAfterNewYear } from './document/end-after-new-year.ts';
import { explainedLines, isNumberedRow, isUnreadRow, undatedLines } from './document/explain-lines.ts';
import { findLostSheets, readPageNumbers } from './document/find-lost-sheets.ts';
import { findOverview } from './document/find-overview.ts';
import { findSummaryParts } from './document/find-summary-parts.ts';
import { isOtherDocument } from './document/is-other-document.ts';
import { isDailyBalances, isTransactionTable } from './document/is-transaction-table.ts';
import { listEvents } from './document/list-events.ts';
import {
  fullYears,
  latestYear,
  liesWithin,
  type ResolvedPeriod,
  reachBack,
  resolvePeriod,
  shareInPeriod,
  spansYears,
} from './document/resolve-period.ts';
import { chooseDateOrder, type DateHabit } from './interpret/choose-date-order.ts';
import { splitStatements } from './interpret/split-statements.ts';
import { readStatement } from './read-statement.ts';
import type { Table } from './read-table.ts';
import { readTables } from './read-tables.ts';

export interface ReadOptions {
  /** Names known banks; default true. Nothing else depends on it. */
  readonly bankHints?: boolean | undefined;
  /** In which a list ends whose dates print no year, where no period gives one; absent or `null` when nobody knows. */
  readonly year?: number | null | undefined;
}

export function readDocument(
  pages: readonly Page[],
  parser: Parser,
  { bankHints = true, year = null }: ReadOptions = {},
): DraftResult {
  const { languages, notation, lines, headers, tables: allTables, chains } = readTables(pages);
  const tables = allTables.filter(isTransactionTable);
  const rowLines = linesOfRows(tables);
  for (const { lineIndexes } of headers) for (const line of lineIndexes) rowLines.add(line);
  const outside = lines.filter((line) => !rowLines.has(line.index));
  const facts = findFacts(outside);
  if (tables.every((table) => table.rows.length === 0) && !facts.some(isAccountFact))
    throw new ExtractionError('no_statement');
  const findBank = onlyOnce(() => recogniseBank(normalisedLines(outside)));
  const bank = bankHints ? findBank() : null;
  const numbers = findAccountNumbers(facts).map(({ value }) => value);
  const findCountry = onlyOnce(() => {
    const national = lines.filter(({ words }) => words.some(({ text }) => opensNationalTerm(text)));
    const scheme = nationalCountry(
      national.map(({ words }) => normaliseWords(words).tokens),
      numbers,
    );
    return scheme ?? addressCountry(textsOf(outside)) ?? findBank()?.id.slice(0, 2).toUpperCase() ?? null;
  });
  const bankName = bank?.name ?? findBankName(outside, facts)?.value ?? null;
  const currency = chooseCurrency(facts, tables, outside, findCountry, languages);
  const [latest, years] = [year ?? latestYear(lines), fullYears(outside)];
  const rowTokens = rowDates(tables);
  const isYearFirst = rowTokens.every(isYearless) && putsYearFirst(languages);
  const printedPeriod = readPeriod(outside, facts, isYearFirst);
  const dates = chooseDateOrder(rowTokens, lines, dateHabit(currency, languages), (order) =>
    shareInPeriod(rowTokens, order, resolvePeriod(printedPeriod, order, latest), latest, years),
  );
  const warnings: Warning[] = [];
  if (dates.ambiguous) warnings.push(AMBIGUOUS_ORDER);
  const told = splitStatements(listEvents(tables, facts, notation), (line) =>
    chains.some(({ first, last }) => line > first && line < last),
  );
  const whole = { lines: outside, facts, tables, dailyBalances: allTables.filter(isDailyBalances) };
  const shared = {
    latestYear: latest,
    holder: findHolder(facts, outside),
    number: listNumbers(facts, outside)[0] ?? null,
  };
  const isAnyScale = onlyOnce(() =>
    isScaleOpen(
      lines,
      tables.flatMap(({ rows }) => rows.flatMap(({ money }) => money.values())),
    ),
  );
  const isTorn =
    !pages.every(({ words }) => isPlain(words)) &&
    lines.some(({ words }) => words.some(({ text }) => isUnmapped(text) && TORN_FIGURE.test(text)));
  const isEmpty = tables.every(({ rows }) => rows.every(({ kind }) => kind !== 'transaction'));
  const explained = onlyOnce(() => explainedLines(allTables, facts));
  const undated = undatedLines(allTables, isEmpty);
  const pageNumbers = readPageNumbers(outside);
  const readDivision = (starts: readonly number[]) => {
    const parts = divideDocument(starts, whole);
    const ownWarnings: Warning[] = [];
    let previous: ResolvedPeriod = { from: null, to: null, sources: {} };
    const numbers = chooseNumbers(parts, shared.number);
    const accounts = parts.map(({ lines: ownLines, facts: ownFacts, tables: ownTables }, index) => ({
      type: weighAccountType(ownFacts, ownLines, languages) ?? weighAccountType(facts, outside, languages),
      number: numbers[index]!,
      holder: findHolder(ownFacts) ?? shared.holder,
      currency:
        starts.length === 1
          ? currency
          : (chooseCurrency(ownFacts, ownTables, ownLines, findCountry, languages) ?? currency),
    }));
    const overview = findOverview(
      outside,
      facts,
      accounts.map(({ number, currency: code }, index) => ({
        number: number?.value ?? null,
        currency: code,
        endLine: starts[index + 1] ?? Infinity,
      })),
    );
    const each = parts.map(({ lines: ownLines, facts: ownFacts, tables: ownTables, dailyBalances }, index) => {
      const account = accounts[index]!;
      const own = resolvePeriod(readPeriod(ownLines, ownFacts, isYearFirst), dates.order, shared.latestYear);
      const isUndated = own.from === null && own.to === null;
      const ownTokens = starts.length === 1 ? rowTokens : rowDates(ownTables);
      // accounts of one statement share its period, which is printed once; a later statement of the file does not
      const isShared = isUndated && liesWithin(ownTokens, dates.order, reachBack(previous));
      const printed = index === 0 ? resolvePeriod(printedPeriod, dates.order, latest) : isShared ? previous : own;
      const period = isUndated ? printed : own;
      const since: PlainDate | null = isUndated && !isShared ? previous.to : null;
      // A year that stands elsewhere, in a footer or a letter, is not proof of the year of the rows.
      const isYearUnsaid =
        isUndated && index > 0 ? since === null && !isShared : period.from === null && period.to === null;
      const isYearInferred = isYearUnsaid && year === null && ownTokens.some(isYearless);
      if (isYearInferred && latest !== null) ownWarnings.push(YEAR_INFERRED);
      if (period.to !== null) previous = period;
      const read = readStatement({
        unread: ownLines
          .filter(
            (line) =>
              undated.has(line.index) || isUnreadRow(line, explained) || (isEmpty && isNumberedRow(line, explained)),
          )
          .flatMap((line) => line.money.filter((token) => token.strong).map((token) => ({ token, line }))),
        tables: ownTables,
        dailyBalances,
        facts: ownFacts,
        summaryParts: findSummaryParts(ownLines, account.type !== null && OWED.has(account.type.type)),
        overview: overview[index]!,
        figures: ownLines.flatMap((line) =>
          line.money.filter((token) => token.strong).map((token) => ({ token, line })),
        ),
        notation,
        order: dates.order,
        years: {
          from: period.from ?? since,
          to: period.to ?? (isYearUnsaid ? endAfterNewYear(ownTokens, dates.order, latest) : null),
          latestYear: shared.latestYear,
        },
        period,
        lost: findLostSheets(pageNumbers, ...pagesOf(ownTables), pages.length),
        doubts: [
          ...(account.currency === null && isAnyScale() ? [AMBIGUITIES.scale_open] : []),
          ...(isTorn ? [AMBIGUITIES.figures_garbled] : []),
          ...(dates.ambiguous ? [AMBIGUITIES.day_month_open] : []),
          ...(rowTokens.some(({ isMonthGuessed }) => isMonthGuessed === true) ? [AMBIGUITIES.month_open] : []),
          ...(isYearInferred ? [AMBIGUITIES.year_not_printed] : []),
          ...(isYearOpen(rowTokens, printedPeriod) || spansYears(ownTokens.filter(isYearless), dates.order, period)
            ? [AMBIGUITIES.year_open]
            : []),
          ...(starts.every((start) => told.includes(start)) ? [] : [AMBIGUITIES.accounts_parted]),
        ],
        bank: { id: bank?.id ?? null, name: bankName },
        account,
      });
      ownWarnings.push(...read.warnings);
      return read.statement;
    });
    return { statements: doubtRepeats(each), warnings: ownWarnings };
  };
  const { statements, warnings: ofStatements } = chooseStarts(told, findOtherStarts(told, chains, lines), readDivision);
  warnings.push(...ofStatements);
  return {
    documentType: 'Statement',
    parser,
    pages: pages.length,
    bankId: bank?.id ?? null,
    statements,
    warnings,
    looksOther: isOtherDocument({ statements, facts, lines, outside }),
  };
}

function* textsOf(lines: readonly TokenLine[]): Generator<string> {
  for (const { words } of lines) yield words.map(({ text }) => text).join(' ');
}

function* normalisedLines(lines: readonly TokenLine[]): Generator<readonly string[]> {
  for (const { words } of lines) yield normaliseWords(words).tokens;
}

const AMBIGUOUS_ORDER: Warning = {
  code: 'date_order_ambiguous',
  message: 'Day and month of the dates can be read either way; the habit of the country was followed.',
  page: null,
};

const YEAR_INFERRED: Warning = {
  code: 'year_inferred',
  message: 'The dates of a list print no year; they were given the latest year that stands elsewhere on its pages.',
  page: null,
};

/** A text of two bytes a sign that was taken byte by byte: rows of such figures are read as words, or as nothing. */
const TORN_FIGURE = /\d[.,'’]?[\ufffd\p{Co}]+[.,'’]?[\ufffd\p{Co}]*\d/u;

function rowDates(tables: readonly Table[]): DateToken[] {
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

/** The first and the last with a row; of a statement without rows the first alone. */
function pagesOf(tables: readonly Table[]): [first: number, last: number] {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  return [filled[0]?.rows[0]?.pageNumber ?? 1, filled.at(-1)?.rows.at(-1)?.pageNumber ?? 1];
}

const ACCOUNT_LABELS: ReadonlySet<string> = new Set([
  'openingBalance',
  'closingBalance',
  'previousBalance',
  'newBalance',
  'broughtForward',
  'carriedForward',
]);

function isAccountFact(fact: Fact): boolean {
  return ACCOUNT_LABELS.has(fact.label) && fact.money.length > 0;
}

function linesOfRows(tables: readonly Table[]): Set<number> {
  const ofRows = new Set<number>();
  for (const { rows } of tables)
    for (const { kind, lines } of rows) if (kind === 'transaction') for (const line of lines) ofRows.add(line);
  return ofRows;
}

/** Rows without a year take it from the statement's date; "24-12-31" alone may be of 2024 or of 2031. */
function isYearOpen(rows: readonly DateToken[], { from, to }: PeriodTokens): boolean {
  if (from !== null || to === null) return false;
  const years = new Set(to.readings.map((reading) => reading.year));
  return years.size > 1 && rows.some(isYearless);
}

function isYearless({ readings }: DateToken): boolean {
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
