import type { DateToken } from '../lines/reading.ts';

/** A day and a month in figures without a year: it may be an amount. */
export function isShort({ named, readings }: DateToken): boolean {
  if (named) return false;
  for (const { year } of readings) if (year !== null) return false;
  return true;
}
