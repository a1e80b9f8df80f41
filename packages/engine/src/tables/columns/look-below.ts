/**
 * Looks at the lines below a possible header: the first rows of a list confirm its names by
 * the places of their dates and amounts.
 */
import type { Box } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { hasSureAmount } from '../../tokens/has-sure-amount.ts';
import { TABLES } from '../thresholds.ts';
import { type Below, HAS_DIGIT } from './score-header.ts';

const { NAME_GAP } = TABLES.shared;
const { ROWS_WITHIN, MOST_ROWS } = TABLES.lookBelow;

export const NOTHING: Below = { isRow: false, amountFrom: null, rows: [] };

export function lookBelow(lines: readonly TokenLine[], from: number): Below {
  const next = lines.slice(from, from + 2);
  const [amount] = next.flatMap(({ money }) => money.filter(({ strong }) => strong));
  return {
    isRow: next.some((line) => listValues(line).length > 1),
    amountFrom: amount?.box[0] ?? null,
    rows: listRows(lines, from),
  };
}

/** Up to what may be the header of the next list. */
function listRows(lines: readonly TokenLine[], from: number): readonly (readonly Box[])[] {
  if (!mayBegin(lines[from])) return [];
  const within = lines.slice(from, from + ROWS_WITHIN);
  const end = within.findIndex((line) => couldHead(line) && isParted(line));
  const rows = within
    .slice(0, end < 0 ? within.length : end)
    .map(listValues)
    .filter((values) => values.length > 1);
  return rows.slice(0, MOST_ROWS);
}

/** The first line of a list prints a date or an amount: a balance brought forward has no date. */
export function mayBegin(line: TokenLine | undefined): boolean {
  return line !== undefined && (line.dates[0]?.from === 0 || hasSureAmount(line));
}

/** The date that a cell of the line begins with, and its amounts; empty where one of them is missing. */
function listValues(line: TokenLine): readonly Box[] {
  const { dates, money, words } = line;
  const opens = (at: number) => at === 0 || words[at]!.box[0] - words[at - 1]!.box[2] > line.heightPt * NAME_GAP;
  const date = dates.find(({ from }) => opens(from));
  return date === undefined || !hasSureAmount(line)
    ? []
    : [date.box, ...money.filter(({ strong }) => strong).map(({ box }) => box)];
}

/** "12 Mar  CHEQUE DEPOSIT" names two columns in words, and opens a row with its date. */
export function couldHead(line: TokenLine): boolean {
  return line.words.length <= 40 && line.dates.length <= 1 && line.dates[0]?.from !== 0 && !hasSureAmount(line);
}

/** Names of columns stand apart, and have no figures. */
export function isParted({ words }: TokenLine): boolean {
  return (
    words.length >= 3 && !words.some(({ text }) => HAS_DIGIT.test(text)) && splitSegments(words, NAME_GAP).length >= 3
  );
}
