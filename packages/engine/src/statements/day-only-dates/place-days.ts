/**
 * Days of the month → months, from the first and the last day that a list can have. In a span without a day twice each day
 * tells its month; in a longer one the order of the rows does: 28, 30, 2 goes on in the next month.
 */
import { epochDay, type PlainDate, plainDate } from '@extracto/model';

export interface Month {
  /** `null` when it is not printed beside the month. */
  readonly year: number | null;
  readonly month: number;
}

export interface PlacedDays {
  /** One for each day. */
  readonly months: readonly Month[];
  /** Another reading fits as well. */
  readonly isGuessed: boolean;
}

export interface Span {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

export function placeDays(days: readonly number[], span: Span): PlacedDays {
  const single = days.map((day) => soleMonth(day, span));
  if (single.every((month) => month !== null)) return { months: single.map(toMonth), isGuessed: false };
  const rising = readings(days, span);
  const falling = readings(days.toReversed(), span).map((months) => months.toReversed());
  const all = [...rising, ...falling];
  const best = all[0] ?? days.map((day) => soleMonth(day, span) ?? monthNumber(span.to));
  const isGuessed = all.length === 0 || all.some((other) => other.some((month, index) => month !== best[index]));
  return { months: best.map(toMonth), isGuessed };
}

/** Months are counted from the year 0. */
function monthNumber(date: PlainDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function toMonth(count: number): Month {
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

/** A day outside of the span, where no month has it inside, is of the nearest. `null` where two months have it. */
function soleMonth(day: number, span: Span): number | null {
  const all = monthsOf(span);
  const inside = all.filter((month) => misfit(day, month, span) === 0);
  if (inside.length > 1) return null;
  if (inside.length === 1) return inside[0]!;
  const near = [all[0]! - 1, ...all, all.at(-1)! + 1];
  return near.toSorted((a, b) => misfit(day, a, span) - misfit(day, b, span))[0]!;
}

function monthsOf({ from, to }: Span): number[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, index) => first + index);
}

/** Days outside the span; a day that its month does not have fits nowhere. */
function misfit(day: number, month: number, { from, to }: Span): number {
  const { year, month: number } = toMonth(month);
  const date = plainDate(year!, number, day);
  if (date === null) return Infinity;
  if (date < from) return epochDay(from) - epochDay(date);
  return date > to ? epochDay(date) - epochDay(to) : 0;
}

/** For days that never fall: each as early as can be, and each as late; none where the span is too short for them. */
function readings(days: readonly number[], span: Span): number[][] {
  const months = monthsOf(span);
  const early: number[] = [];
  for (const [index, day] of days.entries()) {
    const before = early[index - 1] ?? months[0]!;
    const least = index > 0 && day < days[index - 1]! ? before + 1 : before;
    const month = months.find((own) => own >= least && misfit(day, own, span) === 0);
    if (month === undefined) return [];
    early.push(month);
  }
  const late: number[] = [];
  for (let index = days.length - 1; index >= 0; index--) {
    const after = late[0] ?? months.at(-1)!;
    const most = index < days.length - 1 && days[index]! > days[index + 1]! ? after - 1 : after;
    late.unshift(months.findLast((own) => own <= most && misfit(days[index]!, own, span) === 0)!);
  }
  return [early, late];
}
