/** Typed cells of a workbook. Text is text to a spreadsheet whatever it begins with: only a formula cell is computed. */
import { currencyDecimals } from '@extracto/model';
import type { Cell } from 'write-excel-file/universal';
import { printableText } from '../clean-text.ts';

/** The precision of a number (IEEE double) and the length of a text that a spreadsheet keeps. */
const [EXACT_DIGITS, LONGEST_TEXT] = [15, 32_767];

export function textCell(text: string | null): Cell {
  if (text === null || text === '') return null;
  const value = printableText(text).slice(0, LONGEST_TEXT);
  // The library counts its texts in a plain object, which knows a few names by birth: "constructor" would break the file.
  return { type: String, value: value in Object.prototype ? `${value} ` : value };
}

export function headerCell(text: string): Cell {
  return { type: String, value: text, fontWeight: 'bold' };
}

/** A calendar day, without a time zone to shift it. */
export function dateCell(date: string | null): Cell {
  return date === null ? null : { type: Date, value: new Date(`${date}T00:00:00Z`), format: 'yyyy-mm-dd' };
}

/** A number, signed; as text when a spreadsheet would round it. */
export function moneyCell(amount: string | null, currency: string | null): Cell {
  if (amount === null) return null;
  if (amount.replace(/\D/g, '').replace(/^0+/, '').length > EXACT_DIGITS) return textCell(amount);
  const printed = amount.split('.')[1]?.length ?? 0;
  const decimals = Math.max(printed, currencyDecimals(currency));
  return { type: Number, value: Number(amount), format: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}` };
}

export function countCell(count: number): Cell {
  return { type: Number, value: count, format: '0' };
}
