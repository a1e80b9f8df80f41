/**
 * Draws a fitted list: column headers, rows, rulings, and what happens at a page break (repeated headers, carried-forward
 * rows, rows whose lines fall on two pages).
 */
import type { Minor } from '@extracto/model';
import { measureText } from '../print/measure-text.ts';
import type { Flow } from './flow.ts';
import type { Plan } from './plan.ts';
import type { Column, FittedTable, TableRow } from './table.ts';
import type { TextOptions } from './text-operations.ts';

const MONEY: ReadonlySet<string> = new Set([
  'debit',
  'credit',
  'amount',
  'mark',
  'balance',
  'original',
  'gross',
  'fee',
]);

/** Rows that a page ends and the next begins with, for a list that goes on. */
export interface PageFrame {
  /** Lines below the last row of a page, the list's last page included when `ended`. */
  readonly foot: (page: PageSoFar) => readonly TableRow[];
  readonly head: (page: PageSoFar) => readonly TableRow[];
  /** Most lines that `foot` needs: on a page that the list leaves, and on its last. */
  readonly footLines: number;
  readonly endLines: number;
}

export interface PageSoFar {
  /** After the last row; `null` before the first balance. */
  readonly balance: Minor | null;
  readonly rows: readonly TableRow[];
  readonly ended: boolean;
}

export function drawTable(flow: Flow, plan: Plan, { columns, rows, sizePt }: FittedTable, frame: PageFrame): void {
  const lineHeightPt = sizePt * plan.style.leading;
  const gapPt = plan.style.rowGapPt;
  const footHeight = (last: boolean) => (last ? frame.endLines : frame.footLines) * (lineHeightPt + gapPt);
  const heightOf = (row: TableRow) => lineCount(row) * lineHeightPt + gapPt;
  const draw = (row: TableRow, index: number, fromLine = 0, toLine = lineCount(row)) => {
    drawRow(flow, plan, shiftColumns(columns, flow, plan), row, { sizePt, lineHeightPt, index, fromLine, toLine });
  };
  if (!flow.fits(lineHeightPt * 5)) flow.breakPage();
  if (plan.switches.headers !== 'none') drawHeader(flow, plan, shiftColumns(columns, flow, plan), sizePt);
  let balance: Minor | null = null;
  let onPage: TableRow[] = [];
  for (const [index, row] of rows.entries()) {
    const keep = row.kind === 'heading' ? lineHeightPt * 2 : 0; // a heading does not stand alone at the foot of a page
    if (!flow.fits(heightOf(row) + keep + footHeight(index === rows.length - 1))) {
      const head = headLines(flow, plan, row, lineHeightPt);
      if (head > 0) draw(row, index, 0, head);
      const page = { balance, rows: onPage, ended: false };
      for (const extra of frame.foot(page)) draw(extra, index);
      flow.breakPage();
      if (plan.switches.headers === 'everyPage') drawHeader(flow, plan, shiftColumns(columns, flow, plan), sizePt);
      for (const extra of frame.head(page)) draw(extra, index);
      draw(row, index, head);
      onPage = [];
    } else {
      draw(row, index);
    }
    onPage.push(row);
    balance = row.balanceAfter ?? balance;
  }
  for (const extra of frame.foot({ balance, rows: onPage, ended: true })) draw(extra, rows.length);
  flow.move(lineHeightPt);
}

/** Number of a row's lines that stay on the page that ends; 0 moves the whole row. */
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
  if (switches.rulings === 'characters') drawBars(flow, plan, columns, lines, sizePt);
  flow.move(heightPt);
  if (switches.rulings !== 'none' && switches.rulings !== 'characters')
    flow.line(flow.left, top + heightPt, flow.right, top + heightPt, style.accent, 0.8);
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
    for (const column of columns) drawCell(flow, plan, columns, column, row, place);
    if (switches.rulings === 'characters') drawBars(flow, plan, columns, toLine - fromLine, sizePt);
  }
  flow.move(heightPt);
  if (switches.rulings === 'rows' || switches.rulings === 'grid') {
    flow.line(flow.left, top + heightPt, flow.right, top + heightPt, '#c8ccd2', 0.4);
  }
}

function drawCell(
  flow: Flow,
  plan: Plan,
  columns: readonly Column[],
  column: Column,
  row: TableRow,
  place: RowPlace,
): void {
  const { style } = plan;
  const lines = row.cells[column.role] ?? [];
  const first = firstLine(plan, row, column.role, lines.length);
  for (const [index, line] of lines.entries()) {
    const position = first + index;
    if (position < place.fromLine || position >= place.toLine) continue;
    const y = flow.y + (position - place.fromLine) * place.lineHeightPt;
    const face = row.kind === 'label' ? style.bold : style.regular;
    const x = anchorX(column) + gluePt(plan, columns, column, row, place.sizePt);
    flow.text(line, x, { align: column.align, face, sizePt: place.sizePt, figure: figureOf(column, row) }, y);
  }
}

const FIGURES: ReadonlySet<string> = new Set(['debit', 'credit', 'amount', 'balance']);

function figureOf({ role }: Column, { kind, amount }: TableRow): TextOptions['figure'] {
  if (!FIGURES.has(role)) return null;
  if (kind === 'label') return 'control';
  return amount === null ? null : 'row';
}

/** Shift of a cell that makes it end where the balance beside it begins. */
function gluePt(plan: Plan, columns: readonly Column[], column: Column, row: TableRow, sizePt: number): number {
  const next = columns[columns.indexOf(column) + 1];
  const [text] = row.cells.balance ?? [];
  if (!plan.switches.glued || row.kind !== 'posting' || next?.role !== 'balance' || !text) return 0;
  return anchorX(next) - measureText(text, plan.style.regular, sizePt) - anchorX(column);
}

/** Upright bars between the columns, typed and not drawn. */
function drawBars(flow: Flow, { style }: Plan, columns: readonly Column[], lines: number, sizePt: number): void {
  for (const { x } of columns.slice(1)) {
    for (let line = 0; line < lines; line++) {
      const y = flow.y + line * sizePt * style.leading;
      flow.text('|', x - style.columnGapPt / 2, { align: 'center', sizePt }, y);
    }
  }
}

/** The row line on which a cell starts; half lines happen when a row is centred. */
function firstLine({ switches }: Plan, row: TableRow, role: string, cellLines: number): number {
  const free = lineCount(row) - cellLines;
  if (role === 'description' || row.kind !== 'posting') return 0;
  if (switches.anchor === 'last') return free;
  if (switches.anchor === 'middle') return free / 2;
  if (switches.anchor === 'split') return MONEY.has(role) ? free : 0;
  return 0;
}

function anchorX({ x, widthPt, align }: Column): number {
  if (align === 'left') return x;
  return align === 'right' ? x + widthPt : x + widthPt / 2;
}
