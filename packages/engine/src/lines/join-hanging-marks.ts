/**
 * Amounts in a narrow column leave no room for the mark behind them, which then stands on the next line:
 *
 *   PAYMENT RECEIVED     250.00
 *                            CR
 */
import type { Word } from '@extracto/model';
import type { Line } from './reading.ts';
import { LINES } from './thresholds.ts';

const { SAME_END, CLOSE, SPACE } = LINES.joinHangingMarks;

const MARK = /^(?:CR|DR)$/i;
const FIGURE = /\d[.,]\d{2}$/;

/** Lines from top to bottom, such marks behind their amounts. */
export function joinHangingMarks(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above !== undefined && hangsBelow(line, above)) joined[joined.length - 1] = join(above, line.words[0]!);
    else joined.push(line);
  }
  return joined;
}

function hangsBelow({ words, box, heightPt }: Line, above: Line): boolean {
  if (words.length !== 1 || !MARK.test(words[0]!.text)) return false;
  const amount = above.words.at(-1)!;
  if (!FIGURE.test(amount.text) || box[1] - above.box[3] > heightPt * CLOSE) return false;
  return Math.abs(amount.box[2] - box[2]) <= heightPt * SAME_END;
}

function join(line: Line, mark: Word): Line {
  const amount = line.words.at(-1)!;
  const x0 = amount.box[2] + amount.font.heightPt * SPACE;
  const [left, , right] = mark.box;
  const moved: Word = { ...mark, box: [x0, amount.box[1], x0 + right - left, amount.box[3]] };
  const box = [line.box[0], line.box[1], Math.max(line.box[2], moved.box[2]), line.box[3]] as const;
  return { ...line, words: [...line.words, moved], box };
}
