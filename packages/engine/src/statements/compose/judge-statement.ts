/** The verdict on a statement, whatever path made it, and how sure each of its rows is. */
import type { DraftStatement } from '@extracto/model';
import { verifyStatement } from '../../verify/verify-statement.ts';

const NO_PAGES: ReadonlySet<number> = new Set();

/**
 * The checker's word on what was read, written into the rows too, which are the draft's own. `recognised`: pages that were
 * read from their image.
 */
export function judgeStatement(
  draft: Omit<DraftStatement, 'verification'>,
  recognised: ReadonlySet<number> = NO_PAGES,
): DraftStatement {
  const { verification, coveredRows } = verifyStatement(draft);
  draft.transactions.forEach((row, index) => {
    row.verified = coveredRows[index] ?? false;
    row.confidence = rowConfidence(verification.status, row.verified, recognised.has(row.page));
  });
  return { ...draft, verification };
}

/**
 * Calibrated classes, not a formula: proven statements, rows under a check that holds, and the rest. An equation may hold
 * over misread signs, so without a proof a recognised row is never among the sure ones.
 */
function rowConfidence(status: string, isCovered: boolean, isRecognised: boolean): number {
  if (status === 'verified') return 0.999;
  if (isCovered) return isRecognised ? 0.9 : 0.99;
  return status === 'mismatch' ? 0.7 : 0.9;
}
