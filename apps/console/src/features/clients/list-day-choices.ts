import { formatCount } from '../../ui/format/format-count.ts';

export interface DayChoice {
  /** `null`: the service's default. */
  readonly days: number | null;
  readonly text: string;
}

export interface DayRange {
  /** The service's limit in days. */
  readonly most: number;
  /** Current choice, not necessarily one of the usual numbers. */
  readonly chosen: number | null;
  /** True when deletion at the end of the job is offered. */
  readonly untilTheEnd: boolean;
}

const USUAL = [1, 2, 3, 7, 14, 30, 60, 90];

/** `Default (3 days)`, `Until the job ends`, `1 day`, `2 days`: longest first, none longer than the service's. */
export function listDayChoices({ most, chosen, untilTheEnd }: DayRange): readonly DayChoice[] {
  const offered = [...USUAL, ...(untilTheEnd ? [0] : [])].filter((days) => days < most);
  const days = new Set(chosen === null ? offered : [...offered, chosen]);
  const choices = [...days].sort((left, right) => right - left);
  return [
    { days: null, text: `Default (${formatCount(most, 'day')})` },
    ...choices.map((count) => ({ days: count, text: count === 0 ? 'Until the job ends' : formatCount(count, 'day') })),
  ];
}
