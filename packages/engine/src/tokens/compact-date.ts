/** Reads "2702" as 27 February and as no other day: four figures without a mark, which may be a day in one order or in both. */
import { daysInMonth } from '@extracto/model';
import { isDigit } from '../knowledge/letters.ts';
import type { DateToken, TokenLine } from '../lines/reading.ts';
import { LINES } from '../lines/thresholds.ts';

const { SAME_EDGE_PT } = LINES.spacing;

/** A word may be glued to it. */
const COMPACT = /^(\d{2})(\d{2})(\p{Lu}\p{L}.*)?$/u;

export function isCompact({ words }: TokenLine, at: number): boolean {
  const text = words[at]?.text;
  return text !== undefined && mayOpenWithFourDigits(text) && COMPACT.test(text);
}

/** Rules out most words by their third and fourth character. */
function mayOpenWithFourDigits(text: string): boolean {
  return isDigit(text.charCodeAt(3)) && isDigit(text.charCodeAt(2));
}

/** Returns `null` where it is a day in no order. */
export function readCompact(line: TokenLine, at: number): DateToken | null {
  const word = line.words[at]!;
  const match = COMPACT.exec(word.text);
  if (match === null) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const readings = [
    ...(second >= 1 && second <= 12 && first >= 1 && first <= daysInMonth(2000, second)
      ? [{ order: 'dmy' as const, year: null, month: second, day: first }]
      : []),
    ...(first >= 1 && first <= 12 && second >= 1 && second <= daysInMonth(2000, first)
      ? [{ order: 'mdy' as const, year: null, month: first, day: second }]
      : []),
  ];
  if (readings.length === 0) return null;
  const [x0, y0, x1, y1] = word.box;
  const rest = match[3] ?? '';
  const box = [x0, y0, x1 - ((x1 - x0) * rest.length) / word.text.length, y1] as const;
  return { kind: 'date', from: at, to: at + 1, box, readings, named: false, rest, text: word.text.slice(0, 4) };
}

export interface Compact {
  readonly line: TokenLine;
  /** Index of the word. */
  readonly at: number;
  readonly date: DateToken;
}

/** Words that end at one edge, on at least so many of the rows, each of which can be a day. */
export function findCompactColumns(rows: readonly TokenLine[], least: number): readonly (readonly Compact[])[] {
  const words = rows.flatMap((line) => line.words.map((word, at) => ({ line, at, word })));
  return [...Map.groupBy(words, ({ word }) => Math.round(word.box[2] / SAME_EDGE_PT)).values()].flatMap((column) => {
    if (column.length < least || !column.every(({ line, at }) => isCompact(line, at))) return [];
    const days = column.flatMap(({ line, at }) => {
      const date = readCompact(line, at);
      return date === null ? [] : [{ line, at, date }];
    });
    return days.length === column.length ? [days] : [];
  });
}
