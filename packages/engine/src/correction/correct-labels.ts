/**
 * Corrects words of headers and labels that the recogniser misread by a letter or two: an unknown word becomes the one known
 * name that looks like it, if that makes the line a header, the title of a section, or a labelled line.
 *
 *   Ημινία  Απιολογία  Χρεώσεις  Υπόλουτο   →   ημνια  αιτιολογια  Χρεώσεις  υπολοιπο
 *   Saido anterior  1.204,00                →   saldo anterior  1.204,00
 *   lngresO8                                →   ingresos
 *
 * Leaves text layers as they are, and lines with a date, which belong to rows.
 */
import type { Page, Word } from '@extracto/model';
import { letterDistance } from '../knowledge/letter-distance.ts';
import { isNamingWord, matchPhrases, namingWords, titleWords } from '../knowledge/lexicon.ts';
import { normaliseWord, normaliseWords } from '../knowledge/normalise-words.ts';
import { buildLines } from '../lines/build-lines.ts';
import { pageLanguages } from '../lines/page-languages.ts';
import { textOf } from '../lines/segments.ts';
import { lookInLatin } from '../ocr/lines/look-alikes.ts';
import { sectionKinds, sectionsOfTotal } from '../tables/rows/label-record.ts';
import { readDates } from '../tokens/read-dates.ts';
import { CORRECTION } from './thresholds.ts';

const { LEAST_LETTERS, LONG, MOST_TITLE_WORDS, LEAST_NAMES, MOSTLY } = CORRECTION.correctLabels;

/** One word; a digit may be a misread letter. */
const ONE_WORD = /^(?=.*\p{L}.*\p{L}.*\p{L})[\p{L}\p{M}\d]+[.:]?$/u;

export function correctLabels(pages: readonly Page[]): readonly Page[] {
  const recognised = pages.filter(({ textLayer }) => textLayer === 'recognised');
  if (recognised.length === 0) return pages;
  const lines = recognised.flatMap(buildLines);
  const languages = pageLanguages(lines);
  const [names, titles] = [namingWords(languages), titleWords(languages)].map(indexNames);
  const corrected = new Map<Word, Word>(
    lines
      .filter(({ words }) => readDates(words).length === 0)
      .flatMap(({ words }) => correctLine(words, names!) ?? correctTitle(words, titles!)),
  );
  if (corrected.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => corrected.get(word) ?? word) }));
}

type Corrections = readonly (readonly [misread: Word, meant: Word])[];

interface Names {
  /** Names long enough to be recognised by most of their letters. */
  readonly long: readonly string[];
  /** Latin look-alike spelling → the name; `null` when several names share it. */
  readonly byLook: ReadonlyMap<string, string | null>;
}

function indexNames(words: ReadonlySet<string>): Names {
  const byLook = new Map<string, string | null>();
  for (const word of words) {
    const look = lookInLatin(word);
    if (look !== word) byLook.set(look, byLook.has(look) ? null : word);
  }
  return { long: [...words].filter((word) => word.length >= LEAST_LETTERS), byLook };
}

/** Returns the words of a line with corrections applied, and the indexes of the changed ones. */
function tryLine(words: readonly Word[], known: Names) {
  const tried = words.map((word) => {
    const text = correctWord(word.text, known);
    return text === null ? word : { ...word, text };
  });
  return { tried, changed: words.flatMap((word, index): number[] => (tried[index] === word ? [] : [index])) };
}

/** Corrects a line that is nothing but the title of a section. */
function correctTitle(words: readonly Word[], known: Names): Corrections {
  if (words.length > MOST_TITLE_WORDS) return [];
  const { tried, changed } = tryLine(words, known);
  const isTitle = changed.length > 0 && sectionKinds(textOf(tried)).length > 0;
  return isTitle ? changed.map((index) => [words[index]!, tried[index]!]) : [];
}

/** Returns the corrected words of a header or a label; `null` when there are none. */
function correctLine(words: readonly Word[], known: Names): Corrections | null {
  const { tried, changed } = tryLine(words, known);
  if (changed.length === 0) return null;
  const { tokens, origin } = normaliseWords(tried);
  const matches = matchPhrases(tokens);
  const columns = new Map(matches.filter(({ kind }) => kind === 'column').map((match) => [match.start, match]));
  const named = [...columns.values()].reduce((sum, { start, end }) => sum + end - start, 0);
  const isHeader = columns.size >= LEAST_NAMES && !/\d/.test(tokens.join('')) && named >= tokens.length * MOSTLY;
  const labels = matches.filter(({ kind, start, end }) => kind === 'label' && end - start > 1);
  const isTotal = sectionsOfTotal(textOf(tried)).length > 0;
  const isLabelled = (index: number) =>
    isTotal || labels.some(({ start, end }) => origin.slice(start, end).includes(index));
  const corrected = changed.filter((index) => isHeader || isLabelled(index));
  return corrected.length === 0 ? null : corrected.map((index) => [words[index]!, tried[index]!]);
}

/** Returns `null` for a known word, for text that is no word, and when no name or several names look like it. */
function correctWord(text: string, { long, byLook }: Names): string | null {
  const [word, ...others] = normaliseWord(text);
  if (word === undefined || others.length > 0 || isNamingWord(word)) return null;
  const twin = byLook.get(lookInLatin(word));
  if (twin != null) return twin;
  if (word.length < LEAST_LETTERS || !ONE_WORD.test(text)) return null;
  let [fitting, least]: [string[], number] = [[], word.length >= LONG ? 2 : 1];
  for (const name of long) {
    if (Math.abs(name.length - word.length) > least) continue;
    const distance = letterDistance(word, name, least);
    if (distance > least || (distance > 1 && name.length < LONG)) continue;
    if (distance < least) fitting = [];
    least = distance;
    fitting.push(name);
  }
  return fitting.length === 1 ? fitting[0]! : null;
}
