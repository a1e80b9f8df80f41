import type { Word } from '@extracto/model';
import type { SecondReading } from '../geometry/line-image.ts';
import { alignLooseMarks } from './align-loose-marks.ts';
import type { Extent } from './find-figure-columns.ts';
import { mergeReadings, readOverlooked, UNCONFIRMED } from './merge-readings.ts';
import { findDecimalMark } from './read-figure.ts';
import type { OnceReadPage, RecognisedPage } from './recognise-page.ts';

/**
 * The page with its figures as two readers see them. `readings` are in the order of `page.figures`, then of
 * `page.overlooked`; without any the figures are unconfirmed.
 */
export function confirmFigures(
  { figures, overlooked, ...page }: OnceReadPage,
  readings: readonly SecondReading[] | null,
): RecognisedPage {
  const words = [...page.words];
  // the second reader tells commas from points better; where it saw too few amounts the first one has said it
  const seenMark = readings && findDecimalMark(readings.map(({ text }) => ({ text: text.normalize('NFKC') })));
  for (const [index, { wordIndex, reading, mark }] of figures.entries()) {
    const word = words[wordIndex]!;
    words[wordIndex] =
      readings === null
        ? { ...word, confidence: Math.min(reading.confidence, UNCONFIRMED) }
        : { ...word, ...mergeReadings(reading, readings[index]!, seenMark ?? mark) };
  }
  if (readings === null) return { ...page, words };
  const replaced = new Set<number>();
  const found: Word[] = [];
  for (const [index, { mark, word, wordIndexes, ...column }] of overlooked.entries()) {
    const first = wordIndexes.map((wordIndex) => page.words[wordIndex]!.text).join('');
    const text = readOverlooked(first, readings[figures.length + index]!, column, seenMark ?? mark);
    if (text === null) continue;
    for (const wordIndex of wordIndexes) replaced.add(wordIndex);
    found.push({ ...word, text });
  }
  const pageMark = seenMark ?? figures[0]?.mark ?? null;
  const aligned = alignLooseMarks(words, words.map(toExtent), pageMark);
  return { ...page, words: [...aligned.filter((_, index) => !replaced.has(index)), ...found] };
}

function toExtent({ box, font }: Word): Extent {
  return { left: box[0], right: box[2], em: font.heightPt };
}
