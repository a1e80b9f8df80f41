/**
 * Short amounts with the other mark than the page's, which might as well be days: among amounts they are amounts.
 *
 *   45,30
 *    8.04   →   8,04
 *   292,48
 */
import { type Extent, findFigureColumns, SAME_EDGE } from './find-figure-columns.ts';
import { AMOUNT, type DecimalMark, type FigureReading } from './read-figure.ts';

/** A comma may look like a stroke; behind one there is no day of a month where the figures are too large for a month. */
const LOOSE = /^\d{1,2}(?:[.,:;]\d{2}|\/(?:1[3-9]|[2-9]\d))$/;

/** `readings` are of the words at `places`, one each. Those that end elsewhere than a column of amounts stay as they are. */
export function alignLooseMarks<Reading extends Pick<FigureReading, 'text'>>(
  readings: readonly Reading[],
  places: readonly Extent[],
  mark: DecimalMark,
): Reading[] {
  if (mark === null) return [...readings];
  const isOfPage = ({ text }: Reading) => AMOUNT.test(text) && text.includes(mark);
  const columns = findFigureColumns(
    places.filter((_, index) => isOfPage(readings[index]!)),
    'amount',
  );
  return readings.map((reading, index) => {
    const { right, em } = places[index]!;
    if (!LOOSE.test(reading.text) || !columns.some(({ edge }) => Math.abs(edge - right) <= SAME_EDGE * em))
      return reading;
    return { ...reading, text: reading.text.replace(/[.,:;/]/, mark) };
  });
}
