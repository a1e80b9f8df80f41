/** Period tokens → calendar dates, and how well the dates of the rows fit into them under an order of day and month. */
import { epochDay, type PlainDate, plainDate, type Source } from '@extracto/model';
import type { DateOrder, DateToken, TokenLine } from '../reading.ts';
import { readingOf, resolveDate } from '../stages/interpret/resolve-dates.ts';
import type { PeriodTokens } from '../stages/metadata/read-period.ts';

export function resolvePeriod(tokens: PeriodTokens, order: Parameters<typeof resolveDate>[1], latest: number | null) {
  const context = { from: null, to: null, latestYear: latest };
  const resolve = (token: DateToken | null): PlainDate | null => {
    if (token === null) return null;
    const reading = readingOf(token, order);
    if (reading?.year === null && context.latestYear === null) return null;
    return reading === null
      ? null
      : reading.year === null
        ? resolveDate(token, order, context)
        : plainDate(reading.year, reading.month, reading.day);
  };
  const [from, to] = [resolve(tokens.from), resolve(tokens.to)];
  const sources: Record<string, Source> = {};
  const note = (field: string, token: DateToken | null) => {
    if (token !== null && tokens.line !== null)
      sources[field] = { page: tokens.line.pageNumber, box: [...token.box], text: token.text };
  };
  if (from !== null) note('period.from', tokens.from);
  if (to !== null) note('period.to', tokens.to);
  return { from, to, sources };
}

const PERIOD_SLACK_DAYS = 10;
/** A period that runs backwards or for years is misread: 21-09-01 to 21-09-30 is no list of twenty-nine years. */
const LONGEST_PERIOD_DAYS = 800;

/** Both ends must be printed; a card's rows may lie some days before its period. */
export function shareInPeriod(
  tokens: readonly DateToken[],
  order: DateOrder,
  { from, to }: { from: PlainDate | null; to: PlainDate | null },
  latest: number | null,
): number | null {
  if (from === null || to === null) return null;
  const span = epochDay(to) - epochDay(from);
  if (span < 0 || span > LONGEST_PERIOD_DAYS) return -1;
  if (tokens.length === 0) return null;
  const days = tokens
    .map((token) => resolveDate(token, order, { from, to, latestYear: latest }))
    .filter((date) => date !== null)
    .map(epochDay);
  const inside = days.filter(
    (day) => day >= epochDay(from) - PERIOD_SLACK_DAYS && day <= epochDay(to) + PERIOD_SLACK_DAYS,
  );
  return inside.length / tokens.length;
}

export function latestYear(lines: readonly TokenLine[]): number | null {
  let latest: number | null = null;
  for (const date of lines.flatMap((line) => line.dates)) {
    const year = date.readings[0]!.year;
    if (year !== null && (latest === null || year > latest)) latest = year;
  }
  return latest;
}
