/** A page → a small image of some runs of its letters below each other, enough to see which model knows them. */
import type { Raster } from '@extracto/model';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { OCR } from './thresholds.ts';

const { PAPER } = OCR.shared;
const { MOST_RUNS, MARGIN } = OCR.sampleLetters;

interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The widest runs of words with letters. `words` were read from `page`, with whatever letters. */
export function sampleLetters(page: Raster, words: readonly RecognisedWord[]): Raster {
  const runs = [...Map.groupBy(words.filter(isText), ({ lineIndex }) => lineIndex).values()]
    .map(toSpan)
    .sort((a, b) => b.right - b.left - (a.right - a.left))
    .slice(0, MOST_RUNS);
  const width = Math.max(1, ...runs.map(({ left, right }) => right - left)) + 2 * MARGIN;
  const height = runs.reduce((sum, { top, bottom }) => sum + bottom - top + 2 * MARGIN, 0) + MARGIN;
  const gray = new Uint8Array(width * height).fill(PAPER);
  let y = MARGIN;
  for (const { left, top, right, bottom } of runs) {
    for (let row = top; row < bottom; row++, y++)
      gray.set(page.gray.subarray(row * page.width + left, row * page.width + right), y * width + MARGIN);
    y += 2 * MARGIN;
  }
  return { ...page, width, height, gray };
}

function isText({ text, box: [left, top, right, bottom] }: RecognisedWord): boolean {
  return /^\P{Nd}*\p{L}\P{Nd}*$/u.test(text) && right - left > bottom - top;
}

/** Words of one line up to the widest gap between two columns. */
function toSpan(line: readonly RecognisedWord[]): Span {
  const runs: RecognisedWord[][] = [];
  for (const word of line.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = runs.at(-1);
    const reach = (last?.at(-1)?.box[2] ?? -Infinity) + 2 * (word.box[3] - word.box[1]);
    if (last !== undefined && word.box[0] <= reach) last.push(word);
    else runs.push([word]);
  }
  const spans = runs.map((run) => ({
    left: Math.min(...run.map(({ box }) => box[0])),
    top: Math.min(...run.map(({ box }) => box[1])),
    right: Math.max(...run.map(({ box }) => box[2])),
    bottom: Math.max(...run.map(({ box }) => box[3])),
  }));
  return spans.reduce((widest, span) => (span.right - span.left > widest.right - widest.left ? span : widest));
}
