/**
 * Dates on recognised pages whose marks were misread or lost, among others of one form that begin at the same place:
 *
 *   28.04.21
 *   28 04.21   →   28.04.21
 *   03:05.21   →   03.05.21
 *
 * and strokes for the ones of a day before the name of its month, where such dates begin: "I ago 2025" is 1 ago 2025.
 *
 * All figures of the form must be there, and one mark, or none in a column that has many such dates; which figures they are is
 * not guessed. Texts of a layer are left as they are.
 */
import { boxAround, type Page, type Word } from '@extracto/model';
import { buildLines } from '../lines/build-lines.ts';
import type { DateToken } from '../lines/reading.ts';
import { isCellGap } from '../lines/segments.ts';
import { readDates } from '../tokens/read-dates.ts';
import { CORRECTION } from './thresholds.ts';

const { SAME_PLACE_PT, LEAST_ALIKE, MANY_ALIKE, MOST_WORDS } = CORRECTION.correctDates;

/** Figures in groups, parted by one mark: "28.04.21" is [2, 2, 2] and ".". */
interface Form {
  readonly lengths: readonly number[];
  readonly mark: string;
  readonly leftPt: number;
}

interface UsualForm extends Form {
  readonly isCommon: boolean;
}

export function correctDates(pages: readonly Page[]): readonly Page[] {
  const isRecognised = ({ textLayer }: Page) => textLayer === 'recognised';
  const dates = pages.filter(isRecognised).flatMap(buildLines).flatMap(findDates);
  const [forms, places] = [findForms(dates), findNamedPlaces(dates)];
  if (forms.length === 0 && places.length === 0) return pages;
  return pages.map((page) => (isRecognised(page) ? correctPage(page, forms, places) : page));
}

type Words = readonly Word[];

interface Found {
  readonly date: DateToken;
  readonly first: Word;
}

function findDates({ words }: { readonly words: Words }): Found[] {
  return readDates(words).map((date) => ({ date, first: words[date.from]! }));
}

function findForms(dates: readonly Found[]): readonly UsualForm[] {
  const found = dates.flatMap(({ date: { from, to, text }, first }) =>
    to === from + 1 ? (formOf(text, first) ?? []) : [],
  );
  const isAlike = (one: Form, other: Form) =>
    one.mark === other.mark && one.lengths.join() === other.lengths.join() && isNear(one.leftPt, other.leftPt);
  const different = found.filter((form, at) => found.findIndex((other) => isAlike(form, other)) === at);
  return different.flatMap((form) => {
    const alike = found.filter((other) => isAlike(form, other)).length;
    return alike < LEAST_ALIKE ? [] : [{ ...form, isCommon: alike >= MANY_ALIKE }];
  });
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_PLACE_PT;
}

function formOf(text: string, { box }: Word): Form | null {
  const [, mark] = /^\d+([./-])\d+(?:\1\d+)?$/.exec(text) ?? [];
  return mark === undefined
    ? null
    : { lengths: text.split(mark).map((figures) => figures.length), mark, leftPt: box[0] };
}

/** Left edges, in points, of the dates that name their month. */
function findNamedPlaces(dates: readonly Found[]): readonly number[] {
  const found = dates.flatMap(({ date, first }) => (date.named ? [first.box[0]] : []));
  const isUsual = (place: number) => found.filter((other) => isNear(place, other)).length >= LEAST_ALIKE;
  return [...new Set(found)].filter(isUsual);
}

function correctPage(page: Page, forms: readonly UsualForm[], places: readonly number[]): Page {
  const corrected = buildLines(page).flatMap(({ words }) => [
    ...forms.flatMap((form) => correctLine(words, form) ?? []),
    ...correctDays(words, places),
  ]);
  if (corrected.length === 0) return page;
  const first = new Map(corrected.map(({ run, date }) => [run[0]!, date]));
  const gone = new Set(corrected.flatMap(({ run }) => run.slice(1)));
  return { ...page, words: page.words.flatMap((word) => (gone.has(word) ? [] : [first.get(word) ?? word])) };
}

/** The cell that begins where the dates of the form do, as such a date; `null` where it is one, or none. */
function correctLine(
  words: Words,
  { lengths, mark, leftPt, isCommon }: UsualForm,
): { readonly run: Words; readonly date: Word } | null {
  const from = words.findIndex(
    (word, at) => isNear(word.box[0], leftPt) && (at === 0 || isCellGap(words[at - 1]!, word)),
  );
  if (from < 0 || readDates(words).some((date) => date.from === from)) return null;
  const broken = new RegExp(`^${lengths.map((length) => `(\\d{${length}})`).join('[^\\d\\p{L}]{0,2}')}[.,:;]?$`, 'u');
  for (let to = from + 1; to <= Math.min(from + MOST_WORDS, words.length); to++) {
    const run = words.slice(from, to);
    const text = run.map((word) => word.text).join(' ');
    const [, ...figures] = broken.exec(text) ?? [];
    if (figures.length > 0 && (isMarked(text) || (isCommon && FIGURES.test(text)))) {
      const date = { ...joinWords(run), text: figures.join(mark) };
      return readDates([date]).length === 1 ? { run, date } : null;
    }
    if (to < words.length && isCellGap(words[to - 1]!, words[to]!)) return null;
  }
  return null;
}

const ONES = /^[\dIl|]{1,2}$/;

/** Strokes for the ones of a day before the name of its month and a year, at a place where such dates begin. */
function correctDays(words: Words, places: readonly number[]): { readonly run: Words; readonly date: Word }[] {
  return words.flatMap((word, at) => {
    if (!ONES.test(word.text) || /^\d+$/.test(word.text) || !places.some((place) => isNear(word.box[0], place)))
      return [];
    const date = { ...word, text: word.text.replace(/[Il|]/g, '1') };
    const [read] = readDates([date, ...words.slice(at + 1)]);
    const isWhole = read?.from === 0 && read.to > 1 && read.readings.some(({ year }) => year !== null);
    return isWhole ? [{ run: [word], date }] : [];
  });
}

const FIGURES = /^\d+(?: \d+)+$/;

/** By something else than colons alone, which part the figures of a time. */
function isMarked(text: string): boolean {
  return /[^\d\s:]/.test(text) || /:.*\s|\s.*:/.test(text);
}

function joinWords(run: Words): Word {
  const confidence = Math.min(...run.map((word) => word.confidence ?? 1));
  return { ...run[0]!, box: boxAround(run), confidence, alternatives: [] };
}
