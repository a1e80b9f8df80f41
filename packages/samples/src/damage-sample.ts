import { buildSample } from './build-sample.ts';
import type { DamageKind, Sample } from './sample.ts';

/**
 * The same statement with one row printed wrong: a digit of its amount or its balance changed, the row missing, twice
 * there, or with the other sign; or with one digit of another figure of the books changed.
 * Else balances and totals stay as they were, truth has the rows as printed, and nothing about it may be called verified.
 * Throws a RangeError when the sample has no row whose change would show, or when its layout prints no sign to flip.
 */
export function damageSample(sample: Sample, kind: DamageKind, seed: number): Promise<Sample> {
  if (kind === 'sign-flipped' && sample.switches.amounts === 'unsigned') {
    return Promise.reject(new RangeError('this layout prints no signs'));
  }
  if (kind === 'balance-changed' && sample.switches.balances !== 'row') {
    return Promise.reject(new RangeError('this layout prints no balance on every row'));
  }
  return buildSample(sample.seed, sample.options, { kind, seed });
}
