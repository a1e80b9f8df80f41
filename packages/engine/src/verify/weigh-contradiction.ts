/**
 * Weighs a printed figure that contradicts the rows, by the strength of its label and by what is proved already.
 *
 *   hard    it is exactly this total or balance of these rows, and where all are proved without it, the balance of a day
 *   soft    it may be, or all rows are proved without it: neither verified nor a mismatch
 *   note    a weak label beside a proof of all rows: "Deposits are insured up to 250,000.00", another account's balance
 *
 * A figure that differs from the rows in one digit is never a note: it is theirs, misprinted or misread.
 */
import type { Minor } from '@extracto/model';
import { type BalanceChain, reachesEnd } from './link-balances.ts';
import { isSure, type Ledger, type LedgerControl, sumOfSide } from './prepare-ledger.ts';

export type Weight = 'hard' | 'soft' | 'note';

/** True when opening balance plus rows equal the closing balance, or the last row's where that takes its place, and every balance printed between them. */
export function provesAll(ledger: Ledger, chain: BalanceChain): boolean {
  const { opening, closing, rows } = ledger;
  if (opening === null || rows.length === 0 || (closing === null && !reachesEnd(ledger, chain))) return false;
  const { links } = chain;
  return links.every(({ difference }) => difference === 0) && links.some(({ sum }) => sum !== 0);
}

/** True when the rows come to a printed total of each side, and lead from each running balance to the next. */
export function meetsTotals({ totals, rows }: Ledger, { links }: BalanceChain): boolean {
  if (links.length === 0 || links.some(({ difference }) => difference !== 0)) return false;
  return (['credit', 'debit'] as const).every((side) => {
    const sum = sumOfSide(rows, side);
    return sum > 0 && totals[side] === sum;
  });
}

interface Proof {
  readonly isProved: boolean;
  readonly isTotalled: boolean;
  readonly decimals: number;
}

export function weighContradiction(
  control: LedgerControl,
  computed: readonly number[],
  { isProved, isTotalled, decimals }: Proof,
): Weight {
  const isMisprint = isNear(control, computed, decimals);
  if (!isSure(control)) return (isProved || isTotalled) && !isMisprint ? 'note' : 'soft';
  if (isPlaceless(control)) return isMisprint ? 'hard' : 'soft';
  return !isProved || (control.kind === 'balance' && (isMisprint || control.day !== null)) ? 'hard' : 'soft';
}

/** True when one digit makes the difference to one of the figures that the rows come to. */
export function isNear(control: LedgerControl, computed: readonly number[], decimals: number): boolean {
  const fewest = countDigits(control, decimals);
  return computed.some((figure) => isOneDigitOff(control.value, figure, fewest));
}

/** A balance that is said of no day and of no place in the list may be that of another account. */
function isPlaceless({ kind, day, rows }: LedgerControl): boolean {
  return kind === 'balance' && day === null && rows.length === 0;
}

/** Figures are filled up to the fewest digits, as they are printed: 4.00 is one off 0.00, and 0,121.18 one off 1,121.18. */
export function isOneDigitOff(one: Minor, other: Minor, fewest: number): boolean {
  const [left, right] = [String(one).padStart(fewest, '0'), String(other).padStart(fewest, '0')];
  return left.length === right.length && [...left].filter((digit, place) => digit !== right[place]).length === 1;
}

/** A misprint may begin with a zero. Decimals that the page does not print are zeros of the value: "0.482.830" is 482,830.00. */
function countDigits({ text, value }: LedgerControl, decimals: number): number {
  const printed = text.replace(/\D/g, '');
  const unprinted = String(value).length - String(Number(printed)).length;
  const isWhole = unprinted >= 0 && Number(printed) * 10 ** unprinted === value;
  return printed.startsWith('0') && isWhole ? Math.max(printed.length + unprinted, decimals + 1) : decimals + 1;
}
