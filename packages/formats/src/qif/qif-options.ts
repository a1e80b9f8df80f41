import { z } from 'zod/mini';
import { identityOptions } from '../identify-statements.ts';
import { datePatternSchema } from '../print-date.ts';

export const qifOptions = z.strictObject({
  dates: z.optional(datePatternSchema).check(z.describe('default: the style of the currency’s country, or YYYY-MM-DD')),
  ...identityOptions,
});
export type QifOptions = z.output<typeof qifOptions>;
