/**
 * Words of headers and labels that the recogniser misread by a letter or two: a word that nobody knows is the name that looks
 * like it, where there is exactly one, and where with it the line is a header or names what is printed in it.
 *
 *   Ημινία  Απιολογία  Χρεώσεις  Υπόλουτο   →   ημνια  αιτιολογια  Χρεώσεις  υπολοιπο
 *   Saido anterior  1.204,00                →   saldo anterior  1.204,00
 *
 * What a text layer says is left as it is, and so are lines with a date, which are rows or of them.
 */
import type { Page, Word } from '@extracto/model';
import { pageLanguages } from '../document/page-languages.ts';
import { isNamingWord, matchPhrases, namingWords } from '../knowledge/lexicon.ts';
import { normaliseWord, normaliseWords } from '../knowledge/normalise-words.ts';
import { buildLines } from '../stages/lines/build-lines.ts';
import { readDates } from '../stages/tokens/read-dates.ts';
import { letterDistance } from './letter-distance.ts';

const LEAST_LETTERS = 5;
/** Of words with two letters misread. */
const LONG = 8;
const ONE_WORD = /^[\p{L}\p{M}]+[.:]?$/u;
/** Names of columns in a header, and the part of its words that they hold. */
const LEAST_NAMES = 2;
const MOSTLY = 0.6;

export function mendLabels(pages: readonly Page[]): readonly Page[] {
  const recognised = pages.filter(({ textLayer }) => textLayer === 'recognised');
  if (recognised.length === 0) return pages;
  const lines = recognised.flatMap(buildLines);
  const known = [...namingWords(pageLanguages(lines))].filter((word) => word.length >= LEAST_LETTERS);
  const mended = new Map<Word, Word>(
    lines.filter(({ words }) => readDates(words).length === 0).flatMap(({ words }) => mendLine(words, known)),
  );
  if (mended.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => mended.get(word) ?? word) }));
}

/** The words of a line that are mended, with what they become. */
function mendLine(words: readonly Word[], known: readonly string[]): [Word, Word][] {
  const tried = words.map((word) => {
    const text = mendWord(word.text, known);
    return text === null ? word : { ...word, text };
  });
  const changed = words.flatMap((word, index): number[] => (tried[index] === word ? [] : [index]));
  if (changed.length === 0) return [];
  const { tokens, origin } = normaliseWords(tried);
  const matches = matchPhrases(tokens);
  const columns = new Map(matches.filter(({ kind }) => kind === 'column').map((match) => [match.start, match]));
  const named = [...columns.values()].reduce((sum, { start, end }) => sum + end - start, 0);
  const isHeader = columns.size >= LEAST_NAMES && !/\d/.test(tokens.join('')) && named >= tokens.length * MOSTLY;
  const labels = matches.filter(({ kind, start, end }) => kind === 'label' && end - start > 1);
  const isLabelled = (index: number) => labels.some(({ start, end }) => origin.slice(start, end).includes(index));
  return changed
    .filter((index) => isHeader || isLabelled(index))
    .map((index) => [words[index]!, tried[index]!] as [Word, Word]);
}

/** `null` for a word that is known, that is none, or that looks like none or several of the names. */
function mendWord(text: string, known: readonly string[]): string | null {
  const [word, ...others] = normaliseWord(text);
  if (word === undefined || others.length > 0 || word.length < LEAST_LETTERS) return null;
  if (!ONE_WORD.test(text) || isNamingWord(word)) return null;
  let [fitting, least]: [string[], number] = [[], word.length >= LONG ? 2 : 1];
  for (const name of known) {
    if (Math.abs(name.length - word.length) > least) continue;
    const distance = letterDistance(word, name, least);
    if (distance > least || (distance > 1 && name.length < LONG)) continue;
    if (distance < least) fitting = [];
    least = distance;
    fitting.push(name);
  }
  return fitting.length === 1 ? fitting[0]! : null;
}
