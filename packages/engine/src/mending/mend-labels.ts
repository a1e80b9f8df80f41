/**
 * Words of headers and labels that the recogniser misread by a letter or two: a word that nobody knows is the name that looks
 * like it, where there is exactly one, and where with it the line is a header, the title of a section, or names what is printed in it.
 *
 *   Ημινία  Απιολογία  Χρεώσεις  Υπόλουτο   →   ημνια  αιτιολογια  Χρεώσεις  υπολοιπο
 *   Saido anterior  1.204,00                →   saldo anterior  1.204,00
 *   lngresO8                                →   ingresos
 *
 * What a text layer says is left as it is, and so are lines with a date, which are rows or of them.
 */
import type { Page, Word } from '@extracto/model';
import { pageLanguages } from '../document/page-languages.ts';
import { isNamingWord, matchPhrases, namingWords, titleWords } from '../knowledge/lexicon.ts';
import { normaliseWord, normaliseWords } from '../knowledge/normalise-words.ts';
import { buildLines } from '../stages/lines/build-lines.ts';
import { lookInLatin } from '../stages/recognise/lines/look-alikes.ts';
import { sectionKinds, sectionsOfTotal } from '../stages/rows/label-record.ts';
import { readDates } from '../stages/tokens/read-dates.ts';
import { letterDistance } from './letter-distance.ts';

const LEAST_LETTERS = 5;
/** Of words with two letters misread. */
const LONG = 8;
/** A figure may be a letter of its shape. */
const ONE_WORD = /^(?=.*\p{L}.*\p{L}.*\p{L})[\p{L}\p{M}\d]+[.:]?$/u;
const MOST_TITLE_WORDS = 4;
/** Names of columns in a header, and the part of its words that they hold. */
const LEAST_NAMES = 2;
const MOSTLY = 0.6;

export function mendLabels(pages: readonly Page[]): readonly Page[] {
  const recognised = pages.filter(({ textLayer }) => textLayer === 'recognised');
  if (recognised.length === 0) return pages;
  const lines = recognised.flatMap(buildLines);
  const languages = pageLanguages(lines);
  const [names, titles] = [namingWords(languages), titleWords(languages)].map(indexNames);
  const mended = new Map<Word, Word>(
    lines
      .filter(({ words }) => readDates(words).length === 0)
      .flatMap(({ words }) => mendLine(words, names!) ?? mendTitle(words, titles!)),
  );
  if (mended.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => mended.get(word) ?? word) }));
}

type Mends = readonly (readonly [misread: Word, meant: Word])[];

interface Names {
  /** Those that are recognised by most of their letters. */
  readonly long: readonly string[];
  /** The only name of this look, in letters that Latin ones look like. */
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

/** All words of a line as they would be, and the indexes of those that are others then. */
function tryLine(words: readonly Word[], known: Names) {
  const tried = words.map((word) => {
    const text = mendWord(word.text, known);
    return text === null ? word : { ...word, text };
  });
  return { tried, changed: words.flatMap((word, index): number[] => (tried[index] === word ? [] : [index])) };
}

/** Of a line that is nothing but the title of a section. */
function mendTitle(words: readonly Word[], known: Names): Mends {
  if (words.length > MOST_TITLE_WORDS) return [];
  const { tried, changed } = tryLine(words, known);
  const isTitle = changed.length > 0 && sectionKinds(tried.map(({ text }) => text).join(' ')).length > 0;
  return isTitle ? changed.map((index) => [words[index]!, tried[index]!]) : [];
}

/** The words of a header or a label that are mended, with what they become; `null` where none is. */
function mendLine(words: readonly Word[], known: Names): Mends | null {
  const { tried, changed } = tryLine(words, known);
  if (changed.length === 0) return null;
  const { tokens, origin } = normaliseWords(tried);
  const matches = matchPhrases(tokens);
  const columns = new Map(matches.filter(({ kind }) => kind === 'column').map((match) => [match.start, match]));
  const named = [...columns.values()].reduce((sum, { start, end }) => sum + end - start, 0);
  const isHeader = columns.size >= LEAST_NAMES && !/\d/.test(tokens.join('')) && named >= tokens.length * MOSTLY;
  const labels = matches.filter(({ kind, start, end }) => kind === 'label' && end - start > 1);
  const isTotal = sectionsOfTotal(tried.map(({ text }) => text).join(' ')).length > 0;
  const isLabelled = (index: number) =>
    isTotal || labels.some(({ start, end }) => origin.slice(start, end).includes(index));
  const mended = changed.filter((index) => isHeader || isLabelled(index));
  return mended.length === 0 ? null : mended.map((index) => [words[index]!, tried[index]!]);
}

/** `null` for a word that is known, that is none, or that looks like none or several of the names. */
function mendWord(text: string, { long, byLook }: Names): string | null {
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
