/**
 * The independent checker: decides from the result alone whether the arithmetic printed on the statement proves it.
 * It shares no code with the search that made the result, works in exact integers, and is linear in the rows.
 *
 *     opening 100.00   -20.00 → 80.00   +5.00 → 85.00   closing 85.00      verified
 *     opening 100.00   -20.00 → 80.00   +5.00 → 86.00   closing 85.00      mismatch, and where
 *              -20.00   +5.00                            closing 85.00      unverifiable, and what is missing
 *
 * Amounts are whole minor units. Known weakness: two errors that cancel within every printed equation are not seen.
 */
import type { Verification } from '@extracto/model';
import { CHECKS } from './checks.ts';
import { contradictControls } from './contradict-controls.ts';
import { findUnlistedSide } from './find-unlisted-side.ts';
import { isClosingRounded } from './is-closing-rounded.ts';
import { type BalanceChain, linkBalances } from './link-balances.ts';
import { listBreaks } from './list-breaks.ts';
import { describeContradiction, listReasons, provesSigns } from './list-reasons.ts';
import { addsTo, type Ledger, prepareLedger, type UnverifiedStatement } from './prepare-ledger.ts';
import { provesAll } from './weigh-contradiction.ts';

/** Beside a proof of all rows a total that differs prevents no more than `verified`, since banks leave kinds of rows out of their totals. */
const TOTALS: ReadonlySet<string> = new Set(['credits_total', 'debits_total']);
const SUM: ReadonlySet<string> = new Set(['opening_plus_transactions_is_closing']);
const NONE: ReadonlySet<string> = new Set();

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

  const unlisted = findUnlistedSide(ledger);
  const unproved =
    unlisted === null ? (isClosingRounded(ledger) ? SUM : NONE) : new Set([...SUM, `${unlisted.side}s_total`]);
  const excused = provesAll(ledger, chain) ? TOTALS : unproved;
  const contradicts = ({ hard, check }: (typeof outcomes)[number]) => hard && !check.passed && !excused.has(check.name);
  if (outcomes.some(contradicts)) {
    const breaks = listBreaks(ledger, chain, contradictions);
    return { verification: { status: 'mismatch', checks, breaks, missing: [] }, coveredRows };
  }
  const reasons = listReasons({ statement, ledger, chain, contradictions });
  const missing = reasons.map(({ message }) => message);
  const status = missing.length === 0 ? 'verified' : 'unverifiable';
  const notes = [...new Set(contradictions.filter(({ weight }) => weight === 'note').map(describeContradiction))];
  const verification = {
    status,
    checks,
    breaks: [],
    missing,
    reasons,
    ...(notes.length > 0 ? { notes } : {}),
  } as const;
  return { verification: { ...verification, breaks: [] }, coveredRows };
}

function refuseInexact(statement: UnverifiedStatement): Verdict {
  const message = 'The statement prints figures too large to compute exactly.';
  const reasons = [{ code: 'figures_too_large', message }];
  return {
    verification: { status: 'unverifiable', checks: [], breaks: [], missing: [message], reasons },
    coveredRows: statement.transactions.map(() => false),
  };
}

/**
 * Which rows lie under an equation that holds, between two printed balances or in a printed total: one flag a row, in printed order. No
 * row is covered when every equation would hold with all signs reversed too. */
function coverRows(ledger: Ledger, chain: BalanceChain, passed: ReadonlySet<string>): boolean[] {
  if (!provesSigns(ledger, chain)) return ledger.rows.map(() => false);
  const [credits, debits] = [passed.has('credits_total'), passed.has('debits_total')];
  const covered = ledger.rows.map((row) => (credits && addsTo(row, 'credit')) || (debits && addsTo(row, 'debit')));
  for (const { difference, rows } of chain.links) {
    if (difference !== 0) continue;
    for (let at = 0; at < rows.length; at++) covered[rows[at]!] = true;
  }
  return covered;
}
