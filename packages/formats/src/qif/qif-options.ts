import { z } from 'zod';
import { datePatternSchema } from '../print-date.ts';

export const qifOptions = z.strictObject({
  dates: datePatternSchema
    .default('MM/DD/YYYY')
    .describe('QIF does not say which order its dates have: choose what your program expects'),
});
export type QifOptions = z.output<typeof qifOptions>;
