/**
 * Lines of a table without the text in the margin left of its dates: a summary box, contact details.
 *
 *   Available balance      13,366.93     03 May   Direct debit GREENLINE      −28.79
 *                                        04 May   Transfer from S CONNELLY  2,468.87
 *   Days in period                31                                                    ← no row's own
 *
 * Known weakness: a margin beside a list whose first column has no name.
 */
import { boxAround, type Word } from '@extracto/model';
import type { TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { TABLES } from '../thresholds.ts';
import { cutBefore } from './cut-before.ts';
import type { HeadedRegion } from './find-regions.ts';

const { SAME_EDGE_PT } = LINES.spacing;
const { APART_PT } = TABLES.dropSideTexts;

/** The region itself where it has no such margin. What stands below the last date of its rows may be as wide as the page. */
export function dropLeftTexts(region: HeadedRegion): HeadedRegion {
  const { lines } = region;
  const border = endOfMargin(region);
  if (border === null || !lines.some(({ box }) => box[0] < border)) return region;
  const isDated = ({ dates }: TokenLine) => dates.some(({ box }) => box[0] > border);
  const end = lines.findLastIndex(isDated) + 1;
  const beside = lines.slice(0, end);
  // what stands in front of each date is a column without a known name
  const isColumn = beside.filter(isDated).every(({ box }) => box[0] < border);
  if (isColumn || mayHoldRows(beside, border)) return region;
  const cut = beside.flatMap((line) => {
    const count = countBefore(line, border);
    return count === line.words.length ? [] : [cutBefore(line, count)];
  });
  return { ...region, lines: [...cut, ...lines.slice(end)] };
}

/** `null` where the first named column holds no dates: what stands left of it may be of the row. */
function endOfMargin({ header }: HeadedRegion): number | null {
  const first = header?.cells.find(({ roles }) => roles.length > 0);
  return first?.roles.some((role) => DATE_ROLES.has(role)) ? first.box[0] - APART_PT : null;
}

/** A margin has words; a date or a mere figure in front of a row, as its number, may be the row's, unless it stands below its label. */
function mayHoldRows(lines: readonly TokenLine[], border: number): boolean {
  let label: Word | null = null;
  return lines.some((line) => {
    const words = line.words.slice(0, countBefore(line, border));
    if (words.length === 0) return false;
    const hasLetters = words.some(({ text }) => LETTER.test(text));
    const isBelow = label !== null && areAligned(label, words);
    if (hasLetters) label = boxed(words);
    return line.dates.some(({ from }) => from === 0) || !(hasLetters || isBelow);
  });
}

const LETTER = /\p{L}{3}/u;

/** A figure begins, is centred or ends where its label does. */
function areAligned({ box }: Word, words: readonly Word[]): boolean {
  const own = boxAround(words);
  const gaps = [own[0] - box[0], own[2] - box[2], (own[0] + own[2] - box[0] - box[2]) / 2];
  return gaps.some((gap) => Math.abs(gap) < SAME_EDGE_PT);
}

function boxed(words: readonly Word[]): Word {
  return { ...words[0]!, box: boxAround(words) };
}

/** Words that end in front of the border; all others stand behind them. */
function countBefore({ words }: TokenLine, border: number): number {
  const first = words.findIndex(({ box }) => box[2] >= border);
  return first < 0 ? words.length : first;
}
