/**
 * Finds the gutter right of a list that ends in the left column of a page, where the right column goes on with amounts behind
 * labels and no row. The sign: several labels begin at one place, and their amounts end as far right of it as those of the rows
 * end right of their dates.
 *
 *   14 May   GREEN GROCER           59.72      Interest and charges        0.00
 *   15 May   CITY PARKING           48.76      Your new balance          108.48
 *   16 May   COFFEE                  4.51      Ways to pay
 *
 * A summary in a margin of another width has lines of its own between those of the list, and is level with few of its rows.
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

interface Label extends Extent {
  readonly line: TokenLine;
}

/**
 * The gutter, and the distance between the left edges of both columns, 0 where they have no columns in common. Returns `null` where
 * rows take the whole width of the page.
 */
export function findLabelsBeside(page: readonly TokenLine[]) {
  const rows = page.filter(isDatedRow);
  if (rows.length < LEAST_ROWS) return null;
  const list = { x0: median(rows.map(({ box }) => box[0])), x1: median(rows.map(endOfRow)) };
  const labels = page.flatMap((line) => labelBeyond(line, list.x1));
  const isOfSameWidth = ({ x0, x1 }: Label) => isNear(x1 - x0, list.x1 - list.x0);
  const [first] = inOneColumn(labels.filter(isOfSameWidth));
  const shift = first === undefined ? 0 : first.x0 - list.x0;
  if (first !== undefined && shift > LEAST_SHIFT_PT) return { x: first.x0 - MARGIN_PT, shift };
  const isBetweenRows = ({ x0, line }: Label) =>
    line.box[0] === x0 && line.index > rows[0]!.index && line.index < rows.at(-1)!.index;
  const alone = inOneColumn(labels).filter(isBetweenRows);
  const x = (alone[0]?.x0 ?? 0) - MARGIN_PT;
  const level = rows.filter((row) => isPartlyBeyond(row, x));
  return alone.length < LEAST_PAIRS || level.length * 2 > rows.length ? null : { x, shift: 0 };
}

/** An amount of its own beyond the edge, or its description, where none stands before it. */
function isPartlyBeyond({ words, dates, money }: TokenLine, edge: number): boolean {
  if (money.some(({ strong, box }) => strong && box[0] > edge)) return true;
  const isDate = (at: number) => dates.some(({ from, to }) => at >= from && at < to);
  const isDescribed = words.some(({ text, box }, at) => box[0] < edge && !isDate(at) && LETTERS.test(text));
  return words.at(-1)!.box[0] > edge && !isDescribed;
}

const LETTERS = /\p{L}{2}/u;

function inOneColumn(labels: readonly Label[]): readonly Label[] {
  return labels.filter(
    ({ x0, x1 }) => labels.filter((other) => isNear(other.x0, x0) && isNear(other.x1, x1)).length >= LEAST_PAIRS,
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_PLACE_PT;
}

/** Where its first amount ends. */
function endOfRow({ money }: TokenLine): number {
  return money.find(({ strong }) => strong)!.box[2];
}

/** What the line prints right of the list, where it is a label and an amount. */
function labelBeyond(line: TokenLine, edge: number): Label[] {
  const { words, dates, money } = line;
  const at = words.findIndex(({ box }) => box[0] > edge + MARGIN_PT);
  const amount = money.find(({ strong, from, to }) => strong && from > at && to === words.length);
  if (at < 0 || amount === undefined || dates.some(({ from }) => from >= at) || !LETTERS.test(words[at]!.text))
    return [];
  return [{ x0: words[at]!.box[0], x1: amount.box[2], line }];
}
