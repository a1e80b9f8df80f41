/** Records the printed column that each kind of value of a list was read from, table by table. */
import type { ColumnSource } from '@extracto/model';
import type { Span } from '../../tables/table.ts';
import type { Table } from '../read-table.ts';
import type { PlacedRow } from './statement-parts.ts';

/** `indexOf`: place of a row among the transactions, −1 for none. A column without a header has `null` for it. */
export function collectColumns(placed: readonly PlacedRow[], indexOf: (place: PlacedRow) => number): ColumnSource[] {
  const columns: ColumnSource[] = [];
  let last: Table | null = null;
  for (const place of placed) {
    const index = indexOf(place);
    if (index < 0) continue;
    if (place.table !== last) columns.push(...describeTable(place.table, index));
    last = place.table;
  }
  return columns;
}

function describeTable({ columns, roles, use }: Table, firstRow: number): ColumnSource[] {
  return columns.flatMap(({ headerText, span }, index): ColumnSource[] => {
    const role = roles.get(index);
    const field =
      role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance'
        ? role
        : index === use.date
          ? 'date'
          : use.description.has(index)
            ? 'description'
            : null;
    return field === null ? [] : [{ field, header: headerText, span: describeSpan(span), firstRow }];
  });
}

function describeSpan({ x0, x1 }: Span): ColumnSource['span'] {
  const round = (x: number) => Math.round(x * 10) / 10;
  return Number.isFinite(x0) && Number.isFinite(x1) ? [round(x0), round(x1)] : null;
}
