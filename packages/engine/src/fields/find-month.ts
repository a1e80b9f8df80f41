/** A month with or without its year, as a title names it: Janeiro/2024 · enero de 2024 · JANUARY · 01/2024 · 2024-01 · 2024年1月 · 1月 2024. */

import { monthReadings } from '../knowledge/lexicon.ts';
import { foldText, normalWords } from '../knowledge/normalise-label.ts';
import { isTerm } from '../knowledge/terms.ts';
import { isFillWord, namesStatement } from '../knowledge/title-words.ts';
import { isYear } from '../lines/is-year.ts';
import type { TokenLine } from '../lines/reading.ts';
import { splitSegments } from '../lines/segments.ts';
import type { Month } from '../statements/day-only-dates/place-days.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { isJoin } from './is-join.ts';
import { FIELDS } from './thresholds.ts';

const { TITLE_LINES } = FIELDS.readPeriod;
const { MONTHS_OF_QUARTER } = FIELDS.findMonth;

const NAMED = /(?<![\p{L}\d])(\p{L}{3,12})\.?(?:\s*[-/,]\s*|\s+(?:de|del|of)\s+|\s+)((?:19|20)\d{2})(?![\d/-]|\.\d)/gu;
/** "Jan–Dec 2024", "October to January 2025": the first of two months, whose year is said with the second. */
const RANGE =
  /(?<![\p{L}\d])(\p{L}{3,12})\.?\s?(?:[-–—]|to|al?|bis|au|à|até|tot|t\/m|til|till)\s?(\p{L}{3,12})\.?\s((?:19|20)\d{2})(?![\d/-]|\.\d)/gu;
const NUMBERED = /(?<![\d./-])(0[1-9]|1[0-2])\s?[/.-]\s?(20\d{2})(?![\d./-])/gu;
/** "Month: 2 | Year: 2025" */
const LABELLED = /(?<!\p{L})(\p{L}+)\s?:\s?(1[0-2]|0?[1-9])(?!\d)\P{L}{0,4}(\p{L}+)\s?:\s?(20\d{2})(?!\d)/gu;
const YEAR_FIRST =
  /(?<![\d./-])(20\d{2})(?:\s?[年년]\s?(1[0-2]|0?[1-9])\s?[月월](?!\s?\d)|[/.-](1[0-2]|0[1-9])(?![\d./-]))/gu;
const QUARTER = /(?<![\p{L}\d])(?:Q([1-4])[\s/-]*(20\d{2})|(20\d{2})[\s/-]*Q([1-4]))(?![\p{L}\d])/giu;
const YEAR_LAST = /(?<!\d)(1[0-2]|0?[1-9])\s?[月월]\s?(20\d{2})(?![\d년年])/gu;

/** Every month from a word on that is printed with its year, and is no part of a date. */
export function findMonths({ words, dates }: TokenLine, start = 0): Month[] {
  const isFree = words.map((_, at) => at >= start && !dates.some(({ from, to }) => at >= from && at < to));
  const text = words.map((word, at) => (isFree[at] ? word.text : '|')).join(' ');
  if (!/\d{4}/.test(text)) return [];
  return [
    ...namedIn(text),
    ...labelledMonths(text),
    ...[NUMBERED, YEAR_LAST]
      .flatMap((form) => [...text.matchAll(form)])
      .map(([, month, year]) => ({ year: Number(year), month: Number(month) })),
    ...[...text.matchAll(YEAR_FIRST)].map(([, year, signed, marked]) => ({
      year: Number(year),
      month: Number(signed ?? marked),
    })),
    ...monthsOfQuarters(text),
  ];
}

function labelledMonths(text: string): Month[] {
  return [...text.matchAll(LABELLED)]
    .filter(([, month, , year]) => isTerm('month', foldText(month!)) && isTerm('year', foldText(year!)))
    .map(([, , month, , year]) => ({ year: Number(year), month: Number(month) }));
}

function namedIn(text: string): Month[] {
  const first = [...text.matchAll(RANGE)].flatMap(([, from, to, year]) => {
    const [start, end] = [named(from!, null), named(to!, null)].map(([one]) => one);
    if (start === undefined || end === undefined) return [];
    return [{ year: Number(year) - (start.month > end.month ? 1 : 0), month: start.month }];
  });
  return [...first, ...[...text.matchAll(NAMED)].flatMap(([, name, year]) => named(name!, Number(year)))];
}

const ALONE = /^(\p{L}{3,12})\.?$/u;

/** "Q2 2025": the first and the last month of each. */
function monthsOfQuarters(text: string): Month[] {
  return [...text.matchAll(QUARTER)].flatMap(([, first, yearBehind, yearBefore, second]) => {
    const [year, last] = [Number(yearBehind ?? yearBefore), Number(first ?? second) * MONTHS_OF_QUARTER];
    return [last - MONTHS_OF_QUARTER + 1, last].map((month) => ({ year, month }));
  });
}

/** The line says a month, and nothing else but that it is a statement; `null` otherwise. */
export function readMonthTitle(line: TokenLine): Month | null {
  if (line.words.length > 4 || hasSureAmount(line)) return null;
  const text = line.words.map((word) => word.text).join(' ');
  const alone = ALONE.exec(text);
  if (alone !== null) return named(alone[1]!, null)[0] ?? null;
  const [month] = findMonths(line);
  if (month === undefined || monthsOfQuarters(text).length > 0) return null;
  const rest = text
    .replace(NAMED, '')
    .replace(NUMBERED, '')
    .replace(LABELLED, '')
    .replace(YEAR_FIRST, '')
    .replace(YEAR_LAST, '');
  const words = foldText(rest)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 || (namesStatement(words) && words.every(isFillWord)) ? month : null;
}

/** "INFORME DEL MES: MARZO /2024" */
const COLON = /:(?= )/g;

/**
 * The months that a cell beside others names as those of the statement, its first and its last: "EXTRACTO DE DICIEMBRE 2025 - ENERO 2026",
 * "Estado correspondiente al mes de FEBRERO 2025".
 */
export function monthsOfTitle(text: string): readonly [Month, Month] | null {
  const months = [...namedIn(text), ...monthsOfQuarters(text)];
  const words = foldText(text.replace(RANGE, '').replace(NAMED, '').replace(QUARTER, '').replace(COLON, ' '))
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const [first, last = first] = months;
  if (first === undefined || last === undefined || months.length > 2) return null;
  const isFill = (word: string) =>
    isFillWord(word) || isJoin(word) || isTerm('month', word) || isTerm('corresponding', word);
  return namesStatement(words) && words.every(isFill) ? [first, last] : null;
}

/**
 * The year of rows whose days print none, as the head of a statement has it alone on a line or in its title: "2025", "Kontoauszug 3/2025".
 * `null` where there are several.
 */
export function yearOfHead(lines: readonly TokenLine[]): number | null {
  const years = new Set<number>();
  for (const line of lines.slice(0, TITLE_LINES)) {
    const cells = hasSureAmount(line) ? [] : splitSegments(line.words);
    for (const { text } of cells) {
      const words = normalWords(text);
      const [year, ...others] = words.filter(isYear);
      const isTitle = namesStatement(words) && words.every(isFillWord);
      if (year !== undefined && others.length === 0 && (isTitle || (cells.length === 1 && words.length === 1)))
        years.add(Number(year));
    }
  }
  return years.size === 1 ? [...years][0]! : null;
}

function named(name: string, year: number | null): Month[] {
  const readings = monthReadings(name);
  return readings.length === 1 ? [{ year, month: readings[0]! }] : [];
}
