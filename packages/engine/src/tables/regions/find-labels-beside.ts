/**
 * Finds the gutter right of a list that ends in the left column of a page, where the right column goes on with amounts behind
 * labels and no row. The sign: several labels begin at one place, and their amounts end as far right of it as those of the rows
 * end right of their dates.
 *
 *   14 May   GREEN GROCER           59.72      Interest and charges        0.00
 *   15 May   CITY PARKING           48.76      Your new balance          108.48
 *   16 May   COFFEE                  4.51      Ways to pay
 */
import { median } from '../../geometry/median.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { isDatedRow } from '../is-dated-row.ts';
import { TABLES } from '../thresholds.ts';

const { LEAST_ROWS, LEAST_SHIFT_PT, MARGIN_PT, LEAST_PAIRS, SAME_PLACE_PT } = TABLES.findGutter;

/** Left and right edge of a list, or of a label with its amount. */
interface Extent {
  readonly x0: number;
  readonly x1: number;
}

/**
 * The gutter, and the distance between the left edges of both columns. Returns `null` where rows take the whole width of the page, or
 * what stands beside them is set in another width.
 */
export function findLabelsBeside(page: readonly TokenLine[]) {
  const rows = page.flatMap((line) => (isDatedRow(line) ? [extentOf(line)] : []));
  if (rows.length < LEAST_ROWS) return null;
  const list = { x0: median(rows.map(({ x0 }) => x0)), x1: median(rows.map(({ x1 }) => x1)) };
  const labels = page.flatMap((line) => labelBeyond(line, list));
  const beside = labels.filter(
    ({ x0 }) => labels.filter((other) => Math.abs(other.x0 - x0) <= SAME_PLACE_PT).length >= LEAST_PAIRS,
  );
  const [first] = beside;
  const shift = first === undefined ? 0 : first.x0 - list.x0;
  return first !== undefined && shift > LEAST_SHIFT_PT ? { x: first.x0 - MARGIN_PT, shift } : null;
}

/** From its date to its first amount. */
function extentOf({ box, money }: TokenLine): Extent {
  return { x0: box[0], x1: money.find(({ strong }) => strong)!.box[2] };
}

/** What the line prints right of the list, where it is a label and an amount as wide as the list. */
function labelBeyond({ words, dates, money }: TokenLine, list: Extent): Extent[] {
  const at = words.findIndex(({ box }) => box[0] > list.x1 + MARGIN_PT);
  const amount = money.find(({ strong, from, to }) => strong && from > at && to === words.length);
  if (at < 0 || amount === undefined || dates.some(({ from }) => from >= at) || !/\p{L}{2}/u.test(words[at]!.text))
    return [];
  const extent = { x0: words[at]!.box[0], x1: amount.box[2] };
  return Math.abs(extent.x1 - extent.x0 - list.x1 + list.x0) <= SAME_PLACE_PT ? [extent] : [];
}
