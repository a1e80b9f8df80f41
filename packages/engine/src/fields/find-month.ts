/** A month with or without its year, as a title names it: Janeiro/2024 · enero de 2024 · JANUARY · 01/2024 · 2024年1月 · 1月 2024. */

import { monthReadings } from '../knowledge/lexicon.ts';
import { foldText } from '../knowledge/normalise-label.ts';
import { isFillWord, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import type { Month } from '../statements/day-only-dates/place-days.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { isJoin } from './is-join.ts';

const NAMED = /(?<![\p{L}\d])(\p{L}{3,12})\.?(?:\s*[-/,]\s*|\s+(?:de|del|of)\s+|\s+)((?:19|20)\d{2})(?![\d./-])/gu;
const NUMBERED = /(?<![\d./-])(0[1-9]|1[0-2])\s?[/.-]\s?(20\d{2})(?![\d./-])/gu;
const YEAR_FIRST = /(?<!\d)(20\d{2})\s?[年년]\s?(1[0-2]|0?[1-9])\s?[月월](?!\s?\d)/gu;
const YEAR_LAST = /(?<!\d)(1[0-2]|0?[1-9])\s?[月월]\s?(20\d{2})(?![\d년年])/gu;

/** Every month of the text that is printed with its year, and is no part of a date. */
export function findMonths({ words, dates }: TokenLine): Month[] {
  const isFree = words.map((_, at) => !dates.some(({ from, to }) => at >= from && at < to));
  const text = words.map((word, at) => (isFree[at] ? word.text : '|')).join(' ');
  if (!/\d{4}/.test(text)) return [];
  return [
    ...[...text.matchAll(NAMED)].flatMap(([, name, year]) => named(name!, Number(year))),
    ...[NUMBERED, YEAR_LAST]
      .flatMap((form) => [...text.matchAll(form)])
      .map(([, month, year]) => ({ year: Number(year), month: Number(month) })),
    ...[...text.matchAll(YEAR_FIRST)].map(([, year, month]) => ({ year: Number(year), month: Number(month) })),
  ];
}

const ALONE = /^(\p{L}{3,12})\.?$/u;

/** The line says a month, and nothing else but that it is a statement; `null` otherwise. */
export function readMonthTitle(line: TokenLine): Month | null {
  if (line.words.length > 4 || hasSureAmount(line)) return null;
  const text = line.words.map((word) => word.text).join(' ');
  const alone = ALONE.exec(text);
  if (alone !== null) return named(alone[1]!, null)[0] ?? null;
  const [month] = findMonths(line);
  if (month === undefined) return null;
  const rest = text.replace(NAMED, '').replace(NUMBERED, '').replace(YEAR_FIRST, '').replace(YEAR_LAST, '');
  const words = foldText(rest)
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 || (namesStatement(words) && words.every(isFillWord)) ? month : null;
}

/** The months that a cell beside others names as those of the statement, its first and its last: "EXTRACTO DE DICIEMBRE 2025 - ENERO 2026". */
export function monthsOfTitle(text: string): readonly [Month, Month] | null {
  const months = [...text.matchAll(NAMED)].flatMap(([, name, year]) => named(name!, Number(year)));
  const words = foldText(text.replace(NAMED, ''))
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const [first, last = first] = months;
  if (first === undefined || last === undefined || months.length > 2) return null;
  return namesStatement(words) && words.every((word) => isFillWord(word) || isJoin(word)) ? [first, last] : null;
}

function named(name: string, year: number | null): Month[] {
  const readings = monthReadings(name);
  return readings.length === 1 ? [{ year, month: readings[0]! }] : [];
}
