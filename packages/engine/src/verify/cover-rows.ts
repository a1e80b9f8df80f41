/** Which rows lie under an equation that holds: between two printed balances, or in a printed total. */
import type { BalanceChain } from './link-balances.ts';
import { provesSigns } from './list-doubts.ts';
import { addsTo, type Ledger } from './prepare-ledger.ts';

/** One flag a row, in printed order. No row is covered when every equation would hold with all signs reversed too. */
export function coverRows(ledger: Ledger, chain: BalanceChain, passed: ReadonlySet<string>): boolean[] {
  if (!provesSigns(ledger, chain)) return ledger.rows.map(() => false);
  const [credits, debits] = [passed.has('credits_total'), passed.has('debits_total')];
  const covered = ledger.rows.map((row) => (credits && addsTo(row, 'credit')) || (debits && addsTo(row, 'debit')));
  for (const { difference, rows } of chain.links) {
    if (difference !== 0) continue;
    for (let at = 0; at < rows.length; at++) covered[rows[at]!] = true;
  }
  return covered;
}
