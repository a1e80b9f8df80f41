/**
 * The solver: tables of a document → its statements, in integer minor units. Surveys what holds for the whole document, and
 * decides, by the equalities that hold: the division into statements in which most rows are proved, and in each of them
 * (`settle-amounts`) signs, order, opening and closing balance.
 *
 *   opening 100.00   20.00 → 80.00   5.00 → 85.00   closing 85.00      −20.00 and +5.00: every step holds
 *
 * Known weakness: one date order and one notation for all statements of a file.
 */
import type { DraftResult, Page, Parser, Warning } from '@extracto/model';
import { chooseStarts, findOtherStarts, type RankedDivision } from './chains/choose-starts.ts';
import { countProved } from './document/arrange-pages.ts';
import { findHeadedLists, startsOfLists } from './document/find-headed-lists.ts';
import { findRenamedBalances } from './document/find-renamed-balances.ts';
import { findEnclosedLists, findSummarisedLists } from './document/find-summarised-lists.ts';
import { isOtherDocument } from './document/is-other-document.ts';
import { listBarePeriods } from './document/list-bare-periods.ts';
import { listBoundaries } from './document/list-boundaries.ts';
import { listTitledAccounts } from './document/list-titled-accounts.ts';
import { readDivision } from './document/read-division.ts';
import { type ReadOptions, surveyDocument } from './document/survey-document.ts';
import { viewByAccount } from './document/view-by-account.ts';
import { type DocumentView, viewByCurrency } from './document/view-by-currency.ts';
import type { OrderChoice } from './interpret/choose-date-order.ts';
import type { Settlement } from './interpret/settle-amounts.ts';
import { splitStatements } from './interpret/split-statements.ts';
import { type DocumentTables, readTables } from './read-tables.ts';
import { readTokens } from './read-tokens.ts';

export type { ReadOptions };

export interface SolvedDocument {
  readonly result: DraftResult;
  readonly dates: OrderChoice;
  /** In the order in which they were read. */
  readonly divisions: readonly RankedDivision[];
  /** One for each statement of the result. */
  readonly settlements: readonly Settlement[];
}

/** Reads the tables and solves them. Throws `no_text`, `no_statement`. */
export function readDocument(pages: readonly Page[], parser: Parser, options: ReadOptions = {}): DraftResult {
  return solveDocument(readTables(readTokens(pages)), pages, parser, options).result;
}

/** `pages`: those that the tables stand on. Throws `no_statement`. */
export function solveDocument(
  found: DocumentTables,
  pages: readonly Page[],
  parser: Parser,
  options: ReadOptions = {},
): SolvedDocument {
  const solveViews = (views: readonly DocumentView[]) =>
    joinViews(views.map((view) => solveOne(readTables(readTokens(view.pages)), view, parser, options)));
  const currencies = viewByCurrency(found, pages);
  if (currencies !== null) return solveViews(currencies);
  const whole = solveOne(found, { pages, currencies: [], type: null }, parser, options);
  const accounts = viewByAccount(found, pages);
  if (accounts === null) return whole;
  const apart = solveViews(accounts);
  return countProved([apart]) >= countProved([whole]) ? apart : whole;
}

/** The statements of one view behind those of the other. */
function joinViews(views: readonly SolvedDocument[]): SolvedDocument {
  const [first] = views;
  const results = views.map(({ result }) => result);
  return {
    result: {
      ...first!.result,
      statements: results.flatMap(({ statements }) => statements),
      warnings: results.flatMap(({ warnings }) => warnings),
    },
    dates: first!.dates,
    divisions: views.flatMap(({ divisions }) => divisions),
    settlements: views.flatMap(({ settlements }) => settlements),
  };
}

function solveOne(found: DocumentTables, view: DocumentView, parser: Parser, options: ReadOptions): SolvedDocument {
  const survey = surveyDocument(found, view, options);
  const { tables, fields, notation, lines, chains, dates } = survey;
  const accounts = listTitledAccounts(lines, found.headers, startsOfLists(tables, notation));
  const labelled = listBoundaries(tables, fields, notation, accounts);
  const boundaries = [...labelled, ...listBarePeriods(labelled, survey.outside)];
  const split = splitStatements(boundaries, (line) => chains.some(({ first, last }) => line > first && line < last));
  const named = [...split, ...survey.currencyLists.slice(1).map(({ start }) => start)];
  const told = [...new Set([...named, ...findRenamedBalances(tables, notation, named)])].sort((a, b) => a - b);
  const summarised = findSummarisedLists(boundaries);
  const titled = survey.namedLists.slice(1).map(({ start }) => start);
  const listOthers = () => [
    titled,
    ...summarised,
    findEnclosedLists(boundaries),
    findOtherStarts(told, chains, lines),
    findHeadedLists(tables, survey.outside, notation),
  ];
  const { chosen, tried } = chooseStarts(told, listOthers, (starts) =>
    readDivision(starts, [...told, ...titled, ...summarised.flat()], survey),
  );
  const { statements, settlements } = chosen;
  const result: DraftResult = {
    documentType: 'Statement',
    parser,
    pages: view.pages.length,
    bankId: survey.bank.id,
    statements: [...statements],
    warnings: [...(dates.ambiguous ? [AMBIGUOUS_ORDER] : []), ...chosen.warnings],
    looksOther: isOtherDocument({ statements, fields, lines, tables, outside: survey.outside }),
  };
  return { result, dates, divisions: tried, settlements };
}

const AMBIGUOUS_ORDER: Warning = {
  code: 'date_order_ambiguous',
  message: 'Day and month of the dates can be read either way; the habit of the country was followed.',
  page: null,
};
