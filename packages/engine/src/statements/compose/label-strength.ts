/**
 * Decides whether a label is certainly a total or a balance of the statement. "Total credits" is; "Deposits" may head a column
 * or a section, or be part of a sentence: "Deposits are insured up to 250,000.00". "Total of transactions" is what was spent on a
 * card, and on an account what comes in less what goes out.
 */
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import { mentions } from '../../knowledge/mentions.ts';
import { foldText, normalWords } from '../../knowledge/normalise-label.ts';
import { holdsTerm, isTerm } from '../../knowledge/terms.ts';
import { splitSegments, textOf } from '../../lines/segments.ts';
import { opensWithTotal } from '../../tables/rows/label-record.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { STATEMENTS } from '../thresholds.ts';
import { COMPOSE } from './thresholds.ts';

const { WORDS_OF_SENTENCE } = STATEMENTS.labelStrength;
const { LETTERS_OF_WORD } = COMPOSE.labelStrength;

export function isCertainTotal(found: LabelledMoney): boolean {
  const meanings = lookupPhrase(found.label);
  return (
    !isInSentence(found) &&
    !isOfYear(found.label) &&
    !isOfPart(wordsBefore(found)) &&
    !meanings.some(({ value }) => value === 'total') &&
    (opensWithTotal(found.label) || !meanings.some(({ kind }) => kind === 'column' || kind === 'section'))
  );
}

/** "Bank charges summary: total charges incl VAT R129.00": the words of its cell in front of the figure. */
function wordsBefore({ token, line: { words } }: LabelledMoney): string {
  const cell = splitSegments(words).find(({ from, to }) => token.from >= from && token.from < to);
  return cell === undefined ? '' : textOf(words.slice(cell.from, token.from));
}

/**
 * "Balance" alone may be any, "Endsaldo" is not, and what a card calls its new balance is an amount drawn from another account. Words
 * behind a label may make another balance of it: "Balance as of today", "Total balance of all accounts".
 */
export function isCertainBalance(found: LabelledMoney, isOwed: boolean): boolean {
  const meanings = lookupPhrase(found.label);
  const named = meanings.map(({ value }) => value);
  const isOfCard = !named.some((value) => OF_ACCOUNTS.has(value)) && named.some((value) => OF_CARDS.has(value));
  const isOne =
    !found.label.includes(' ') && meanings.some(({ kind, value }) => kind === 'column' && value === 'balance');
  const isWhole = named.length > 0 && !isQualified(found);
  return isWhole && !isOne && !namesAvailable(found.label) && !isInSentence(found) && (isOwed || !isOfCard);
}

/** Behind the label stands a word that is no preposition and no code of a currency. */
export function isQualified({ rest = '' }: LabelledMoney): boolean {
  const words = normalWords(rest);
  const isLong = (word: string) => word.length >= LETTERS_OF_WORD || isTerm('year', word);
  return words.some((word) => isLong(word) && /^\p{L}+$/u.test(word));
}

/** "Closing Available Balance": without what is blocked, or with what may be overdrawn. */
export function namesAvailable(label: string): boolean {
  return lookupPhrase(label).some(({ value }) => value === 'availableBalance');
}

/** "Total fees charged in 2025" and "Vuoden alusta panot" are said of the year and not of the statement. */
export function isOfYear(label: string): boolean {
  return /(?<![\d./-])20\d\d(?![\d./-])/.test(label) || mentions(label, 'yearToDate');
}

/** "Total mensuel de frais bancaires", "Total installments due this month", "Totale di tutti i conti": which of the rows these are no list says for certain. */
export function isOfPart(label: string): boolean {
  return mentions(label, 'feeSummary') || mentions(label, 'installments') || holdsTerm('accounts', foldText(label));
}

/** "Total Daily Cash this month": of points and cash back, which rows earn and are not. */
export function countsRewards(label: string): boolean {
  return mentions(label, 'rewards');
}

const OF_ACCOUNTS: ReadonlySet<string> = new Set([
  'openingBalance',
  'closingBalance',
  'broughtForward',
  'carriedForward',
]);
const OF_CARDS: ReadonlySet<string> = new Set(['previousBalance', 'newBalance']);

/** The last word of a sentence is no label of a figure in the next: "… with the balance. Deposits are insured up to USD 32,000.00". */
export function endsSentence(found: LabelledMoney): boolean {
  return /\p{Ll}\.$/u.test(found.label) && countPlainWords(found) > 0;
}

/** "Starting December 1, 2026, the monthly fee changes to $18.95.": a word that opens a sentence names no figure far behind it. */
export function isWordOfSentence(found: LabelledMoney): boolean {
  return !found.label.includes(' ') && isInSentence(found);
}

/** "… the fee for withdrawals at other machines is $2.00 in Canada" */
export function isInSentence(found: LabelledMoney): boolean {
  return countPlainWords(found) >= WORDS_OF_SENTENCE;
}

/** Words of small letters in the cell of the figure, without those of its label. */
function countPlainWords({ token, line, label }: LabelledMoney): number {
  const cell = splitSegments(line.words).find(({ from, to }) => token.from >= from && token.from < to);
  if (cell === undefined) return 0;
  const own = new Set(label.split(' '));
  return line.words.slice(cell.from, cell.to).filter(({ text }) => !own.has(text) && /^[\p{Ll}]{2,}[.,;]?$/u.test(text))
    .length;
}
