/** Which printed column each kind of value of a list was read from, table by table. */
import type { ColumnSource } from '@extracto/model';
import type { Table } from '../read-table.ts';
import type { Span } from '../table.ts';
import type { PlacedRow } from './statement-parts.ts';

/** `rows` are those of the transactions, in their order. A column without a header has `null` for it. */
export function collectColumns(rows: readonly PlacedRow[]): ColumnSource[] {
  const columns: ColumnSource[] = [];
  let last: Table | null = null;
  for (let index = 0; index < rows.length; index++) {
    const { table } = rows[index]!;
    if (table !== last) columns.push(...describeTable(table, index));
    last = table;
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
