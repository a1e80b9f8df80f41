/**
 * The two ends of a period that is printed over several lines: in one column below its label, or at the end of one line and the
 * beginning of the next.
 *
 *   Statement Period            Nov 3, 2025      Effective from:   07 December 2023 to 05
 *   December 31, 2025 to        through                            January 2024
 *      January 31, 2026         Nov 30, 2025
 */
import { monthReadings } from '../knowledge/lexicon.ts';
import { isYear } from '../lines/is-year.ts';
import type { DateToken, TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment } from '../lines/segments.ts';
import { readDates } from '../tokens/read-dates.ts';
import { FIELDS } from './thresholds.ts';

const { MOST_LINES, MOST_JOINS, WIDEST_GAP } = FIELDS.pairOver;

export interface DatePair {
  readonly left: DateToken;
  readonly right: DateToken;
}

/** `line` has the first end behind word `start`; `isJoin` knows what may stand between the two. */
export function pairOver(
  line: TokenLine,
  start: number,
  lines: readonly TokenLine[],
  isJoin: (text: string) => boolean,
): DatePair | null {
  const left = line.dates.findLast((date) => date.from >= start);
  if (left === undefined) return null;
  // "2025 to": a weekday in Danish
  const end = isJoin(line.words[left.to - 1]!.text) ? left.to - 1 : left.to;
  const column = splitSegments(line.words).find((cell) => cell.from <= left.from && cell.to >= left.to);
  const behind = line.words.slice(end, column?.to).map(({ text }) => text);
  const begun = behind.length > 1 && beginsDate(behind.at(-1)!) ? behind.pop()! : null;
  if (behind.length > MOST_JOINS || !behind.every(isJoin)) return null;
  const parts = column === undefined ? [] : cellsBelow(line, column, lines);
  if (begun !== null) return parts[0] === undefined ? null : toPair(left, dateFrom(begun, parts[0].cell));
  let isJoined = behind.length > 0;
  for (const { cell, date } of parts) {
    const before = cell.words.slice(0, date === null ? cell.words.length : date.from - cell.from);
    if (before.length > MOST_JOINS || !before.every(({ text }) => isJoin(text))) break;
    // "to 31" is a day of the week in Danish
    isJoined ||= before.length > 0 || (date !== null && isJoin(cell.words[date.from - cell.from]!.text));
    if (date !== null) return isJoined ? toPair(left, date) : null;
  }
  const next = lines.find(({ index }) => index === line.index + 1);
  const isLast = column?.to === line.words.length;
  return behind.length === 0 || !isLast ? null : toPair(left, next?.dates.find(({ from }) => from === 0) ?? null);
}

/** "01 Apr 2026 – 30 Apr" fills its cell, and alone below it stands "2026": the end with that year, else as printed. */
export function withYearBelow(end: DateToken, line: TokenLine, lines: readonly TokenLine[]): DateToken {
  // "To: 31 MAY  Printed: …": the next label comes close
  const isLast = (cell: TextSegment) => cell.to === end.to || line.words[end.to]!.text.endsWith(':');
  const column = splitSegments(line.words).find((cell) => cell.from <= end.from && cell.to >= end.to && isLast(cell));
  if (column === undefined || end.readings.some(({ year }) => year !== null)) return end;
  const text = cellsBelow(line, column, lines)[0]?.cell.text ?? '';
  if (!isYear(text)) return end;
  return { ...end, readings: end.readings.map((reading) => ({ ...reading, year: Number(text) })) };
}

/** The day, or the name of the month. */
function beginsDate(text: string): boolean {
  return DAY.test(text) || (MONTH.test(text) && monthReadings(text).length === 1);
}

/** "03-" breaks in front of "oct-2025" and belongs to one word with it. */
const DAY = /^\d{1,2}[-./]?$/;
const MONTH = /^\p{L}{3,12}$/u;
const NAMED_DATE = /^(?:(\d{1,2}) (\p{L}{3,12})\.?|(\p{L}{3,12}) (\d{1,2}),?) (\d{4})$/u;

/** The cells of the next lines that stand below `column`, each with its first date. */
function cellsBelow(line: TokenLine, column: TextSegment, lines: readonly TokenLine[]) {
  return lines
    .filter(({ index, pageNumber }) => pageNumber === line.pageNumber && index > line.index)
    .slice(0, MOST_LINES)
    .filter(({ box }) => box[1] - line.box[3] < line.heightPt * WIDEST_GAP)
    .flatMap(({ words, dates }) => {
      const cell = splitSegments(words).find(({ box }) => overlapX(box, column.box) > 0);
      if (cell === undefined) return [];
      return [{ cell, date: dates.find(({ from, to }) => from >= cell.from && to <= cell.to) ?? null }];
    });
}

function toPair(left: DateToken, right: DateToken | null): DatePair | null {
  return right?.readings.some(({ year }) => year !== null) === true ? { left, right } : null;
}

/** "05" at the end of a line, "January 2024" below; or "January", and "31, 2025" below. */
function dateFrom(begun: string, { text: rest, box, words: [first] }: TextSegment): DateToken | null {
  if (/\D$/.test(begun) && /^\d/.test(begun)) return readDates([{ ...first!, text: begun + first!.text }])[0] ?? null;
  const text = `${begun} ${rest}`;
  const [, dayFirst, monthLast, monthFirst, dayLast, year] = NAMED_DATE.exec(text) ?? [];
  const [month, ...others] = monthReadings(monthLast ?? monthFirst ?? '');
  if (month === undefined || others.length > 0) return null;
  const reading = { order: 'dmy', year: Number(year), month, day: Number(dayFirst ?? dayLast) } as const;
  return { kind: 'date', from: 0, to: 0, box, readings: [reading], named: true, rest: '', text };
}
