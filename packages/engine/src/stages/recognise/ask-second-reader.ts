/**
 * The figures of a page as the second reader sees them. Where it sees other digits than the first one it looks a second time,
 * at the picture made wider: letters that stand close it takes for one, above all "11" for "1".
 */
import { type SecondReading, type Strip, toSecondReading } from '../../strip.ts';
import type { ReadStrips } from './lines/read-lines.ts';
import { digitsOf, readOverlooked, seesOtherDigits } from './merge-readings.ts';
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
    const { kind, mark, wordIndexes } = overlooked[index - figures.length]!;
    const first = wordIndexes.map((wordIndex) => words[wordIndex]!.text).join('');
    return readOverlooked(first, reading, kind, mark) === null;
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

/** The network loses digits and makes up none: the look that saw more of them, else the surer one. */
function chooseLook(plain: SecondReading, wide: SecondReading): SecondReading {
  const more = digitsOf(wide.text).length - digitsOf(plain.text).length;
  if (more !== 0) return more > 0 ? wide : plain;
  return wide.digitConfidence > plain.digitConfidence ? wide : plain;
}
