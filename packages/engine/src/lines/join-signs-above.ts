/**
 * Cells that wrap part a sign and a currency from their amount, which then stands on one of the next two lines:
 *
 *   05/02/2026,   Transfer           - Q
 *   09:00         GREEN GROCER  1,173.72
 */
import { boxAround, type Word } from '@extracto/model';
import type { Line } from './reading.ts';
import { isCellGap, textOf } from './segments.ts';
import { LINES } from './thresholds.ts';

const { SAME_END, CLOSE, SPACE } = LINES.joinHangingMarks;

const SIGN_AND_UNIT = /^[-+−–] ?(?:\p{Sc}|\p{Lu}{1,3}\$?)$/u;
const SIGNS = '-+−–';
const FIGURE = /^\d[\d.,'’]*[.,]\d{2}$/;

/** Lines from top to bottom, such signs in front of their amounts. */
export function joinSignsAbove(printed: readonly Line[]): Line[] {
  const lines = [...printed];
  for (const at of printed.keys()) {
    const sign = findSign(lines[at]!.words);
    const below = [at + 1, at + 2].find((next) => lines[next]?.words.some((word) => isUnder(word, sign)));
    if (below === undefined) continue;
    lines[at] = withWords(
      lines[at]!,
      lines[at]!.words.filter((word) => !sign.includes(word)),
    );
    lines[below] = withWords(
      lines[below]!,
      lines[below]!.words.flatMap((word) => (isUnder(word, sign) ? putBefore(word, sign) : [word])),
    );
  }
  return lines.filter(({ words }) => words.length > 0);
}

/** The words of the first cell that is nothing but a sign and a currency; none where there is none. */
function findSign(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => SIGNS.includes(text[0]!))) return [];
  const isApart = (at: number) => at <= 0 || at >= words.length || isCellGap(words[at - 1]!, words[at]!);
  const cells = words.flatMap((_, at) =>
    [1, 2].filter((count) => isApart(at) && isApart(at + count)).map((count) => words.slice(at, at + count)),
  );
  return cells.find((cell) => SIGN_AND_UNIT.test(textOf(cell))) ?? [];
}

/** The figure shares an edge with the sign, close below it. */
function isUnder({ text, box, font: { heightPt } }: Word, sign: readonly Word[]): boolean {
  if (sign.length === 0 || !FIGURE.test(text)) return false;
  const [x0, , x1, y1] = boxAround(sign);
  const isNear = Math.min(Math.abs(box[0] - x0), Math.abs(box[2] - x1)) <= heightPt * SAME_END;
  return isNear && box[1] - y1 <= heightPt * CLOSE;
}

function putBefore(figure: Word, sign: readonly Word[]): Word[] {
  const byPt = figure.box[0] - figure.font.heightPt * SPACE - sign.at(-1)!.box[2];
  const moved = sign.map(
    (word): Word => ({ ...word, box: [word.box[0] + byPt, figure.box[1], word.box[2] + byPt, figure.box[3]] }),
  );
  return [...moved, figure];
}

function withWords(line: Line, words: readonly Word[]): Line {
  return { ...line, words, box: words.length === 0 ? line.box : boxAround(words) };
}
