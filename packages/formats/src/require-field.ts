/** Required fields of a format; a refusal names every missing one, and the options that give it. */
import { closingBalanceOf, lastDay, openingBalanceOf } from './balances.ts';
import { FormatError } from './format-error.ts';
import type { IdentifiedStatement } from './identify-statements.ts';

interface Need {
  readonly name: string;
  /** Options that give it; none where no option can. */
  readonly options: readonly string[];
  readonly isThere: (statement: IdentifiedStatement) => boolean;
}

export const NEEDS = {
  date: { name: 'a date', options: [], isThere: (statement) => lastDay(statement) !== null },
  year: {
    name: 'the year of its dates',
    options: [],
    isThere: ({ transactions }) => transactions.every(({ date }) => date !== null),
  },
  number: { name: 'an account number', options: ['account'], isThere: ({ account }) => account.number !== null },
  currency: { name: 'a currency', options: ['currency'], isThere: ({ account }) => account.currency !== null },
  opening: {
    name: 'an opening balance',
    options: ['openingBalance'],
    isThere: (statement) => openingBalanceOf(statement) !== null,
  },
  closing: {
    name: 'a closing balance',
    options: ['closingBalance'],
    isThere: (statement) => closingBalanceOf(statement) !== null,
  },
  eitherBalance: {
    name: 'an opening or a closing balance',
    options: ['openingBalance'],
    isThere: (statement) => (openingBalanceOf(statement) ?? closingBalanceOf(statement)) !== null,
  },
} as const satisfies Readonly<Record<string, Need>>;

/**
 * `MT940 needs an account number and an opening balance, and a statement of this document prints none. Give them with the
 * options "account" and "openingBalance", or choose JSON, CSV or XLSX.`
 */
export function requireFields(
  statements: readonly IdentifiedStatement[],
  format: string,
  needs: readonly (keyof typeof NEEDS)[],
): void {
  if (statements.length === 0) refuse(format, [{ name: 'an account', options: [] }]);
  const missing = needs.map((name): Need => NEEDS[name]).filter(({ isThere }) => !statements.every(isThere));
  // without it no balance has a day either, and the reading must be repeated before anything else can be said
  if (missing.includes(NEEDS.year)) refuseWithoutYear(format);
  if (missing.length > 0) refuse(format, missing);
}

/** A field that `requireFields` has asked for. */
export function requireField<Value>(value: Value | null, format: string, need: keyof typeof NEEDS): Value {
  return value ?? refuse(format, [NEEDS[need]]);
}

function refuseWithoutYear(format: string): never {
  throw new FormatError(
    `${format} needs dates with a year, and a statement of this document prints none. Upload or convert the document again with the option "year", or choose JSON, CSV or XLSX.`,
  );
}

function refuse(format: string, missing: readonly Pick<Need, 'name' | 'options'>[]): never {
  const listed = new Intl.ListFormat('en');
  const options = missing.flatMap((need) => need.options).map((option) => `"${option}"`);
  const [pronoun, noun] = options.length > 1 ? ['them', 'options'] : ['it', 'option'];
  const way =
    options.length === missing.length
      ? `Give ${pronoun} with the ${noun} ${listed.format(options)}, or choose`
      : 'Choose';
  const names = listed.format(missing.map(({ name }) => name));
  throw new FormatError(
    `${format} needs ${names}, and a statement of this document prints none. ${way} JSON, CSV or XLSX.`,
  );
}
