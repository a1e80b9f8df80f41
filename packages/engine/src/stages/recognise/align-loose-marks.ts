/**
 * Short amounts with the other mark than the page's, which might as well be days: among amounts they are amounts.
 *
 *   45,30
 *    8.04   →   8,04
 *   292,48
 */
import { type Extent, findFigureColumns, SAME_EDGE } from './find-figure-columns.ts';
import { AMOUNT, type DecimalMark, type FigureReading } from './read-figure.ts';

const LOOSE = /^\d{1,2}[.,:;]\d{2}$/;

/** `readings` are of the words at `places`, one each. Those that end elsewhere than a column of amounts stay as they are. */
export function alignLooseMarks(
  readings: readonly FigureReading[],
  places: readonly Extent[],
  mark: DecimalMark,
): FigureReading[] {
  if (mark === null) return [...readings];
  const isOfPage = ({ text }: FigureReading) => AMOUNT.test(text) && text.includes(mark);
  const columns = findFigureColumns(
    places.filter((_, index) => isOfPage(readings[index]!)),
    'amount',
  );
  return readings.map((reading, index) => {
    const { right, em } = places[index]!;
    if (!LOOSE.test(reading.text) || !columns.some(({ edge }) => Math.abs(edge - right) <= SAME_EDGE * em))
      return reading;
    return { ...reading, text: reading.text.replace(/[.,:;]/, mark) };
  });
}
