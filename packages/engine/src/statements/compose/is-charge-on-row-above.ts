import { namesFee } from '../../tables/rows/names-fee.ts';
import type { PlacedRow } from './statement-parts.ts';

/**
 * A fee in percent on the line right below a dated row is charged on it, and has its day.
 *
 *   24.10.   JETBRAINS   32,02 USD    29,35-
 *            FOSTER CITY
 *            1,75% Auslandseinsatzentgelt   0,51-
 */
export function isChargeOnRowAbove({ row, table }: PlacedRow, upper: PlacedRow | null): boolean {
  if (upper?.table !== table || row.dates.size > 0 || row.firstLine !== upper.row.lines.at(-1)! + 1) return false;
  const text = row.texts.values().join(' ');
  return RATE.test(text) && namesFee(text);
}

const RATE = /(?<!\S)\d[\d.,]*\s?%/;
