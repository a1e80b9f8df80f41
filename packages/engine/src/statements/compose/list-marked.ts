/**
 * A column of two words, in whatever language, that may say which way each row goes. Which word stands for which side is not for
 * the words to say: the printed balances agree with one of the two at most.
 *
 *   Fecha        Concepto                 Tipo       Monto
 *   02/04/2026   PAGO DE NOMINA           A      12,000.00
 *   07/04/2026   COMPRA SUPERMERCADO      C         845.10
 */
import { groupByWords } from './list-statuses.ts';
import type { PlacedRow } from './statement-parts.ts';

const SIDES = [
  ['credit', 'debit'],
  ['debit', 'credit'],
] as const;

/** The list with each word taken for either side; none where amounts print signs, or stand in columns of their side. */
export function listMarked(listed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const rows = listed.filter(({ row }) => row.kind === 'transaction');
  if (!rows.every(isUnsigned)) return [];
  return groupByWords(rows, SIDES.length).flatMap((groups) =>
    SIDES.map((sides) => {
      const sideOf = new Map(groups.flatMap((group, at) => group.map((row) => [row, sides[at]!] as const)));
      return listed.map((row) => mark(row, sideOf.get(row)));
    }),
  );
}

function isUnsigned({ entry: { amount } }: PlacedRow): boolean {
  return amount?.columnRole === 'amount' && amount.token.sign === 0 && amount.token.marker === null;
}

function mark(place: PlacedRow, marker: 'credit' | 'debit' | undefined): PlacedRow {
  const { entry } = place;
  if (entry.amount === null || marker === undefined) return place;
  return { ...place, entry: { ...entry, amount: { ...entry.amount, token: { ...entry.amount.token, marker } } } };
}
