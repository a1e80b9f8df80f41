/** Rows that the page prints again, by type or in a summary: the same day and words, and so the same amount. */
import { printedDay } from '@extracto/model';
import { signedMinor } from '../../tokens/notation.ts';
import { givesYear, resolveDate, withoutYear } from '../../tokens/resolve-dates.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { ControlFigure, Listed } from './control-figure.ts';

const { FEWEST_LETTERS } = STATEMENTS.listCopies;

/**
 * A line in front of or behind the lists that opens with a date, ends with an amount, and has the words of a row of
 * that day, or the first of them; figures between words from the right may stand in another order. A date among the
 * words ("OSTO 28.04. VR") may look like a second amount; where it is one, the words are of no row.
 */
export function listCopies({ parts, placed, printed, indexOf, transactions }: Listed): ControlFigure[] {
  const { outside, notation, order, years } = parts;
  const indexRows = () =>
    Map.groupBy(
      placed.flatMap((place) => {
        const index = indexOf(place);
        return index < 0 ? [] : [{ index, texts: place.row.texts }];
      }),
      ({ index }) => printedDay(transactions[index]!),
    );
  let rowsOn: ReturnType<typeof indexRows> | null = null;
  const found = outside.flatMap((line): Copy[] => {
    const [day] = line.dates;
    if (day?.from !== 0) return [];
    // in a list of whole units any number is an amount
    const token = line.money.findLast(({ strong }) => strong) ?? line.money.findLast(printed.isMoney);
    if (token === undefined) return [];
    const text = line.words.slice(day.to, token.from).map((word) => word.text);
    const words = text.map(letters);
    const date = resolveDate(day, order, years);
    const value = signedMinor(token, notation);
    if (date === null || value === null || words.join('') === '') return [];
    rowsOn ??= indexRows();
    const rows = rowsOn.get(givesYear(years) ? date : withoutYear(date)) ?? [];
    const same = rows.filter(({ texts }) => holdsAll(letters(texts.values().join('')), words));
    if (same.length === 0) return [];
    const ranges = [...same, ...rows].map(({ index }) => [index, index + 1] as const);
    const isShort = weigh(words.join('')) < FEWEST_LETTERS;
    return [
      { isShort, figure: { kind: 'copy', label: text.join(' '), value, token, pageNumber: line.pageNumber, ranges } },
    ];
  });
  const long = found.filter(({ isShort }) => !isShort);
  // among many others a line of few letters is one as well
  return (long.length * 2 > found.length ? found : long).map(({ figure }) => figure);
}

interface Copy {
  readonly figure: ControlFigure;
  readonly isShort: boolean;
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** A character of Chinese, Japanese or Korean says as much as two letters. */
function weigh(words: string): number {
  return words.length + (words.match(/[\p{scx=Han}\p{scx=Hangul}\p{scx=Kana}]/gu)?.length ?? 0);
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
