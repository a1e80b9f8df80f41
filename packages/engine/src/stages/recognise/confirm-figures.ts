import type { SecondReading } from '../../figure-image.ts';
import { mergeReadings, UNCONFIRMED } from './merge-readings.ts';
import type { OnceReadPage, RecognisedPage } from './recognise-page.ts';

/**
 * The page with its figures as two readers see them. `readings` are in the order of `page.figures`; without any the figures
 * are unconfirmed.
 */
export function confirmFigures(
  { figures, ...page }: OnceReadPage,
  readings: readonly SecondReading[] | null,
): RecognisedPage {
  const words = [...page.words];
  for (const [index, { wordIndex, reading, mark }] of figures.entries()) {
    const word = words[wordIndex]!;
    words[wordIndex] =
      readings === null
        ? { ...word, confidence: Math.min(reading.confidence, UNCONFIRMED) }
        : { ...word, ...mergeReadings(reading, readings[index]!, mark) };
  }
  return { ...page, words };
}
