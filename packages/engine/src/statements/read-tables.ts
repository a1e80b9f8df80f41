/** Pages → the tables on them, in printed order. Chains the stages from words to rows; what tables mean comes later. */
import { ExtractionError, OWED_ACCOUNTS, type Page } from '@extracto/model';
import { findFields } from '../fields/find-fields.ts';
import { weighAccountType } from '../fields/weigh-account-type.ts';
import { onlyOnce } from '../geometry/only-once.ts';
import { alignRagged } from '../lines/align-ragged.ts';
import type { Header, Line, TokenLine } from '../lines/reading.ts';
import { recognisedPages } from '../pages/recognised-pages.ts';
import { completeHeaders } from '../tables/columns/complete-headers.ts';
import { findHeaders } from '../tables/columns/find-headers.ts';
import { findPageNumbers } from '../tables/regions/find-page-numbers.ts';
import { findRegions, type HeadedRegion } from '../tables/regions/find-regions.ts';
import { splitNewspaper } from '../tables/regions/split-newspaper.ts';
import { unfoldGrids } from '../tables/regions/unfold-grids.ts';
import { type ChainedLines, chainLines } from '../tables/rows/chained-lines.ts';
import { sectionKinds } from '../tables/rows/label-record.ts';
import { titleOf } from '../tables/rows/title-of.ts';
import { joinBrokenDates } from '../tokens/join-broken-dates.ts';
import { chooseNotation, type Notation } from '../tokens/notation.ts';
import { readLines } from '../tokens/read-lines.ts';
import { settleBareCents } from '../tokens/settle-bare-cents.ts';
import { settleEras } from '../tokens/settle-eras.ts';
import { settleSeparators } from '../tokens/settle-separators.ts';
import { settleShortDates } from '../tokens/settle-short-dates.ts';
import { tokeniseLines } from '../tokens/tokenise-lines.ts';
import { findChains } from './chains/find-chains.ts';
import { settleChains } from './chains/settle-chains.ts';

import { completeDayOnlyDates } from './day-only-dates/complete-day-only-dates.ts';
import { stripDayLabels } from './day-only-dates/strip-day-labels.ts';
import { isTransactionTable } from './document/is-transaction-table.ts';
import { readTable, type Table } from './read-table.ts';

export interface DocumentTables {
  readonly languages: ReadonlySet<string>;
  readonly notation: Notation;
  /** Every line of the document; newspaper columns and grids below each other. */
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
  /** Tables of transactions and others. */
  readonly tables: readonly Table[];
  /** Runs of balances, in printed order. */
  readonly chains: readonly ChainedLines[];
}

/** Throws `no_text` when no page has a word. */
export function readTables(pages: readonly Page[]): DocumentTables {
  const { languages, lines: plain, brokenDates } = readLines(pages);
  const settle = (tokenised: readonly TokenLine[]) => settleEras(settleShortDates(settleBareCents(tokenised)));
  const tokenise = (raw: readonly Line[]) => settle(tokeniseLines(raw, [...languages]));
  const recognised = recognisedPages(pages);
  const headersOf = (found: readonly TokenLine[]) => completeHeaders(findHeaders(found), recognised);
  const broken = settle(plain);
  const joined = joinBrokenDates(broken, brokenDates);
  const straight = joined === null ? broken : tokenise(joined);
  const ragged = alignRagged(straight);
  const aligned = ragged === null ? straight : tokenise(ragged);
  const flowed = splitNewspaper(aligned);
  const dated = stripDayLabels(completeDayOnlyDates(flowed === null ? aligned : tokenise(flowed), headersOf));
  if (dated.length === 0) throw new ExtractionError('no_text');
  const notation = chooseNotation(dated);
  const printed = settleSeparators(dated, notation, recognised);
  const printedHeaders = headersOf(printed);
  const unfolded = unfoldGrids(printed, printedHeaders);
  const lines =
    unfolded === null
      ? printed
      : settleSeparators(completeDayOnlyDates(tokenise(unfolded), headersOf), notation, recognised);
  const headers = unfolded === null ? printedHeaders : headersOf(lines);
  const pageNumbers = findPageNumbers(lines);
  const isContent = ({ index }: TokenLine) => !pageNumbers.has(index);
  const { regions, preamble } = findRegions(lines, headers, { isHeading, isContent });
  const mayOwe = onlyOnce(() =>
    OWED_ACCOUNTS.has(weighAccountType(findFields(lines), lines, languages)?.type ?? 'other'),
  );
  const read = (region: HeadedRegion) => readTable(region, notation, [...languages], mayOwe);
  const headed = regions.map(read);
  const rows = countTransactions(headed);
  // without headers the lines are those of the only table; and fewer lines than rows hold no more rows
  const isOpen = headers.length > 0 && preamble.length > rows;
  const bare = (isOpen ? [read(headless(preamble.filter(isContent)))] : []).filter(
    (table) => isTransactionTable(table) && countTransactions([table]) > rows,
  );
  const chains = findChains(lines, notation).map((chain) => chainLines(chain, lines));
  const tables = settleChains([...bare, ...headed], chains, {
    lines,
    headers,
    notation,
    isContent,
    read: (region, chain) => readTable(region, notation, [...languages], mayOwe, chain),
  });
  return { languages, notation, lines, headers, tables, chains };
}

/** Transactions of the lists among them. */
function countTransactions(tables: readonly Table[]): number {
  let count = 0;
  for (const { rows } of tables.filter(isTransactionTable))
    for (const { kind } of rows) if (kind === 'transaction') count++;
  return count;
}

/** Only a table of daily balances may have a header: then the list itself stands above it without one. */
function headless(lines: readonly TokenLine[]): HeadedRegion {
  return { header: null, lines, above: [], headedPages: new Set() };
}

function isHeading(line: TokenLine): boolean {
  return sectionKinds(titleOf(line)).length > 0;
}
