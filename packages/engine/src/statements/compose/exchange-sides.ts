/** A table whose columns of debits and credits mean the other side: roles, candidates and names of the header, all turned. */
import type { ColumnRole } from '../../lines/reading.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import type { Table } from '../read-table.ts';

export type Side = 'debit' | 'credit';
export const OTHER_SIDE: Readonly<Record<Side, Side>> = { debit: 'credit', credit: 'debit' };

export function isSide(role: ColumnRole | MoneyRole | undefined): role is Side {
  return role === 'debit' || role === 'credit';
}

export function exchangeSides(table: Table): Table {
  const sided = [...table.roles].flatMap(([at, role]) => (isSide(role) ? [{ at, role: OTHER_SIDE[role] }] : []));
  const turned = new Map(sided.map(({ at, role }) => [at, role]));
  const roles = new Map<number, MoneyRole>([...table.roles, ...turned]);
  const columns = table.columns.map((column, at) => {
    const role = turned.get(at);
    return role === undefined ? column : { ...column, candidates: [role] };
  });
  const spans = table.columns.filter((_, at) => turned.has(at)).map(({ span }) => span);
  return { ...table, roles, columns, region: turnNames(table, spans) };
}

/** The tables whose sides no name tells apart, each exchanged; `null` without such a one. */
export function exchangeUnnamed(tables: readonly Table[]): readonly Table[] | null {
  const isUnnamed = ({ roles, columns }: Table) => {
    const sided = [...roles].flatMap(([at, role]) => (isSide(role) ? [columns[at]!] : []));
    return sided.length === 2 && !sided.some(({ candidates }) => candidates.some(isSide));
  };
  return tables.some(isUnnamed) ? tables.map((table) => (isUnnamed(table) ? exchangeSides(table) : table)) : null;
}

/** The header, in which the names over these columns are those of the other side. */
function turnNames({ region }: Table, spans: readonly Table['columns'][number]['span'][]): Table['region'] {
  const { header } = region;
  if (header === null) return region;
  const isOver = (box: readonly number[]) => spans.some((span) => box[0]! < span.x1 && box[2]! > span.x0);
  const cells = header.cells.map((cell) =>
    isOver(cell.box) ? { ...cell, roles: cell.roles.map((role) => (isSide(role) ? OTHER_SIDE[role] : role)) } : cell,
  );
  return { ...region, header: { ...header, cells } };
}
