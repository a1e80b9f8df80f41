/**
 * Statements as bars on a line of time. Those that share days lie in lanes below each other; where no statement reaches,
 * there is a hole.
 */
import { epochDay } from '@extracto/model';
import type { AccountStatement } from './describe-link.ts';

/** `start` and `width` in percent of the whole time. */
interface Span {
  readonly start: number;
  readonly width: number;
}

export interface Bar extends Span {
  readonly statement: AccountStatement;
  /** 0-based. */
  readonly lane: number;
}

export interface Bars {
  readonly bars: readonly Bar[];
  readonly holes: readonly Span[];
  readonly lanes: number;
}

/** `statements` oldest first; those without a day have no bar. */
export function placeBars(statements: readonly AccountStatement[]): Bars {
  const dated = statements.flatMap((statement) => {
    const { from, to } = statement;
    return from === null || to === null ? [] : [{ statement, first: epochDay(from), last: epochDay(to) }];
  });
  const begin = Math.min(...dated.map(({ first }) => first));
  const end = Math.max(...dated.map(({ last }) => last)) + 1;
  const span = (first: number, next: number): Span => ({
    start: ((first - begin) / (end - begin)) * 100,
    width: ((next - first) / (end - begin)) * 100,
  });
  /** First free day of each lane. */
  const lanes: number[] = [];
  const holes: Span[] = [];
  const bars = dated.map(({ statement, first, last }): Bar => {
    const covered = Math.max(begin, ...lanes);
    if (first > covered) holes.push(span(covered, first));
    const free = lanes.findIndex((day) => day <= first + 1);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = last + 1;
    return { statement, lane, ...span(first, last + 1) };
  });
  return { bars, holes, lanes: lanes.length };
}
