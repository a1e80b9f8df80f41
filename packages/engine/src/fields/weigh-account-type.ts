/**
 * The type of an account from all that the page says about it. Whether money is owed turns the sign of every amount, so
 * a bank's name ("Crédit Agricole", "Credit Union") must not count, and contradicting evidence gives `null`.
 *
 * Strong: a labelled type, a heading that is nothing but a type beside the account number, a title ("Credit Card
 * Statement"). Weak: the words only a card's statement has, with a value; a product name with a type inside.
 * Known weakness: a product that hides its kind ("Advantage Plus") is not read.
 */

import { type AccountType, CURRENCY_DECIMALS, OWED_ACCOUNTS } from '@extracto/model';
import { matchPhrases, type PhraseMatch } from '../knowledge/lexicon.ts';
import { normalWords } from '../knowledge/normalise-label.ts';
import { isFillWord, namesBank, namesStatement } from '../knowledge/title-words.ts';
import type { TokenLine } from '../lines/reading.ts';
import { overlapX, splitSegments, type TextSegment, textOf } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { isNumbered, listPayingCards, namesDebited, namesOverdraft, weighBillTerms } from './bill-terms.ts';
import type { Field } from './find-fields.ts';
import { findNamedNumber, isLabelledAmount, SHORTEST_COMPOUND } from './find-named-number.ts';
import { type Evidence, firstPrintings, labelledTypes } from './label-types.ts';
import { listOthers } from './list-others.ts';
import { isProse, longTypesIn, type TypeMatch, typesIn, typesOfYours } from './match-types.ts';
import { hasLegalForm } from './name-like.ts';
import { FIELDS } from './thresholds.ts';
import { standsOnList } from './titles-savings.ts';
import { typeOfTitle } from './type-of-title.ts';

const {
  HEAD_LINES,
  TITLE_LINES,
  NEAR_LINES,
  LONGEST_HEADING,
  LONGEST_HEADER,
  LONGEST_TITLE,
  LEAST,
  LEAD,
  NAMED,
  NAMED_LEAD,
  BESIDE_LINES,
  SHORTEST_LAST,
} = FIELDS.weighAccountType;

export interface WeighedType {
  readonly type: AccountType;
  /** The type that the page suggests if the balances refute `type`; `null` for nothing. */
  readonly otherSide: AccountType | null;
  /** `stated`: the page says so in words. `likely`: only the words around it suggest it. */
  readonly certainty: 'stated' | 'likely';
  /** Nothing on the page suggests an account of the other side: money owed against money held. */
  readonly isUnopposed: boolean;
  /** The page is a bill: no account that holds money has a minimum payment that is due. */
  readonly isBill: boolean;
  /** Nothing but a number of sixteen figures suggests the type: debit cards have one, too. */
  readonly isByNumber: boolean;
}

const WEIGHT = FIELDS.accountTypeWeights;

/** A minimum payment and another term of a bill. */
const BILL = WEIGHT.minimumPayment + WEIGHT.dueDate;

/** `languages`: those of the page; a type word of another language is a coincidence. Empty admits all. */
export function weighAccountType(
  found: readonly Field[],
  printed: readonly TokenLine[],
  languages: ReadonlySet<string>,
): WeighedType | null {
  const own = found.filter((field) => !namesDebited(field));
  const ofOthers = new Set([...listPayingCards(own, printed), ...listOthers(printed)]);
  const fields = own.filter(({ line }) => !ofOthers.has(line));
  const lines = printed.filter((line) => !ofOthers.has(line));
  const words = [...labelledTypes(fields, languages), ...headings(fields, lines, languages)];
  const isLoan =
    sum(words.filter(({ type }) => type === 'loan')) > sum(words.filter(({ type }) => type === 'credit_card'));
  const terms = billTerms(fields, languages, isLoan ? 'loan' : 'credit_card');
  // a card is granted a limit in the same words
  const isOfCard = words.some(({ type }) => type === 'credit_card') || sum(terms) >= WEIGHT.minimumPayment;
  const evidence = [...words, ...(isOfCard ? [] : overdrafts(lines)), ...terms];
  const owed = evidence.filter(({ type }) => OWED_ACCOUNTS.has(type));
  const held = evidence.filter(({ type }) => !OWED_ACCOUNTS.has(type));
  const [winner, loser] = sum(owed) > sum(held) ? [owed, held] : [held, owed];
  if (sum(winner) < LEAST || sum(winner) < sum(loser) * leadOver(winner, loser, words)) return null;
  const best = heaviest(winner);
  const isUnopposed = loser.length === 0;
  const isNamed = winner.some(({ isStated }) => isStated) && !loser.some(({ isStated }) => isStated);
  const isBill = winner === owed && !loser.some(({ isStated }) => isStated) && sum(winner) >= BILL;
  const isByNumber =
    winner.length === 1 && terms.length === 1 && terms[0] === winner[0] && sum(terms) === WEIGHT.cardNumber;
  const otherSide = sum(loser) < LEAST ? null : heaviest(loser);
  return { type: best, otherSide, certainty: isNamed ? 'stated' : 'likely', isUnopposed, isBill, isByNumber };
}

/** A number of sixteen figures alone may be of a debit card, but not beside what else says that the account is such a one. */
export function affirmType(own: WeighedType | null, findOther: () => WeighedType | null): WeighedType | null {
  const other = own?.isByNumber === true ? findOther() : null;
  return own !== null && other?.type === own.type && !other.isByNumber ? { ...own, isByNumber: false } : own;
}

/** Words against words must lead clearly; the name of the account need not, when only the terms of a bill oppose it. */
function leadOver(winner: readonly Evidence[], loser: readonly Evidence[], words: readonly Evidence[]): number {
  const isNamed = winner.some(({ weight, isStated }) => isStated && weight >= NAMED);
  return isNamed && !loser.some((entry) => words.includes(entry)) ? NAMED_LEAD : LEAD;
}

function sum(evidence: readonly Evidence[]): number {
  return evidence.reduce((total, { weight }) => total + weight, 0);
}

function heaviest(evidence: readonly Evidence[]): AccountType {
  const votes = new Map<AccountType, number>();
  // of two as heavy the one in so many words
  for (const { type, weight } of evidence.toSorted((a, b) => Number(b.isStated) - Number(a.isStated)))
    votes.set(type, (votes.get(type) ?? 0) + weight);
  return [...votes].sort((a, b) => b[1] - a[1])[0]![0];
}

const HAS_LETTER = /\p{L}/u;

function billTerms(fields: readonly Field[], languages: ReadonlySet<string>, type: AccountType): Evidence[] {
  return weighBillTerms(fields, languages).map((weight) => ({ type, weight, isStated: false }));
}

function overdrafts(lines: readonly TokenLine[]): Evidence[] {
  const isAgreed = lines.slice(0, HEAD_LINES).some((line) => line.money.length > 0 && namesOverdraft(line));
  return isAgreed ? [{ type: 'checking', weight: WEIGHT.overdraft, isStated: false }] : [];
}

function headings(fields: readonly Field[], lines: readonly TokenLine[], languages: ReadonlySet<string>): Evidence[] {
  const numbered = fields.filter(isNumbered);
  const top = lines[0]?.index ?? 0;
  const firsts = firstPrintings(numbered);
  const ofAccount = numbered.filter((field) => firsts.includes(field) || field.line.index < top + HEAD_LINES);
  const numbers = ofAccount.map(({ line }) => line.index);
  const repeated = new Set(numbered.filter((field) => !ofAccount.includes(field)).map(({ line }) => line));
  const listTitles = new Set(lines.filter((_, at) => standsOnList(lines, at)));
  const figures = fields.filter(({ money }) => money.length > 0);
  return lines.flatMap((line, at) => {
    const distance = Math.min(...numbers.map((index) => Math.abs(index - line.index)));
    const depth = line.index - top;
    // of several names those of columns, and far below products of another list; its number may stand beside the name
    const isOnList =
      listTitles.has(line) && splitSegments(line.words).filter(({ text }) => HAS_LETTER.test(text)).length === 1;
    const isFar = depth >= HEAD_LINES && distance > NEAR_LINES;
    if (isFar && !isOnList) return [];
    if (repeated.has(line) && distance > 0) return [];
    const segments = splitSegments(line.words);
    if (opensRow(line, segments)) return [];
    const isPriced = hasSureAmount(line) && !isOnlyRate(line) && !isOnlyNumber(line, segments, figures);
    if (isPriced && (depth >= HEAD_LINES || distance > NEAR_LINES)) return [];
    const titled = isOnList ? typeOfTitle(line, languages) : null;
    if (titled !== null) return [{ type: titled, weight: WEIGHT.title, isStated: true }];
    return segments
      .filter((segment) => !figures.some((field) => field.line === line && namesFigure(field, segment)))
      .filter((segment) => !isPriced || !mayBePriced(line, segment, figures))
      .filter((segment) => !isEmptySum(segments.find(({ from }) => from === segment.to)))
      .filter((segment) => !headsAmount(segment, lines.slice(at + 1, at + 1 + LONGEST_HEADER)))
      .flatMap((segment) => tellLanguages(nameOfAccount(segment, line, fields, languages)))
      .flatMap((text) => readHeading(text, languages, distance, depth < TITLE_LINES))
      .filter(({ weight }) => !isFar || weight > WEIGHT.product);
  });
}

/**
 * "Notice Saver   Account number 38-9014-0388172-01   Account name P J HALL": the words of a name say nothing of the account, and what
 * is said behind its number ("annual rate 0.70 %") no more where the name stands in front.
 */
function nameOfAccount(
  { from, to, text }: TextSegment,
  { words }: TokenLine,
  fields: readonly Field[],
  languages: ReadonlySet<string>,
): string {
  const frontOf = (label: string) => {
    const next = fields.find(
      (field) => field.label === label && field.line.words === words && field.from > from && field.from < to,
    );
    return next === undefined ? text : textOf(words.slice(from, next.from));
  };
  const fronts = [frontOf('accountNumber'), frontOf('accountHolder')].sort((a, b) => a.length - b.length);
  return fronts.find((name) => typesIn(normalWords(name), languages).length > 0) ?? frontOf('accountHolder');
}

/** "Kredit" above 10 000,00 is a limit, wherever else it is the name of an account. */
function namesFigure({ from, to }: Field, segment: TextSegment): boolean {
  return from === segment.from && to === segment.to;
}

/** True unless the amounts of the line are figures of labels outside the cell: "Savings Plus     Opening balance:  216.60". */
function mayBePriced({ money }: TokenLine, { from, to }: TextSegment, figures: readonly Field[]): boolean {
  const outside = figures.filter((field) => field.from >= to || field.to <= from).flatMap((field) => field.money);
  return money.some((token) => token.strong && !outside.includes(token));
}

/** "Savings   -----": an overview names the kinds of which there is no account. */
function isEmptySum(next: TextSegment | undefined): boolean {
  return next !== undefined && /^[-–—]+$/.test(next.text);
}

/** "CURRENT" over "BALANCE" and 1,376.97 heads a column of a summary: a single word is no name there. */
function headsAmount({ words, box }: TextSegment, below: readonly TokenLine[]): boolean {
  return (
    words.length === 1 && below.some(({ money }) => money.some((token) => token.strong && overlapX(token.box, box) > 0))
  );
}

/** "Privatkonto 8327-9, 123 456 789-0": the figures are those of the account's number, and no other amount is on the line but a labelled one. */
function isOnlyNumber(line: TokenLine, segments: readonly TextSegment[], figures: readonly Field[]): boolean {
  const isOfLabel = (token: TokenLine['money'][number]) => figures.some(({ money }) => money.includes(token));
  // "SPARKONTO 310 447 128     SEITE 1"
  const isOfNumber = ({ from, to, text }: TokenLine['money'][number]) =>
    from > 0 && to === segments[0]!.to && /^[\d ]+$/.test(text);
  const isTerm = () =>
    line.money.every(
      (token) => !token.strong || isOfNumber(token) || isLabelledAmount(line, token) || isOfLabel(token),
    );
  return (segments.length === 1 || isTerm()) && findNamedNumber(segments[0]!.text) !== null;
}

/** "Taux d'intérêt annuel 0,70 %" */
function isOnlyRate({ money, words }: TokenLine): boolean {
  return money.every(
    ({ strong, to, text }) => !strong || text.endsWith('%') || words[to]?.text.startsWith('%') === true,
  );
}

/** A date in a cell of its own, or one that a single cell begins with; "12/3 MG Road" beside a heading is an address. */
function opensRow(line: TokenLine, segments: readonly TextSegment[]): boolean {
  const [date] = line.dates;
  return date?.from === 0 && (segments.length === 1 || date.to >= (segments[0]?.words.length ?? 0));
}

/**
 * "Savings Account / Akaun Simpanan" and "HKD Savings 港元儲蓄" say it in two languages, "Juniper Lending — Loan Account History" and
 * "Juniper One - HKD Current" once.
 */
function tellLanguages(text: string): readonly string[] {
  return text.split(BETWEEN_NAMES).flatMap((part) => {
    const [, latin, dense] = BESIDE_DENSE.exec(part) ?? [];
    return latin !== undefined && dense !== undefined ? [latin, dense] : [part];
  });
}

/** "Advantage Checking - 3503557348" goes on with its number. */
const BETWEEN_NAMES = / [/|—–-] (?![\dXx*•]{4})/;
const BESIDE_DENSE = /^([\p{Script=Latin}\s]{4,}?)\s+([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\s]{2,})$/u;

/** `distance`: lines between the heading and the nearest account number. */
function readHeading(text: string, languages: ReadonlySet<string>, distance: number, isTop: boolean): Evidence[] {
  if (SUM.test(text)) return [];
  const named = findNamedNumber(text);
  if (named !== null && (languages.size === 0 || named.languages.some((own) => languages.has(own))))
    return [{ type: named.type, weight: WEIGHT.besideNumber, isStated: true }];
  const short = languages.has('es') ? SHORT_NAME.exec(text)?.[1] : undefined;
  if (short !== undefined)
    return [{ type: /a/i.test(short) ? 'savings' : 'checking', weight: WEIGHT.besideNumber, isStated: true }];
  const words = normalWords(withoutCurrency(text).replace(IN_BRACKETS, ''));
  const plain = typesIn(words, languages);
  const found = plain.length > 0 ? plain : longTypesIn(words, languages);
  const parted = found.length > 0 ? text : text.replace(INNER_CAPITAL, ' ');
  if (parted !== text) return readHeading(parted, languages, distance, isTop);
  const [match] = found;
  const [yours] = isTop ? typesOfYours(text, languages) : [];
  if (yours !== undefined) return [{ type: yours.type, weight: WEIGHT.product, isStated: false }];
  const spoken = words.filter((word) => !/\d/.test(word));
  if (match === undefined || spoken.length > LONGEST_HEADING || isDenseSentence(text, words)) return [];
  if (found.some(({ type }) => OWED_ACCOUNTS.has(type) !== OWED_ACCOUNTS.has(match.type))) return [];
  const printed = [...found, ...labelsOfNumber(words)];
  const currencies = currencyWords(text);
  const rest = words.filter(
    (word, index) => !currencies.has(word) && !printed.some(({ start, end }) => index >= start && index < end),
  );
  const isBeside = distance <= BESIDE_LINES && endsInKind(words, match) && (distance === 0 || !namesBank(words));
  const isLong = found.some(({ start, end }) => end - start > 1 || isCompound(words[start]!)) || isBeside;
  // one word beside a bank's is the bank's own name, and "INVERSIONES ANDINAS S.A.C." a firm's
  if (found.every(({ start, end }) => end - start < 2) && hasLegalForm(text)) return [];
  if (!isLong && namesBank(rest)) return [];
  const vote = (weight: number, isStated: boolean) => [{ type: match.type, weight, isStated }];
  const isPure = rest.every((word) => isFillWord(word)) || words.every(isDense);
  if (!isPure) {
    // "Kontoauszug: Postbank Giro plus": the bank's name hides no kind that has two words
    const isKind = !namesBank(words.slice(match.start, match.end)) || (isTop && namesStatement(words));
    const isWhole = found.some(({ start, end }) => end - start > 1) && isKind;
    if (!isLong || (namesBank(words) && !((isWhole || isBeside) && !OWED_ACCOUNTS.has(match.type)))) return [];
    if (isTop && namesStatement(words) && spoken.length <= LONGEST_TITLE) return vote(WEIGHT.product, false);
    if (isProse(text, rest)) return [];
    return distance === 0 || (isBeside && !OWED_ACCOUNTS.has(match.type))
      ? vote(WEIGHT.besideNumber, true)
      : vote(WEIGHT.product, false);
  }
  const isTitle = namesStatement(words) && isTop;
  if (isTitle && OWED_ACCOUNTS.has(match.type)) return vote(WEIGHT.owedTitle, true);
  if (isTitle) return vote(WEIGHT.title, true);
  // of two headings the one closer to the number is the account's, the other the document's
  return distance <= NEAR_LINES ? vote(WEIGHT.besideNumber - distance / 4, true) : vote(WEIGHT.heading, false);
}

/** Chinese and Japanese write in four signs what takes as many syllables elsewhere: "普通預金". */
function isCompound(word: string): boolean {
  return word.length >= SHORTEST_COMPOUND || DENSE_COMPOUND.test(word);
}

const DENSE_COMPOUND = /^[\u3400-\u9fff]{4,}$/;

/** "Kontoutskrift nr. 1 for konto 9710.73.97534 i perioden 01.12.2024 - 31.01.2025 Sparekonto" */
function labelsOfNumber(words: readonly string[]): readonly PhraseMatch[] {
  return matchPhrases(words).filter(({ kind, value }) => kind === 'label' && NUMBER_AND_PERIOD.has(value));
}

const NUMBER_AND_PERIOD: ReadonlySet<string> = new Set(['accountNumber', 'iban', 'statementNumber', 'period']);

/** "Easy Access Savings" right above its number, where the bank's name may stand as well, or "Juniper Bank Checking" beside it. */
function endsInKind(words: readonly string[], { start, end }: TypeMatch): boolean {
  return start > 0 && end === words.length && words[start]!.length >= SHORTEST_LAST;
}

/** "POSB eMySavings Account": banks coin one word of several. */
const INNER_CAPITAL = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;

/** "現在（貸付）高" is a balance, which may be that of a loan. */
const IN_BRACKETS = /[（(]\p{Lo}+[）)]/gu;

/** "CC $ 066-001954/7", "CA U$S 4011-2/9": cuenta corriente and caja de ahorro with their currency. */
const SHORT_NAME = /^(C\.?[CA])\.? ?(?:U\$S|U\$D|USD|\$|ARS) ?(?:N[°º.ro]* ?)?\d[\d./-]{5}/i;

/** "(Savings=$11,279)" */
const SUM = /=|\p{Sc}\d/u;

/** "Cuenta corriente: COP" */
function withoutCurrency(text: string): string {
  const code = /[\s:]([A-Z]{3})$/.exec(text)?.[1];
  return code !== undefined && CURRENCY_DECIMALS.has(code) ? text.slice(0, -code.length) : text;
}

/** "HKD Savings", "CAJA DE AHORRO PESOS" */
function currencyWords(text: string): ReadonlySet<string> {
  const codes = (text.match(/(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu) ?? []).filter((code) => CURRENCY_DECIMALS.has(code));
  return new Set([...CURRENCIES, ...normalWords(codes.join(' '))]);
}

const CURRENCIES = ['pesos', 'dolares', 'soles', 'euros', 'euro'];

/** Dense words tell no prose by their case, but only a sentence ends in a stop: "이 예금은 예금자보호법에 따라 보호됩니다." */
function isDenseSentence(text: string, words: readonly string[]): boolean {
  return words.every(isDense) && /[.。．]\s*$/.test(text);
}

function isDense(word: string): boolean {
  return /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/.test(word) || isFillWord(word);
}
