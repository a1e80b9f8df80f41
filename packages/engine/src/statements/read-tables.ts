/**
 * Lines with their tokens → the tables on them, in printed order; what tables mean comes later. Decides where tables begin and
 * end, and reads those again that running balances show to have missed a row. Boxes are points from the top left of the page.
 *
 *   Date        Description     Amount    Balance      a header, its columns, and rows below it
 *   15/01/2025  GREEN GROCER    -45.20      54.80
 *
 * Known weakness: without any header all lines are one table.
 */
import { OWED_ACCOUNTS } from '@extracto/model';
import { findFields } from '../fields/find-fields.ts';
import { weighAccountType } from '../fields/weigh-account-type.ts';
import { onlyOnce } from '../geometry/only-once.ts';
import type { TokenLine } from '../lines/reading.ts';
import { findPageNumbers } from '../tables/regions/find-page-numbers.ts';
import { findPlans } from '../tables/regions/find-plans.ts';
import { findRegions, type HeadedRegion } from '../tables/regions/find-regions.ts';
import { belowNames, type ChainedLines, chainLines } from '../tables/rows/chained-lines.ts';
import { sectionKinds } from '../tables/rows/label-record.ts';
import { titleOf } from '../tables/rows/title-of.ts';
import { findChains } from './chains/find-chains.ts';
import { settleChains } from './chains/settle-chains.ts';
import { isTransactionTable } from './document/is-transaction-table.ts';
import { readTable, type Table } from './read-table.ts';
import type { DocumentTokens } from './read-tokens.ts';
import { STATEMENTS } from './thresholds.ts';

const { FEWEST_ROWS } = STATEMENTS.readTables;

export interface DocumentTables extends DocumentTokens {
  /** Tables of transactions and others. */
  readonly tables: readonly Table[];
  /** Runs of balances, in printed order. */
  readonly chains: readonly ChainedLines[];
}

export function readTables(tokens: DocumentTokens): DocumentTables {
  const { languages, notation, lines, headers } = tokens;
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
  const names = new Set(headers.flatMap(({ lineIndexes }) => lineIndexes));
  const chains = findChains(lines, notation).map((chain) => belowNames(chainLines(chain, lines), lines, names));
  const settle = (found: readonly Table[]) =>
    settleChains(found, chains, {
      lines,
      headers,
      notation,
      isContent,
      read: (region, chain) => readTable(region, notation, [...languages], mayOwe, chain),
    });
  const named = settle([...bare, ...headed]);
  const isLost = headers.length > 0 && countTransactions(named) === 0;
  // the names of the columns stand elsewhere than the values: these make the columns
  const values = isLost ? lines.filter((line) => isContent(line) && !names.has(line.index)) : [];
  const unnamed = isLost ? settle([read(headless(values))]) : [];
  const tables = countTransactions(unnamed) >= FEWEST_ROWS ? unnamed : named;
  return { ...tokens, tables: leavePlans(tables, findPlans(lines)), chains };
}

/** In the same order, without rows on such lines and without tables that hold nothing else. */
function leavePlans(tables: readonly Table[], plans: ReadonlySet<number>): readonly Table[] {
  if (plans.size === 0) return tables;
  return tables.flatMap((table) => {
    const rows = table.rows.filter(({ firstLine }) => !plans.has(firstLine));
    if (rows.length === table.rows.length) return [table];
    return rows.length === 0 ? [] : [{ ...table, rows }];
  });
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
