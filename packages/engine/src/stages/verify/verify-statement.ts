/**
 * The independent checker: decides from the result alone whether the arithmetic printed on the statement proves it.
 * It shares no code with the search that made the result, works in exact integers, and is linear in the rows.
 *
 *     opening 100.00   -20.00 → 80.00   +5.00 → 85.00   closing 85.00      verified
 *     opening 100.00   -20.00 → 80.00   +5.00 → 86.00   closing 85.00      mismatch, and where
 *              -20.00   +5.00                            closing 85.00      unverifiable, and what is missing
 */
import type { Verification } from '@extracto/model';
import { CHECKS } from './checks.ts';
import { contradictControls } from './contradict-controls.ts';
import { coverRows } from './cover-rows.ts';
import { linkBalances } from './link-balances.ts';
import { listBreaks } from './list-breaks.ts';
import { listDoubts } from './list-doubts.ts';
import { prepareLedger, type UnverifiedStatement } from './prepare-ledger.ts';

export interface Verdict {
  readonly verification: Verification;
  /** One flag a transaction: an arithmetic check that holds covers it. */
  readonly coveredRows: readonly boolean[];
}

/**
 * `mismatch`: a hard check fails; `breaks` says where. `unverifiable`: nothing fails, but the statement prints too
 * little for a proof; `missing` says what. `verified`: the set of rows, their amounts and their signs are proved.
 */
export function verifyStatement(statement: UnverifiedStatement): Verdict {
  const ledger = prepareLedger(statement);
  if (ledger === null) return refuseInexact(statement);
  const chain = linkBalances(ledger);
  const contradictions = contradictControls(ledger, chain);

  const outcomes = CHECKS.flatMap(({ name, hard, run }) => {
    const outcome = run(ledger, chain, contradictions);
    return outcome === null ? [] : [{ hard, check: { name, ...outcome } }];
  });
  const checks = outcomes.map(({ check }) => check);
  const coveredRows = coverRows(ledger, chain, new Set(checks.filter((check) => check.passed).map(({ name }) => name)));

  if (outcomes.some(({ hard, check }) => hard && !check.passed)) {
    const breaks = listBreaks(ledger, chain, contradictions);
    return { verification: { status: 'mismatch', checks, breaks, missing: [] }, coveredRows };
  }
  const missing = listDoubts({ statement, ledger, chain, contradictions });
  const status = missing.length === 0 ? 'verified' : 'unverifiable';
  return { verification: { status, checks, breaks: [], missing }, coveredRows };
}

function refuseInexact(statement: UnverifiedStatement): Verdict {
  const missing = ['The statement prints figures too large to compute exactly.'];
  return {
    verification: { status: 'unverifiable', checks: [], breaks: [], missing },
    coveredRows: statement.transactions.map(() => false),
  };
}
