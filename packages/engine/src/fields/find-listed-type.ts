/**
 * The type that a list of accounts gives to the one with a number: "Chase Savings   000003227164676   3,280.72", on whatever page it stands.
 */
import { digitsOf } from '../knowledge/letters.ts';
import type { TokenLine } from '../lines/reading.ts';
import { findNamedNumber } from './find-named-number.ts';
import { FIELDS } from './thresholds.ts';
import type { WeighedType } from './weigh-account-type.ts';

const { FEWEST_DIGITS } = FIELDS.findListedType;

/** `number`: as printed. `null` where it stands behind no name of a kind. */
export function findListedType(lines: readonly TokenLine[], number: string | null): WeighedType | null {
  const digits = digitsOf(number ?? '');
  if (digits.length < FEWEST_DIGITS) return null;
  for (const line of lines) {
    const named = nameListed(line);
    if (named !== null && digitsOf(named.text).startsWith(digits)) return { ...STATED, type: named.type };
  }
  return null;
}

/** What the line of a list says of the account that it names. */
export function readListedType(line: TokenLine): WeighedType | null {
  const named = nameListed(line);
  return named === null ? null : { ...STATED, type: named.type };
}

const STATED = { otherSide: null, certainty: 'stated', isUnopposed: true, isBill: false, isByNumber: false } as const;

function nameListed({ words, money }: TokenLine) {
  const amount = money.find(({ strong }) => strong)?.from ?? words.length;
  const name = words.slice(0, amount).map(({ text }) => text);
  return findNamedNumber(name.join(' ')) ?? findNamedNumber(withoutPage(name).join(' '));
}

/** "Everyday Savings   3   2281940567": between the name and the number stands the page of its list. */
function withoutPage(name: readonly string[]): readonly string[] {
  return PAGE.test(name.at(-2) ?? '') ? name.toSpliced(-2, 1) : name;
}

const PAGE = /^\d{1,2}$/;
