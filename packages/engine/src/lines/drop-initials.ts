/**
 * Lists of an app show the initial of each shop or person in a circle in front of its name → the lines without it.
 *
 *   C   Coffee Corner        -4.50        Coffee Corner        -4.50
 *   S   Salary            1,500.00        Salary            1,500.00
 *
 *   P   To Pat Quill       -4.50        To Pat Quill       -4.50
 *
 * A letter that says what kind a row is, or its side, does not begin the words behind it, or is one of a few.
 */
import { boxAround } from '@extracto/model';
import { median } from '../geometry/median.ts';
import type { Line } from './reading.ts';
import { splitSegments } from './segments.ts';
import { LINES } from './thresholds.ts';

const { FEWEST_LETTERS, MOST_ASIDE_PT, LEAST_GAP, MOST_IN_FRONT } = LINES.dropInitials;

/** `null` where there are none. */
export function dropInitials(lines: readonly Line[]): readonly Line[] | null {
  const opened = lines.filter(opensWithLetter);
  const initials = opened.filter(opensWithInitial);
  if (new Set(initials.map(({ words }) => words[0]!.text)).size < FEWEST_LETTERS) return null;
  const middle = median(initials.map(middleOf));
  const isInPlace = (line: Line) => Math.abs(middleOf(line) - middle) <= MOST_ASIDE_PT;
  const dropped = new Set(opened.filter(isInPlace));
  if (!dropped.values().every((line) => opensWithInitial(line) || namesParty(line))) return null;
  return lines.map((line) => (dropped.has(line) ? withoutFirst(line) : line));
}

/** One or two capital letters, a gap in front of the next word. */
function opensWithLetter({ words, heightPt }: Line): boolean {
  const [first, second] = words;
  if (first === undefined || second === undefined || !/^\p{Lu}{1,2}$/u.test(first.text)) return false;
  return second.box[0] - first.box[2] > heightPt * LEAST_GAP;
}

function opensWithInitial({ words: [first, second] }: Line): boolean {
  return second!.text.toUpperCase().startsWith(first!.text[0]!);
}

/** The name that it begins may stand behind a word or two: "To", "Payment from". */
function namesParty({ words: [first, ...others] }: Line): boolean {
  const [cell] = splitSegments(others);
  return cell!.words.slice(1, MOST_IN_FRONT + 1).some(({ text }) => text.startsWith(first!.text[0]!));
}

function middleOf({ words: [first] }: Line): number {
  return (first!.box[0] + first!.box[2]) / 2;
}

function withoutFirst({ pageNumber, words, heightPt, printedBox, box }: Line): Line {
  const rest = words.slice(1);
  return { pageNumber, words: rest, box: boxAround(rest), heightPt, printedBox: printedBox ?? box };
}
