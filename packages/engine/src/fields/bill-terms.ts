/** What the labels of a bill weigh when the kind of an account is sought: they suggest that money is owed, and state nothing. */
import { onlyOnce } from '../geometry/only-once.ts';
import { directionOf } from '../knowledge/direction-of.ts';
import { matchPhrases } from '../knowledge/lexicon.ts';
import { foldText, normalWords } from '../knowledge/normalise-label.ts';
import { anyTerm, holdsTerm, opensWithTerm } from '../knowledge/terms.ts';
import type { TokenLine } from '../lines/reading.ts';
import { countBefore, textOf } from '../lines/segments.ts';
import type { Field } from './find-fields.ts';
import { FIELDS } from './thresholds.ts';

const WEIGHT = FIELDS.accountTypeWeights;

/**
 * Words of a bill: what is to be paid at least and until when. An overdraft has a limit too, so a limit says little. A word of
 * another language is a coincidence: German "Rate" is an instalment, English "rate" is none.
 */
export function weighBillTerms(fields: readonly Field[], languages: ReadonlySet<string>): readonly number[] {
  const weights = new Map<string, number>();
  const note = (term: string, weight: number) => weights.set(term, weight);
  for (const field of fields) {
    if (!isSpoken(field, languages)) continue;
    const hasMoney = field.money.some((token) => token.strong || token.text === field.text);
    if (field.label === 'minimumPayment' && (hasMoney || PRICE.test(field.below?.text ?? '')))
      note('minimum', WEIGHT.minimumPayment);
    if (field.label === 'creditLimit' && hasMoney && !namesOverdraft(field.line)) note('limit', WEIGHT.creditLimit);
    if (field.label === 'accountHolder' && opensWithTerm('cardholder', labelWords(field).join(' ')))
      note('holder', WEIGHT.cardholder);
    if (field.label === 'dueDate' && field.dates.length > 0) note('due', WEIGHT.dueDate);
    if ((field.label === 'newBalance' || field.label === 'previousBalance') && hasMoney && !isShared(field, fields))
      note(field.label, WEIGHT.cardBalance);
    if (field.label === 'accountNumber' && isCardNumber(field.text) && !isPaidFrom(fields))
      note('number', WEIGHT.cardNumber);
  }
  return [...weights.values()];
}

/** Below a label that stands in a row of headings: "€ 650,53" */
const PRICE = /\d[.,]\d{2}(?!\d)/;

function isSpoken(field: Field, languages: ReadonlySet<string>): boolean {
  if (languages.size === 0) return true;
  return matchPhrases(labelWords(field)).some(
    (match) => match.kind === 'label' && match.value === field.label && languages.has(match.language),
  );
}

export function labelWords({ line, from, to }: Field): string[] {
  const label = line.words.slice(from, to).map(({ text }) => text);
  return normalWords(label.join(' '));
}

/** Only an account for payments may be overdrawn by agreement. */
export function namesOverdraft({ words }: TokenLine): boolean {
  return holdsTerm('overdraft', foldText(textOf(words)));
}

/** "Card account   182.45-" in an overview says what is owed, and numbers no account. */
export function isNumbered({ label, text, money }: Field): boolean {
  const isAmount = money.some((token) => token.strong && token.text === text);
  return (label === 'accountNumber' || label === 'iban') && /(?:[\dXx*•]\W?){4}/.test(text) && !isAmount;
}

/** Beside the number of an account, the number of a card says who paid from it. */
function isPaidFrom(fields: readonly Field[]): boolean {
  return fields.some((field) => isNumbered(field) && !isCardNumber(field.text));
}

/** "Addebito sul c/c IT60 …": the account from which a bill is paid, of another kind than the one that the page is about. "from your account 18448812" in a sentence as well. */
export function namesDebited({ label, line, from }: Field): boolean {
  if (label !== 'accountNumber' && label !== 'iban') return false;
  const front = line.words.slice(from - countBefore(line.words, from), from);
  return front.length > 0 && (directionOf(textOf(front)) === -1 || debited().test(foldText(textOf(front))));
}

/** Up to four words between the verb and the account: "As prestações são debitadas na". */
const debited = onlyOnce(
  () => new RegExp(`(?<!\\p{L})(?:from your|${anyTerm('debitStem')}\\p{L}*(?: \\p{L}+\\.?){0,4})$`, 'u'),
);

/** Lines with the number of a card below the number of an account: "Card account # XXXX XXXX XXXX 4417" above what was paid with it. */
export function listPayingCards(fields: readonly Field[], lines: readonly TokenLine[]): ReadonlySet<TokenLine> {
  const own = fields.find((field) => isNumbered(field) && !isCardNumber(field.text));
  if (own === undefined) return NO_LINES;
  return new Set(lines.filter((line) => line.index > own.line.index && holdsCardNumber(line)));
}

const NO_LINES: ReadonlySet<TokenLine> = new Set();

function holdsCardNumber({ words }: TokenLine): boolean {
  return words.some(({ text }, at) => {
    if (!/^[\dXx*•]{4}/.test(text) || isOfIban(words, at)) return false;
    return isCardNumber(text) || isCardNumber(textOf(words.slice(at, at + 4)));
  });
}

/** "DE57 2004 1133 1560 0261 80" has four groups of four as well. */
function isOfIban(words: TokenLine['words'], at: number): boolean {
  const head = words.slice(0, at).findLastIndex(({ text }) => !/^\d{4}$/.test(text));
  return head >= 0 && /^[A-Z]{2}\d{2}$/.test(words[head]!.text);
}

/** The same words also name a deposit account's total or balance: Turkish "Toplam Borç". */
function isShared(field: Field, fields: readonly Field[]): boolean {
  return fields.some(
    (other) => other !== field && other.line === field.line && other.from === field.from && SHARED.has(other.label),
  );
}

const SHARED: ReadonlySet<string> = new Set(['totalDebits', 'totalCredits', 'openingBalance', 'closingBalance']);

/** Four times four, and no more: Hungarian accounts have three groups of eight, and India's often begin with the branch, "0235208801990368". Cards of fifteen digits have 4, 6 and 5. */
export function isCardNumber(text: string): boolean {
  return CARD_NUMBERS.some((shape) => shape.test(text.trim()));
}

const CARD_NUMBERS: readonly RegExp[] = [
  /^[2-689Xx*•][\dXx*•]{3}([ -]?)(?:[\dXx*•]{4}\1){2}\d{4}(?![ -]?\d)/,
  /^[\dXx*•]{4}([ -])[\dXx*•]{6}\1\d{5}(?![ -]?\d)/,
];
