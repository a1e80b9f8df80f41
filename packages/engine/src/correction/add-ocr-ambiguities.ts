/**
 * What recognition leaves ambiguous. Sums prove amounts and say nothing about dates: a misread day goes unseen. So the
 * dates of recognised rows count as read only when the recogniser was sure of each of their words; a statement with any
 * other date is not called verified. A row that prints no year has the one of the period, whose words must be sure as well, and
 * which must have been found: of a second statement it may have been misread altogether. Without a proof a recognised row is
 * never among the rows that are sure: an equation may hold over misread signs.
 */
import {
  AMBIGUITIES,
  type DraftResult,
  type DraftStatement,
  type DraftTransaction,
  type Page,
  printedDay,
  type Source,
  type Word,
} from '@extracto/model';
import { namesOneMonth } from '../knowledge/names-one-month.ts';
import { buildLines } from '../lines/build-lines.ts';
import type { Line } from '../lines/reading.ts';
import { readDates } from '../tokens/read-dates.ts';
import { judgeStatement } from '../verify/judge-statement.ts';
import { CORRECTION } from './thresholds.ts';

const { SURE, SURE_NAME } = CORRECTION.addOcrAmbiguities;

const UNSURE_DATES = AMBIGUITIES.dates_unsure;
const UNSURE_YEAR = AMBIGUITIES.year_unsure;

/** `pages` are those that the result was read from. */
export function addOcrAmbiguities(result: DraftResult, pages: readonly Page[]): DraftResult {
  const lines = new Map(
    pages.filter((page) => page.textLayer === 'recognised').map((page) => [page.pageNumber, buildLines(page)]),
  );
  if (lines.size === 0) return result;
  const statements = result.statements.map((statement, index) =>
    addAmbiguities(statement, result.statements.slice(0, index), lines),
  );
  return { ...result, statements };
}

type Lines = ReadonlyMap<number, readonly Line[]>;

/** `before`: the statements in front of it, in printed order. */
function addAmbiguities(statement: DraftStatement, before: readonly DraftStatement[], lines: Lines): DraftStatement {
  const dates = statement.transactions.map((row) => findDate(row, lines.get(row.page) ?? []));
  const isAmbiguous = dates.some(({ words }) => !areSure(words));
  const isYearAmbiguous = dates.some(({ isYearless }) => isYearless) && !isYearSure(statement, before, lines);
  const ambiguities = [...(isAmbiguous ? [UNSURE_DATES] : []), ...(isYearAmbiguous ? [UNSURE_YEAR] : [])];
  const judged = { ...statement, ambiguities: [...statement.ambiguities, ...ambiguities] };
  return judgeStatement(judged);
}

interface FoundDate {
  /** Words of the date; empty when the row prints no date. */
  readonly words: readonly Word[];
  readonly isYearless: boolean;
}

function findDate(row: DraftTransaction, lines: readonly Line[]): FoundDate {
  const { box } = row;
  const [month, day] = printedDay(row).split('-').slice(-2).map(Number);
  const own = lines.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2;
    return middle >= box[1] && middle <= box[3];
  });
  const found = own.flatMap((line) =>
    readDates(line.words)
      .filter((token) => token.readings.some((reading) => reading.month === month && reading.day === day))
      .slice(0, 1)
      .map(({ from, to, readings }) => ({ words: line.words.slice(from, to), readings })),
  );
  return {
    words: found.flatMap(({ words }) => words),
    isYearless: found.some(({ readings }) => readings.every(({ year }) => year === null)),
  };
}

function areSure(words: readonly Word[]): boolean {
  return words.every(({ text, confidence }) => (confidence ?? 1) >= (namesOneMonth(text) ? SURE_NAME : SURE));
}

/** By its own period, or by that of a statement before it, where all of its rows lie. */
function isYearSure(statement: DraftStatement, before: readonly DraftStatement[], lines: Lines): boolean {
  const dated = [statement, ...before.toReversed()].find(({ sources }) => periodOf(sources).length > 0);
  if (dated === undefined) return false;
  const { from, to } = dated.period;
  const isInside = ({ date }: DraftTransaction) =>
    date !== null && (from === null || date >= from) && (to === null || date <= to);
  if (dated !== statement && !statement.transactions.every(isInside)) return false;
  return periodOf(dated.sources).every(({ page, box }) => areSure(wordsInside(lines.get(page) ?? [], box)));
}

function periodOf(sources: DraftStatement['sources']): readonly Source[] {
  return [sources['period.from'], sources['period.to']].filter((source) => source !== undefined);
}

function wordsInside(lines: readonly Line[], [left, top, right, bottom]: readonly number[]): Word[] {
  return lines
    .flatMap(({ words }) => words)
    .filter(({ box }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      return x >= left! && x <= right! && y >= top! && y <= bottom!;
    });
}
