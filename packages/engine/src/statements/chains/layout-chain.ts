/**
 * The columns of a list whose rows a chain of balances has found: those that headers and values give where they hold every
 * amount and every balance of the chain, else columns around the figures of the chain themselves.
 */
import type { ColumnRole, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { layoutColumns } from '../../tables/columns/layout-columns.ts';
import { placeTexts } from '../../tables/columns/place-texts.ts';
import type { ChainedLines } from '../../tables/rows/chained-lines.ts';
import { readRecords } from '../../tables/rows/read-records.ts';
import { type Record, type Region, type Span, spanOf, type TableColumn, type TableLayout } from '../../tables/table.ts';
import type { MoneyRole, RoleChoice } from '../interpret/assign-roles.ts';
import { SAME_EDGE } from './chain.ts';

export interface ChainedLayout {
  readonly layout: TableLayout;
  readonly records: readonly Record[];
  /** Indexes of the columns of money, from left to right. */
  readonly moneyColumns: readonly number[];
  readonly choice: RoleChoice;
}

export function layoutChain(region: Region, chain: ChainedLines): ChainedLayout {
  const layouts = [
    ...(region.header === null ? [] : layoutColumns(region)),
    ...layoutColumns({ header: null, lines: region.lines }),
  ];
  const edge = Math.max(...figuresOf(region.lines, chain).map(({ box }) => box[2]));
  // unnamed figures right of all that the chain links are those of a box in the margin
  const isBeside = ({ kind, headerText, span }: TableColumn) =>
    kind === 'money' && headerText === null && span.x0 > edge;
  for (const layout of layouts) {
    const columns = [...layout.columns, ...missedColumns(layout, region, chain)].filter((one) => !isBeside(one));
    const found = fillLayout({ columns: columns.sort((a, b) => a.span.x0 - b.span.x0) }, region, chain);
    if (found !== null) return found;
  }
  const typed = [...dateColumns(region.lines), ...moneyColumns(figuresOf(region.lines, chain), region.lines)];
  const layout = { columns: placeTexts(typed, [], region) };
  return fillLayout(layout, region, chain) ?? emptyLayout(layout, region);
}

/** Around figures of the chain that stand in no column: below a name that is none of money, or under none. */
function missedColumns(layout: TableLayout, region: Region, chain: ChainedLines): TableColumn[] {
  const missed = readRecords(layout, region.lines).flatMap((record) =>
    figuresOf([record.line], chain).filter((token) => columnOf(record, token) === undefined),
  );
  return missed.length === 0 ? [] : moneyColumns(missed, region.lines);
}

function figuresOf(lines: readonly TokenLine[], { rows }: ChainedLines): MoneyToken[] {
  return lines.flatMap(({ index }) => {
    const row = rows.get(index);
    return row === undefined ? [] : row.balance === null ? [row.amount] : [row.amount, row.balance];
  });
}

/** `null` where the layout puts a figure of the chain into no column, or amounts and balances into one. */
function fillLayout(layout: TableLayout, region: Region, chain: ChainedLines): ChainedLayout | null {
  const records = readRecords(layout, region.lines);
  const signs = new Map<number, Set<1 | -1>>();
  const balances = new Set<number>();
  for (const record of records) {
    const row = chain.rows.get(record.line.index);
    const balance = chain.balances.get(record.line.index);
    const balanceColumn = balance === undefined ? undefined : columnOf(record, balance);
    if (balance !== undefined && balanceColumn === undefined) {
      if (row !== undefined) return null;
    } else if (balanceColumn !== undefined) balances.add(balanceColumn);
    if (row === undefined) continue;
    const column = columnOf(record, row.amount);
    if (column === undefined) return null;
    signs.set(column, (signs.get(column) ?? new Set<1 | -1>()).add(row.sign));
  }
  if (balances.size !== 1 || signs.size === 0 || [...signs.keys()].some((column) => balances.has(column))) return null;
  const priced = layout.columns.flatMap(({ kind }, index) => (kind === 'money' ? [index] : []));
  const rivals = countRivals(records, signs);
  const namesOf = (index: number) => layout.columns[index]!.candidates;
  const isShared = signs.size > 1 && tellNothing([...signs.keys()].map(namesOf), [...signs.values()]);
  const roles = priced.map((index) => {
    if (balances.has(index)) return 'balance';
    const own = signs.get(index);
    if (own === undefined) return rivals.has(index) ? 'ignored' : 'originalAmount';
    return roleOf(isShared ? [] : namesOf(index), own);
  });
  if (roles.some((role) => role === 'amount') && roles.some((role) => role === 'debit' || role === 'credit'))
    roles.forEach((role, at) => {
      if (role === 'debit' || role === 'credit') roles[at] = 'amount';
    });
  const { length, newestFirst } = chain;
  return {
    layout,
    records,
    moneyColumns: priced,
    choice: { roles, holds: length, tested: length, newestFirst, score: length },
  };
}

/** Columns of money that stand filled beside an amount of the chain. */
function countRivals(records: readonly Record[], signs: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  const rivals = new Set<number>();
  for (const { money } of records)
    if (money.keys().some((column) => signs.has(column)))
      for (const column of money.keys()) if (!signs.has(column)) rivals.add(column);
  return rivals;
}

/**
 * "Payments out" and "Payments in", of which one word was understood: a name that both directions share. So is "Debit / Credit" over
 * one column for each.
 */
function tellNothing(names: readonly (readonly ColumnRole[])[], signs: readonly ReadonlySet<1 | -1>[]): boolean {
  if (new Set(names.map(([first]) => first)).size === 1) return true;
  const isDirected = signs.every(({ size }) => size === 1) && new Set(signs.flatMap((own) => [...own])).size > 1;
  return isDirected && names.some((own) => own[0] === 'amount' && own.includes('sign'));
}

/** A named column keeps its name: a debt rises by spending. Else money that lowers a balance goes out. */
function roleOf(named: readonly ColumnRole[], signs: ReadonlySet<1 | -1>): MoneyRole {
  if (signs.size > 1) return 'amount';
  if (named[0] === 'amount' || named[0] === 'debit' || named[0] === 'credit') return named[0];
  return signs.has(-1) ? 'debit' : 'credit';
}

function columnOf({ money }: Record, token: MoneyToken): number | undefined {
  for (const [column, { from, to }] of money) if (from === token.from && to === token.to) return column;
  return undefined;
}

/** One column around each group of figures that end, or begin, together. */
function moneyColumns(figures: readonly MoneyToken[], lines: readonly TokenLine[]): TableColumn[] {
  const reach = (lines[0]?.heightPt ?? 1) * SAME_EDGE;
  const spans = joinSpans(
    figures.map(({ box }) => spanOf(box)).sort((a, b) => a.x1 - b.x1),
    (last, { x0, x1 }) => x1 - last.x1 <= reach || Math.abs(x0 - last.x0) <= reach,
  );
  return spans.map((span) => ({ kind: 'money', candidates: [], headerText: null, currencies: [], span }));
}

/** Dates at the beginning of lines. */
function dateColumns(lines: readonly TokenLine[]): TableColumn[] {
  const spans = lines.flatMap(({ dates: [date] }) => (date?.from === 0 ? [spanOf(date.box)] : []));
  const joined = joinSpans(
    spans.sort((a, b) => a.x0 - b.x0),
    (last, { x0 }) => x0 <= last.x1,
  );
  return joined.slice(0, 1).map((span) => ({ kind: 'date', candidates: [], headerText: null, currencies: [], span }));
}

/** Neighbours of a sorted list that belong together, as one. */
function joinSpans(spans: readonly Span[], isOne: (last: Span, next: Span) => boolean): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || !isOne(last, span)) joined.push(span);
    else joined[joined.length - 1] = { x0: Math.min(last.x0, span.x0), x1: Math.max(last.x1, span.x1) };
  }
  return joined;
}

function emptyLayout(layout: TableLayout, region: Region): ChainedLayout {
  const choice = { roles: [], holds: 0, tested: 0, newestFirst: false, score: 0 };
  return { layout, records: readRecords(layout, region.lines), moneyColumns: [], choice };
}
