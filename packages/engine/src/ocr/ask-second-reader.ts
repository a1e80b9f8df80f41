/**
 * The figures of a page as the second reader sees them. Where it sees other digits than the first one, the network for
 * Chinese, which knows digits too, is asked as a third: what two of them see is taken.
 *
 *   first "12.07"   second "12.01", hardly sure   third "12.07"   →  12.07, confirmed
 *   first "12.07"   second "12.01", sure          third "12.07"   →  12.07, ambiguous
 *   first "12.07"   second "12.01"                third "12.01"   →  12.01, ambiguous
 */

import { type LineImage, type SecondReading, toSecondReading } from '../geometry/line-image.ts';
import { digitsOf } from '../knowledge/letters.ts';
import type { ReadLineImages } from './lines/read-lines.ts';
import { cleanFigure, readOverlooked, SURE_DIGITS, seesOtherDigits } from './merge-readings.ts';
import type { OnceReadPage } from './recognise-page.ts';

export interface FigureReaders {
  readonly figures: ReadLineImages;
  /** `null` where it is the first one. */
  readonly third: ReadLineImages | null;
}

/** In the order of `page.figures`, then of `page.overlooked`; `null` where the networks cannot run. */
export async function askSecondReader(
  { figures, overlooked, words }: OnceReadPage,
  readers: FigureReaders,
): Promise<SecondReading[] | null> {
  const images = [...figures, ...overlooked].map(({ image }) => image);
  const readings = await readAll(images, readers.figures);
  if (readings === null) return null;
  const readAgain = (index: number, reading: SecondReading) => {
    const { mark, wordIndexes, ...column } = overlooked[index - figures.length]!;
    const first = wordIndexes.map((wordIndex) => words[wordIndex]!.text).join('');
    return readOverlooked(first, reading, column, mark);
  };
  const isAmbiguous = (reading: SecondReading, index: number) => {
    const figure = figures[index];
    return figure === undefined ? readAgain(index, reading) === null : seesOtherDigits(figure.reading.text, reading);
  };
  const ambiguous = readings.flatMap((reading, index) => (isAmbiguous(reading, index) ? [index] : []));
  if (ambiguous.length === 0 || readers.third === null) return readings;
  const thirds = await readAll(
    ambiguous.map((index) => images[index]!),
    readers.third,
  );
  if (thirds === null) return readings;
  for (const [at, index] of ambiguous.entries()) {
    const [second, third] = [readings[index]!, thirds[at]!];
    const figure = figures[index];
    if (figure !== undefined) readings[index] = settle(figure.reading.text, second, third);
    else if (readAgain(index, third) !== null) readings[index] = third;
  }
  return readings;
}

async function readAll(images: readonly LineImage[], readLineImages: ReadLineImages): Promise<SecondReading[] | null> {
  return (await readLineImages(images))?.map(toSecondReading) ?? null;
}

/** `second` sees other digits than `first`. One that is sure of them is outvoted, and leaves an ambiguity. */
function settle(first: string, second: SecondReading, third: SecondReading): SecondReading {
  if (!seesOtherDigits(first, third)) {
    const isGuess = second.digitConfidence < SURE_DIGITS || isSqueezed(first, second.text);
    return isGuess ? third : { ...second, confidence: 0, digitConfidence: 0 };
  }
  if (digitsOf(cleanFigure(second.text)) !== digitsOf(cleanFigure(third.text))) return second;
  return {
    ...second,
    confidence: Math.max(second.confidence, third.confidence),
    digitConfidence: Math.max(second.digitConfidence, third.digitConfidence),
  };
}

/** A network of this kind takes the same digit twice in a row for one where they stand close, and is sure of it. */
function isSqueezed(first: string, second: string): boolean {
  const [one, two] = [first, second].map((text) => digitsOf(text).replace(/(\d)\1+/g, '$1'));
  return one === two;
}
