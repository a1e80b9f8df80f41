/**
 * "12.04.22" is the 12th of April, and four minutes past twelve where "19.43.45" stands above it. Lines → the same lines, without the
 * dates that are times of the day.
 *
 *   01/05/2024   TRANSFER        4,139,300.00
 *   19.43.45     QUILL BOOKS                      no date at all
 *   02/05/2024   CASH               95,769.00
 *   12.04.22     BRANCH 12                        no date either
 */
import type { DateToken, TokenLine } from '../lines/reading.ts';
import { TOKENS } from './thresholds.ts';

const { LEAST_TIMES, LEAST_SHARE } = TOKENS.leaveTimes;

const IN_PARTS = /^\d{1,2}\.\d{2}\.\d{2}$/;
const ON_CLOCK = /^(?:[01]?\d|2[0-3])\.[0-5]\d\.[0-5]\d$/;

/** Words of one left edge. */
interface Edge {
  /** Times that no calendar has. */
  times: number;
  dates: number;
  /** What no clock shows is among them. */
  hasOther: boolean;
}

export function leaveTimes(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(({ dates }) => dates.some(({ text }) => ON_CLOCK.test(text)))) return lines;
  const edges = new Map<number, Edge>();
  for (const { words, dates } of lines)
    for (const [at, { text, box }] of words.entries()) {
      if (!IN_PARTS.test(text)) continue;
      const edge = edges.get(edgeOf(box)) ?? { times: 0, dates: 0, hasOther: false };
      if (!ON_CLOCK.test(text)) edge.hasOther = true;
      else if (dates.some(({ from, to }) => at >= from && at < to)) edge.dates++;
      else edge.times++;
      edges.set(edgeOf(box), edge);
    }
  const clocks = new Set([...edges].filter(([, edge]) => isOfTimes(edge)).map(([at]) => at));
  if (clocks.size === 0) return lines;
  const isTime = ({ text, box }: DateToken) => IN_PARTS.test(text) && clocks.has(edgeOf(box));
  return lines.map((line) =>
    line.dates.some(isTime) ? { ...line, dates: line.dates.filter((date) => !isTime(date)) } : line,
  );
}

/** Less than half of all times can be dates in any order. */
function isOfTimes({ times, dates, hasOther }: Edge): boolean {
  return !hasOther && dates > 0 && times >= LEAST_TIMES && times >= (times + dates) * LEAST_SHARE;
}

/** To the point. */
function edgeOf(box: DateToken['box']): number {
  return Math.round(box[0]);
}
