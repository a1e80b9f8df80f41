import type { JobVerification } from '@extracto/contract';
import type { Check, StatementHead } from '@extracto/model';

/** The worst verdict counts for the document; a document without a statement proves nothing. */
export function summariseVerification(
  statements: readonly Pick<StatementHead, 'verification' | 'rows'>[],
): JobVerification {
  const verdicts = new Set(statements.map(({ verification }) => verification.status));
  const proven = verdicts.size === 1 && verdicts.has('verified');
  return {
    status: verdicts.has('mismatch') ? 'mismatch' : proven ? 'verified' : 'unverifiable',
    statements: statements.length,
    transactions: statements.reduce((count, { rows }) => count + rows, 0),
    checks: listChecks(statements.flatMap(({ verification }) => verification.checks)),
  };
}

/** Each check once, in the order in which the engine runs them. */
function listChecks(checks: readonly Check[]): JobVerification['checks'] {
  const passed = new Map<string, boolean>();
  for (const { name, passed: holds } of checks) passed.set(name, holds && (passed.get(name) ?? true));
  return [...passed].map(([name, holds]) => ({ name, passed: holds }));
}
