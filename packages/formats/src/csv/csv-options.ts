import { z } from 'zod/mini';
import { datePatternSchema } from '../print-date.ts';

export const csvOptions = z.strictObject({
  delimiter: z._default(z.enum(['comma', 'semicolon', 'tab', 'pipe']), 'comma'),
  decimals: z._default(z.enum(['point', 'comma']), 'point'),
  dates: z._default(datePatternSchema, 'YYYY-MM-DD'),
  amounts: z
    ._default(z.enum(['signed', 'split']), 'signed')
    .check(z.describe('split: magnitudes in a debit and a credit column')),
  ids: z._default(z.enum(['no', 'yes']), 'no').check(z.describe('yes: a last column with the id of each transaction')),
  bom: z
    ._default(z.enum(['no', 'yes']), 'no')
    .check(z.describe('yes: begin with a byte order mark, by which Excel knows UTF-8')),
});
export type CsvOptions = z.output<typeof csvOptions>;
