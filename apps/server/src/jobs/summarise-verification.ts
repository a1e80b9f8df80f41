import type { JobVerification } from '@extracto/contract';
import type { ExtractionResult } from '@extracto/model';

/** The worst verdict counts for the document; a document without a statement proves nothing. */
export function summariseVerification(result: ExtractionResult): JobVerification {
  const verdicts = new Set(result.statements.map((statement) => statement.verification.status));
  const proven = verdicts.size === 1 && verdicts.has('verified');
  return {
    status: verdicts.has('mismatch') ? 'mismatch' : proven ? 'verified' : 'unverifiable',
    statements: result.statements.length,
    transactions: result.statements.reduce((count, statement) => count + statement.transactions.length, 0),
  };
}
