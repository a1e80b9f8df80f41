import type { MoneyToken } from '../lines/reading.ts';

/** True under every notation. */
export function isZero({ readings }: MoneyToken): boolean {
  return (readings.dot?.digits ?? 0) === 0 && (readings.comma?.digits ?? 0) === 0;
}
