/** Pages → result: lines, tokens, headers, regions, tables, facts, statements. Document mode reads all pages together. */
import {
  ExtractionError,
  type ExtractionResult,
  type Page,
  type Parser,
  type PlainDate,
  plainDate,
  type Source,
  type Statement,
  type Warning,
} from '@extracto/model';
import { recogniseBank } from './knowledge/banks.ts';
import { currencyOf, defaultCurrencyOf } from './knowledge/currencies.ts';
import { detectLanguages } from './knowledge/lexicon.ts';
import { normaliseWords } from './knowledge/normalise-words.ts';
import { chooseNotation } from './notation.ts';
import { readStatement } from './read-statement.ts';
import { readTable, type Table } from './read-table.ts';
import type { DateToken, TokenLine } from './reading.ts';
import { findHeaders } from './stages/columns/find-headers.ts';
import { chooseDateOrder } from './stages/interpret/choose-date-order.ts';
import { readingOf, resolveDate } from './stages/interpret/resolve-dates.ts';
import { buildLines } from './stages/lines/build-lines.ts';
import { type Fact, findFacts } from './stages/metadata/find-facts.ts';
import {
  findAccountNumbers,
  findAccountType,
  findBareIban,
  findCurrency,
  findHolder,
} from './stages/metadata/read-account.ts';
import { type PeriodTokens, readPeriod } from './stages/metadata/read-period.ts';
import { findRegions } from './stages/regions/find-regions.ts';
import { sectionKinds } from './stages/rows/label-record.ts';
import { settleShortDates } from './stages/tokens/settle-short-dates.ts';
import { tokeniseLines } from './stages/tokens/tokenise-lines.ts';

export function readDocument(pages: readonly Page[], parser: Parser): ExtractionResult {
  const lines = settleShortDates(tokeniseLines(pages.flatMap(buildLines)));
  if (lines.length === 0) throw new ExtractionError('no_text');
  const notation = chooseNotation(lines);
  const headers = findHeaders(lines);
  const { regions } = findRegions(lines, headers, isHeading);
  const tables = regions.map((region) => readTable(region, notation)).filter(isTransactionTable);
  const rowLines = new Set([...linesOfRows(tables), ...headers.flatMap((header) => header.lineIndexes)]);
  const outside = lines.filter((line) => !rowLines.has(line.index));
  const facts = findFacts(outside);
  const bank = recogniseBank(outside.map((line) => normaliseWords(line.words).tokens.join(' ')));
  const type = findAccountType(facts, outside);
  const currency = chooseCurrency(facts, tables, outside, bank?.country ?? null);
  const rowDates = tables
    .flatMap((table) => table.rows.flatMap((row) => (table.use.date === null ? [] : [row.dates.get(table.use.date)])))
    .filter((token) => token !== undefined);
  const order = chooseDateOrder(
    rowDates,
    lines.flatMap((line) => line.dates),
    isMonthFirst(currency, lines),
  );
  const period = resolvePeriod(readPeriod(outside, facts), order.order, lines);
  const warnings: Warning[] = [];
  if (order.ambiguous)
    warnings.push({
      code: 'date_order_ambiguous',
      message: 'Day and month of the dates can be read either way; the habit of the country was followed.',
      page: null,
    });
  if (tables.every((table) => table.rows.length === 0) && !facts.some(isAccountFact))
    throw new ExtractionError('no_statement');
  const years = { from: period.from, to: period.to, latestYear: latestYear(lines) };
  const read = readStatement({
    tables,
    facts,
    notation,
    order: order.order,
    years,
    period,
    bank: { id: bank?.id ?? null, name: bank?.name ?? null },
    account: {
      type,
      number: findAccountNumbers(facts)[0] ?? findBareIban(outside),
      holder: findHolder(facts),
      currency,
    },
  });
  const statement: Statement = read.statement;
  return {
    documentType: 'Statement',
    parser,
    pages: pages.length,
    bankId: bank?.id ?? null,
    statements: [statement],
    warnings: [...warnings, ...read.warnings],
  };
}

const ACCOUNT_LABELS: ReadonlySet<string> = new Set([
  'openingBalance',
  'closingBalance',
  'previousBalance',
  'newBalance',
]);

function isAccountFact(fact: Fact): boolean {
  return ACCOUNT_LABELS.has(fact.label) && fact.money.length > 0;
}

function isHeading(line: TokenLine): boolean {
  return line.money.length === 0 && sectionKinds(line.words.map((word) => word.text).join(' ')).length > 0;
}

const LOOK_ALIKES: ReadonlySet<string> = new Set(['dailyBalances', 'pending', 'summary']);

/** Has amounts and dated rows, and no heading that says it is something else. */
function isTransactionTable(table: Table): boolean {
  if (table.use.amounts.size === 0 || LOOK_ALIKES.has(table.heading[0] ?? '')) return false;
  const dated = table.rows.filter((row) => table.use.date !== null && row.dates.has(table.use.date));
  return dated.length > 0;
}

function linesOfRows(tables: readonly Table[]): ReadonlySet<number> {
  return new Set(tables.flatMap((table) => table.rows.flatMap((row) => (row.kind === 'transaction' ? row.lines : []))));
}

function chooseCurrency(
  facts: readonly Fact[],
  tables: readonly Table[],
  lines: readonly TokenLine[],
  country: string | null,
): string | null {
  const stated = findCurrency(facts)?.value;
  if (stated !== undefined) return stated;
  const votes = new Map<string, number>();
  const home = country === null ? null : defaultCurrencyOf(country);
  const vote = (codes: readonly string[], weight: number) => {
    const code = home !== null && codes.includes(home) ? home : codes[0];
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
  for (const line of lines) for (const token of line.money) vote(token.currencies, 0.5);
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? home;
}

/** Month-first numeric dates are the habit of the United States; everywhere else the day comes first. */
function isMonthFirst(currency: string | null, lines: readonly TokenLine[]): boolean {
  if (currency !== 'USD') return false;
  const words = lines.slice(0, 200).flatMap((line) => normaliseWords(line.words).tokens);
  return (detectLanguages(words)[0]?.language ?? 'en') === 'en';
}

function latestYear(lines: readonly TokenLine[]): number | null {
  let latest: number | null = null;
  for (const date of lines.flatMap((line) => line.dates)) {
    const year = date.readings[0]!.year;
    if (year !== null && (latest === null || year > latest)) latest = year;
  }
  return latest;
}

function resolvePeriod(tokens: PeriodTokens, order: Parameters<typeof resolveDate>[1], lines: readonly TokenLine[]) {
  const context = { from: null, to: null, latestYear: latestYear(lines) };
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
