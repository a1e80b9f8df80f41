/** Filters the rows: those that contain every word of the search, and are of the chosen kind. */
import type { Transaction } from '@extracto/model';
import { formatMoney } from '../format/format-money.ts';

export const ROW_KINDS = {
  all: { title: 'All rows', has: () => true },
  in: { title: 'Money in', has: ({ type }: Transaction) => type === 'credit' },
  out: { title: 'Money out', has: ({ type }: Transaction) => type === 'debit' },
  unproved: { title: 'Not checked', has: ({ verified }: Transaction) => !verified },
  corrected: { title: 'Corrected', has: ({ corrected }: Transaction) => corrected !== undefined },
} as const;

export type RowKind = keyof typeof ROW_KINDS;

export interface RowFilter {
  readonly text: string;
  readonly kind: RowKind;
}

/** 0-based places in printed order. Figures are found as printed on the screen and as in the result. */
export function filterRows(transactions: readonly Transaction[], { text, kind }: RowFilter): readonly number[] {
  const words = text.toLowerCase().replaceAll('\u2212', '-').split(/\s+/).filter(Boolean);
  const { has } = ROW_KINDS[kind];
  return transactions.flatMap((row, index) => {
    if (!has(row)) return [];
    const known = words.length === 0 ? '' : describe(row);
    return words.every((word) => known.includes(word)) ? [index] : [];
  });
}

function describe({ date, description, reference, category, payee, amount, balance }: Transaction): string {
  const figures = [amount, balance ?? ''].flatMap((figure) => [figure, formatMoney(figure)]);
  return [date, description, reference ?? '', category ?? '', payee ?? '', ...figures]
    .join(' ')
    .toLowerCase()
    .replaceAll('\u2212', '-');
}
