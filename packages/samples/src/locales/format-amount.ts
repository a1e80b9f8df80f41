import { assertMinor, type Minor } from '@extracto/model';
import type { NumberNotation } from './locale.ts';

/**
 * The printed magnitude of an amount, sign left to the layout: 123456 with two decimals is `1,234.56`, `1.234,56`, `1'234.56`.
 */
export function formatAmount(amount: Minor, decimals: number, notation: NumberNotation): string {
  const digits = String(Math.abs(assertMinor(amount))).padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals), notation);
  return decimals === 0 ? whole : `${whole}${notation.decimal}${digits.slice(-decimals)}`;
}

function groupDigits(whole: string, { group, groupSizes }: NumberNotation): string {
  const groups: string[] = [];
  let rest = whole;
  for (let index = 0; rest.length > 0; index++) {
    const size = groupSizes[Math.min(index, groupSizes.length - 1)] ?? rest.length;
    groups.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return groups.join(group);
}
