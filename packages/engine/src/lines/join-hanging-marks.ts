/**
 * Amounts in a narrow column leave no room for the mark behind them, which then stands on the next line:
 *
 *   PAYMENT RECEIVED     250.00
 *                            CR
 *   GROCER                64.00
 *   GOODS/SERVICES           CR
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
    if (above === undefined || !hangsBelow(line, above)) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = join(above, line.words.at(-1)!);
    if (line.words.length > 1) joined.push(withoutLast(line));
  }
  return joined;
}

function hangsBelow({ words, box, heightPt }: Line, above: Line): boolean {
  const mark = words.at(-1)!;
  if (!MARK.test(mark.text)) return false;
  const amount = above.words.at(-1)!;
  if (!FIGURE.test(amount.text) || box[1] - above.box[3] > heightPt * CLOSE) return false;
  if (Math.abs(amount.box[2] - mark.box[2]) > heightPt * SAME_END) return false;
  // beside it the description may go on, but no amount of its own
  return words.every((word) => word === mark || (word.box[2] < amount.box[0] && !FIGURE.test(word.text)));
}

function withoutLast(line: Line): Line {
  const words = line.words.slice(0, -1);
  const [x0, y0, , y1] = line.box;
  return { ...line, words, box: [x0, y0, words.at(-1)!.box[2], y1] };
}

function join(line: Line, mark: Word): Line {
  const amount = line.words.at(-1)!;
  const x0 = amount.box[2] + amount.font.heightPt * SPACE;
  const [left, , right] = mark.box;
  const moved: Word = { ...mark, box: [x0, amount.box[1], x0 + right - left, amount.box[3]] };
  const box = [line.box[0], line.box[1], Math.max(line.box[2], moved.box[2]), line.box[3]] as const;
  return { ...line, words: [...line.words, moved], box };
}
