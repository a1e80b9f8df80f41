/**
 * Splits a text column in which the words "DR" and "CR" stand under each other beside the amounts, with no header of their own:
 * the marks become a column, and the description keeps what stands beside them.
 *
 *   Date     Details                    Amount
 *   01/04    CR  Salary               2,000.00
 *   02/04    DR  Corner cafe              4.50
 *
 * Boxes in points. Returns the layout itself where no such words stand in a column.
 * Known weakness: marks of several widths that are aligned at their right edge are not found.
 */
import type { Word } from '@extracto/model';
import type { DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import type { Span, TableColumn, TableLayout } from '../table.ts';
import { TABLES } from '../thresholds.ts';

const { WORD_GAP, SAME_EDGE_PT } = LINES.spacing;
const { LEAST_SHARE, LEAST_MARKS } = TABLES.splitMarks;

type SideOf = (text: string) => 'credit' | 'debit' | null;

export function splitMarks(layout: TableLayout, lines: readonly TokenLine[], sideOf: SideOf): TableLayout {
  const marks = findMarks(lines, sideOf);
  if (marks === null) return layout;
  const [x0, x1] = [Math.min(...marks.map(({ box }) => box[0])), Math.max(...marks.map(({ box }) => box[2]))];
  const typed = layout.columns.findIndex(({ kind, span }) => kind !== 'text' && span.x0 < x1 && span.x1 > x0);
  if (typed >= 0) return beside(layout, typed, lines, { x0, x1 });
  const at = layout.columns.findLastIndex(({ kind, span }) => kind === 'text' && span.x0 <= x0 + 1);
  const column = layout.columns[at];
  if (column === undefined) return layout;
  const priced = lines.filter(isPriced);
  const others = priced.flatMap(({ words }) =>
    words.filter((word) => !marks.includes(word) && isUnder(word, layout, at)),
  );
  const [left, right] = [others.filter(({ box }) => box[0] < x0), others.filter(({ box }) => box[0] >= x1)];
  const parts =
    left.length + right.length === 0 ? [asMarks(column)] : divide(column, { x0, x1 }, left.length, right.length);
  return { columns: layout.columns.toSpliced(at, 1, ...parts) };
}

/** One name stands over the amounts and the marks beside them: the amounts keep it. */
function beside({ columns }: TableLayout, at: number, lines: readonly TokenLine[], mark: Span): TableLayout {
  const column = columns[at]!;
  if (column.kind !== 'money') return { columns };
  const { x0, x1 } = column.span;
  const amounts = lines.flatMap(({ money }) =>
    money.filter(({ strong, box }) => strong && overlapX(box, [x0, 0, x1, 0]) > 0),
  );
  const isRight = amounts.filter(({ box }) => box[2] <= mark.x0).length * 2 > amounts.length;
  const marks: TableColumn = { ...column, kind: 'text', candidates: ['sign'], headerText: null, span: mark };
  const trimmed = { ...column, span: isRight ? { x0, x1: mark.x0 } : { x0: mark.x1, x1 } };
  return { columns: columns.toSpliced(at, 1, ...(isRight ? [trimmed, marks] : [marks, trimmed])) };
}

/** Nothing else stands in the column: without a name of its own it is one of marks, where a dash is no empty cell. */
function asMarks(column: TableColumn): TableColumn {
  return column.headerText === null ? { ...column, candidates: ['sign'] } : column;
}

/** The part with more words keeps the name. */
function divide(column: TableColumn, mark: Span, left: number, right: number): TableColumn[] {
  const unnamed: TableColumn = { ...column, candidates: [], headerText: null };
  const leading = { ...(left >= right ? column : unnamed), span: { x0: column.span.x0, x1: mark.x0 } };
  const trailing = {
    ...(left >= right ? unnamed : column),
    span: { x0: mark.x1, x1: Math.max(column.span.x1, mark.x1) },
  };
  const parts: TableColumn[] = [{ ...unnamed, candidates: ['sign'], span: mark }];
  if (left > 0) parts.unshift(leading);
  if (right > 0) parts.push(trailing);
  return parts;
}

/** One mark of either side in most lines with amounts, at the same place. `null` where there are none. */
function findMarks(lines: readonly TokenLine[], sideOf: SideOf): readonly Word[] | null {
  const priced = lines.filter(isPriced);
  const marks: Word[] = [];
  let marked = priced.length;
  for (const line of priced) {
    const own = line.words.filter((word, at) => isFree(line, at) && sideOf(word.text) !== null);
    if (own.length === 0) marked--;
    if (marked < priced.length * LEAST_SHARE) return null;
    marks.push(...own);
  }
  if (marks.length < LEAST_MARKS) return null;
  const edges = new Map<number, number>();
  for (const { box } of marks) edges.set(Math.round(box[0]), (edges.get(Math.round(box[0])) ?? 0) + 1);
  const [edge] = [...edges].reduce((best, other) => (other[1] > best[1] ? other : best));
  const column = marks.filter(({ box }) => Math.abs(box[0] - edge) <= SAME_EDGE_PT);
  const sides = new Set(column.map(({ text }) => sideOf(text)));
  return column.length >= priced.length * LEAST_SHARE && sides.size === 2 ? column : null;
}

function isPriced({ money }: TokenLine): boolean {
  return money.some(({ strong }) => strong);
}

/** A cell of its own, and part of no amount and of no date: "Debit card purchase" begins with no mark. */
function isFree({ money, dates, words }: TokenLine, at: number): boolean {
  const isValue = (holds: (value: MoneyToken | DateToken) => boolean) => money.some(holds) || dates.some(holds);
  if (isValue(({ from, to }) => at >= from && at < to)) return false;
  const [left, word, right] = [words[at - 1], words[at]!, words[at + 1]];
  const far = word.font.heightPt * WORD_GAP;
  const isAfter = left === undefined || word.box[0] - left.box[2] > far || isValue(({ to }) => to === at);
  return isAfter && (right === undefined || right.box[0] - word.box[2] > far || isValue(({ from }) => from === at + 1));
}

/** The column of the layout under which a word starts. */
function isUnder({ box }: Word, { columns }: TableLayout, at: number): boolean {
  const { x0 } = columns[at]!.span;
  const next = columns.slice(at + 1).find(({ kind }) => kind === 'text')?.span.x0 ?? Infinity;
  const inside = columns.some(({ kind, span }) => kind !== 'text' && box[0] >= span.x0 - 1 && box[0] <= span.x1);
  return box[0] + 1 >= x0 && box[0] + 1 < next && !inside;
}
