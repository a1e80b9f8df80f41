import { z } from 'zod';
import { identityOptions } from '../require-field.ts';

/** What every member of the family can be told. */
export const ofxOptions = {
  ...identityOptions,
  bankId: z
    .string()
    .regex(/^[0-9A-Za-z]{1,9}$/, 'expected up to nine letters and digits')
    .optional()
    .describe('routing number or bank code; an IBAN holds its own'),
};

/** Intuit's programs open only files that name a bank of Intuit's list. */
export const intuitOptions = {
  ...ofxOptions,
  intuitBankId: z
    .string()
    .regex(/^\d{1,10}$/, 'expected a number of up to ten digits')
    .default('3000')
    .describe('the bank in the list of Intuit, which Quicken and QuickBooks ask for'),
};
