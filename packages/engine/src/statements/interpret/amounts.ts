/** A row's printed amount before its sign is decided, and the conventions under which banks print signs. */
import type { Minor } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { AGAINST_SECTIONS, BARE_BY_SECTION, BY_SECTIONS, LIKED } = STATEMENTS.amounts;

/** In the order in which they are tried. */
const CONVENTION_NAMES = [
  'asPrinted',
  'inverted',
  'unsignedOut',
  'bySection',
  'bareBySection',
  'turnedBySection',
] as const;
export type Convention = (typeof CONVENTION_NAMES)[number];

/** Conventions of accounts that hold money, where no heading tells the signs. */
export const HELD_CONVENTIONS = ['asPrinted', 'unsignedOut'] as const satisfies readonly Convention[];

export interface PrintedAmount {
  readonly magnitude: Minor;
  readonly token: MoneyToken;
  readonly columnRole: 'amount' | 'debit' | 'credit';
  /** Direction that the section heading implies for an amount without a sign of its own; 0 for none. */
  readonly sectionSign: -1 | 0 | 1;
  /** Kinds of that heading: the same list for all amounts below it. */
  readonly sections: readonly string[];
}

/** No sign is printed beside it, and no mark of its side. */
export function isBare({ sign, marker }: MoneyToken): boolean {
  return sign === 0 && marker === null;
}

/** A currency is printed beside it, and not that of the account; false where the account's is not known. */
export function isInOther({ currencies }: Pick<MoneyToken, 'currencies'>, own: string | null): boolean {
  return own !== null && currencies.length > 0 && !currencies.includes(own);
}

/** Nothing printed fixes the sign of this amount. */
export function isUnsigned({ columnRole, token }: PrintedAmount): boolean {
  return columnRole === 'amount' && isBare(token);
}

/** Sign notations: of amounts in one column for both directions without a marker, and the markers of all. */
export interface SignCount {
  readonly habits: ColumnHabits;
  /** If some amounts carry a sign, an amount without one says something too. */
  readonly isSignless: boolean;
  readonly plus: number;
  readonly minus: number;
  readonly bare: number;
  readonly credited: number;
  readonly debited: number;
  /** Directions that the headings above the amounts without a marker imply. */
  readonly sections: ReadonlySet<number>;
  /** Amounts under a heading of what goes out, below which no amount carries a sign. */
  readonly bareOut: number;
  /** The same of what comes in. */
  readonly bareIn: number;
}

interface SignConvention {
  /** In a trace. */
  readonly title: string;
  readonly isPossible: (print: Pick<SignCount, 'plus' | 'minus' | 'bare' | 'bareOut' | 'bareIn'>) => boolean;
  /** Weight of the print's habit where the arithmetic leaves the convention open; `owed`: the balance is a debt. */
  readonly habit: (print: SignCount, owed: boolean) => number;
  /** A printed plus is money out. */
  readonly turnsSigns: boolean;
  /** The direction of an amount that neither a column, a marker nor a heading gives one. */
  readonly signOf: (printed: MoneyToken['sign']) => 1 | -1;
}

export const CONVENTIONS: Readonly<Record<Convention, SignConvention>> = {
  // minus is money out, no sign is money in
  asPrinted: {
    title: 'signs as printed',
    isPossible: () => true,
    habit: (print, owed) => habitOf('asPrinted', print, owed),
    turnsSigns: false,
    signOf: (printed) => (printed === -1 ? -1 : 1),
  },
  // cards that print purchases without a sign or with a plus, and payments with a minus
  inverted: {
    title: 'signs inverted',
    isPossible: () => true,
    habit: (print, owed) => habitOf('inverted', print, owed),
    turnsSigns: true,
    signOf: (printed) => (printed === -1 ? 1 : -1),
  },
  // money in carries a plus or CR, everything else is money out
  unsignedOut: {
    title: 'amounts without a sign leave the account',
    isPossible: ({ minus }) => minus === 0,
    habit: (print, owed) => habitOf('unsignedOut', print, owed),
    turnsSigns: false,
    signOf: (printed) => (printed === 1 ? 1 : -1),
  },
  // the heading above the rows says which way the money goes; where a minus is printed, an amount without one is no money out as well
  bySection: {
    title: 'signs by section heading',
    isPossible: ({ plus, minus, bare }) => minus === 0 || plus + bare === 0,
    habit: (print) => (likesSections(print) ? BY_SECTIONS : -AGAINST_SECTIONS),
    turnsSigns: false,
    signOf: (printed) => (printed === -1 ? -1 : 1),
  },
  // withdrawals print a minus, the checks below them nothing: "Checks" above them says enough
  bareBySection: {
    title: 'signs as printed, by section heading where none is',
    isPossible: ({ minus, bareOut }) => minus > 0 && bareOut > 0,
    habit: (print, owed) => (owed ? 0 : habitOf('asPrinted', print, owed) + BARE_BY_SECTION),
    turnsSigns: false,
    signOf: (printed) => (printed === -1 ? -1 : 1),
  },
  // cards that print neither purchases nor payments with a sign, and refunds with a minus: "Payments" above them says enough
  turnedBySection: {
    title: 'signs inverted, by section heading where none is',
    isPossible: ({ bare, bareIn }) => bareIn > 0 && bare > bareIn,
    habit: ({ minus, bare }, owed) => (owed && minus <= bare ? LIKED + BARE_BY_SECTION : 0),
    turnsSigns: true,
    signOf: (printed) => (printed === -1 ? 1 : -1),
  },
};

/**
 * Conventions that the print allows. Headings in both directions above unsigned amounts are the only word on signs, unless others
 * are marked as credits: then a heading may hold for the marked ones below it alone.
 */
export function possibleConventions(print: SignCount): readonly Convention[] {
  const { sections, plus, minus, credited } = print;
  if (sections.has(1) && sections.has(-1) && plus === 0 && minus === 0) {
    const marked: readonly Convention[] = credited > 0 ? ['unsignedOut'] : [];
    return sections.has(0) ? ['bySection', 'turnedBySection', ...marked] : ['bySection', ...marked];
  }
  return CONVENTION_NAMES.filter((name) => CONVENTIONS[name].isPossible(print));
}

/**
 * Headings decide when every amount stands under one that has a direction: two directions in one list, or no printed
 * sign at all. A lone "Transactions" above signed amounts says nothing.
 */
function likesSections({ sections, plus, minus }: SignCount): boolean {
  if (plus > 0 && minus > 0) return false;
  if (sections.has(1) && sections.has(-1)) return true;
  return !sections.has(0) && sections.size > 0 && plus + minus === 0;
}

function habitOf(convention: Convention, print: SignCount, owed: boolean): number {
  return convention === likedConvention(print, owed) ? LIKED : 0;
}

function likedConvention(print: SignCount, owed: boolean): Convention {
  // most rows of a card are charges: where most carry a plus, it raises what is owed
  if (print.plus > 0 && print.minus > 0) return owed && print.minus < print.plus ? 'inverted' : 'asPrinted';
  if (print.plus > 0) return 'unsignedOut';
  if (print.minus > 0) return owed && print.minus <= print.bare ? 'inverted' : 'asPrinted';
  if (print.credited > 0 && print.debited === 0) return 'unsignedOut';
  return owed ? 'unsignedOut' : 'asPrinted';
}

/** `debitSign`/`creditSign`: the sign that most values of the column carry; a value that differs is a reversal. */
export interface ColumnHabits {
  readonly debitSign: -1 | 0 | 1;
  readonly creditSign: -1 | 0 | 1;
  /** One column for both directions, whatever its name is: some of its amounts carry a plus, others a minus. */
  readonly isSigned: boolean;
  /** No column is for what comes in, and the one for what goes out prints a plus beside some amounts and nothing beside others. */
  readonly isPlusIn: boolean;
  /** Headings below which no amount carries a sign. */
  readonly bareSections: ReadonlySet<readonly string[]>;
}

export function signAmount(amount: PrintedAmount, convention: Convention, habits: ColumnHabits): Minor {
  const { magnitude, token, columnRole, sectionSign } = amount;
  if (magnitude === 0) return 0;
  if (habits.isSigned && columnRole !== 'amount' && token.sign !== 0) return token.sign * magnitude;
  if (columnRole === 'debit' && habits.isPlusIn && token.sign === 1) return magnitude;
  if (columnRole === 'debit') return isReversal(token, habits.debitSign, 'credit') ? magnitude : -magnitude;
  if (columnRole === 'credit') return isReversal(token, habits.creditSign, 'debit') ? -magnitude : magnitude;
  if (token.marker !== null) return token.marker === 'credit' ? magnitude : -magnitude;
  if (convention === 'bySection' && sectionSign !== 0)
    return sectionSign * reversalInSection(token, sectionSign) * magnitude;
  const isBareBySection = convention === 'bareBySection' || convention === 'turnedBySection';
  if (isBareBySection && sectionSign !== 0 && habits.bareSections.has(amount.sections)) return sectionSign * magnitude;
  return CONVENTIONS[convention].signOf(token.sign) * magnitude;
}

function isReversal(token: MoneyToken, habit: -1 | 0 | 1, against: 'credit' | 'debit'): boolean {
  if (token.marker !== null) return token.marker === against;
  return token.sign !== habit && (token.sign === -1 || habit === -1);
}

/** In a section the sign is the heading's; a plus in a debit section marks money coming back. */
function reversalInSection(token: MoneyToken, sectionSign: -1 | 1): 1 | -1 {
  return sectionSign === -1 && token.sign === 1 ? -1 : 1;
}

export function columnHabits(entries: readonly Priced[]): ColumnHabits {
  const [debitSign, creditSign] = [usualSign(entries, 'debit'), usualSign(entries, 'credit')];
  const { roles, signs } = listPrint(entries);
  const isLone = roles.size === 1;
  return {
    debitSign,
    creditSign,
    isSigned: isLone && signs.has(1) && signs.has(-1),
    isPlusIn: isLone && roles.has('debit') && signs.has(1) && signs.has(0),
    bareSections: findBareSections(entries),
  };
}

function findBareSections(entries: readonly Priced[]): ReadonlySet<readonly string[]> {
  const bare = new Set<readonly string[]>();
  const signed = new Set<readonly string[]>();
  for (const { amount } of entries) {
    if (amount !== null && amount.magnitude !== 0) (isUnsigned(amount) ? bare : signed).add(amount.sections);
  }
  return bare.difference(signed);
}

/** Columns of the amounts, and the signs printed beside them. */
function listPrint(entries: readonly Priced[]) {
  const roles = new Set<PrintedAmount['columnRole']>();
  const signs = new Set<number>();
  for (const { amount } of entries) {
    if (amount === null || amount.magnitude === 0) continue;
    roles.add(amount.columnRole);
    signs.add(amount.token.sign);
  }
  return { roles, signs };
}

interface Priced {
  readonly amount: PrintedAmount | null;
}

function usualSign(entries: readonly Priced[], role: 'debit' | 'credit'): -1 | 0 | 1 {
  let [all, minus] = [0, 0];
  for (const { amount } of entries) {
    if (amount === null || amount.columnRole !== role || amount.magnitude === 0) continue;
    all++;
    if (amount.token.sign === -1) minus++;
  }
  return minus * 2 > all ? -1 : 0;
}

const SECTION_SIGNS: Readonly<Record<string, { readonly deposit: -1 | 0 | 1; readonly owed: -1 | 0 | 1 }>> = {
  credits: { deposit: 1, owed: 1 },
  refunds: { deposit: 1, owed: 1 },
  payments: { deposit: -1, owed: 1 },
  debits: { deposit: -1, owed: -1 },
  checks: { deposit: -1, owed: -1 },
  fees: { deposit: -1, owed: -1 },
  purchases: { deposit: -1, owed: -1 },
  cashAdvances: { deposit: -1, owed: -1 },
  atm: { deposit: -1, owed: -1 },
  cards: { deposit: -1, owed: -1 },
  interest: { deposit: 1, owed: -1 },
};

/**
 * The first meaning of a heading that implies a direction decides; "Transfers" implies none. Where money is owed a word
 * for both payments and debits means payments: a card's other list is headed by a word for purchases.
 */
export function sectionSign(kinds: readonly string[], owed: boolean): -1 | 0 | 1 {
  for (const kind of owed && kinds.includes('payments') ? ['payments'] : kinds) {
    const sign = SECTION_SIGNS[kind];
    if (sign !== undefined) return owed ? sign.owed : sign.deposit;
  }
  return 0;
}
