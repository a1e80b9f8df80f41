/**
 * A table printed several times across the page ("Date Check Amount | Date Check Amount | …") → the same table printed
 * once, its groups moved under the first one. A list with descriptions flows like newspaper columns and is read group by group;
 * checks are read row by row, unless neither their numbers nor their dates ascend as well that way.
 */
import type { Box, Word } from '@extracto/model';
import { letterDistance } from '../../knowledge/letter-distance.ts';
import { normaliseLabel } from '../../knowledge/normalise-label.ts';
import { dayNumber } from '../../lines/day-number.ts';
import { moveWords } from '../../lines/move-line.ts';
import type { DateReading, DateToken, Header, HeaderCell, Line, TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import { TABLES } from '../thresholds.ts';

const { MOST_LOST, BORDER_AT, SET_OFF } = TABLES.unfoldGrids;

interface Grid {
  readonly header: Header;
  /** Left border of each group but the first, in points. */
  readonly borders: readonly number[];
  /** Offset of each group to the right of the first. */
  readonly shifts: readonly number[];
  readonly isFlowing: boolean;
}

/** Returns the lines as they are when no header repeats itself. */
export function unfoldGrids(lines: readonly TokenLine[], headers: readonly Header[]): readonly Line[] | null {
  const grids = new Map(
    headers.flatMap((header) => readGrid(header).map((grid) => [header.lineIndexes[0]!, grid] as const)),
  );
  if (grids.size === 0) return null;
  const starts = new Set(headers.map((header) => header.lineIndexes[0]!));
  const unfolded: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const grid = grids.get(at);
    if (grid === undefined) {
      unfolded.push(lines[at]!);
      at++;
      continue;
    }
    let bodyStart = grid.header.lineIndexes.at(-1)! + 1;
    if (bodyStart < lines.length && !starts.has(bodyStart) && repeatsInEach(lines[bodyStart]!, grid)) bodyStart++;
    let end = bodyStart;
    while (
      end < lines.length &&
      !starts.has(end) &&
      isBody(lines[end]!, end === bodyStart ? null : lines[end - 1]!, grid)
    )
      end++;
    unfolded.push(...unfoldBlock(lines, at, bodyStart, end, grid));
    at = end;
  }
  return unfolded;
}

/** The cells repeat with a period: the same words twice or more, in the same order. */
function readGrid(header: Header): Grid[] {
  const { cells } = header;
  for (let period = 2; period * 2 <= cells.length; period++) {
    if (cells.length % period !== 0) continue;
    if (!cells.every((cell, index) => index < period || isRepeated(cells[index - period]!, cell))) continue;
    const groups = cells.length / period;
    const first = (group: number) => header.cells[group * period]!;
    const borders = Array.from({ length: groups - 1 }, (_, index) => {
      const left = header.cells[(index + 1) * period - 1]!.box[2];
      return left + (first(index + 1).box[0] - left) * BORDER_AT;
    });
    const shifts = Array.from({ length: groups }, (_, group) => first(group).box[0] - first(0).box[0]);
    const isFlowing = header.cells.some((cell) => cell.roles[0] === 'description');
    return [{ header, borders, shifts, isFlowing }];
  }
  return [];
}

/**
 * Below the names each group goes on with the same words, and has no row yet:
 *
 *   Check   Date   Amount     Check   Date   Amount
 *   No.                       No.
 */
function repeatsInEach(line: TokenLine, grid: Grid): boolean {
  if (line.pageNumber !== grid.header.pageNumber || line.dates.length > 0 || line.money.length > 0) return false;
  const groups = splitLine(line, grid).map(({ words }) => textOf(words));
  return groups.length === grid.shifts.length && groups.every((text) => text === groups[0]);
}

/** A row of the grid has an amount, and no word runs over a border between groups; a description goes on right below its row. */
function isBody(line: TokenLine, above: TokenLine | null, grid: Grid): boolean {
  if (line.pageNumber !== grid.header.pageNumber) return false;
  const crosses = line.words.some((word) =>
    grid.borders.some((border) => word.box[0] < border - 1 && word.box[2] > border + 1),
  );
  if (crosses) return false;
  if (grid.isFlowing)
    return above === null || line.dates.length > 0 || line.box[1] - above.box[3] <= line.heightPt * SET_OFF;
  // a total below the grid has its amount in a group without a date
  const groupOf = (box: Box) => grid.borders.filter((border) => (box[0] + box[2]) / 2 > border).length;
  const dated = new Set(line.dates.map((date) => groupOf(date.box)));
  return dated.size > 0 && line.money.filter((token) => token.strong).every((token) => dated.has(groupOf(token.box)));
}

function unfoldBlock(lines: readonly TokenLine[], headerAt: number, from: number, to: number, grid: Grid): Line[] {
  // what goes on below the names says no more than they do
  const namesEnd = grid.header.lineIndexes.at(-1)! + 1;
  const header = lines.slice(headerAt, namesEnd).flatMap((line) => splitLine(line, grid).slice(0, 1));
  const rows = lines.slice(from, to).map((line) => splitLine(line, grid));
  const groups = grid.shifts.map((_, group) => group);
  const flowing = groups.flatMap((group) => rows.flatMap((row) => row.filter((part) => part.group === group)));
  const body = grid.isFlowing || runsDown(flowing, rows.flat()) ? flowing : rows.flat();
  return [...header, ...body].map(({ line }) => line);
}

/** A bank sorts its checks by number or by day: the reading in which either goes back less often is the printed order. */
function runsDown(down: readonly Part[], across: readonly Part[]): boolean {
  const orders = listOrders(across);
  const disorder = (parts: readonly Part[]) =>
    Math.min(countBack(parts, numberOf), ...orders.map((order) => countBack(parts, (part) => dayOf(part, order))));
  return disorder(down) < disorder(across);
}

interface Part {
  readonly group: number;
  readonly line: Line;
  /** The line in which it is printed. */
  readonly printed: TokenLine;
  readonly words: readonly Word[];
}

/** Steps from a value to a lower one, of which a part without a value tells nothing; `Infinity` where most have none. */
function countBack(parts: readonly Part[], read: (part: Part) => number | null): number {
  const values = parts.flatMap((part) => read(part) ?? []);
  if (values.length * 2 < parts.length) return Infinity;
  return values.filter((value, at) => at > 0 && value < values[at - 1]!).length;
}

function splitLine(line: TokenLine, grid: Grid): Part[] {
  const parts = grid.shifts.map((): Word[] => []);
  for (const word of line.words) {
    const middle = (word.box[0] + word.box[2]) / 2;
    parts[grid.borders.filter((border) => middle > border).length]!.push(word);
  }
  return parts.flatMap((words, group) =>
    words.length === 0 ? [] : [{ group, line: moveWords(line, words, -grid.shifts[group]!), printed: line, words }],
  );
}

/** The orders of day and month in which all days can be read. */
function listOrders(parts: readonly Part[]): readonly DateReading['order'][] {
  const readings = parts.flatMap((part) => {
    const date = dateOf(part);
    return date === undefined ? [] : [date.readings];
  });
  const orders = new Set(readings.flat().map(({ order }) => order));
  return [...orders].filter((order) => readings.every((own) => own.some((reading) => reading.order === order)));
}

/** Number of the day of the first date, `null` for a part without one. */
function dayOf(part: Part, order: DateReading['order']): number | null {
  const reading = dateOf(part)?.readings.find((own) => own.order === order);
  return reading === undefined ? null : dayNumber(reading);
}

/** "0502" may be the number of a check beside another date. */
function dateOf({ printed: { dates }, words }: Part): DateToken | undefined {
  const own = dates.filter(({ box }) => words.some((word) => word.box[0] === box[0]));
  const isBare = ({ box }: DateToken) => words.some((word) => word.box[0] === box[0] && CHECK_NUMBER.test(word.text));
  return own.find((date) => !isBare(date)) ?? own[0];
}

/** The number of the check, which may be marked: "1205*". `null` for a part without one. */
function numberOf(part: Part): number | null {
  const date = dateOf(part)?.box;
  const isDate = ({ box }: Word) => date !== undefined && box[0] >= date[0] && box[2] <= date[2];
  const word = part.words.find((own) => CHECK_NUMBER.test(own.text) && !isDate(own));
  return word === undefined ? null : Number.parseInt(word.text, 10);
}

const CHECK_NUMBER = /^\d{2,8}[*+#^]?$/;

function isRepeated(one: HeaderCell, other: HeaderCell): boolean {
  const [text, again] = [one.text.toLowerCase(), other.text.toLowerCase()];
  if (text === again) return true;
  const isNamedAlike = one.roles.length > 0 && one.roles.join() === other.roles.join();
  return isNamedAlike && letterDistance(normaliseLabel(text), normaliseLabel(again), MOST_LOST) <= MOST_LOST;
}
