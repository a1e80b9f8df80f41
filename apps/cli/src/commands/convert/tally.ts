/** What a run has done so far. A document counts once, under the weakest verdict of its statements. */
import type { ExtractionResult, Verification } from '@extracto/model';

export type Verdict = Verification['status'];

/** What became of one document, as `--json` prints it. */
export interface DocumentRecord {
  readonly path: string;
  readonly status: Verdict | 'failed';
  /** 0 when the document failed. */
  readonly pages: number;
  readonly statements: number;
  readonly transactions: number;
  /** Files that were written. */
  readonly outputs: readonly string[];
  /** Why it failed, one sentence; `null` when it did not. */
  readonly error: string | null;
}

export type Tally = Readonly<Record<'documents' | 'pages' | 'transactions' | DocumentRecord['status'], number>>;

const WEAKEST_FIRST: readonly Verdict[] = ['mismatch', 'unverifiable', 'verified'];

export function recordResult(path: string, { pages, statements }: ExtractionResult, outputs: readonly string[]) {
  return {
    path,
    status: verdictOf(statements.map(({ verification }) => verification.status)),
    pages,
    statements: statements.length,
    transactions: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
    outputs,
    error: null,
  } satisfies DocumentRecord;
}

export function recordFailure(path: string, error: string): DocumentRecord {
  return { path, status: 'failed', pages: 0, statements: 0, transactions: 0, outputs: [], error };
}

/** A document without any statement proves nothing. */
function verdictOf(verdicts: readonly Verdict[]): Verdict {
  return WEAKEST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unverifiable';
}

export function tallyRecords(records: readonly DocumentRecord[]): Tally {
  const sum = (read: (record: DocumentRecord) => number) => records.reduce((total, record) => total + read(record), 0);
  const count = (status: DocumentRecord['status']) => sum((record) => (record.status === status ? 1 : 0));
  return {
    documents: records.length,
    pages: sum(({ pages }) => pages),
    transactions: sum(({ transactions }) => transactions),
    verified: count('verified'),
    mismatch: count('mismatch'),
    unverifiable: count('unverifiable'),
    failed: count('failed'),
  };
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
