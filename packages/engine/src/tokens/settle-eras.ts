/**
 * Years of two figures where the document counts them from elsewhere: beside 2567 or in Thai, 67 is 2024; beside 令和 or in
 * Japanese without a year in full, 7-02-05 is of 2025. What stands beside a year says which; nothing else does.
 */
import type { DateReading, DateToken, TokenLine } from '../lines/reading.ts';
import { BEFORE_BUDDHIST, isBuddhist, yearOfEra } from './eras.ts';
import { TOKENS } from './thresholds.ts';

const { LAST_OWN, FEWEST_THAI, FEWEST_JAPANESE, LAST_REIWA } = TOKENS.settleEras;

export function settleEras(lines: readonly TokenLine[]): readonly TokenLine[] {
  if (!lines.some(({ dates }) => dates.some(isShortYear))) return lines;
  const text = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
  const read = writesBuddhist(text) ? toBuddhist : writesEra(text) || onlyErasFit(text, lines) ? toEra(text) : null;
  if (read === null) return lines;
  return lines.map((line) => {
    if (!line.dates.some(isShortYear)) return line;
    return { ...line, dates: line.dates.map((date) => (isShortYear(date) ? read(date) : date)) };
  });
}

/** The year is printed in one or two figures. */
function isShortYear({ readings, text }: DateToken): boolean {
  return readings[0]?.year != null && !/\d{3}|[年元]/.test(text);
}

const FULL_YEAR = /(?<!\d)(?:19|20)\d{2}(?=[-./年]\d)|(?<=\d[-./])(?:19|20)\d{2}(?!\d)/;

const THAI = /[\u0e00-\u0e7f]/g;

function writesBuddhist(text: string): boolean {
  const years = [...text.matchAll(/(?<!\d)\d{4}(?!\d)/g)].filter(([year]) => isBuddhist(Number(year)));
  const isThai = (text.match(THAI)?.length ?? 0) >= FEWEST_THAI;
  return isThai && (years.length > 0 || !FULL_YEAR.test(text));
}

function toBuddhist(date: DateToken): DateToken {
  const readings = date.readings.map((reading) => toThaiYear(reading));
  return { ...date, readings };
}

/** 24 of a Thai page may be one of our own years; 67 is not. */
function toThaiYear(reading: DateReading): DateReading {
  const figures = reading.year! % 100;
  const century = 2500 - BEFORE_BUDDHIST;
  return reading.year! < LAST_OWN && figures < 50 ? reading : { ...reading, year: century + figures };
}

const ERA_NAMED = /令和|平成|昭和/;
const ERA_LETTER = /(?<![\p{L}\d])[RH]\d{1,2}[.年]/u;
const JAPANESE = /[\u3040-\u30ff]/g;

function writesEra(text: string): boolean {
  if (ERA_NAMED.test(text)) return true;
  return isJapanese(text) && (ERA_LETTER.test(text) || !FULL_YEAR.test(text));
}

function isJapanese(text: string): boolean {
  return (text.match(JAPANESE)?.length ?? 0) >= FEWEST_JAPANESE;
}

/**
 * Beside years in full, 06-03-02 of a Japanese page is of an era where that year is one of them, or next to one, and 2006 is not.
 */
function onlyErasFit(text: string, lines: readonly TokenLine[]): boolean {
  if (!isJapanese(text)) return false;
  const full = new Set([...text.matchAll(new RegExp(FULL_YEAR, 'g'))].map(([year]) => Number(year)));
  const isNear = (year: number) => [-1, 0, 1].some((step) => full.has(year + step));
  const short = lines.flatMap(({ dates }) => dates.filter(isShortYear));
  return short.every(({ readings }) => {
    const year = readings.find(({ order }) => order === 'ymd')?.year;
    return year != null && !isNear(year) && isNear(yearOfEra('令', year % 100));
  });
}

/** With an era the year comes first: no other order is left. A year that this era does not have yet stays as it is. */
function toEra(text: string): (date: DateToken) => DateToken {
  const isHeisei = /平成|(?<![\p{L}\d])H\d/u.test(text);
  const isReiwa = /令和|(?<![\p{L}\d])R\d/u.test(text) || !isHeisei;
  return (date) => {
    const first = date.readings.find(({ order }) => order === 'ymd');
    if (first === undefined) return date;
    const figures = first.year! % 100;
    const era = isReiwa && figures <= LAST_REIWA ? '令' : isHeisei ? '平' : null;
    if (figures === 0 || era === null) return date;
    return { ...date, readings: [{ ...first, year: yearOfEra(era, figures) }] };
  };
}
