/**
 * Typed text of a cell → the value of the result, or a sentence why not. Money may be grouped with commas
 * and carry either minus; it needs the decimals of the currency or fewer.
 */
import { formatMinor, isPlainDate, parseMinor } from '@extracto/model';
import type { GridColumn } from '../../ui/statement-grid/grid-columns.ts';

export type CellReading = { readonly value: string | null } | { readonly refusal: string };

export function readCellText(column: GridColumn, text: string, decimals: number): CellReading {
  const trimmed = text.trim();
  if (column === 'description') return { value: trimmed.replaceAll(/\s+/g, ' ') };
  if (column === 'date') {
    return isPlainDate(trimmed) ? { value: trimmed } : { refusal: 'A date is written as 2026-03-31.' };
  }
  if (column === 'balance' && trimmed === '') return { value: null };
  const plain = trimmed.replace(/^\u2212/, '-').replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const minor = parseMinor(plain, decimals);
  return minor === null
    ? { refusal: `An amount is written as ${formatMinor(-123456, decimals)}.` }
    : { value: formatMinor(minor, decimals) };
}
