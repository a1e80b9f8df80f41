/**
 * What labels say of the type of an account: "Account type: Savings", "Conto corrente n. 1234", "50100123456789 PRIME SAVINGS".
 * Known weakness: a type that stands below its label is not read.
 */
import type { AccountType } from '@extracto/model';
import { normalWords } from '../knowledge/normalise-label.ts';
import { splitSegments } from '../lines/segments.ts';
import { hasSureAmount } from '../tokens/has-sure-amount.ts';
import { isNumbered, labelWords } from './bill-terms.ts';
import type { Field } from './find-fields.ts';
import { longTypesIn, type TypeMatch, typesIn } from './match-types.ts';
import { FIELDS } from './thresholds.ts';

const { LONGEST_LABELLED } = FIELDS.weighAccountType;

export interface Evidence {
  readonly type: AccountType;
  readonly weight: number;
  readonly isStated: boolean;
}

/** `languages`: those of the page; empty admits all. */
export function labelledTypes(fields: readonly Field[], languages: ReadonlySet<string>): Evidence[] {
  const called = fields.filter((field) => field.label === 'accountType' && isLabel(field));
  const isOverview = called.filter(isListed).length > 1;
  const labelled = called
    .filter((field) => !(isOverview && isListed(field)))
    .flatMap(({ text }) => kindInBrackets(text, languages) ?? typesIn(normalWords(text), languages).slice(0, 1));
  const overdrawn = fields.filter(isOverdraftAccount).map(() => ({ type: 'checking' as const }));
  const numbered = fields.filter(({ label }) => label === 'accountNumber');
  const behind = numbered.flatMap(({ text }) => typeBehind(text, languages));
  const within = firstPrintings(fields.filter(isNumbered)).flatMap((field) => typeOfLabel(field, languages));
  const titles = fields
    .filter((field) => field.label === 'accountHolder' && isLabel(field))
    .flatMap((field) => {
      const words = normalWords(field.text);
      return typesIn(words, languages).filter(({ start, end }) => (end - start) * 2 >= words.length);
    });
  return [...labelled, ...overdrawn, ...behind, ...within, ...titles.slice(0, 1)].map(({ type }) => ({
    type,
    weight: FIELDS.accountTypeWeights.labelled,
    isStated: true,
  }));
}

/** "Account type   Number" over "Saver   4158033450   2,850.00": where such lines are several, they say what other accounts are. */
function isListed({ line, textLine }: Field): boolean {
  return textLine !== line && hasSureAmount(textLine);
}

/** "Account Type : OVERDRAFT - GENERAL": a current account; elsewhere the word names a limit that any account may have. */
function isOverdraftAccount({ label, line, to }: Field): boolean {
  const value = line.words.slice(to).find(({ text }) => /\p{L}/u.test(text));
  return label === 'accountType' && value !== undefined && /^:?overdraft$/i.test(value.text);
}

/** "Conto corrente n. 1234": the label of the number is what the account is called. */
function typeOfLabel(field: Field, languages: ReadonlySet<string>): TypeMatch[] {
  return longTypesIn(labelWords(field), languages).slice(0, 1);
}

/** "Easy passbook (savings deposit)": the name is the product's, and the kind stands behind it. */
function kindInBrackets(text: string, languages: ReadonlySet<string>): TypeMatch[] | null {
  const words = normalWords(KIND_IN_BRACKETS.exec(text)?.[1] ?? '');
  const found = typesIn(words, languages);
  return found.length === 1 && found[0]!.start === 0 && found[0]!.end === words.length ? found : null;
}

const KIND_IN_BRACKETS = /[（(]([^()（）]+)[)）]\s*$/u;

/** "50100123456789 PRIME SAVINGS", "2275-4018-8306 綜合活期儲蓄存款": capitals or dense letters that end in a kind, and nothing else. */
function typeBehind(text: string, languages: ReadonlySet<string>): TypeMatch[] {
  const rest = BEHIND_NUMBER.exec(text)?.[1] ?? '';
  const words = normalWords(rest);
  const found = typesIn(words, languages);
  return found.length === 1 && found[0]!.end === words.length ? found : [];
}

const BEHIND_NUMBER =
  /^[\dXx* ./-]{6,}\s+([\p{Lu} ]{4,40}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,20})$/u;

/** Opens its part of the line, or is marked by a colon, and has a short value; "product" inside a sentence labels nothing. */
function isLabel({ line, from, to, text }: Field): boolean {
  const words = normalWords(text).length;
  return (
    words > 0 &&
    words <= LONGEST_LABELLED &&
    (line.words[to - 1]!.text.endsWith(':') ||
      line.words[to]?.text.startsWith(':') === true ||
      splitSegments(line.words).some((segment) => segment.from === from))
  );
}

/** A number names its account where it first stands: on the payment slip below, the words beside it say how to pay. */
export function firstPrintings(numbered: readonly Field[]): readonly Field[] {
  const compact = ({ text }: Field) => text.replace(/\W/g, '');
  return numbered.filter((field, index) => numbered.findIndex((other) => compact(other) === compact(field)) === index);
}
