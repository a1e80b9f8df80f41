import { z } from 'zod/mini';
import { balanceOptions, identityOptions } from '../identify-statements.ts';

/** Options of every member of the family. */
export const ofxOptions = {
  ...identityOptions,
  closingBalance: balanceOptions.closingBalance,
  bankId: z
    .optional(z.string().check(z.regex(/^[0-9A-Za-z]{1,9}$/, 'expected up to nine letters and digits')))
    .check(z.describe('routing number or bank code; default: the IBAN’s')),
};

/** Intuit's programs open only files that name a bank of Intuit's list. */
export const intuitOptions = {
  ...ofxOptions,
  intuitBankId: z
    ._default(z.string().check(z.regex(/^\d{1,10}$/, 'expected a number of up to ten digits')), '3000')
    .check(z.describe('the bank that Quicken and QuickBooks show')),
};
