/**
 * Reads what a line calls itself: opening or closing balance, carried forward, a total, a section heading.
 * The phrase must open the text and be nearly all of it: "TOTAL WINE & MORE" is a shop, not a total.
 */

import { range } from '../../geometry/range.ts';
import { type RowLabel, SUMMARY_LABELS } from '../../knowledge/language.ts';
import { isDigit } from '../../knowledge/letters.ts';
import {
  lookupPhrase,
  matchOpening,
  matchPhrases,
  mayBeOfSummary,
  mayBeOfTitle,
  opensLabel,
  type PhraseMatch,
} from '../../knowledge/lexicon.ts';
import { normaliseLabel, normalWords } from '../../knowledge/normalise-label.ts';
import { TABLES } from '../thresholds.ts';

const { HALF, MOSTLY_NAMED } = TABLES.labelRecord;

/** `notice`: an amount that a statement announces (minimum payment, limit) and that moves nothing, dated or not. */
export type RecordLabel = 'opening' | 'closing' | 'carried' | 'total' | 'pending' | 'notice' | 'none';

const LABELS_OF_ROWS: Readonly<Record<RowLabel, RecordLabel>> = {
  openingBalance: 'opening',
  broughtForward: 'opening',
  previousBalance: 'opening',
  closingBalance: 'closing',
  newBalance: 'closing',
  carriedForward: 'carried',
  subtotal: 'total',
  totalCredits: 'total',
  totalDebits: 'total',
  total: 'total',
  netChange: 'total',
  dailyBalance: 'total',
  yearToDate: 'total',
  feeSummary: 'total',
  minimumPayment: 'notice',
  creditLimit: 'notice',
  availableBalance: 'notice',
  averageBalance: 'notice',
  pending: 'pending',
  pendingAmount: 'pending',
};

const LABELS: Readonly<Partial<Record<string, RecordLabel>>> = LABELS_OF_ROWS;

/** "from" and "to" name nothing by themselves. */
const CONNECTORS: ReadonlySet<string> = new Set(['periodFrom', 'periodTo']);
/** After "total" nearly anything may follow; "receipts from …" is a transaction. */
const PLAIN_TOTALS: ReadonlySet<string> = new Set(['total', 'subtotal']);
/** After a balance, the statement or the page that it ended and whose it is: "Zwischensaldo Blatt 1", "saldo a vostro credito". */
const BESIDE_BALANCES: ReadonlySet<string> = new Set(['statementNumber', 'page', 'credit', 'debit']);

/** "um 20:04 Uhr", "at 23:59" behind the day of a balance. */
const TIME_OF_DAY = /(?:(?<=\s)\p{L}{1,3}\s)?(?<!\S)\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:uhr|h|hrs|[ap]\.?m\.?))?(?!\S)/giu;

/** `isWhole`: the label must be all of the text. What ends in a colon names a figure, and may say first which: "Booked opening balance:". */
export function labelRecord(text: string, isWhole = false): RecordLabel {
  const isCaption = text.endsWith(':');
  if (!isCaption && !mayOpenLabel(text)) return 'none';
  const words = normalWords(text.replace(TIME_OF_DAY, ' '));
  const label = labelWords(words, isWhole);
  return label === 'none' && isCaption ? labelWords(words.slice(1), true) : label;
}

function labelWords(words: readonly string[], isWhole: boolean): RecordLabel {
  if (words.length === 0 || words.length > 12) return 'none';
  const first =
    matchOpening(words).find(({ kind, value }) => kind === 'label' && LABELS[value] !== undefined) ??
    openingTotal(words);
  if (first === undefined) return 'none';
  if (PLAIN_TOTALS.has(first.value) && isNotice(words.slice(first.end))) return 'notice';
  // "Toplam Borç" is what is owed, "Toplam Borç Kayıtları" the sum of a section
  if (first.end < words.length && sectionsOfTotal(words.join(' ')).length > 0) return 'total';
  const wordy = words.filter((word, at) => !/^[\dx]+$/.test(word) && !(at >= first.end && leadsDate(words, at))).length;
  const matches = matchPhrases(words);
  // "Subtotal Deposits and Additions": a label may be followed by words that are names of sections or columns
  const telling = matches.filter(({ kind, value }) => kind !== 'label' || !CONNECTORS.has(value));
  const named = new Set(telling.flatMap(({ start, end }) => range(start, end)));
  // "Rata credit" is an instalment of a loan, "rata" alone one that is announced
  const mayAdd = LABELS[first.value] !== 'notice';
  // "Ingående saldo föregående faktura": two names of one balance
  const isAdded = (value: string) => BESIDE_BALANCES.has(value) || LABELS[value] === LABELS[first.value];
  const added = telling.filter(({ value, start }) => mayAdd && isAdded(value) && start >= first.end);
  const covered =
    LABELS[first.value] === 'total'
      ? named.size
      : first.end + new Set(added.flatMap(({ start, end }) => range(start, end))).size;
  if (isWhole && covered < wordy) return 'none';
  if (covered < wordy * (PLAIN_TOTALS.has(first.value) ? HALF : MOSTLY_NAMED)) return 'none';
  // "Zwischensumme / Übertrag auf Blatt 2": what goes over to the next page is the balance there
  const isCarried = first.value === 'subtotal' && telling.some(({ value }) => value === 'carriedForward');
  return isCarried ? 'carried' : LABELS[first.value]!;
}

/** "Total available": what is announced is no sum of rows, whatever it adds up. */
function isNotice(words: readonly string[]): boolean {
  return matchOpening(words).some(
    ({ kind, value, end }) => kind === 'label' && LABELS[value] === 'notice' && end === words.length,
  );
}

/** "Saldovortrag vom 29.12.2023": the word between a label and its date. */
function leadsDate(words: readonly string[], at: number): boolean {
  const [day, month, year] = words.slice(at + 1);
  if (day === undefined || month === undefined || !/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return false;
  return year === undefined || /^(?:\d{2}|\d{4})$/.test(year);
}

/** Most rows open with words that open no label, which is told without normalising the rest of them. */
function mayOpenLabel(text: string): boolean {
  const end = plainWordEnd(text, 0);
  if (end === 0 || (end < text.length && text.charCodeAt(end) !== SPACE)) return true;
  const secondEnd = plainWordEnd(text, end + 1);
  const isWhole = secondEnd > end + 1 && (secondEnd === text.length || text.charCodeAt(secondEnd) === SPACE);
  return opensLabel(text.slice(0, end).toLowerCase(), isWhole ? text.slice(end + 1, secondEnd).toLowerCase() : null);
}

const SPACE = 0x20;

/** End of the run of ASCII letters and digits that begins at an index. */
function plainWordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isPlain(text.charCodeAt(at))) at++;
  return at;
}

function isPlain(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || isDigit(code);
}

/** "Jumlah Transaksi" also heads a column of amounts, which hides the total that it opens with. */
function openingTotal(words: readonly string[]): PhraseMatch | undefined {
  return matchOpening(words.slice(0, 1)).find(isPlainTotal);
}

function isPlainTotal({ kind, value }: PhraseMatch): boolean {
  return kind === 'label' && PLAIN_TOTALS.has(value);
}

/** "Summe Lohn/Gehalt": begins with the word for a total; what follows may be anything. */
export function opensWithTotal(text: string): boolean {
  if (!mayOpenLabel(text)) return false;
  const words = normaliseLabel(text).split(' ');
  return matchOpening(words).some(isPlainTotal) || openingTotal(words) !== undefined;
}

/** "Zwischensaldo Monatsende": the word that it begins with names a balance on the way as well as a sum. */
export function opensWithPassed(text: string): boolean {
  return matchOpening(normalWords(text)).some(({ kind, value }) => kind === 'label' && value === 'carriedForward');
}

/** "Zwischensumme", "Day total": the sum of some of the rows, by the whole text. */
export function isSubtotal(text: string): boolean {
  return mayOpenLabel(text) && lookupPhrase(text).some(({ value }) => value === 'subtotal');
}

/** "Card 4838 total": the word for a total stands anywhere in it. */
export function holdsTotal(text: string): boolean {
  return normaliseLabel(text)
    .split(' ')
    .some((word) => matchOpening([word]).some(isPlainTotal));
}

/** "Totales Gastos": the section that a total is of, likeliest kinds first; empty where it names none. */
export function sectionsOfTotal(text: string): readonly string[] {
  if (!opensWithTotal(text)) return [];
  const [, ...named] = normalWords(text);
  return named.some(mayBeOfTitle) ? kindsOf(text, named) : [];
}

export interface Title {
  /** "Fee Summary", "This period  Year to date": the title of a table that sums up and lists nothing. */
  readonly isSummary: boolean;
  /** Kinds of section that the whole text names, likeliest first. */
  readonly sections: readonly string[];
}

const NO_SECTIONS: readonly string[] = [];

/** `mayHeadSection`: where the text stands, a section may begin. */
export function readTitle(text: string, mayHeadSection = true): Title {
  return {
    isSummary:
      mayHold(text, mayBeOfSummary) && (isSummary(normalWords(text)) || (mayHeadSection && opensSummary(text))),
    sections: mayHeadSection ? sectionKinds(text) : NO_SECTIONS,
  };
}

/** The sections of `readTitle` alone. */
export function sectionKinds(text: string): readonly string[] {
  if (!mayHold(text, mayBeOfTitle)) return NO_SECTIONS;
  const words = normalWords(text);
  return words.some(mayBeOfTitle) ? kindsOf(text, words) : NO_SECTIONS;
}

/** Most lines hold no word of a title, which is told of those in plain letters without normalising them. */
function mayHold(text: string, isWanted: (word: string) => boolean): boolean {
  for (let at = 0; at < text.length; ) {
    const end = plainWordEnd(text, at);
    if (end > at && isWanted(text.slice(at, end).toLowerCase())) return true;
    if (end < text.length && text.charCodeAt(end) >= FIRST_BEYOND_ASCII) return true;
    at = end + 1;
  }
  return false;
}

const FIRST_BEYOND_ASCII = 0x80;

const SENTENCE_END = /\p{L}{3}\.$/u;

/** "Deposits, continued", "Deposits this statement period" */
const BESIDE_SECTIONS: ReadonlySet<string> = new Set(['continued', 'period']);
const FIGURES = /^(?:\d+|x+\d*)$/;

/** A text with a full stop at its end is the end of a sentence. "Purchases - Card number XXXX XXXX XXXX 9023" says whose they are. */
function kindsOf(text: string, printed: readonly string[]): readonly string[] {
  if (SENTENCE_END.test(text)) return [];
  const words = printed.filter((word) => !FIGURES.test(word));
  const isNumbered = words.length < printed.length;
  if (words.length === 0 || words.length > 9) return [];
  const kinds: string[] = [];
  let covered = 0;
  let last = -1;
  for (const match of matchPhrases(words)) {
    const isBeside = BESIDE_SECTIONS.has(match.value) || (isNumbered && match.value === 'accountNumber');
    if (match.kind === 'label' && isBeside) covered += match.end - match.start;
    if (match.kind !== 'section') continue;
    if (match.start !== last) covered += match.end - match.start;
    last = match.start;
    if (!kinds.includes(match.value)) kinds.push(match.value);
  }
  return covered >= words.length * MOSTLY_NAMED ? kinds : [];
}

/** "Continued on the next page", and nothing else but figures. */
export function isContinuedNote(text: string): boolean {
  const words = normalWords(text).filter((word) => !/^\d+$/.test(word));
  const covered = matchPhrases(words).filter(({ kind, value }) => kind === 'label' && value === 'continued');
  return words.length > 0 && new Set(covered.flatMap(({ start, end }) => range(start, end))).size === words.length;
}

const SUMMARIES: ReadonlySet<string> = new Set(SUMMARY_LABELS);

/** "Account analysis - charge to be debited in the following month", "Interest scale (for information)" */
function opensSummary(text: string): boolean {
  const at = text.search(/ (?:[-–—] |\()/);
  return at > 0 && isSummary(normalWords(text.slice(0, at)));
}

function isSummary(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > 9) return false;
  const covered = matchPhrases(words).filter(({ kind, value }) => kind === 'label' && SUMMARIES.has(value));
  return new Set(covered.flatMap(({ start, end }) => range(start, end))).size >= words.length * MOSTLY_NAMED;
}
