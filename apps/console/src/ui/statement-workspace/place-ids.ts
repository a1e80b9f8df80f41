/** Ids of rows and metadata values, the same beside the pages and on them. */
import type { Statement } from '@extracto/model';
import type { PageMark } from '../document-pages/page-mark.ts';

/** 0-based, in printed order. */
export const rowId = (index: number) => `row ${index}`;
export const fieldId = (path: string) => `field ${path}`;

/** `null` when the id is not that of a row. */
export function readRowId(id: string): number | null {
  return id.startsWith('row ') ? Number(id.slice(4)) : null;
}

/** `null` when the id is not that of a metadata value. */
export function readFieldPath(id: string): string | null {
  return id.startsWith('field ') ? id.slice(6) : null;
}

/** Every place of the statement that was read, in printed order of the rows. A row without a box has no mark. */
export function listMarks({ transactions, sources }: Pick<Statement, 'transactions' | 'sources'>): PageMark[] {
  const rows = transactions.map(({ page, box }, index) => ({
    id: rowId(index),
    page,
    box,
    label: `Row ${index + 1} on page ${page}`,
  }));
  const fields = Object.entries(sources).map(([path, { page, box, text }]) => ({
    id: fieldId(path),
    page,
    box,
    label: `${text} on page ${page}`,
  }));
  return [...rows.filter(({ box: [x0, , x1] }) => x1 > x0), ...fields];
}
