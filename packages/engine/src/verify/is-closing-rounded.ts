/**
 * Some banks bill a card in whole units: a new balance of 103,432.00 where opening balance and rows come to 103,431.87. That is no
 * contradiction, and no proof to the cent.
 */
import type { Ledger } from './prepare-ledger.ts';

/** False where running balances are printed, which end in cents as the rows do. */
export function isClosingRounded({ opening, closing, polarity, rows, decimals }: Ledger): boolean {
  if (opening === null || closing === null || rows.some(({ balance }) => balance !== null)) return false;
  const unit = 10 ** decimals;
  const difference = rows.reduce((sum, { amount }) => sum + polarity * amount, opening) - closing;
  return closing % unit === 0 && difference !== 0 && Math.abs(difference) < unit;
}
