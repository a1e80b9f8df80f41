/** Turns the languages into the maps that the look-ups read. Runs once; its cost is part of every cold start. */
import { type ColumnRole, type Language, ROW_LABELS, SUMMARY_LABELS, TERM_KINDS, type TermKind } from './language.ts';
import type { Marker, Meaning } from './meaning.ts';
import { foldPhrases, foldText } from './normalise-label.ts';
import { listOpenings } from './openings.ts';

export interface MarkerReading {
  readonly value: Marker;
  readonly language: string;
  /** A single letter that means this only where the page is in this language. */
  readonly local: boolean;
}

/** Phrases of scripts without spaces, keyed without spaces. */
export interface DensePhrases {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Length in characters of the longest phrase that begins with the character. */
  readonly longestFrom: ReadonlyMap<string, number>;
}

/** Words of scripts with spaces that a look at a single word asks for. */
export interface WordIndex {
  /** In the name of a column. */
  readonly columns: ReadonlySet<string>;
  /** In the title of a section. */
  readonly titles: ReadonlySet<string>;
  /** In the title of a table that sums up. */
  readonly summaries: ReadonlySet<string>;
  /** Last words of the names of exchange rates. */
  readonly rateEnders: ReadonlySet<string>;
  /** Row labels: the first word of each, the one-word labels, and the first two words of the others, separated by a space. */
  readonly labelStarts: ReadonlySet<string>;
  readonly wholeLabels: ReadonlySet<string>;
  readonly labelPairs: ReadonlySet<string>;
}

export type LanguageHabits = Pick<Language, 'code' | 'monthFirst' | 'shortYearFirst'>;

/** Maps, sets and plain values only: a published package has it serialised. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /**
   * Phrases that are also two neighbouring headers ("Debit Credit", "Concepto Referencia"): one column only where they
   * stand alone in a cell.
   */
  readonly joined: ReadonlySet<string>;
  /** Number of words of the longest phrase that begins with the word; where it is more than two, with the two words, too. */
  readonly longestFrom: ReadonlyMap<string, number>;
  /** Indexes the words that may open a phrase, for `mayOpen`. */
  readonly openings: Int32Array;
  readonly dense: DensePhrases;
  readonly months: ReadonlyMap<string, readonly number[]>;
  /** Month names of each language, folded. */
  readonly monthNames: readonly ReadonlySet<string>[];
  /** 0 is Monday. */
  readonly weekdays: ReadonlyMap<string, readonly number[]>;
  readonly markers: ReadonlyMap<string, readonly MarkerReading[]>;
  readonly words: WordIndex;
  /** In normal form. */
  readonly terms: ReadonlyMap<TermKind, ReadonlySet<string>>;
  readonly habits: readonly LanguageHabits[];
}

// Letters that mean the same wherever they stand beside an amount: credit and debit, Soll and Haben.
const WORLDWIDE_LETTERS: Readonly<Record<string, Marker>> = { C: 'credit', D: 'debit', S: 'debit', H: 'credit' };
const LETTER_OF_ALPHABET = /^\p{Lu}$/u;
const DENSE_LANGUAGES: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
// "Deposits & credits" loses its sign in normalisation, so a phrase with "and" also holds without it.
const JOINING_WORD = / (?:and|und|et|y) /;

// Columns that banks set side by side and that other banks print as one.
const NEIGHBOURS: readonly (readonly [ColumnRole, ColumnRole])[] = [
  ['debit', 'credit'],
  ['credit', 'debit'],
  ['description', 'reference'],
  ['reference', 'description'],
];
const JOINED_ROLES: readonly ColumnRole[] = ['amount', 'sign', 'description', 'reference'];

export function compileLexicon(languages: readonly Language[]): Lexicon {
  const phrases = new Map<string, Meaning[]>();
  const longestFrom = new Map<string, number>();
  const dense = { meanings: new Map<string, Meaning[]>(), longestFrom: new Map<string, number>() };
  for (const language of languages) {
    const isDense = DENSE_LANGUAGES.has(language.code);
    for (const { meaning, texts } of meaningsOf(language)) {
      for (const phrase of foldPhrases(texts)) {
        if (isDense && phrase.charCodeAt(0) >= 0x1100) addDense(dense, phrase.replaceAll(' ', ''), meaning);
        else addSpaced(phrases, longestFrom, phrase, meaning);
      }
    }
  }
  const joined = findJoined(languages, phrases);
  const months = compileForms(
    languages.map((language) => language.months),
    1,
  );
  const monthNames = languages.map((language) => new Set(language.months.flat().map(foldText)));
  const weekdays = compileForms(
    languages.map((language) => language.weekdays),
    0,
  );
  const markers = compileMarkers(languages);
  const habits = languages.map(({ code, monthFirst, shortYearFirst }) => ({ code, monthFirst, shortYearFirst }));
  return {
    phrases,
    joined,
    longestFrom,
    openings: listOpenings([...longestFrom.keys()].filter((key) => !key.includes(' '))),
    dense,
    months,
    monthNames,
    weekdays,
    markers,
    words: indexWords(phrases),
    terms: new Map(
      TERM_KINDS.map((kind) => [kind, new Set(foldPhrases(languages.flatMap(({ terms }) => terms?.[kind] ?? [])))]),
    ),
    habits,
  };
}

function meaningsOf(language: Language): readonly { meaning: Meaning; texts: readonly string[] }[] {
  const { code } = language;
  const groups = [
    ['column', language.columns],
    ['label', language.labels],
    ['section', language.sections],
    ['accountType', language.accountTypes],
  ] as const;
  return groups.flatMap(([kind, group]) =>
    Object.entries(group).map(([value, texts]) => ({
      meaning: Object.freeze({ kind, value, language: code }) as Meaning,
      texts,
    })),
  );
}

function addSpaced(
  phrases: Map<string, Meaning[]>,
  longestFrom: Map<string, number>,
  phrase: string,
  meaning: Meaning,
): void {
  if (!addMeaning(phrases, phrase, meaning)) return;
  const firstEnd = phrase.indexOf(' ');
  if (firstEnd === -1) {
    if (!longestFrom.has(phrase)) longestFrom.set(phrase, 1);
    return;
  }
  let words = 2;
  for (let at = phrase.indexOf(' ', firstEnd + 1); at !== -1; at = phrase.indexOf(' ', at + 1)) words += 1;
  raise(longestFrom, phrase.slice(0, firstEnd), words);
  if (words > 2) raise(longestFrom, phrase.slice(0, phrase.indexOf(' ', firstEnd + 1)), words);
  if (words > 2 && JOINING_WORD.test(phrase))
    addSpaced(phrases, longestFrom, phrase.replace(JOINING_WORD, ' '), meaning);
}

function raise(most: Map<string, number>, key: string, value: number): void {
  if (value > (most.get(key) ?? 0)) most.set(key, value);
}

function findJoined(
  languages: readonly Language[],
  phrases: ReadonlyMap<string, readonly Meaning[]>,
): ReadonlySet<string> {
  const joined = new Set<string>();
  for (const { columns } of languages) {
    for (const role of JOINED_ROLES) {
      for (const phrase of foldPhrases(columns[role])) if (isJoined(phrase, phrases)) joined.add(phrase);
    }
  }
  return joined;
}

function isJoined(phrase: string, phrases: ReadonlyMap<string, readonly Meaning[]>): boolean {
  for (let at = phrase.indexOf(' '); at !== -1; at = phrase.indexOf(' ', at + 1)) {
    const left = phrases.get(phrase.slice(0, at));
    const right = left && phrases.get(phrase.slice(at + 1));
    if (right !== undefined && NEIGHBOURS.some(([a, b]) => areColumns(left!, a, right, b))) return true;
  }
  return false;
}

function areColumns(left: readonly Meaning[], a: ColumnRole, right: readonly Meaning[], b: ColumnRole): boolean {
  return left.some((meaning) => meaning.value === a) && right.some((meaning) => meaning.value === b);
}

function addDense(
  dense: { meanings: Map<string, Meaning[]>; longestFrom: Map<string, number> },
  phrase: string,
  meaning: Meaning,
): void {
  addMeaning(dense.meanings, phrase, meaning);
  const first = phrase[0]!;
  dense.longestFrom.set(first, Math.max(dense.longestFrom.get(first) ?? 0, phrase.length));
}

/** False when the phrase already had the meaning. */
function addMeaning(phrases: Map<string, Meaning[]>, phrase: string, meaning: Meaning): boolean {
  const meanings = phrases.get(phrase);
  if (meanings === undefined) phrases.set(phrase, [meaning]);
  else if (meanings.includes(meaning)) return false;
  else meanings.push(meaning);
  return true;
}

/** Forms of each language in order → the numbers that they stand for, from the first one's number on. */
function compileForms(
  lists: readonly (readonly (readonly string[])[])[],
  first: number,
): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const list of lists) {
    for (const [index, forms] of list.entries()) {
      for (const form of forms.map(foldText)) {
        const readings = numbers.get(form);
        if (readings === undefined) numbers.set(form, [index + first]);
        else if (!readings.includes(index + first)) readings.push(index + first);
      }
    }
  }
  for (const readings of numbers.values()) readings.sort((a, b) => a - b);
  return numbers;
}

/** A single letter stays as it is, capital or small; signs of Chinese have one form, as in words. */
export function markerKey(word: string): string {
  return /^\P{Script=Han}$/u.test(word) ? word : foldText(word);
}

function compileMarkers(languages: readonly Language[]): ReadonlyMap<string, readonly MarkerReading[]> {
  const markers = new Map<string, MarkerReading[]>();
  for (const { code, markers: printed } of languages) {
    for (const value of ['credit', 'debit'] as const) {
      for (const word of printed[value]) {
        const key = markerKey(word);
        const readings = markers.get(key) ?? [];
        if (readings.some((reading) => reading.value === value && reading.language === code)) continue;
        readings.push({
          value,
          language: code,
          // Czech "D" (Dal) is the credit side, and only in Czech
          local: LETTER_OF_ALPHABET.test(word) && WORLDWIDE_LETTERS[word] !== value,
        });
        markers.set(key, readings);
      }
    }
  }
  return markers;
}

const SUMMARIES: ReadonlySet<string> = new Set(SUMMARY_LABELS);

const OF_ROWS: ReadonlySet<string> = new Set(ROW_LABELS);

function indexWords(phrases: Lexicon['phrases']) {
  const index = {
    columns: new Set<string>(),
    titles: new Set<string>(),
    summaries: new Set<string>(),
    rateEnders: new Set<string>(),
    labelStarts: new Set<string>(),
    wholeLabels: new Set<string>(),
    labelPairs: new Set<string>(),
  };
  for (const [phrase, meanings] of phrases) {
    let isColumn = false;
    let isTitle = false;
    let isSummary = false;
    let isRate = false;
    let isLabel = false;
    for (const { kind, value } of meanings) {
      isColumn ||= kind === 'column';
      isTitle ||= kind === 'section';
      isSummary ||= kind === 'label' && SUMMARIES.has(value);
      isRate ||= value === 'exchangeRate';
      isLabel ||= kind === 'label' && OF_ROWS.has(value);
    }
    if (isColumn) addWords(phrase, index.columns);
    if (isTitle) addWords(phrase, index.titles);
    if (isSummary) addWords(phrase, index.summaries);
    if (isRate) index.rateEnders.add(phrase.slice(phrase.lastIndexOf(' ') + 1));
    if (isLabel) addOpening(phrase, index);
  }
  return index;
}

function addWords(phrase: string, words: Set<string>): void {
  for (const word of phrase.split(' ')) words.add(word);
}

function addOpening(phrase: string, { labelStarts, wholeLabels, labelPairs }: ReturnType<typeof indexWords>): void {
  const first = phrase.indexOf(' ');
  labelStarts.add(first < 0 ? phrase : phrase.slice(0, first));
  if (first < 0) {
    wholeLabels.add(phrase);
    return;
  }
  const second = phrase.indexOf(' ', first + 1);
  labelPairs.add(second < 0 ? phrase : phrase.slice(0, second));
}
