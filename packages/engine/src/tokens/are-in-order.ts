import type { DateToken } from '../lines/reading.ts';
import { TOKENS } from './thresholds.ts';

const { MOST_MISPLACED, MOST_DAYS_BACK, FEWEST_STEPS } = TOKENS.areInOrder;
const { LONGEST_MONTH } = TOKENS.dateForms;

/**
 * True when the dates rise or fall in one day and month order, apart from one turn of the year and a few rows out of their
 * place: cards list payments where they come in.
 */
export function areInOrder(dates: readonly DateToken[]): boolean {
  return (['dmy', 'mdy'] as const).some((order) => {
    const days = dates.map((date) => date.readings.find((reading) => reading.order === order));
    if (days.includes(undefined)) return false;
    return turnOnce(days.map((day) => day!.month * LONGEST_MONTH + day!.day));
  });
}

/** They rise, or they fall, but for one turn and a few out of their place; in a long list value dates go back over a weekend. */
export function turnOnce(days: readonly number[]): boolean {
  const steps = days.slice(1).map((day, at) => day - days[at]!);
  const apart = steps.length < FEWEST_STEPS ? 0 : MOST_DAYS_BACK;
  const count = (sign: number) => steps.filter((step) => step * sign > apart).length;
  const turns = Math.min(count(1), count(-1));
  return turns <= 1 + steps.length * MOST_MISPLACED;
}
