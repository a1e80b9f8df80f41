/**
 * True when half of the rows print another day behind their texts, at one place, as a column does that nothing parted from the texts: either
 * may be the day of the booking.
 *
 *   02/02/2024   INTEREST                01/02/2024     711.00
 *   01/02/2024   ELECTRICITY CO LTD      01/02/2024   1,034.20
 */
import type { DateToken } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { findLine } from './find-line.ts';
import type { DatedRow, StatementParts } from './statement-parts.ts';

export function isDateAside(rows: readonly DatedRow[], { order, years }: StatementParts): boolean {
  const own = rows.filter(({ inherited }) => !inherited);
  const aside = own.flatMap((place) => {
    const token = lastDateOf(place);
    if (token === null) return [];
    return [{ edge: Math.round(token.box[0]), isOther: resolveDate(token, order, years) !== place.date }];
  });
  const columns = Map.groupBy(aside, ({ edge }) => edge).values();
  return columns.some((places) => places.length * 2 > own.length && places.some((place) => place.isOther));
}

/** In a cell of its own behind words of the row, and no date of any column. */
function lastDateOf({ row, table }: DatedRow): DateToken | null {
  const line = findLine(table, row.firstLine);
  const last = line?.dates.at(-1);
  if (line === undefined || last === undefined || row.dates.values().includes(last)) return null;
  const cells = splitSegments(line.words);
  return cells.findIndex(({ from, to }) => from === last.from && to === last.to) > 1 ? last : null;
}
