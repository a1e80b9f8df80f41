/** Progress of a run. A document counts once, under the weakest verdict of its statements. */
import type { FormatName } from '@extracto/formats';
import type { ExtractionResult, Verification } from '@extracto/model';

export type Verdict = Verification['status'];

/** Outcome of one format of a document. */
export interface FormatOutcome {
  readonly format: FormatName;
  /** Files that were written; none on standard output. */
  readonly outputs: readonly string[];
  /** The reason why it was not written, a sentence or two; `null` when it was. */
  readonly error: string | null;
}

/** Outcome of one document, as `--json` prints it. */
export interface DocumentRecord {
  readonly path: string;
  readonly status: Verdict | 'failed';
  /** 0 when the document failed. */
  readonly pages: number;
  readonly statements: number;
  readonly transactions: number;
  /** Files that were written. */
  readonly outputs: readonly string[];
  /** One for each format that was asked for; none when the document gave no result. */
  readonly formats: readonly FormatOutcome[];
  /** The reason why it gave no result, one sentence; `null` when it gave one. */
  readonly error: string | null;
}

export type Tally = Readonly<
  Record<'documents' | 'pages' | 'transactions' | 'notWritten' | DocumentRecord['status'], number>
>;

const WEAKEST_FIRST: readonly Verdict[] = ['mismatch', 'unverifiable', 'verified'];

export function recordResult(path: string, { pages, statements }: ExtractionResult, formats: readonly FormatOutcome[]) {
  return {
    path,
    status: verdictOf(statements.map(({ verification }) => verification.status)),
    pages,
    statements: statements.length,
    transactions: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
    outputs: formats.flatMap(({ outputs }) => outputs),
    formats,
    error: null,
  } satisfies DocumentRecord;
}

export function recordFailure(path: string, error: string): DocumentRecord {
  return { path, status: 'failed', pages: 0, statements: 0, transactions: 0, outputs: [], formats: [], error };
}

/** A line each: why there is no result, or which formats were not written. */
export function listProblems({ error, formats }: DocumentRecord): string[] {
  if (error !== null) return [error];
  return formats.flatMap((outcome) => (outcome.error === null ? [] : [`${outcome.format}: ${outcome.error}`]));
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
    notWritten: sum(({ formats }) => formats.filter((outcome) => outcome.error !== null).length),
  };
}

/** `3 documents, 12 pages, 240 transactions: 2 verified, 0 mismatch, 1 unverifiable, 0 failed (85.3 pages/s)` */
export function summarise(tally: Tally, elapsedMs: number): string {
  const { documents, pages, transactions, verified, mismatch, unverifiable, failed, notWritten } = tally;
  const pagesPerSecond = elapsedMs > 0 ? (pages / elapsedMs) * 1000 : 0;
  return [
    `${count(documents, 'document')}, ${count(pages, 'page')}, ${count(transactions, 'transaction')}: `,
    `${verified} verified, ${mismatch} mismatch, ${unverifiable} unverifiable, ${failed} failed `,
    notWritten === 0 ? '' : `and ${count(notWritten, 'file')} not written `,
    `(${pagesPerSecond.toFixed(1)} pages/s)`,
  ].join('');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
