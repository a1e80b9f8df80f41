import type { MoneyToken } from '../../lines/reading.ts';
import { signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { FEWEST_DIGITS } = COMPOSE.listBare;

/**
 * Numbers in front of the list and behind it that no mark tells from other numbers, where the amounts of the list have none either:
 * "10903450". Empty beside a list with separators.
 */
export function listBare({ outside, notation }: StatementParts, rows: readonly PlacedRow[]): LabelledMoney[] {
  if (!rows.some(({ entry }) => entry.amount !== null && isBare(entry.amount.token))) return [];
  const [from, to] = [rows[0]!.row.firstLine, rows.at(-1)!.row.firstLine];
  return outside.flatMap((line) => {
    if (line.index > from && line.index < to) return [];
    return line.money.filter(isBare).flatMap((token): LabelledMoney[] => {
      const value = signedMinor(token, notation);
      return value === null ? [] : [{ value, token, line, label: '' }];
    });
  });
}

function isBare({ strong, text }: MoneyToken): boolean {
  return !strong && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
