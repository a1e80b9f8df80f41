/**
 * Finds the words that banks print in headers, labels and section titles. Compiled from the languages at first use.
 * A phrase keeps every meaning that any language gives it; deciding between them needs the page, so it is not done here.
 * Matching is by whole words, longest phrase first; scripts without spaces are matched inside words.
 * Known weakness: an inflected form that no list holds is not found.
 */
import { compileLexicon, type LanguageHabits, type Lexicon, type MarkerReading, markerKey } from './compile-lexicon.ts';
import type { TermKind } from './language.ts';
import { LANGUAGES } from './languages/index.ts';
import { matchDenseRun } from './match-dense-run.ts';
import type { Marker, Meaning, PhraseMatch } from './meaning.ts';
import { foldText, normaliseLabel } from './normalise-label.ts';
import { mayOpen } from './openings.ts';
import { rememberByText } from './remember-by-text.ts';

export type { Marker, Meaning, PhraseMatch } from './meaning.ts';

export interface LanguageScore {
  readonly language: string;
  /** Grows with the number and the length of the phrases found; phrases shared by many languages weigh less. */
  readonly score: number;
}

const NO_MEANINGS: readonly Meaning[] = Object.freeze([]);
const NO_NUMBERS: readonly number[] = Object.freeze([]);

let compiled: Lexicon | null = null;

/** Hands in a lexicon that was compiled before. */
export function provideLexicon(lexicon: Lexicon): void {
  compiled = lexicon;
}

function lexicon(): Lexicon {
  compiled ??= compileLexicon(LANGUAGES);
  return compiled;
}

/**
 * All longest, non-overlapping phrases of a line, left to right. `words` are normalised (`normaliseLabel`), without ''.
 *
 *   ['opening', 'balance', '150'] → openingBalance on [0, 2), not balance on [1, 2)
 *   ['debit', 'credit'] → amount on [0, 2)   ['debit', 'credit', 'balance'] → debit, credit, balance
 */
export function matchPhrases(words: readonly string[]): readonly PhraseMatch[] {
  const { dense, phrases } = lexicon();
  const matches: PhraseMatch[] = [];
  let start = 0;
  while (start < words.length) {
    if (isDense(words[start]!)) {
      const runEnd = denseRunEnd(words, start);
      matchDenseRun(words, start, runEnd, dense, matches);
      start = runEnd;
      continue;
    }
    const end = longestPhraseEnd(words, start);
    if (end === start) {
      start += 1;
      continue;
    }
    for (const meaning of phrases.get(joinWords(words, start, end)) ?? NO_MEANINGS) {
      matches.push({ ...meaning, start, end });
    }
    start = end;
  }
  return matches;
}

/**
 * Returns the phrases of `matchPhrases` that open the line, without searching the rest, because most lines are decided by
 * their first words.
 */
export function matchOpening(words: readonly string[]): readonly PhraseMatch[] {
  if (words.length === 0) return [];
  if (isDense(words[0]!)) return matchPhrases(words).filter(({ start }) => start === 0);
  const end = longestPhraseEnd(words, 0);
  if (end === 0) return [];
  const meanings = lexicon().phrases.get(joinWords(words, 0, end)) ?? NO_MEANINGS;
  return meanings.map((meaning) => ({ ...meaning, start: 0, end }));
}

/** "Payments In €" tells where the money goes, "Balance in €" and "Amount in EUR" what it is counted in. */
const IN_CURRENCY = /\sin[\s(]+[^\s()]{1,4}\)?$/i;

/** Every meaning of a text that is one phrase from beginning to end; empty when it is not. */
export function lookupPhrase(text: string): readonly Meaning[] {
  const normal = normaliseLabel(text);
  const { phrases, dense } = lexicon();
  const known = phrases.get(normal);
  const moved = IN_CURRENCY.test(text) && !isColumn(known, 'amount') ? phrases.get(`${normal} in`) : undefined;
  if (isColumn(moved, 'credit')) return moved!;
  return known ?? dense.meanings.get(normal.replaceAll(' ', '')) ?? NO_MEANINGS;
}

function isColumn(meanings: readonly Meaning[] | undefined, role: string): boolean {
  return meanings?.some(({ kind, value }) => kind === 'column' && value === role) === true;
}

/**
 * Number of the words that occur in the name of any column; a word of a script without spaces counts as two, because it may
 * hold two names. A line of fewer than two holds no two names, however it is cut. `words` as for `matchPhrases`.
 */
export function countColumnWords(words: readonly string[]): number {
  const { columns } = lexicon().words;
  let count = 0;
  for (const word of words) {
    if (word.charCodeAt(0) >= FIRST_DENSE_LETTER) count += 2;
    else if (columns.has(word)) count += 1;
  }
  return count;
}

/**
 * True when a row label may begin with the normalised words; pass `null` for an unknown second word. False means that no
 * label of a script with spaces begins the text.
 */
export function opensLabel(first: string, second: string | null): boolean {
  const { labelStarts, wholeLabels, labelPairs } = lexicon().words;
  if (second === null) return labelStarts.has(first);
  return wholeLabels.has(first) || (labelStarts.has(first) && labelPairs.has(`${first} ${second}`));
}

/** True when the normalised word occurs in the title of a section. */
export function mayBeOfTitle(word: string): boolean {
  return lexicon().words.titles.has(word) || isDense(word);
}

/** True when the normalised word occurs in the title of a summary table. */
export function mayBeOfSummary(word: string): boolean {
  return lexicon().words.summaries.has(word) || isDense(word);
}

/** Words of the names of columns and of labels in these languages, normalised. */
export function namingWords(languages: ReadonlySet<string>): ReadonlySet<string> {
  return wordsOfPhrases(languages, NAMES);
}

/** Words of the titles of sections in these languages, normalised. */
export function titleWords(languages: ReadonlySet<string>): ReadonlySet<string> {
  return wordsOfPhrases(languages, TITLES);
}

const NAMES: ReadonlySet<Meaning['kind']> = new Set(['column', 'label']);
const TITLES: ReadonlySet<Meaning['kind']> = new Set(['section']);

function wordsOfPhrases(languages: ReadonlySet<string>, kinds: ReadonlySet<Meaning['kind']>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [phrase, meanings] of lexicon().phrases)
    if (meanings.some(({ kind, language }) => kinds.has(kind) && languages.has(language)))
      for (const word of phrase.split(' ')) words.add(word);
  return words;
}

/** True when the normalised word occurs in any phrase of any language. */
export function isNamingWord(word: string): boolean {
  everyWord ??= new Set([...lexicon().phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return everyWord.has(word);
}

let everyWord: ReadonlySet<string> | null = null;

/** True when the name of an exchange rate may end with the normalised word. */
export function endsExchangeRate(word: string): boolean {
  return isDense(word) || lexicon().words.rateEnders.has(word);
}

/** The terms of a kind in all languages, in normal form. */
export function termsOf(kind: TermKind): ReadonlySet<string> {
  return lexicon().terms.get(kind)!;
}

/** Date formats of each language. */
export function languageHabits(): readonly LanguageHabits[] {
  return lexicon().habits;
}

/** The month a word names in any language, 1 to 12; `null` when it names none, or two. */
export function monthNumber(word: string): number | null {
  const readings = monthReadings(word);
  return readings.length === 1 ? readings[0]! : null;
}

/** All months that a whole word ("JAN", "sept.", "marca", "янв") names in any language, ascending; usually one or none. */
export function monthReadings(word: string): readonly number[] {
  return lexicon().months.get(foldText(word)) ?? NO_NUMBERS;
}

/** Every name of a month, folded, in the languages that have all the `printed` ones. */
export function monthNamesBeside(printed: readonly string[]): ReadonlySet<string> {
  const given = printed.map(foldText);
  return new Set(lexicon().monthNames.flatMap((names) => (given.every((name) => names.has(name)) ? [...names] : [])));
}

/** All days of the week that a whole word ("Mon", "lör", "水曜日") names in any language; 0 is Monday. Usually one or none. */
export function weekdayReadings(word: string): readonly number[] {
  return lexicon().weekdays.get(foldText(word)) ?? NO_NUMBERS;
}

/**
 * The sign that a word gives to the amount beside it. Single letters count only as printed in capitals.
 * `languages` (BCP 47 codes of the page, best first): the first that knows the word decides, and admits letters that
 * only it uses as markers: "B" and "A" are debit and credit in Turkish and nothing elsewhere.
 */
export function creditDebitMarker(word: string, languages: readonly string[] = []): Marker | null {
  const readings = markerReadings(word);
  if (readings === NO_MARKERS) return null;
  const voice = languages.find((language) => readings.some((reading) => reading.language === language));
  const known = readings.filter((reading) => reading.language === voice);
  const decisive = known.length > 0 ? known : readings.filter((reading) => !reading.local);
  const first = decisive[0];
  return first !== undefined && decisive.every((reading) => reading.value === first.value) ? first.value : null;
}

const NO_MARKERS: readonly MarkerReading[] = Object.freeze([]);

const markerReadings = rememberByText((word): readonly MarkerReading[] => {
  const bare = word.replace(/^[([]+|[)\].]+$/g, '');
  return lexicon().markers.get(markerKey(bare)) ?? NO_MARKERS;
});

/** Words on every row say no more about the language than words on a few. */
const MOST_REPEATS = 3;

/** Languages by evidence, best first; languages without any are left out. */
export function detectLanguages(words: readonly string[]): readonly LanguageScore[] {
  const scores = new Map<string, number>();
  const repeats = new Map<string, number>();
  const matches = matchPhrases(words);
  for (let index = 0; index < matches.length; ) {
    const { start, end } = matches[index]!;
    const phrase = joinWords(words, start, end);
    const seen = (repeats.get(phrase) ?? 0) + 1;
    repeats.set(phrase, seen);
    const found = new Set<string>();
    for (; index < matches.length && matches[index]!.start === start && matches[index]!.end === end; index += 1) {
      found.add(matches[index]!.language);
    }
    if (seen > MOST_REPEATS) continue;
    for (const language of found) scores.set(language, (scores.get(language) ?? 0) + (end - start) / found.size);
  }
  return [...scores].map(([language, score]) => ({ language, score })).sort((a, b) => b.score - a.score);
}

function longestPhraseEnd(words: readonly string[], start: number): number {
  const { phrases, joined, longestFrom, openings } = lexicon();
  if (!mayOpen(openings, words[start]!)) return start;
  let longest = Math.min(words.length - start, longestFrom.get(words[start]!) ?? 0);
  // "to" opens phrases of many words, "to pay" of few
  if (longest > 2) longest = Math.min(longest, longestFrom.get(`${words[start]} ${words[start + 1]}`) ?? 2);
  for (let end = start + longest; end > start; end -= 1) {
    const phrase = joinWords(words, start, end);
    const isWhole = end - start === words.length;
    if (phrases.has(phrase) && (isWhole || !joined.has(phrase))) return end;
  }
  return start;
}

function joinWords(words: readonly string[], start: number, end: number): string {
  let text = words[start]!;
  for (let at = start + 1; at < end; at += 1) text += ` ${words[at]!}`;
  return text;
}

// Han, kana and Hangul: printed without spaces, or with spaces that mean nothing.
const FIRST_DENSE_LETTER = 0x1100;
const DENSE_LETTER = /[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function isDense(word: string): boolean {
  return word.charCodeAt(0) >= FIRST_DENSE_LETTER && DENSE_LETTER.test(word);
}

function denseRunEnd(words: readonly string[], start: number): number {
  let end = start + 1;
  while (end < words.length && isDense(words[end]!)) end += 1;
  return end;
}
