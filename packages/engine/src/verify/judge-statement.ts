/**
 * The verdict on a statement, whatever path made it, and how sure each of its rows is: the only caller of the checker. Judged
 * last, after everything that reads, corrects, merges or reviews.
 */
import { codeOfAmbiguity, type DraftTransaction, type Verification } from '@extracto/model';
import type { UnverifiedStatement } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';
import { verifyStatement } from './verify-statement.ts';

const { VERIFIED, COVERED, UNCOVERED, COVERED_IN_MISMATCH, UNCOVERED_IN_MISMATCH } = VERIFY.judgeStatement;

type Rows<Row> = Omit<UnverifiedStatement, 'transactions'> & { readonly transactions: readonly Row[] };

/** The same statement with the checker's word, in rows of its own. */
export function judgeStatement<Row extends DraftTransaction, S extends Rows<Row> = Rows<Row>>(
  statement: S & Rows<Row>,
): Omit<S, 'transactions' | 'verification'> & { transactions: Row[]; verification: Verification } {
  const { verification, coveredRows } = verifyStatement(statement);
  const isDated = !statement.ambiguities.some((sentence) => OF_DATES.has(codeOfAmbiguity(sentence)));
  const transactions = statement.transactions.map((row, index) => {
    const verified = coveredRows[index] ?? false;
    return { ...row, verified, confidence: CONFIDENCE[verification.status](verified && isDated) };
  });
  return { ...statement, transactions, verification };
}

/** Sums prove amounts alone. */
const OF_DATES: ReadonlySet<string> = new Set([
  'day_month_open',
  'month_open',
  'year_not_printed',
  'year_open',
  'dates_missing',
  'two_days_on_row',
  'dates_unsure',
  'year_unsure',
]);

/** Calibrated classes, not a formula. */
const CONFIDENCE: Readonly<Record<Verification['status'], (isCovered: boolean) => number>> = {
  verified: () => VERIFIED,
  unverifiable: (isCovered) => (isCovered ? COVERED : UNCOVERED),
  mismatch: (isCovered) => (isCovered ? COVERED_IN_MISMATCH : UNCOVERED_IN_MISMATCH),
};
