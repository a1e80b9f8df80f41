/** A list on its way to paper: rows of cells by column role, and the columns that they need. Points. */
import type { Minor } from '@extracto/model';
import type { ColumnRole } from '../locales/locale.ts';
import { measureText } from '../print/measure-text.ts';
import { wrapText } from './flow.ts';
import type { Plan } from './plan.ts';

export interface TableRow {
  readonly kind: 'posting' | 'label' | 'heading';
  /** Lines per cell; `heading` rows have their text under `description` and span the table. */
  readonly cells: Partial<Record<ColumnRole, readonly string[]>>;
  /** Running balance after the row, for carried-forward rows; `null` when the list has none. */
  readonly balanceAfter: Minor | null;
  /** Amount that the row adds to the totals of its page; `null` when it is no transaction. */
  readonly amount: Minor | null;
}

export interface Column {
  readonly role: ColumnRole;
  readonly x: number;
  readonly widthPt: number;
  readonly align: 'left' | 'right' | 'center';
  readonly header: readonly string[];
}

const ALIGN: Record<ColumnRole, Column['align']> = {
  date: 'left',
  transactionDate: 'left',
  valueDate: 'left',
  description: 'left',
  reference: 'left',
  type: 'left',
  debit: 'right',
  credit: 'right',
  amount: 'right',
  mark: 'center',
  original: 'right',
  balance: 'right',
  time: 'left',
  serial: 'right',
  branch: 'left',
  status: 'left',
  currency: 'left',
  gross: 'right',
  fee: 'right',
  quantity: 'right',
  price: 'right',
  rate: 'right',
};

const MIN_DESCRIPTION_PT = 120;
const SMALLEST_PT = 5.5;

export interface FittedTable {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly sizePt: number;
}

/** Finds a size at which all columns fit between `left` and `right`, and wraps the descriptions into what is left for them. */
export function fitTable(plan: Plan, rows: readonly TableRow[], left: number, right: number): FittedTable {
  let sizePt = plan.style.sizePt;
  for (;;) {
    const widths = new Map(plan.columns.map((role) => [role, naturalWidth(plan, rows, role, sizePt)]));
    const gaps = plan.style.columnGapPt * (plan.columns.length - 1);
    const fixed = plan.columns.reduce((sum, role) => sum + (role === 'description' ? 0 : widths.get(role)!), gaps);
    const room = right - left - fixed;
    if (room >= MIN_DESCRIPTION_PT || sizePt <= SMALLEST_PT) {
      widths.set('description', Math.max(room, MIN_DESCRIPTION_PT / 2));
      return {
        columns: placeColumns(plan, widths, left),
        rows: rows.map((row) => wrapRow(plan, row, widths, sizePt)),
        sizePt,
      };
    }
    sizePt -= 0.5;
  }
}

function placeColumns(plan: Plan, widths: ReadonlyMap<ColumnRole, number>, left: number): Column[] {
  let x = left;
  return plan.columns.map((role) => {
    const widthPt = widths.get(role)!;
    const column = { role, x, widthPt, align: alignColumn(plan, role), header: headerLines(plan, role) };
    x += widthPt + plan.style.columnGapPt;
    return column;
  });
}

/** Numbers keep their right edge when all else is mirrored. */
function alignColumn({ mirrored }: Plan, role: ColumnRole): Column['align'] {
  return mirrored && ALIGN[role] === 'right' ? 'left' : ALIGN[role];
}

function headerLines({ headers, switches }: Plan, role: ColumnRole): string[] {
  const header = headers[role];
  if (switches.valueDateBelow && role === 'date') return [header, headers.valueDate];
  return switches.stackedHeaders ? header.split(' ') : [header];
}

function naturalWidth(plan: Plan, rows: readonly TableRow[], role: ColumnRole, sizePt: number): number {
  let widest = 0;
  for (const line of headerLines(plan, role)) widest = Math.max(widest, measureText(line, plan.style.bold, sizePt));
  for (const { kind, cells } of rows) {
    if (kind === 'heading') continue;
    const face = kind === 'label' ? plan.style.bold : plan.style.regular;
    for (const line of cells[role] ?? []) widest = Math.max(widest, measureText(line, face, sizePt));
  }
  return widest;
}

function wrapRow(plan: Plan, row: TableRow, widths: ReadonlyMap<ColumnRole, number>, sizePt: number): TableRow {
  const { description } = row.cells;
  if (row.kind !== 'posting' || description === undefined) return row;
  const width = widths.get('description')!;
  const lines = description.flatMap((line) => wrapText(line, width, plan.style.regular, sizePt));
  return { ...row, cells: { ...row.cells, description: lines } };
}
