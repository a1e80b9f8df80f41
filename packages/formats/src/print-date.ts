/** Dates as programs and countries write them. Pure text: no clock, no time zone. */
import type { PlainDate } from '@extracto/model';
import { z } from 'zod/mini';

export const datePatternSchema = z.enum([
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD-MM-YYYY',
  'YYYYMMDD',
]);
export type DatePattern = z.infer<typeof datePatternSchema>;

/** `printDate('2024-12-09', 'DD.MM.YYYY')` is `09.12.2024`. */
export function printDate(date: PlainDate, pattern: DatePattern | 'YYMMDD' | 'MMDD'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return pattern.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month).replace('DD', day);
}
