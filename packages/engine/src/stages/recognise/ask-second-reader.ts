/**
 * The figures of a page as the second reader sees them. Where it sees other digits than the first one it looks a second time,
 * at the picture made wider: letters that stand close it takes for one, above all "11" for "1".
 */
import { type SecondReading, type Strip, toSecondReading } from '../../strip.ts';
import type { ReadStrips } from './lines/read-lines.ts';
import { cleanFigure, digitsOf, kindOfFigure, readOverlooked, seesOtherDigits } from './merge-readings.ts';
import type { OnceReadPage } from './recognise-page.ts';
import { widenStrip } from './widen-strip.ts';

/** In the order of `page.figures`, then of `page.overlooked`; `null` where the network cannot run. */
export async function askSecondReader(
  { figures, overlooked, words }: OnceReadPage,
  readStrips: ReadStrips,
): Promise<SecondReading[] | null> {
  const strips = [...figures, ...overlooked].map(({ image }) => image);
  const readings = await readAll(strips, readStrips);
  if (readings === null) return null;
  const isDoubtful = (reading: SecondReading, index: number) => {
    const figure = figures[index];
    if (figure !== undefined) return seesOtherDigits(figure.reading.text, reading);
    const { mark, wordIndexes, ...column } = overlooked[index - figures.length]!;
    const first = wordIndexes.map((wordIndex) => words[wordIndex]!.text).join('');
    return readOverlooked(first, reading, column, mark) === null;
  };
  const doubtful = readings.flatMap((reading, index) => (isDoubtful(reading, index) ? [index] : []));
  if (doubtful.length === 0) return readings;
  const wider = await readAll(
    doubtful.map((index) => widenStrip(strips[index]!)),
    readStrips,
  );
  if (wider === null) return readings;
  for (const [at, index] of doubtful.entries()) readings[index] = chooseLook(readings[index]!, wider[at]!);
  return readings;
}

async function readAll(strips: readonly Strip[], readStrips: ReadStrips): Promise<SecondReading[] | null> {
  return (await readStrips(strips))?.map(toSecondReading) ?? null;
}

/**
 * The network loses digits and hardly makes them up: the look that saw more of them, else the surer one. Commas of a wider picture look
 * like points, so marks are those of the plain one wherever it has them.
 */
function chooseLook(plain: SecondReading, wide: SecondReading): SecondReading {
  const [one, two] = [digitsOf(plain.text), digitsOf(wide.text)];
  if (one === two || two.length < one.length) return plain;
  const isTorn = kindOfFigure(cleanFigure(plain.text)) !== null && kindOfFigure(cleanFigure(wide.text)) === null;
  if (two.length > one.length) return isTorn ? plain : wide;
  if (wide.digitConfidence <= plain.digitConfidence) return plain;
  const digits = two[Symbol.iterator]();
  return {
    ...plain,
    text: plain.text.replace(/\d/g, () => digits.next().value!),
    digitConfidence: wide.digitConfidence,
  };
}
