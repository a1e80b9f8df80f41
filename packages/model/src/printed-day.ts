/** The printed day of a row: `2024-12-09`, `--12-09` where no year is printed, '' without either. */
import type { DraftTransaction } from './result.ts';

export function printedDay({ date, dateWithoutYear }: Pick<DraftTransaction, 'date' | 'dateWithoutYear'>): string {
  return date ?? dateWithoutYear ?? '';
}
