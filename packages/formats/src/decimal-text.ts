/** Decimal strings of a result, turned round and stripped of their sign as text: no number in between, nothing rounded. */

/** `-45.20` → `45.20` */
export function magnitudeOf(amount: string): string {
  return amount.replace('-', '');
}

/** `45.20` → `-45.20`; zero has no sign. */
export function negate(amount: string): string {
  return amount.startsWith('-') || !/[1-9]/.test(amount) ? magnitudeOf(amount) : `-${amount}`;
}
