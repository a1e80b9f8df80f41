/**
 * OCR correction: where the arithmetic of a recognised statement breaks, tries the recogniser's alternative readings. Changes
 * a word only when one change around a break closes more breaks than any other there, without moving a row. Each try reads
 * the document again, so that the engine and its checker judge the change like any reading.
 *
 *   balance 1,000.00   amount −45.20   balance 951.80, or 954.80 as the recogniser also saw   →   954.80
 *
 * No change is silent: rows carry `corrected`, other figures a warning. A correction is not proved by the sum that chose it:
 * such a statement gets an ambiguity, and is never `verified`. Known weakness: a digit of which the recogniser saw no other
 * reading stays as it is.
 */
import type { DraftResult, DraftStatement, DraftTransaction, Page, Warning } from '@extracto/model';
import { recognisedPages } from '../pages/recognised-pages.ts';
import { judgeStatement } from '../verify/judge-statement.ts';
import { type Correction, listCorrections } from './list-corrections.ts';
import { CORRECTION } from './thresholds.ts';

const { MOST_CORRECTIONS, MOST_TRIES, MOST_TOUCHED } = CORRECTION.correctFigures;

interface ReadPages {
  readonly pages: readonly Page[];
  readonly result: DraftResult;
}

/** `first`: the document as recognised. `read`: reads changed pages in the same way. Returns `first` where nothing is corrected. */
export function correctFigures<Reading extends ReadPages>(
  first: Reading,
  read: (pages: readonly Page[]) => Reading,
): Reading {
  if (recognisedPages(first.pages).size === 0) return first;
  let [current, tries]: [Reading, number] = [first, MOST_TRIES];
  const made: Correction[] = [];
  while (made.length < MOST_CORRECTIONS && tries > 0) {
    const breaks = current.result.statements.flatMap((statement) => listCorrections(statement, current.pages));
    const corrections = new Map(breaks.flat().map((correction) => [keyOf(correction), correction]));
    const tried = new Map<string, Tried<Reading> | null>();
    for (const [key, correction] of [...corrections].slice(0, tries))
      tried.set(key, tryCorrection(current, correction, read));
    tries -= tried.size;
    const best = chooseOnly(breaks.map((around) => around.map((correction) => tried.get(keyOf(correction)) ?? null)));
    if (best === null) break;
    made.push(best.correction);
    current = best.reading;
  }
  return made.length === 0 ? first : { ...current, result: record(first.result, current, made) };
}

interface Tried<Reading> {
  readonly correction: Correction;
  readonly reading: Reading;
  readonly closed: number;
}

/** Returns `null` when the change closes no break or alters the rows. */
function tryCorrection<Reading extends ReadPages>(
  { pages, result }: Reading,
  correction: Correction,
  read: (pages: readonly Page[]) => Reading,
): Tried<Reading> | null {
  const page = pages[correction.pageIndex]!;
  const words = page.words.with(correction.wordIndex, { ...page.words[correction.wordIndex]!, text: correction.text });
  const changed = pages.with(correction.pageIndex, { ...page, words });
  const reading = read(changed);
  const closed = countFailures(result) - countFailures(reading.result);
  return closed > 0 && hasSameRows(result, reading.result) ? { correction, reading, closed } : null;
}

function keyOf({ pageIndex, wordIndex, text }: Correction): string {
  return `${pageIndex} ${wordIndex} ${text}`;
}

/** Returns the correction that closes the most breaks, among those that beat every alternative around their own break. */
function chooseOnly<Reading>(around: readonly (readonly (Tried<Reading> | null)[])[]): Tried<Reading> | null {
  const only = around.flatMap((corrections) => {
    const good = [...new Set(corrections)].filter((tried) => tried !== null);
    const most = Math.max(...good.map(({ closed }) => closed));
    const best = good.filter(({ closed }) => closed === most);
    return best.length === 1 ? best : [];
  });
  return only.toSorted((one, other) => other.closed - one.closed)[0] ?? null;
}

function countFailures({ statements }: DraftResult): number {
  return statements.reduce(
    (sum, { verification: { breaks, checks } }) => sum + breaks.length + checks.filter(({ passed }) => !passed).length,
    0,
  );
}

function hasSameRows(one: DraftResult, other: DraftResult): boolean {
  const amounts = ({ statements }: DraftResult) =>
    statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
  const [before, after] = [amounts(one), amounts(other)];
  if (before.filter((amount, index) => amount !== after[index]).length > MOST_TOUCHED) return false;
  const counts = ({ statements }: DraftResult) => statements.map(({ transactions }) => transactions.length).join();
  const dates = ({ statements }: DraftResult) =>
    statements.flatMap(({ transactions }) => transactions.map(({ date }) => date)).join();
  return counts(one) === counts(other) && dates(one) === dates(other);
}

function record(before: DraftResult, { pages, result }: ReadPages, made: readonly Correction[]): DraftResult {
  const warnings: Warning[] = [];
  const statements = result.statements.map((statement, index) =>
    recordStatement(before.statements[index]!, statement, made, pages, warnings),
  );
  return { ...result, statements, warnings: [...result.warnings, ...warnings] };
}

function recordStatement(
  before: DraftStatement,
  after: DraftStatement,
  made: readonly Correction[],
  pages: readonly Page[],
  warnings: Warning[],
): DraftStatement {
  const transactions = after.transactions.map((row, index) => recordRow(before.transactions[index]!, row));
  const isTouched = transactions.some((row) => row.corrected !== undefined) || hasOtherEnds(before, after);
  if (!isTouched) return after;
  if (hasOtherEnds(before, after))
    for (const { pageIndex } of made) warnings.push({ ...CORRECTED, page: pages[pageIndex]!.pageNumber });
  const isSpent =
    hasOtherEnds(before, after) || transactions.some((row, index) => isCorrectedBySum(row, index, transactions));
  const draft = { ...after, transactions };
  if (!isSpent) return draft;
  const judged = { ...draft, ambiguities: [...draft.ambiguities, SPENT] };
  return judgeStatement(judged);
}

const SPENT = 'a figure was mended by the only sum that it stands in, so that sum no longer proves it';
const CORRECTED = {
  code: 'value_mended',
  message: 'A balance or total was misread; the only other reading that fits the sums was taken.',
};

function recordRow(before: DraftTransaction, after: DraftTransaction): DraftTransaction {
  const field = after.amount !== before.amount ? 'amount' : after.balance !== before.balance ? 'balance' : null;
  if (field === null) return after;
  const reason = 'No other reading of the printed figure makes the balances around it agree.';
  return { ...after, corrected: { field, read: before[field] ?? '', reason } };
}

function hasOtherEnds(one: DraftStatement, other: DraftStatement): boolean {
  const ends = ({ openingBalance, closingBalance, totals }: DraftStatement) =>
    [openingBalance, closingBalance, totals?.credits, totals?.debits].join('|');
  return ends(one) !== ends(other);
}

/**
 * A corrected balance stands in two equations, one to choose it and one to prove it. A corrected amount is given by the printed
 * balances on both sides, each proved by its other neighbour; without them a sum over many rows chose it.
 */
function isCorrectedBySum(row: DraftTransaction, index: number, rows: readonly DraftTransaction[]): boolean {
  if (row.corrected === undefined) return false;
  const hasBalance = (at: number) => at < 0 || at >= rows.length || rows[at]!.balance !== null;
  if (row.corrected.field === 'balance') return index === 0 || index === rows.length - 1;
  return row.balance === null || !(hasBalance(index - 1) && hasBalance(index + 1));
}
