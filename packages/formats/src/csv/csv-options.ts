import { z } from 'zod/mini';
import { identityOptions } from '../identify-statements.ts';
import { datePatternSchema } from '../print-date.ts';
import { COLUMNS, readColumns } from './csv-columns.ts';
import { PRESETS } from './presets.ts';

type PresetName = keyof typeof PRESETS;

const isColumns = (list: string) => readColumns(list) !== null;

export const csvOptions = z.strictObject({
  preset: z
    .optional(z.enum(Object.keys(PRESETS) as [PresetName, ...PresetName[]]))
    .check(z.describe('columns and dates for a program')),
  columns: z
    .optional(
      z.string().check(z.maxLength(1000), z.refine(isColumns, `expected a list of ${Object.keys(COLUMNS).join(', ')}`)),
    )
    .check(z.describe('columns in order, separated by commas; NAME=HEADER renames one')),
  delimiter: z._default(z.enum(['comma', 'semicolon', 'tab', 'pipe']), 'comma'),
  decimals: z._default(z.enum(['point', 'comma']), 'point'),
  dates: z.optional(datePatternSchema).check(z.describe('YYYY-MM-DD when left out, or what the preset expects')),
  amounts: z
    ._default(z.enum(['signed', 'split']), 'signed')
    .check(z.describe('split: magnitudes in a debit and a credit column')),
  ids: z._default(z.enum(['yes', 'no']), 'yes').check(z.describe('no: omit the id column')),
  bom: z._default(z.enum(['no', 'yes']), 'no').check(z.describe('yes: start with a byte order mark, for Excel')),
  ...identityOptions,
});
export type CsvOptions = z.output<typeof csvOptions>;
