/**
 * Draws a fitted list: column headers, rows, rulings, and what happens at a page break (repeated headers, carried-forward
 * rows, rows whose lines fall on two pages).
 */
import type { Minor } from '@extracto/model';
import type { Flow } from './flow.ts';
import type { Plan } from './plan.ts';
import type { Column, FittedTable, TableRow } from './table.ts';

export interface DrawTableOptions {
  /** Rows for the foot of a page and the head of the next; `null` when nothing is carried. */
  readonly carry: ((balance: Minor, side: 'carried' | 'brought') => TableRow) | null;
}

export function drawTable(
  flow: Flow,
  plan: Plan,
  { columns, rows, sizePt }: FittedTable,
  { carry }: DrawTableOptions,
): void {
  const lineHeightPt = sizePt * plan.style.leading;
  const gapPt = plan.style.rowGapPt;
  const carryHeight = carry === null ? 0 : lineHeightPt + gapPt;
  const heightOf = (row: TableRow) => lineCount(row) * lineHeightPt + gapPt;
  const draw = (row: TableRow, index: number, fromLine = 0, toLine = lineCount(row)) => {
    drawRow(flow, plan, shiftColumns(columns, flow, plan), row, { sizePt, lineHeightPt, index, fromLine, toLine });
  };
  if (!flow.fits(lineHeightPt * 5)) flow.breakPage();
  if (plan.switches.headers !== 'none') drawHeader(flow, plan, shiftColumns(columns, flow, plan), sizePt);
  let balance: Minor | null = null;
  for (const [index, row] of rows.entries()) {
    const last = index === rows.length - 1;
    const keep = row.kind === 'heading' ? lineHeightPt * 2 : 0; // a heading does not stand alone at the foot of a page
    if (!flow.fits(heightOf(row) + keep + (last ? 0 : carryHeight))) {
      const head = headLines(flow, plan, row, lineHeightPt);
      if (head > 0) draw(row, index, 0, head);
      if (carry !== null && balance !== null) draw(carry(balance, 'carried'), index);
      flow.breakPage();
      if (plan.switches.headers === 'everyPage') drawHeader(flow, plan, shiftColumns(columns, flow, plan), sizePt);
      if (carry !== null && balance !== null) draw(carry(balance, 'brought'), index);
      draw(row, index, head);
    } else {
      draw(row, index);
    }
    balance = row.balanceAfter ?? balance;
  }
  flow.move(lineHeightPt);
}

/** How many of a row's lines stay on the page that ends; 0 moves the whole row. */
function headLines(flow: Flow, plan: Plan, row: TableRow, lineHeightPt: number): number {
  const lines = lineCount(row);
  if (!plan.switches.splitRows || row.kind !== 'posting' || lines < 2 || plan.switches.anchor === 'middle') return 0;
  for (let head = lines - 1; head > 0; head--) if (flow.fits(head * lineHeightPt)) return head;
  return 0;
}

function lineCount({ cells }: TableRow): number {
  return Math.max(1, ...Object.values(cells).map((lines) => lines.length));
}

function shiftColumns(columns: readonly Column[], flow: Flow, { switches }: Plan): readonly Column[] {
  const drift = switches.drift && flow.pageIndex() % 2 === 1 ? 9 : 0;
  const shift = flow.columnShiftPt() + drift;
  return shift === 0 ? columns : columns.map((column) => ({ ...column, x: column.x + shift }));
}

function drawHeader(flow: Flow, plan: Plan, columns: readonly Column[], sizePt: number): void {
  const { style, switches } = plan;
  const lineHeightPt = sizePt * style.leading;
  const lines = Math.max(...columns.map(({ header }) => header.length));
  const top = flow.y - sizePt;
  const heightPt = lines * lineHeightPt + 4;
  if (switches.rulings === 'stripes' || switches.rulings === 'grid') {
    flow.rectangle(flow.left - 3, top - 2, flow.right - flow.left + 6, heightPt, style.accent);
  }
  const color = switches.rulings === 'stripes' || switches.rulings === 'grid' ? '#ffffff' : style.ink;
  for (const column of columns) {
    for (const [index, line] of column.header.entries()) {
      // Short headers stand on the lowest header line.
      const y = flow.y + (lines - column.header.length + index) * lineHeightPt;
      flow.text(line, anchorX(column), { align: column.align, face: style.bold, sizePt, color }, y);
    }
  }
  flow.move(heightPt);
  if (switches.rulings !== 'none') flow.line(flow.left, top + heightPt, flow.right, top + heightPt, style.accent, 0.8);
  flow.move(3);
}

interface RowPlace {
  readonly sizePt: number;
  readonly lineHeightPt: number;
  readonly index: number;
  readonly fromLine: number;
  readonly toLine: number;
}

function drawRow(flow: Flow, plan: Plan, columns: readonly Column[], row: TableRow, place: RowPlace): void {
  const { style, switches } = plan;
  const { sizePt, lineHeightPt, fromLine, toLine } = place;
  const heightPt = (toLine - fromLine) * lineHeightPt + style.rowGapPt;
  const top = flow.y - sizePt - style.rowGapPt / 2;
  if (switches.rulings === 'stripes' && place.index % 2 === 1) {
    flow.rectangle(flow.left - 3, top, flow.right - flow.left + 6, heightPt, style.pale);
  }
  if (row.kind === 'heading') {
    flow.text(row.cells.description?.[0] ?? '', flow.left, { face: style.bold, sizePt });
  } else {
    for (const column of columns) drawCell(flow, plan, column, row, place);
  }
  flow.move(heightPt);
  if (switches.rulings === 'rows' || switches.rulings === 'grid') {
    flow.line(flow.left, top + heightPt, flow.right, top + heightPt, '#c8ccd2', 0.4);
  }
}

function drawCell(flow: Flow, plan: Plan, column: Column, row: TableRow, place: RowPlace): void {
  const { style } = plan;
  const lines = row.cells[column.role] ?? [];
  const first = firstLine(plan, row, column.role, lines.length);
  for (const [index, line] of lines.entries()) {
    const position = first + index;
    if (position < place.fromLine || position >= place.toLine) continue;
    const y = flow.y + (position - place.fromLine) * place.lineHeightPt;
    const face = row.kind === 'label' ? style.bold : style.regular;
    flow.text(line, anchorX(column), { align: column.align, face, sizePt: place.sizePt }, y);
  }
}

/** The row line on which a cell starts; half lines happen when a row is centred. */
function firstLine({ switches }: Plan, row: TableRow, role: string, cellLines: number): number {
  const free = lineCount(row) - cellLines;
  if (role === 'description' || row.kind !== 'posting') return 0;
  if (switches.anchor === 'last') return free;
  if (switches.anchor === 'middle') return free / 2;
  if (switches.anchor === 'split')
    return ['debit', 'credit', 'amount', 'mark', 'balance', 'original'].includes(role) ? free : 0;
  return 0;
}

function anchorX({ x, widthPt, align }: Column): number {
  if (align === 'left') return x;
  return align === 'right' ? x + widthPt : x + widthPt / 2;
}
