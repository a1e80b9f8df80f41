import type { Minor } from '@extracto/model';
import { isOneDigitOff } from '../../verify/weigh-contradiction.ts';
import { COMPOSE } from './thresholds.ts';

const { FEWEST_DIGITS, FEWEST_SIGNIFICANT } = COMPOSE.isMisprint;

/** Magnitudes of which one may be the other, misprinted or misread. Short and round figures resemble each other by chance. */
export function isMisprint(one: Minor, other: Minor): boolean {
  const [left, right] = [String(one), String(other)];
  if (left.length !== right.length || left.length < FEWEST_DIGITS) return false;
  const round = '0'.repeat(left.length - FEWEST_SIGNIFICANT + 1);
  return !(left.endsWith(round) && right.endsWith(round)) && isOneDigitOff(one, other, left.length);
}
