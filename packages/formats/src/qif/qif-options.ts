import { z } from 'zod/mini';
import { datePatternSchema } from '../print-date.ts';

export const qifOptions = z.strictObject({
  dates: z
    ._default(datePatternSchema, 'MM/DD/YYYY')
    .check(z.describe('QIF does not say which order its dates have: choose what your program expects')),
});
export type QifOptions = z.output<typeof qifOptions>;
