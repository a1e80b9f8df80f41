import { z } from 'zod';
import { datePatternSchema } from '../print-date.ts';

export const csvOptions = z.strictObject({
  delimiter: z.enum(['comma', 'semicolon', 'tab', 'pipe']).default('comma'),
  decimals: z.enum(['point', 'comma']).default('point'),
  dates: datePatternSchema.default('YYYY-MM-DD'),
  amounts: z.enum(['signed', 'split']).default('signed').describe('split: magnitudes in a debit and a credit column'),
  ids: z.enum(['no', 'yes']).default('no').describe('yes: a last column with the id of each transaction'),
  bom: z.enum(['no', 'yes']).default('no').describe('yes: begin with a byte order mark, by which Excel knows UTF-8'),
});
export type CsvOptions = z.output<typeof csvOptions>;
