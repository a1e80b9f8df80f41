/**
 * Decides whether amounts that belong to no row may be rows that were missed. Where the printed balances lead from the
 * opening to the closing balance, such a row breaks the link that it belongs to, unless the missed amounts cancel each other
 * or stand for rows that were taken in their place:
 *
 *     80.00 │ -20.00 │ 60.00      12.99 beside it is no row: neither 12.99 nor 12.99 in place of 20.00 leads to 60.00
 *                                 20.00 beside it may be the row, and what was taken something else
 *
 * A figure that differs in one digit from one of the rows is theirs, misprinted. Every signed selection of the amounts is tried in every link, so what decides is exact. A zero always may be a row.
 * Weakness: many amounts, or links of many rows, are too many selections, and count as rows.
 */
import type { Minor } from '@extracto/model';
import type { BalanceChain } from './link-balances.ts';
import type { Ledger } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';
import { isOneDigitOff, provesAll } from './weigh-contradiction.ts';

const { MOST_AMOUNTS, MOST_ROWS } = VERIFY.mayBeRows;

export function mayBeRows(ledger: Ledger, chain: BalanceChain): boolean {
  const { unassigned, rows, decimals } = ledger;
  if (unassigned.length > MOST_AMOUNTS || !provesAll(ledger, chain)) return true;
  if (unassigned.some((text) => isNearMiss(readMagnitudes(text, decimals), ledger))) return true;
  const missed = selectSums(unassigned.map((text) => [0, ...readMagnitudes(text, decimals)]));
  if (missed.has(0)) return true;
  return chain.links.some((link) => {
    if (link.rows.length > MOST_ROWS) return true;
    const taken = selectSums(link.rows.map((row) => [0, rows[row]!.amount]));
    return taken.values().some((sum) => missed.has(sum));
  });
}

/** Both signs of what the text may be: without decimals printed, its digits may be whole units or minor ones. */
function readMagnitudes(text: string, decimals: number): Minor[] {
  const digits = Number(text.replace(/\D/g, ''));
  const isWhole = decimals > 0 && !new RegExp(`[.,]\\d{${decimals}}(?!\\d)`).test(text);
  const magnitudes = isWhole ? [digits, digits * 10 ** decimals] : [digits];
  return magnitudes.flatMap((value) => [value, -value]);
}

/** A figure of the books printed again, and misprinted there. */
function isNearMiss(magnitudes: readonly Minor[], { opening, closing, totals, rows, decimals }: Ledger): boolean {
  const figures = [
    opening,
    closing,
    totals.credit,
    totals.debit,
    ...rows.flatMap(({ amount, balance }) => [amount, balance]),
  ];
  const known = figures.filter((figure) => figure !== null).map(Math.abs);
  if (magnitudes.some((value) => known.includes(value))) return false;
  return known.some((figure) => magnitudes.some((value) => isOneDigitOff(value, figure, decimals + 1)));
}

/** All sums of one of each, but the one that takes the first of each. */
function selectSums(choices: readonly (readonly Minor[])[]): Set<Minor> {
  let sums: readonly { readonly sum: Minor; readonly isEmpty: boolean }[] = [{ sum: 0, isEmpty: true }];
  for (const options of choices) {
    sums = sums.flatMap(({ sum, isEmpty }) =>
      options.map((option, at) => ({ sum: sum + option, isEmpty: isEmpty && at === 0 })),
    );
  }
  return new Set(sums.filter(({ isEmpty }) => !isEmpty).map(({ sum }) => sum));
}
