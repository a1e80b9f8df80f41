/**
 * The letters that the network saw in a line image → words with boxes on the page. Words part at spaces, in the middle of the
 * paper there; boxes are drawn tight around the ink, since the size of print is measured by them.
 */
import type { Box, Raster } from '@extracto/model';
import type { RecognisedSymbol, RecognisedWord } from '../../adapters/recogniser.ts';
import type { LineLetter } from '../../geometry/line-image.ts';
import { OCR } from '../thresholds.ts';
import type { CutLineImage } from './cut-line-image.ts';
import { type FoundLines, type Segment, SHARED } from './find-lines.ts';
import { OCR_LINES } from './thresholds.ts';

const { CAP_HEIGHT } = OCR.shared;
const { INK_BELOW } = OCR_LINES.placeLetters;

const SPACE = ' ';

/** `letters` are those of the line image that was cut from the segment at `index`. */
export function placeLetters(
  letters: readonly LineLetter[],
  { left, scale }: CutLineImage,
  raster: Raster,
  found: FoundLines,
  index: number,
): RecognisedWord[] {
  const segment = found.segments[index]!;
  const profile = projectInk(raster, found, index);
  const placed = letters.map((letter) => ({ ...letter, at: left + letter.at / scale }));
  const words: LineLetter[][] = [[]];
  for (const letter of placed) {
    if (letter.text === SPACE) words.push([]);
    else words.at(-1)!.push(letter);
  }
  const filled = words.filter((word) => word.length > 0);
  return filled.map((word, at) => {
    const before = filled[at - 1]?.at(-1)?.at;
    const behind = filled[at + 1]?.[0]?.at;
    const from = before === undefined ? segment.left : middleOfPaper(profile, before, word[0]!.at);
    const to = behind === undefined ? segment.right : middleOfPaper(profile, word.at(-1)!.at, behind);
    return toWord(word, tightBox(profile, from, to) ?? bodyBox(segment, from, to), profile, segment.lineIndex);
  });
}

/** First and last row of ink in each pixel column of a segment; `last` is exclusive; both are 0 without ink. */
interface InkProfile {
  readonly left: number;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

function projectInk(
  { width, height, gray }: Raster,
  { segments, labels, owners }: FoundLines,
  index: number,
): InkProfile {
  const { left, right, foot, slope, em } = segments[index]!;
  const [first, last] = [new Int32Array(right - left), new Int32Array(right - left)];
  for (let x = left; x < right; x++) {
    const level = foot + slope * x;
    const bottom = Math.min(height, Math.ceil(level + 0.4 * em));
    for (let y = Math.max(0, Math.floor(level - em)); y < bottom; y++) {
      const at = y * width + x;
      const owner = owners[labels[at]!];
      if (gray[at]! >= INK_BELOW || labels[at] === 0 || (owner !== index && owner !== SHARED)) continue;
      if (last[x - left] === 0) first[x - left] = y;
      last[x - left] = y + 1;
    }
  }
  return { left, first, last };
}

/** Middle of the widest gap in the ink between two positions; half way when there is none. */
function middleOfPaper({ left, last }: InkProfile, from: number, to: number): number {
  let [best, widest, start] = [(from + to) / 2, 0, -1];
  for (let x = Math.max(left, Math.round(from)); x <= Math.min(left + last.length - 1, Math.round(to)); x++) {
    if (last[x - left] !== 0) {
      start = -1;
      continue;
    }
    if (start < 0) start = x;
    if (x + 1 - start > widest) [best, widest] = [(start + x + 1) / 2, x + 1 - start];
  }
  return best;
}

function toWord(letters: readonly LineLetter[], box: Box, profile: InkProfile, lineIndex: number): RecognisedWord {
  const edges = letters.map((letter, index) =>
    index === 0 ? box[0] : middleOfPaper(profile, letters[index - 1]!.at, letter.at),
  );
  const symbols = letters.map(
    ({ text, confidence, alternatives }, index): RecognisedSymbol => ({
      text,
      left: edges[index]!,
      right: edges[index + 1] ?? box[2],
      confidence,
      alternatives,
    }),
  );
  const confidence = Math.min(...symbols.map((symbol) => symbol.confidence));
  return { text: symbols.map(({ text }) => text).join(''), box, lineIndex, confidence, symbols };
}

/** Around the ink between two columns; `null` without any. */
function tightBox({ left, first, last }: InkProfile, from: number, to: number): Box | null {
  const [begin, end] = [Math.max(0, Math.round(from) - left), Math.min(last.length, Math.round(to) - left)];
  let [x0, y0, x1, y1] = [-1, Number.POSITIVE_INFINITY, begin, 0];
  for (let x = begin; x < end; x++) {
    if (last[x] === 0) continue;
    if (x0 < 0) x0 = x;
    x1 = x + 1;
    y0 = Math.min(y0, first[x]!);
    y1 = Math.max(y1, last[x]!);
  }
  return x0 < 0 ? null : [left + x0, y0, left + x1, y1];
}

/** Vertical range of capitals. */
function bodyBox({ foot, slope, em }: Segment, from: number, to: number): Box {
  const level = foot + slope * from;
  return [from, level - CAP_HEIGHT * em, to, level];
}
