/**
 * Cards billed in two currencies list both in one table, each row with its amount in the column of its currency, and each balance
 * in both. Decides whether a document does, and returns its pages as either currency has them: without the figures of the other,
 * the rows that have no figure left, and the name of the column.
 *
 *   Fecha        Detalle                       Pesos     Dólares
 *                SALDO ANTERIOR            10.000,00       20,00
 *   05/03/2024   SU PAGO                   10.000,00-
 *   09/03/2024   SUBSCR                                     3,73
 *                SALDO ACTUAL                   0,00       23,73
 *
 * Known weakness: lines without figures that continue a row stay in both views.
 */
import { type Box, boxAround, type Page } from '@extracto/model';
import { findFields } from '../../fields/find-fields.ts';
import { type WeighedType, weighAccountType } from '../../fields/weigh-account-type.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { overlapX } from '../../lines/segments.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { Table } from '../read-table.ts';
import type { DocumentTables } from '../read-tables.ts';
import { isTransactionTable } from './is-transaction-table.ts';

/** Column indexes. */
type Pair = readonly [number, number];

interface TwofoldTable {
  readonly table: Table;
  readonly pair: Pair;
}

export interface DocumentView {
  readonly pages: readonly Page[];
  /** Codes that the name of the column may mean. */
  readonly currencies: readonly string[];
  /** What the document says the account is: the terms of the bill may be printed in one currency alone. */
  readonly type: WeighedType | null;
}

/** Two views, that of the left column first; `null` where no table is of two currencies. */
export function viewByCurrency(
  { tables, headers, lines, notation, languages }: DocumentTables,
  pages: readonly Page[],
): readonly DocumentView[] | null {
  const twofold = tables.filter(isTransactionTable).flatMap((table): TwofoldTable[] => {
    const pair = findPair(table);
    return pair === null ? [] : [{ table, pair }];
  });
  const ends = twofold.map((one) => findEnds(one, lines, notation));
  const first = twofold.find((one, at) => ends[at]!.length > 0 || isExclusive(one));
  if (first === undefined) return null;
  const type = weighAccountType(findFields(lines), lines, languages);
  return [0, 1].map((side) => {
    const own = side as 0 | 1;
    const dropped = twofold.flatMap(({ table, pair }) => [
      ...headers.flatMap(({ pageNumber, cells }) => {
        const names = namesBeside(table, pair, own);
        return cells.filter(({ text }) => names.has(text)).map(({ box }) => ({ pageNumber, box }));
      }),
      ...table.region.lines.flatMap((line) => dropOf(line, table, pair, own)),
      ...repeatsOf(table, pair, own, lines, ends.flat()),
    ]);
    const others = ends.flat().map((both) => boxOf(both, (1 - own) as 0 | 1));
    return {
      pages: pages.map((page) => withoutBoxes(page, [...dropped, ...others])),
      currencies: first.table.columns[first.pair[own]]!.currencies,
      type,
    };
  });
}

/** Two columns of amounts whose names are of different currencies. */
function findPair({ columns }: Table): Pair | null {
  const named = columns.flatMap((column, index) =>
    column.kind === 'money' && column.currencies.length > 0 && !column.candidates.includes('balance') ? [index] : [],
  );
  const [left, right] = named;
  if (named.length !== 2 || left === undefined || right === undefined) return null;
  const isShared = columns[left]!.currencies.some((code) => columns[right]!.currencies.includes(code));
  return isShared ? null : [left, right];
}

/** Rows have one figure of the two, each column some, and a line that is no row has both. */
function isExclusive({ table, pair }: TwofoldTable): boolean {
  const seen = { left: 0, right: 0, bothOnRows: 0, bothBeside: 0 };
  for (const line of table.region.lines) {
    const [left, right] = figuresOf(line, table, pair).map((figures) => figures.length > 0);
    const isDated = isDatedRow(line, table);
    if (left && right) seen[isDated ? 'bothOnRows' : 'bothBeside']++;
    else if (isDated && left) seen.left++;
    else if (isDated && right) seen.right++;
  }
  return seen.left > 0 && seen.right > 0 && seen.bothOnRows === 0 && seen.bothBeside > 0;
}

/** A date opens the line, or stands below the name of the dates. */
function isDatedRow({ dates }: TokenLine, { columns, use }: Table): boolean {
  const span = use.date === null ? undefined : columns[use.date]!.span;
  return dates.some(
    ({ from, box }) => from === 0 || (span !== undefined && overlapX(box, [span.x0, 0, span.x1, 0]) > 0),
  );
}

/** A line with one figure of each currency, outside of the list. */
interface Ends {
  readonly line: TokenLine;
  readonly tokens: readonly [MoneyToken, MoneyToken];
}

/**
 * An exchange moves both currencies in one row. That they are two is proved where two lines beside the list are what each of them
 * began and ended with: those lines and what stands between them. None where nothing is proved.
 *
 *                            GEL       USD
 *   Starting Balance    3,880.12  1,200.50
 *   End Balance         4,655.12    917.65
 *
 *   16/12/2025  Conversion  775.00 -282.85
 */
function findEnds({ table, pair }: TwofoldTable, lines: readonly TokenLine[], notation: Notation): readonly Ends[] {
  const worthOf = (token: MoneyToken) => signedMinor(token, notation) ?? Number.NaN;
  const rows = table.region.lines.filter((line) => isDatedRow(line, table));
  const sums = pair.map((_, side) =>
    rows.flatMap((line) => figuresOf(line, table, pair)[side]!).reduce((sum, token) => sum + worthOf(token), 0),
  );
  if (sums.includes(0)) return [];
  const listed = new Set(table.region.lines);
  const beside = lines.flatMap((line): Ends[] => {
    const [left, right, ...more] = listed.has(line) ? [] : line.money.filter(({ strong }) => strong);
    return left === undefined || right === undefined || more.length > 0 ? [] : [{ line, tokens: [left, right] }];
  });
  const leads = (from: Ends, to: Ends) =>
    sums.every((sum, side) => worthOf(to.tokens[side]!) - worthOf(from.tokens[side]!) === sum);
  for (const [at, opening] of beside.entries()) {
    const end = beside.findIndex((closing) => leads(opening, closing));
    if (end >= 0) return beside.slice(Math.min(at, end), Math.max(at, end) + 1);
  }
  return [];
}

function boxOf({ line, tokens }: Ends, side: 0 | 1): Dropped {
  const { from, to } = tokens[side];
  return { pageNumber: line.pageNumber, box: boxAround(line.words.slice(from, to)) };
}

function figuresOf({ money }: TokenLine, { columns }: Table, pair: Pair): readonly (readonly MoneyToken[])[] {
  return pair.map((column) => {
    const { x0, x1 } = columns[column]!.span;
    return money.filter(({ strong, box }) => strong && overlapX(box, [x0, 0, x1, 0]) > 0);
  });
}

/** Names of the other column, and of all that hold no amount where the column itself was none, lest one be taken for it. */
function namesBeside({ columns, roles }: Table, pair: Pair, own: 0 | 1): ReadonlySet<string> {
  const isAmount = roles.get(pair[own]) === 'amount';
  const isBeside = (index: number) =>
    index === pair[1 - own] || (!isAmount && index !== pair[own] && roles.get(index) === 'ignored');
  return new Set(
    columns.flatMap(({ headerText }, index) => (isBeside(index) && headerText !== null ? [headerText] : [])),
  );
}

export interface Dropped {
  readonly pageNumber: number;
  readonly box: Box;
}

/** The figures of the other column; with a figure of its own alone, all of the line. */
function dropOf(line: TokenLine, table: Table, pair: Pair, own: 0 | 1): Dropped[] {
  const figures = figuresOf(line, table, pair);
  const [mine, others] = [figures[own]!, figures[1 - own]!];
  const { pageNumber, words } = line;
  if (others.length === 0) return [];
  if (mine.length === 0) return [{ pageNumber, box: line.box }];
  return others.map(({ from, to }) => ({ pageNumber, box: boxAround(words.slice(from, to)) }));
}

/** What other lines print of the balances and totals of the other column, those beside the list among them. */
function repeatsOf(
  table: Table,
  pair: Pair,
  own: 0 | 1,
  lines: readonly TokenLine[],
  ends: readonly Ends[],
): Dropped[] {
  const listed = new Set(table.region.lines);
  const inList = table.region.lines.flatMap((line) => {
    const both = figuresOf(line, table, pair);
    return both.every((side) => side.length > 0) ? both[1 - own]! : [];
  });
  const figures = [...inList, ...ends.map(({ tokens }) => tokens[1 - own]!)];
  const known = new Set(figures.map(digitsOf).filter((digits) => !/^0*$/.test(digits)));
  const { currencies } = table.columns[pair[own]]!;
  // a payment slip below the list names the currency of each figure
  const isOwn = (line: TokenLine, token: MoneyToken) =>
    (token.currencies.length === 0 || token.currencies.some((code) => currencies.includes(code))) &&
    listed.has(line) &&
    figuresOf(line, table, pair)[own]!.includes(token);
  return lines.flatMap((line) =>
    line.money
      .filter((token) => token.strong && known.has(digitsOf(token)) && !isOwn(line, token))
      .map(({ from, to }) => ({ pageNumber: line.pageNumber, box: boxAround(line.words.slice(from, to)) })),
  );
}

function digitsOf({ text }: MoneyToken): string {
  return text.replace(/\D/g, '');
}

export function withoutBoxes(page: Page, dropped: readonly Dropped[]): Page {
  const boxes = dropped.filter(({ pageNumber }) => pageNumber === page.pageNumber).map(({ box }) => box);
  const isDropped = ({ box }: Page['words'][number]) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return boxes.some((other) => x >= other[0] && x <= other[2] && y >= other[1] && y <= other[3]);
  };
  return { ...page, words: page.words.filter((word) => !isDropped(word)) };
}
