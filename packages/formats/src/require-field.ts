/** What a format cannot do without, from the statement or from the caller; a clear refusal otherwise. */
import type { ExtractionResult, Statement } from '@extracto/model';
import { z } from 'zod/mini';
import { FormatError } from './format-error.ts';

/** For formats that name the account: what stands in for a value that the statement does not print. */
export const identityOptions = {
  account: z
    .optional(z.string().check(z.minLength(1), z.maxLength(34)))
    .check(z.describe('what to call an account whose statement prints no number')),
  currency: z
    .optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'expected a currency code such as EUR')))
    .check(z.describe('the currency of statements that print none')),
};
export type IdentityOptions = z.output<z.ZodMiniObject<typeof identityOptions>>;

/** `statements` with numbers and currencies filled in from the options. */
export function identifyStatements({ statements }: ExtractionResult, options: IdentityOptions): readonly Statement[] {
  return statements.map((statement) => ({
    ...statement,
    account: {
      ...statement.account,
      number: statement.account.number ?? options.account ?? null,
      currency: statement.account.currency ?? options.currency ?? null,
    },
  }));
}

/** Gives `value`, or says what is missing: `OFX needs a currency, and the statement prints none. …` */
export function requireField<Value>(value: Value | null, format: string, missing: string, option?: string): Value {
  if (value !== null) return value;
  const way = option === undefined ? '' : `Give it with the option "${option}", or choose`;
  throw new FormatError(
    `${format} needs ${missing}, and a statement of this document prints none. ${way || 'Choose'} JSON, CSV or XLSX.`,
  );
}
