/**
 * Tables as headers and words give them, and chains of balances → the tables of the document. A chain is the stronger witness:
 * each of its rows is an equality that was printed. Where all rows of a chain were read, only what stands among them and
 * moves no balance is taken out; where one was missed, or read from another column, the list is read again by the chain.
 */
import type { Minor } from '@extracto/model';
import type { Header, MoneyToken, TokenLine } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { HeadedRegion } from '../../tables/regions/find-regions.ts';
import type { ChainedLines } from '../../tables/rows/chained-lines.ts';
import { labelRecord } from '../../tables/rows/label-record.ts';
import type { Row } from '../../tables/rows/row.ts';
import { minorOf, type Notation, signedMinor } from '../../tokens/notation.ts';
import type { Table } from '../read-table.ts';
import { STATEMENTS } from '../thresholds.ts';

const { MOST_CONTINUATIONS, FAR_BELOW } = STATEMENTS.settleChains;

export interface ChainContext {
  /** All lines of the document; the index of a line is its place. */
  readonly lines: readonly TokenLine[];
  readonly headers: readonly Header[];
  readonly notation: Notation;
  /** No number of a page. */
  readonly isContent: (line: TokenLine) => boolean;
  readonly read: (region: HeadedRegion, chain: ChainedLines) => Table;
}

/** Tables in printed order. */
export function settleChains(
  tables: readonly Table[],
  chains: readonly ChainedLines[],
  context: ChainContext,
): Table[] {
  const settled = chains.reduce<Table[]>((all, chain) => settleChain(all, chain, chains, context), [...tables]);
  const close = (table: Table) =>
    chains.reduce(
      (all, chain) => leaveUnmoved(closeList(all, chain, context.notation), chain, context.notation),
      table,
    );
  return chains.length === 0 ? settled : settled.map((table) => takeOutUndated(close(table), chains));
}

/**
 * Below the last row of a chain its balance is printed once more: the list is closed. Amounts without a balance that follow on in
 * its table are those of conditions and notices, and no rows; one beside a date is left unassigned, for it may be one.
 */
function closeList(table: Table, chain: ChainedLines, notation: Notation): Table {
  const { rows, use, region } = table;
  const { balance, date } = use;
  const end = chain.balances.get(chain.last);
  const isWithin = region.header !== null && (region.lines[0]?.index ?? Infinity) <= chain.last;
  if (!isWithin || end === undefined || balance === null || date === null) return table;
  const isAfter = ({ firstLine }: Row) => firstLine > chain.last;
  const closing = rows.find(
    (row) => isAfter(row) && (row.kind === 'transaction' || valueIn(row, balance, notation) === minorOf(end, notation)),
  );
  const isBehind = ({ kind, firstLine }: Row) => kind === 'transaction' && firstLine > (closing?.firstLine ?? Infinity);
  if (closing?.kind === 'transaction' || rows.some((row) => isBehind(row) && row.money.has(balance))) return table;
  const undated = withKind(table, (row) => isBehind(row) && !isDatedBeside(row, date), 'beyond');
  return withKind(undated, isBehind, 'left');
}

/**
 * "Withholding tax   0.00   0.00" below the last row of a chain: what has no date, moves nothing and prints another balance than the
 * chain ends with is of another table, unless dated rows follow: the list goes on.
 */
function leaveUnmoved(table: Table, chain: ChainedLines, notation: Notation): Table {
  const { balance, date, amounts } = table.use;
  const last = chain.balances.get(chain.last);
  if (balance === null || date === null || last === undefined || !holdsChain(table, chain)) return table;
  const isUnmoved = (row: Row) =>
    [...amounts].every((column) => [null, 0].includes(valueIn(row, column, notation))) &&
    ![null, minorOf(last, notation)].includes(valueIn(row, balance, notation));
  const goesOnTo = table.rows.findLast((row) => row.kind === 'transaction' && row.dates.has(date))?.firstLine ?? 0;
  const isBehind = ({ kind, firstLine }: Row) => kind === 'transaction' && firstLine > Math.max(chain.last, goesOnTo);
  return withKind(table, (row) => isBehind(row) && isUnmoved(row), 'beyond');
}

/** The date stands on the line of an amount. */
function isDatedBeside({ dates, money }: Row, column: number): boolean {
  const date = dates.get(column);
  return date !== undefined && money.values().some(({ box }) => box[1] < date.box[3] && box[3] > date.box[1]);
}

/** Beside a list with running balances, an amount without a date is none of the account: a telephone number, a table of fees. */
function takeOutUndated(table: Table, chains: readonly ChainedLines[]): Table {
  const { date } = table.use;
  if (chains.some((chain) => holdsChain(table, chain))) return table;
  const isNone = ({ kind, dates }: Row) => kind === 'transaction' && (date === null || !dates.has(date));
  return withKind(table, isNone, 'beyond');
}

function withKind(table: Table, isOne: (row: Row) => boolean, kind: Row['kind']): Table {
  if (!table.rows.some(isOne)) return table;
  return { ...table, rows: table.rows.map((row) => (isOne(row) ? { ...row, kind } : row)) };
}

function settleChain(
  tables: readonly Table[],
  chain: ChainedLines,
  chains: readonly ChainedLines[],
  context: ChainContext,
): Table[] {
  const leave = (table: Table) => takeOut(table, chain, chains, context.notation);
  const anchors = findAnchors(tables, context);
  const isRead = [...chain.rows].every(([line, { amount }]) => {
    const value = minorOf(amount, context.notation);
    return value !== null && anchors.get(line)?.has(value) === true;
  });
  if (isRead) return tables.map(leave);
  if (countPassed(tables, chain) * 2 >= chain.balances.size) return [...tables];
  if (([1, -1] as const).some((order) => explains(anchors, chain, context.notation, order))) return [...tables];
  const again = leave(context.read(listRegion(chain, context), chain));
  const found = again.rows.filter(({ kind }) => kind === 'transaction').length;
  if (found < chain.rows.size) return [...tables];
  const [from, to] = [again.region.lines[0]!.index, again.region.lines.at(-1)!.index];
  const isOutside = ({ firstLine }: Row) => firstLine < from || firstLine > to;
  const rest = tables
    .map((table) => (table.rows.every(isOutside) ? table : { ...table, rows: table.rows.filter(isOutside) }))
    .filter(({ rows, region }) => rows.length > 0 || region.lines.every(({ index }) => index < from || index > to));
  const before = rest.filter(({ region }) => (region.lines[0]?.index ?? Infinity) < from);
  return [...before, again, ...rest.filter((table) => !before.includes(table))];
}

/** Balances of rows that the chain leaves out: amounts that happen to come to the fee of a later row leap over them. */
function countPassed(tables: readonly Table[], { first, last, balances }: ChainedLines): number {
  const isPassed = (line: number) => line > first && line < last && !balances.has(line);
  return tables.reduce((count, { rows, use: { balance } }) => {
    const own = rows.filter(({ kind, money }) => kind === 'transaction' && balance !== null && money.has(balance));
    return count + own.filter(({ lines }) => lines.every(isPassed)).length;
  }, 0);
}

/**
 * The rows as read come to every balance of the chain, one by one: the chain took other lines for some of them, such as the
 * turnover of a day in which one row moved, or an amount that the description repeats.
 */
function explains(anchors: Anchors, { balances }: ChainedLines, notation: Notation, order: 1 | -1): boolean {
  const rows = [...anchors].sort(([a], [b]) => (a - b) * order);
  let [last, at]: [Minor | null, number] = [null, 0];
  for (const [line, token] of [...balances].sort(([a], [b]) => (a - b) * order)) {
    let moved = 0;
    for (; at < rows.length && (rows[at]![0] - line) * order <= 0; at++)
      moved += rows[at]![1].values().reduce((sum, effect) => sum + effect, 0);
    const balance = signedMinor(token, notation);
    if (balance === null) return false;
    // the balance of a day in a column of amounts was taken for one
    const asAmount = anchors.get(line)?.get(Math.abs(balance)) ?? 0;
    if (last !== null && balance - last !== moved && balance - last !== moved - asAmount) return false;
    last = balance;
  }
  return true;
}

/** By line, the amounts of its transactions without signs, each with what its column and its sign add to a balance. */
type Anchors = ReadonlyMap<number, ReadonlyMap<Minor, Minor>>;

function findAnchors(tables: readonly Table[], { lines, notation }: ChainContext): Anchors {
  const anchors = new Map<number, Map<Minor, Minor>>();
  for (const { rows, use, roles } of tables) {
    for (const row of rows) {
      if (row.kind !== 'transaction') continue;
      for (const [column, token] of row.money) {
        const value = use.amounts.has(column) ? minorOf(token, notation) : null;
        const line = value === null ? undefined : row.lines.find((index) => prints(lines[index]!, token));
        const effect = roles.get(column) === 'debit' ? -value! : signedMinor(token, notation)!;
        if (line !== undefined) anchors.set(line, (anchors.get(line) ?? new Map()).set(value!, effect));
      }
    }
  }
  return anchors;
}

/** Columns that drift move the boxes of tokens, not their words. */
function prints({ money }: TokenLine, token: MoneyToken): boolean {
  return money.some(({ from, to, text }) => from === token.from && to === token.to && text === token.text);
}

/**
 * If every row prints its balance, a row without one does not belong to the list: it stands before the first balance, behind the
 * last one, or where the chain passes over it. Neither is a line of totals. A row of another of the chains is one all the same.
 */
function takeOut(table: Table, chain: ChainedLines, chains: readonly ChainedLines[], notation: Notation): Table {
  if (!chain.isDense || !holdsChain(table, chain)) return table;
  const { balance } = table.use;
  const rows = table.rows.filter(({ kind }) => kind === 'transaction');
  const hasBalance = (row: Row) => isOfChain(row, chain) || (balance !== null && row.money.has(balance));
  const isPassed = ({ lines }: Row) => lines.every((index) => index > chain.first && index < chain.last);
  const listed = rows.slice(rows.findIndex(hasBalance), rows.findLastIndex(hasBalance) + 1);
  if (!listed.every((row) => hasBalance(row) || isPassed(row))) return table;
  const totals = findTotals(table, notation);
  const isOfAnother = ({ lines }: Row) => chains.some((other) => lines.some((index) => other.rows.has(index)));
  const isOut = (row: Row) =>
    !hasBalance(row) && !isOfAnother(row) && !rows.some((other) => other !== row && isPrintedAgain(row, other));
  return withKind(table, (row) => row.kind === 'transaction' && (isOut(row) || totals.has(row)), 'total');
}

/** The same words and amounts: a row that is printed twice, which no balance explains and nothing else makes a total. */
function isPrintedAgain(row: Row, other: Row): boolean {
  const { money, texts } = row;
  return (
    money.size > 0 &&
    texts.size > 0 &&
    [...money].every(([column, { text }]) => other.money.get(column)?.text === text) &&
    [...texts].every(([column, text]) => other.texts.get(column) === text)
  );
}

/**
 * Rows that print the balance of the line above once more beside the sums of the rows before them: lines of totals. An amount
 * that leaves the balance alone and sums nothing is a row all the same, printed twice or beside a closing balance.
 */
function findTotals({ rows, use }: Table, notation: Notation): ReadonlySet<Row> {
  const totals = new Set<Row>();
  const printed = rows.map((row) => valueIn(row, use.balance, notation)).filter((balance) => balance !== null);
  if (!printed.some((balance, at) => balance === printed[at - 1])) return totals;
  let sums = new Map<number, ColumnSum>();
  let [last, count]: [Minor | null, number] = [null, 0];
  for (const row of rows) {
    const balance = valueIn(row, use.balance, notation);
    const amounts = [...use.amounts].flatMap((column) => {
      const value = valueIn(row, column, notation);
      return value === null || value === 0 ? [] : [{ column, value }];
    });
    const isSum = count > 1 && addsUp(amounts, sums);
    const isTotal = amounts.length > 0 && balance !== null && balance === last && isSum;
    if (isTotal) totals.add(row);
    // behind totals, and where a balance stands alone, another list begins
    if (isTotal || (amounts.length === 0 && balance !== last)) [sums, count] = [new Map(), 0];
    else if (amounts.length > 0) count++;
    if (!isTotal) for (const { column, value } of amounts) sums.set(column, addTo(sums.get(column), value));
    last = balance ?? last;
  }
  return totals;
}

interface ColumnSum {
  readonly sum: Minor;
  readonly addends: number;
}

function addTo(before: ColumnSum | undefined, value: Minor): ColumnSum {
  return { sum: (before?.sum ?? 0) + value, addends: (before?.addends ?? 0) + 1 };
}

/** The sum of one amount is that row printed twice, unless all columns are summed. */
function addsUp(
  amounts: readonly { readonly column: number; readonly value: Minor }[],
  sums: ReadonlyMap<number, ColumnSum>,
): boolean {
  const isWhole = amounts.length === sums.size;
  return (
    amounts.every(({ column, value }) => sums.get(column)?.sum === value) &&
    (isWhole || amounts.some(({ column }) => sums.get(column)!.addends > 1))
  );
}

/** Without its sign, `null` where the row has none there. */
function valueIn({ money }: Row, column: number | null, notation: Notation): Minor | null {
  const token = column === null ? undefined : money.get(column);
  return token === undefined ? null : minorOf(token, notation);
}

function holdsChain({ rows }: Table, chain: ChainedLines): boolean {
  return rows.some((row) => isOfChain(row, chain));
}

function isOfChain({ lines }: Row, chain: ChainedLines): boolean {
  return lines.some((index) => chain.rows.has(index) || chain.balances.has(index));
}

/** The rows of each page with what opens and continues them; between header and first row all is of the list. */
function listRegion(chain: ChainedLines, { lines, headers, isContent }: ChainContext): HeadedRegion {
  // a chain may begin with the opening balance of a summary above the names
  const firstRow = Math.min(...chain.rows.keys());
  const header = headers.findLast(({ lineIndexes }) => lineIndexes.at(-1)! < firstRow) ?? null;
  const headed = new Set(headers.flatMap(({ lineIndexes }) => lineIndexes));
  const isOpen = header !== null && header.pageNumber === lines[firstRow]!.pageNumber;
  const own: TokenLine[] = [];
  for (const { first, last } of listPages(chain, lines)) {
    const from = isOpen && own.length === 0 ? header.lineIndexes.at(-1)! + 1 : openedAt(first, lines, headed);
    const to = endOf(last, lines, headed);
    for (let at = from; at <= to; at++) if (!headed.has(at) && isContent(lines[at]!)) own.push(lines[at]!);
  }
  const from = own[0]!.index;
  const above = lines
    .slice(Math.max(0, from - 4), from)
    .filter(({ pageNumber, index }) => !headed.has(index) && pageNumber === own[0]!.pageNumber);
  return {
    header,
    lines: own,
    above: above.reverse().slice(0, 3),
    headedPages: new Set(headers.map(({ pageNumber }) => pageNumber)),
  };
}

/** First and last line of the chain on each of its pages. */
function listPages({ rows, balances }: ChainedLines, lines: readonly TokenLine[]) {
  const indexes = [...new Set([...rows.keys(), ...balances.keys()])].sort((a, b) => a - b);
  return [...Map.groupBy(indexes, (index) => lines[index]!.pageNumber).values()].map((own) => ({
    first: own[0]!,
    last: own.at(-1)!,
  }));
}

/** The row's first lines, without amounts but the balance of its day, up to what stands apart from them. */
function openedAt(first: number, lines: readonly TokenLine[], headed: ReadonlySet<number>): number {
  let from = first;
  while (
    from > 0 &&
    first - from < MOST_CONTINUATIONS &&
    !headed.has(from - 1) &&
    opens(lines[from - 1]!, lines[from]!)
  )
    from--;
  return from;
}

function opens(upper: TokenLine, lower: TokenLine): boolean {
  return joins(upper, lower, upper) || (upper.pageNumber === lower.pageNumber && isDayHeading(upper));
}

/** "5 de Julho de 2025  Saldo do dia: R$ 179,43": a day and its balance over the rows of it. */
function isDayHeading({ dates, money, words }: TokenLine): boolean {
  const [day, balance] = [dates[0], money.at(-1)];
  if (day?.from !== 0 || balance?.strong !== true || balance.to !== words.length || dates.length > 1) return false;
  return labelRecord(textOf(words.slice(day.to, balance.from)), true) !== 'none';
}

function endOf(last: number, lines: readonly TokenLine[], headed: ReadonlySet<number>): number {
  let end = last;
  while (end - last < MOST_CONTINUATIONS && !headed.has(end + 1)) {
    const next = lines[end + 1];
    if (next === undefined || !joins(lines[end]!, next, next)) break;
    end++;
  }
  return end;
}

/** Close below each other, and the one that is to be taken prints no amount. */
function joins(upper: TokenLine, lower: TokenLine, taken: TokenLine): boolean {
  const isClose = upper.pageNumber === lower.pageNumber && lower.box[1] - upper.box[3] < upper.heightPt * FAR_BELOW;
  return isClose && !taken.money.some(({ strong }) => strong);
}
