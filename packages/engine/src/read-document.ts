/** Pages → result: lines, tokens, headers, regions, tables, facts, statements. Document mode reads all pages together. */
import {
  CURRENCY_DECIMALS,
  ExtractionError,
  type ExtractionResult,
  epochDay,
  type Page,
  type Parser,
  type PlainDate,
  plainDate,
  type Source,
  type Warning,
} from '@extracto/model';
import { recogniseBank } from './knowledge/banks.ts';
import { currencyOf, defaultCurrencyOf } from './knowledge/currencies.ts';
import { homeCountry } from './knowledge/home-country.ts';
import { detectLanguages } from './knowledge/lexicon.ts';
import { normaliseWords } from './knowledge/normalise-words.ts';
import { chooseNotation, type Notation } from './notation.ts';
import { readStatement } from './read-statement.ts';
import { readTable, type Table } from './read-table.ts';
import type { DateOrder, DateToken, Line, TokenLine } from './reading.ts';
import { findHeaders } from './stages/columns/find-headers.ts';
import { sectionSign } from './stages/interpret/amounts.ts';
import { chooseDateOrder } from './stages/interpret/choose-date-order.ts';
import { readBalance, signedMinor } from './stages/interpret/read-ledger.ts';
import { readingOf, resolveDate } from './stages/interpret/resolve-dates.ts';
import { type StatementEvent, splitStatements } from './stages/interpret/split-statements.ts';
import { buildLines } from './stages/lines/build-lines.ts';
import { findBankName } from './stages/metadata/find-bank-name.ts';
import { type Fact, findFacts } from './stages/metadata/find-facts.ts';
import { findAccountNumbers, findBareNumber, findCurrency, findHolder } from './stages/metadata/read-account.ts';
import { type PeriodTokens, readPeriod } from './stages/metadata/read-period.ts';
import { weighAccountType } from './stages/metadata/weigh-account-type.ts';
import { findRegions } from './stages/regions/find-regions.ts';
import { splitNewspaper } from './stages/regions/split-newspaper.ts';
import { unfoldGrids } from './stages/regions/unfold-grids.ts';
import { sectionKinds } from './stages/rows/label-record.ts';
import { settleShortDates } from './stages/tokens/settle-short-dates.ts';
import { tokeniseLines } from './stages/tokens/tokenise-lines.ts';

export function readDocument(pages: readonly Page[], parser: Parser): ExtractionResult {
  const plain = pages.flatMap(buildLines);
  const languages = pageLanguages(plain);
  const tokenise = (raw: readonly Line[]) => settleShortDates(tokeniseLines(raw, [...languages]));
  const straight = tokenise(plain);
  const flowed = splitNewspaper(straight);
  const printed = flowed === null ? straight : tokenise(flowed);
  if (printed.length === 0) throw new ExtractionError('no_text');
  const notation = chooseNotation(printed);
  const unfolded = unfoldGrids(printed, findHeaders(printed));
  const lines = unfolded === null ? printed : tokenise(unfolded);
  const headers = findHeaders(lines);
  const { regions } = findRegions(lines, headers, isHeading);
  const allTables = regions.map((region) => readTable(region, notation, [...languages]));
  const tables = allTables.filter(isTransactionTable);
  const rowLines = new Set([...linesOfRows(tables), ...headers.flatMap((header) => header.lineIndexes)]);
  const outside = lines.filter((line) => !rowLines.has(line.index));
  const facts = findFacts(outside);
  if (tables.every((table) => table.rows.length === 0) && !facts.some(isAccountFact))
    throw new ExtractionError('no_statement');
  const bank = recogniseBank(outside.map((line) => normaliseWords(line.words).tokens.join(' ')));
  const bankName = bank?.name ?? findBankName(outside, facts)?.value ?? null;
  const currency = chooseCurrency(facts, tables, outside, bank?.country ?? null, languages);
  const latest = latestYear(lines);
  const rowTokens = rowDates(tables);
  const printedPeriod = readPeriod(outside, facts);
  const dates = chooseDateOrder(
    rowTokens,
    lines.flatMap((line) => line.dates),
    isMonthFirst(currency, languages),
    (order) => shareInPeriod(rowTokens, order, resolvePeriod(printedPeriod, order, latest), latest),
    languages.size > 0 && !languages.has('en'),
  );
  const warnings: Warning[] = [];
  if (dates.ambiguous) warnings.push(AMBIGUOUS_ORDER);
  const starts = splitStatements(listEvents(tables, facts, notation));
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    const inside = (line: number) => line >= start && line < end;
    const ownLines = outside.filter((line) => inside(line.index));
    const ownFacts = facts.filter((fact) => inside(fact.line.index));
    const ownTables = tables
      .map((table) => ({ ...table, rows: table.rows.filter((row) => inside(row.firstLine)) }))
      .filter((table) => table.rows.length > 0);
    return { ownLines, ownFacts, ownTables };
  });
  const shared = {
    latestYear: latestYear(lines),
    holder: findHolder(facts, outside),
    number: findAccountNumbers(facts)[0] ?? findBareNumber(outside),
  };
  const explained = explainedLines(allTables, facts);
  let previousEnd: PlainDate | null = null;
  const statements = parts.map(({ ownLines, ownFacts, ownTables }, index) => {
    const own = resolvePeriod(readPeriod(ownLines, ownFacts), dates.order, shared.latestYear);
    // a later statement of the file has a period of its own, or none: the first one's is not its
    const isUndated = own.from === null && own.to === null;
    const period = isUndated && index === 0 ? resolvePeriod(printedPeriod, dates.order, latest) : own;
    const since: PlainDate | null = isUndated ? previousEnd : null;
    previousEnd = period.to ?? previousEnd;
    const read = readStatement({
      unread: ownLines
        .filter((line) => isUnreadRow(line, explained))
        .flatMap((line) => line.money.filter((token) => token.strong).map((token) => ({ token, line }))),
      tables: ownTables,
      facts: ownFacts,
      figures: ownLines.flatMap((line) => line.money.filter((token) => token.strong).map((token) => ({ token, line }))),
      notation,
      order: dates.order,
      years: { from: period.from ?? since, to: period.to, latestYear: shared.latestYear },
      period,
      doubts: dates.ambiguous ? ['day and month of the dates can be read either way'] : [],
      bank: { id: bank?.id ?? null, name: bankName },
      account: {
        type: weighAccountType(ownFacts, ownLines, languages) ?? weighAccountType(facts, outside, languages),
        number: findAccountNumbers(ownFacts)[0] ?? findBareNumber(ownLines) ?? shared.number,
        holder: findHolder(ownFacts) ?? shared.holder,
        currency:
          starts.length === 1
            ? currency
            : (chooseCurrency(ownFacts, ownTables, ownLines, bank?.country ?? null, languages) ?? currency),
      },
    });
    warnings.push(...read.warnings);
    return read.statement;
  });
  return { documentType: 'Statement', parser, pages: pages.length, bankId: bank?.id ?? null, statements, warnings };
}

const AMBIGUOUS_ORDER: Warning = {
  code: 'date_order_ambiguous',
  message: 'Day and month of the dates can be read either way; the habit of the country was followed.',
  page: null,
};

const PERIOD_SLACK_DAYS = 10;
/** A period that runs backwards or for years is misread: 21-09-01 to 21-09-30 is no list of twenty-nine years. */
const LONGEST_PERIOD_DAYS = 800;

/** Both ends must be printed; a card's rows may lie some days before its period. */
function shareInPeriod(
  tokens: readonly DateToken[],
  order: DateOrder,
  { from, to }: { from: PlainDate | null; to: PlainDate | null },
  latest: number | null,
): number | null {
  if (from === null || to === null) return null;
  const span = epochDay(to) - epochDay(from);
  if (span < 0 || span > LONGEST_PERIOD_DAYS) return -1;
  if (tokens.length === 0) return null;
  const days = tokens
    .map((token) => resolveDate(token, order, { from, to, latestYear: latest }))
    .filter((date) => date !== null)
    .map(epochDay);
  const inside = days.filter(
    (day) => day >= epochDay(from) - PERIOD_SLACK_DAYS && day <= epochDay(to) + PERIOD_SLACK_DAYS,
  );
  return inside.length / tokens.length;
}

/** Lines that some reading accounts for: rows of any table that is understood, and labelled figures. */
function explainedLines(tables: readonly Table[], facts: readonly Fact[]): ReadonlySet<number> {
  const rows = tables
    .filter((table) => isTransactionTable(table) || isLookAlike(table))
    .flatMap((table) => table.rows.flatMap((row) => row.lines));
  return new Set([
    ...rows,
    ...facts.filter((fact) => fact.money.length > 0).flatMap((fact) => [fact.line.index, fact.textLine.index]),
  ]);
}

/** Starts with a date, has words and an amount: a reader of the page would call it a transaction. */
function isUnreadRow(line: TokenLine, explained: ReadonlySet<number>): boolean {
  if (explained.has(line.index) || line.dates[0]?.from !== 0) return false;
  return line.money.some((token) => token.strong) && line.words.some((word) => /\p{L}{3}/u.test(word.text));
}

/** No column for amounts, or a heading that says what it is: daily balances, pending rows. */
function isLookAlike(table: Table): boolean {
  return table.use.amounts.size === 0 || LOOK_ALIKES.has(table.heading[0] ?? '');
}

function rowDates(tables: readonly Table[]): DateToken[] {
  return tables.flatMap((table) =>
    table.rows.flatMap((row) => {
      const token = table.use.date === null ? undefined : row.dates.get(table.use.date);
      return token === undefined ? [] : [token];
    }),
  );
}

/** Languages that carry the document; a phrase of any other is a coincidence. */
function pageLanguages(lines: readonly Line[]): ReadonlySet<string> {
  const scores = detectLanguages(lines.slice(0, 400).flatMap((line) => normaliseWords(line.words).tokens));
  const best = scores[0]?.score ?? 0;
  return new Set(scores.filter(({ score }) => score >= best * 0.5).map(({ language }) => language));
}

const ENDS: Readonly<Record<string, 'opening' | 'closing'>> = {
  openingBalance: 'opening',
  previousBalance: 'opening',
  broughtForward: 'opening',
  closingBalance: 'closing',
  newBalance: 'closing',
};
const TOTALS: ReadonlySet<string> = new Set(['totalCredits', 'totalDebits', 'subtotal', 'total']);

function listEvents(tables: readonly Table[], facts: readonly Fact[], notation: Notation): StatementEvent[] {
  const events: StatementEvent[] = [];
  for (const table of tables) {
    for (const row of table.rows) {
      if (row.kind !== 'transaction') continue;
      events.push({ kind: 'transaction', line: row.lines.at(-1)!, balance: readBalance(row, table.roles, notation) });
    }
  }
  for (const fact of facts) {
    const line = fact.line.index;
    const end = ENDS[fact.label];
    const token = fact.money.findLast((candidate) => candidate.strong);
    const value = token === undefined ? null : signedMinor(token, notation);
    const isCarried = facts.some(
      (other) => other.label === 'carriedForward' && other.line === fact.line && other.from === fact.from,
    );
    if (end !== undefined && value !== null && !isCarried) events.push({ kind: end, line, value });
    if (TOTALS.has(fact.label) && fact.money.length > 0) events.push({ kind: 'total', line });
    if (fact.label === 'period' && fact.dates.length > 1)
      events.push({ kind: 'period', line, text: fact.dates.map((date) => date.text).join(' ') });
    const number = findAccountNumbers([fact])[0];
    // short numbers behind "acct." stand in payment texts
    if (number !== undefined && number.value.replace(/[^\dXx*•]/g, '').length >= 8)
      events.push({ kind: 'account', line, text: number.value });
  }
  return events;
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

function isHeading(line: TokenLine): boolean {
  return line.money.length === 0 && sectionKinds(line.words.map((word) => word.text).join(' ')).length > 0;
}

const LOOK_ALIKES: ReadonlySet<string> = new Set(['dailyBalances', 'pending']);

/** Has amounts and dated rows, and no heading that says it is something else. */
function isTransactionTable(table: Table): boolean {
  if (table.use.amounts.size === 0 || LOOK_ALIKES.has(table.heading[0] ?? '') || table.use.date === null) return false;
  const { date } = table.use;
  if (table.rows.some((row) => row.dates.has(date))) return true;
  // fees and interest in a section of their own may be printed without dates
  return sectionSign(table.heading, false) !== 0 && table.rows.some((row) => row.kind === 'transaction');
}

function linesOfRows(tables: readonly Table[]): ReadonlySet<number> {
  return new Set(tables.flatMap((table) => table.rows.flatMap((row) => (row.kind === 'transaction' ? row.lines : []))));
}

/** Codes that are words in capitals more often than currencies. */
const WORDS_LIKE_CODES: ReadonlySet<string> = new Set(['ALL', 'TRY', 'TOP', 'CUP', 'MAD', 'PEN', 'SOS', 'GEL']);

function chooseCurrency(
  facts: readonly Fact[],
  tables: readonly Table[],
  lines: readonly TokenLine[],
  country: string | null,
  languages: ReadonlySet<string>,
): string | null {
  const stated = findCurrency(facts, lines)?.value;
  if (stated !== undefined) return stated;
  const votes = new Map<string, number>();
  const home = country === null ? null : defaultCurrencyOf(country);
  const spoken = homeCountry(languages);
  const likely = home ?? (spoken === null ? null : defaultCurrencyOf(spoken));
  const vote = (codes: readonly string[], weight: number) => {
    const code = likely !== null && codes.includes(likely) ? likely : codes[0];
    if (code !== undefined) votes.set(code, (votes.get(code) ?? 0) + weight);
  };
  for (const table of tables) {
    for (const column of table.columns) vote(column.currencies, 3);
    const at = table.columns.findIndex((column) => column.kind === 'text' && column.candidates[0] === 'currency');
    for (const row of table.rows) {
      for (const token of row.money.values()) vote(token.currencies, 1);
      const text = at < 0 ? undefined : row.texts.get(at);
      if (text !== undefined) vote(currencyOf(text), 1);
    }
  }
  for (const line of lines) {
    for (const token of line.money) vote(token.currencies, 0.5);
    for (const word of line.words)
      if (/^[A-Z]{3}$/.test(word.text) && CURRENCY_DECIMALS.has(word.text) && !WORDS_LIKE_CODES.has(word.text))
        vote([word.text], 0.3);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? home;
}

/** Month-first numeric dates are the habit of the United States; everywhere else the day comes first. */
function isMonthFirst(currency: string | null, languages: ReadonlySet<string>): boolean {
  return currency === 'USD' && (languages.size === 0 || languages.has('en'));
}

function latestYear(lines: readonly TokenLine[]): number | null {
  let latest: number | null = null;
  for (const date of lines.flatMap((line) => line.dates)) {
    const year = date.readings[0]!.year;
    if (year !== null && (latest === null || year > latest)) latest = year;
  }
  return latest;
}

function resolvePeriod(tokens: PeriodTokens, order: Parameters<typeof resolveDate>[1], latest: number | null) {
  const context = { from: null, to: null, latestYear: latest };
  const resolve = (token: DateToken | null): PlainDate | null => {
    if (token === null) return null;
    const reading = readingOf(token, order);
    if (reading?.year === null && context.latestYear === null) return null;
    return reading === null
      ? null
      : reading.year === null
        ? resolveDate(token, order, context)
        : plainDate(reading.year, reading.month, reading.day);
  };
  const [from, to] = [resolve(tokens.from), resolve(tokens.to)];
  const sources: Record<string, Source> = {};
  const note = (field: string, token: DateToken | null) => {
    if (token !== null && tokens.line !== null)
      sources[field] = { page: tokens.line.pageNumber, box: [...token.box], text: token.text };
  };
  if (from !== null) note('period.from', tokens.from);
  if (to !== null) note('period.to', tokens.to);
  return { from, to, sources };
}
