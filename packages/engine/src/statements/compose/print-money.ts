/** Amounts in the notation's scale → printed decimals. */
import { formatMinor, type Minor } from '@extracto/model';

/** Amounts are kept at the notation's scale; the result prints the currency's own decimals, or more when they matter. */
export function moneyPrinter(scale: number, decimals: number): (value: Minor) => string {
  const factor = 10 ** Math.abs(decimals - scale);
  if (decimals >= scale) return (value) => formatMinor(value * factor, decimals);
  return (value) => (value % factor === 0 ? formatMinor(value / factor, decimals) : formatMinor(value, scale));
}
