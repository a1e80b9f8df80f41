/** The line that letters stand on, found by the feet that most of them share, and how high the tall ones reach. */
import { median } from '../../geometry/median.ts';
import type { Component } from '../label-components.ts';
import { OCR_LINES } from './thresholds.ts';

const { LEAST_FOR_SLOPE, FAR, MOST_PAIRED, STEEPEST, LEVEL, TALL_SHARE } = OCR_LINES.fitBaseline;

export interface Baseline {
  /** Pixels from the top where x is 0. */
  readonly foot: number;
  /** Pixels down for each pixel to the right: what is left of a tilt. */
  readonly slope: number;
  /** Height of capitals and figures in pixels; of small letters where there are no others. */
  readonly cap: number;
}

export function fitBaseline(letters: readonly Component[]): Baseline {
  const height = median(letters.map(({ top, bottom }) => bottom - top));
  const slope = letters.length < LEAST_FOR_SLOPE ? 0 : findSlope(letters, height);
  const feet = letters.map((letter) => letter.bottom - slope * middleOf(letter));
  const foot = findCommon(feet, Math.max(1, LEVEL * height));
  const reaches = letters.map((letter) => foot + slope * middleOf(letter) - letter.top).toSorted((a, b) => a - b);
  return { foot, slope, cap: reaches[Math.floor((reaches.length - 1) * TALL_SHARE)]! };
}

/** The median of the slopes between feet (Theil 1950): letters below the line do not bend it. */
function findSlope(letters: readonly Component[], height: number): number {
  const every = Math.ceil(letters.length / MOST_PAIRED);
  const some = letters.filter((_, index) => index % every === 0);
  const slopes: number[] = [];
  for (const [index, one] of some.entries())
    for (const other of some.slice(index + 1)) {
      const across = middleOf(other) - middleOf(one);
      if (across > FAR * height) slopes.push((other.bottom - one.bottom) / across);
    }
  if (slopes.length < LEAST_FOR_SLOPE) return 0;
  return Math.max(-STEEPEST, Math.min(STEEPEST, median(slopes)));
}

/** The mean of those values of which most lie within `near` of each other. */
function findCommon(values: readonly number[], near: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  let [best, most] = [0, 0];
  for (let from = 0, to = 0; from < sorted.length; from++) {
    while (to < sorted.length && sorted[to]! - sorted[from]! <= 2 * near) to += 1;
    if (to - from > most) [best, most] = [from, to - from];
  }
  let sum = 0;
  for (let at = best; at < best + most; at++) sum += sorted[at]!;
  return sum / most;
}

export function middleOf({ left, right }: Component): number {
  return (left + right) / 2;
}
