/** Matches a transaction against the filter of a tool call. */
import { decimalsOf, type Transaction } from '@extracto/model';

export interface RowFilter {
  /** Calendar days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  /** Decimal strings without sign, both included. */
  readonly minAmount?: string | undefined;
  readonly maxAmount?: string | undefined;
}

export function matchRow(row: Transaction, { from, to, text, direction, minAmount, maxAmount }: RowFilter): boolean {
  return (
    (from === undefined || (row.date !== null && row.date >= from)) &&
    (to === undefined || (row.date !== null && row.date <= to)) &&
    (text === undefined || fold(`${row.description} ${row.reference ?? ''}`).includes(fold(text))) &&
    (direction === undefined || (row.type === 'credit') === (direction === 'in')) &&
    (minAmount === undefined || compareMagnitudes(row.amount, minAmount) >= 0) &&
    (maxAmount === undefined || compareMagnitudes(row.amount, maxAmount) <= 0)
  );
}

/** Without case and marks: `Café` is found as `CAFE`. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Below 0, 0 or above 0, whatever numbers of decimals the two have. */
function compareMagnitudes(left: string, right: string): number {
  const decimals = Math.max(decimalsOf(left), decimalsOf(right));
  const difference = scale(left, decimals) - scale(right, decimals);
  return difference < 0n ? -1 : Number(difference > 0n);
}

function scale(text: string, decimals: number): bigint {
  const digits = text.replace(/[-.]/g, '');
  return BigInt(digits.padEnd(digits.length + decimals - decimalsOf(text), '0'));
}
