/** What a run has done so far. A document counts once, under the weakest verdict of its statements. */
import type { ExtractionResult, Verification } from '@extracto/model';

export type Verdict = Verification['status'];

export interface Tally {
  readonly documents: number;
  readonly pages: number;
  readonly transactions: number;
  readonly verified: number;
  readonly mismatch: number;
  readonly unverifiable: number;
  readonly failed: number;
}

export const EMPTY_TALLY: Tally = {
  documents: 0,
  pages: 0,
  transactions: 0,
  verified: 0,
  mismatch: 0,
  unverifiable: 0,
  failed: 0,
};

const WEAKEST_FIRST: readonly Verdict[] = ['mismatch', 'unverifiable', 'verified'];

export function countResult(tally: Tally, result: ExtractionResult): Tally {
  const verdict = verdictOf(result);
  return {
    ...tally,
    documents: tally.documents + 1,
    pages: tally.pages + result.pages,
    transactions:
      tally.transactions + result.statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
    [verdict]: tally[verdict] + 1,
  };
}

export function countFailure(tally: Tally): Tally {
  return { ...tally, documents: tally.documents + 1, failed: tally.failed + 1 };
}

/** A document without any statement proves nothing. */
function verdictOf({ statements }: ExtractionResult): Verdict {
  const verdicts = statements.map(({ verification }) => verification.status);
  return WEAKEST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unverifiable';
}

/** `3 documents, 12 pages, 240 transactions: 2 verified, 0 mismatch, 1 unverifiable, 0 failed (85.3 pages/s)` */
export function summarise(tally: Tally, elapsedMs: number): string {
  const { documents, pages, transactions, verified, mismatch, unverifiable, failed } = tally;
  const pagesPerSecond = elapsedMs > 0 ? (pages / elapsedMs) * 1000 : 0;
  return [
    `${count(documents, 'document')}, ${count(pages, 'page')}, ${count(transactions, 'transaction')}: `,
    `${verified} verified, ${mismatch} mismatch, ${unverifiable} unverifiable, ${failed} failed `,
    `(${pagesPerSecond.toFixed(1)} pages/s)`,
  ].join('');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
