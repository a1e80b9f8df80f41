import { z } from 'zod/mini';
import { identityOptions } from '../identify-statements.ts';
import { datePatternSchema } from '../print-date.ts';

export const qifOptions = z.strictObject({
  dates: z
    .optional(datePatternSchema)
    .check(
      z.describe(
        'what your program expects; left out, what the currency’s country writes, and YYYY-MM-DD where that is open',
      ),
    ),
  ...identityOptions,
});
export type QifOptions = z.output<typeof qifOptions>;
