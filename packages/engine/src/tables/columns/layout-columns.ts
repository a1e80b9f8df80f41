/**
 * Header and body lines → columns; spans in points. Money and date columns come from the values themselves (they stand under
 * each other), header cells name them; what is left are text columns, whose borders run where the fewest words are cut.
 * Decides where columns stand, and leaves open what ambiguous ones hold: each pairing of names and values is a layout.
 *
 *   Date       Details          Out       In    Balance
 *   01/03      GROCER         45.20              954.80      date | text | money | money | money
 *   03/03      SALARY                1,500.00  2,454.80
 *
 * Known weakness: one layout for all pages of a table; columns that drift by more than half a column need a split before.
 */
import { boxAround } from '@extracto/model';
import type { HeaderCell, TokenLine } from '../../lines/reading.ts';
import { splitSegments } from '../../lines/segments.ts';
import { LINES } from '../../lines/thresholds.ts';
import { DATE_ROLES } from '../date-roles.ts';
import { type Region, type Span, spanOf, type TableColumn, type TableLayout } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import { groupSpans, pairHeaders, SKIP_COSTS, type SkipCosts, type SpanGroup } from './align-spans.ts';
import { hasDateUnder, nameByValues } from './name-by-values.ts';
import { placeTexts, toColumn } from './place-texts.ts';
import { isWithin, type LineTest, rowLines, shownLines } from './shown-lines.ts';
import type { SharedSpan } from './tally-spans.ts';
import {
  bareSpans,
  dateSpans,
  endingLines,
  headsNext,
  isOverAmountsOnly,
  isSameEdge,
  joinMarked,
  leaveWords,
  type MarkedSpan,
  MONEY,
  moneySpans,
  placeBelow,
  significant,
  withoutMentioned,
  withPrinted,
} from './value-spans.ts';

const { SAME_EDGE_PT, WORD_GAP } = LINES.spacing;
const { NAME_GAP } = TABLES.shared;
const { MOSTLY_FILLED, MOSTLY_DATED, FEW_DATES, MOST_MONEY, HALF, SOME_MONEY } = TABLES.layoutColumns;

/**
 * Every layout that a pairing of headers and values gives, the loyal pairing's first; most tables have one, and a layout
 * is as dear as reading all rows with it, so equal ones are given once. `headsNonTransactions`: the line is a title of rows that
 * look like those of the list and are none.
 */
export function layoutColumns(region: Region, headsNonTransactions: LineTest = () => false): TableLayout[] {
  const rows = rowLines(region.lines);
  const cells = (region.header?.cells ?? []).map((cell) => nameByValues(cell, rows));
  const isDay = (cell: HeaderCell) => cell.roles.length === 0 && isOverDates(cell, rows);
  const lines = cells.some((cell) => mayHeadMoney(cell) && !isDay(cell)) ? region.lines : rows;
  const typed = shownLines(region, lines, headsNonTransactions).flatMap((shown) => typeColumns(cells, shown));
  const distinct = new Map(typed.toReversed().map((layout) => [JSON.stringify(layout), layout]));
  return [...distinct.values()]
    .reverse()
    .map(({ columns, texts }) => ({ columns: placeTexts(columns, texts, region) }));
}

function mayHeadMoney({ roles }: HeaderCell): boolean {
  return roles.length === 0 || roles.some((role) => MONEY.has(role));
}

/** The columns of dates and amounts, in every pairing of headers and values, and the headers that are left to the texts. */
function typeColumns(cells: readonly HeaderCell[], lines: readonly TokenLine[]) {
  const dates = significant(groupSpans(dateSpans(lines)), lines);
  const dateGroups = cells.length === 0 ? withoutMentioned(dates, lines) : dates;
  const { spans: sure, marked } = moneySpans(lines);
  const spans = sure.concat(bareSpans(cells, lines));
  const typed = typeWith(cells, lines, marked, dateGroups, spans);
  if (cells.length === 0 || !spans.some(({ touches }) => touches)) return typed;
  const apart = spans.filter(({ touches }) => !touches);
  return [...typed, ...typeWith(cells, lines, marked, dateGroups, apart)];
}

function typeWith(
  headings: readonly HeaderCell[],
  lines: readonly TokenLine[],
  marked: readonly MarkedSpan[],
  dateGroups: readonly SpanGroup[],
  spans: readonly SharedSpan[],
) {
  const shown = significant(groupSpans(spans), lines);
  const leave = headings.length === 0 ? withoutMentioned : endingLines;
  const columns = headings.some(mayHeadMoney) ? shown : leave(shown, lines);
  const moneyGroups = joinMarked(withPrinted(columns, marked));
  const split = headings.flatMap((cell) =>
    cell.names !== undefined &&
    !cell.names.some(isMark) &&
    (areApart(cell.names, moneyGroups) || areDated(cell.names, dateGroups) || areBegun(cell.names, lines))
      ? cell.names
      : [cell],
  );
  const cells = nameBookings(
    joinTorn(split, dateGroups, moneyGroups).flatMap((cell) =>
      partUnknown(leaveWords(cell, moneyGroups, lines), moneyGroups),
    ),
    lines,
  );
  const dated = cells.filter(({ roles }) => roles.some((role) => DATE_ROLES.has(role)));
  const placed = placeBelow(dateGroups, dated);
  const kinds = cells.map((cell) => {
    const kind = chooseKind(cell, placed, moneyGroups);
    const headsAmounts = () =>
      isOverAmountsOnly(cell, lines) || (cell === cells.at(-1) && headsNext(cell, moneyGroups, lines));
    if (kind === 'text' && cell.roles.length === 0 && headsAmounts()) return 'money';
    if (kind !== 'date') return kind;
    const isText = cell.roles.length === 0 ? opensTexts(cell, dated, lines) : headsDays(cell, lines);
    return isText ? 'text' : kind;
  });
  const dateCells = cells.filter((_, index) => kinds[index] === 'date');
  const moneyCells = cells.filter((_, index) => kinds[index] === 'money');
  const texts = cells.filter((cell) => !dateCells.includes(cell) && !moneyCells.includes(cell));
  const days = findDayColumns(dateCells, dateGroups, lines);
  const readings = SKIP_COSTS.map((costs) => {
    const money = pairKind('money', moneyCells, moneyGroups, costs);
    return { money, columns: [...days, ...pairKind('date', dateCells, dateGroups, costs), ...money], texts };
  });
  const [loyal, frugal] = readings.map(({ money }) => ({
    apart: moneyCells.filter(({ box }, index) => !overlaps(money[index]!.span, spanOf(box))).length,
    values: countValues(moneyGroups, money),
  }));
  const isFrugalFirst = frugal!.apart < loyal!.apart && frugal!.values >= loyal!.values * MOSTLY_FILLED;
  return (isFrugalFirst ? readings.reverse() : readings).map(({ columns }) => ({ columns, texts }));
}

function overlaps(one: Span, other: Span): boolean {
  return Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0);
}

function countValues(groups: readonly SpanGroup[], columns: readonly TableColumn[]): number {
  const taken = groups.filter(({ x0, x1 }) => columns.some(({ span }) => span.x0 === x0 && span.x1 === x1));
  return taken.reduce((sum, { count }) => sum + count, 0);
}

/**
 * If value dates or days of purchases are named and no booking dates, dates alone on their lines are the booking days
 * of the rows below them. They stand above the named days, and left of the purchases': elsewhere a description may end with a
 * date, which may break into a line of its own.
 */
function findDayColumns(
  cells: readonly HeaderCell[],
  groups: readonly SpanGroup[],
  lines: readonly TokenLine[],
): TableColumn[] {
  const named = cells.map(({ roles: [role] }) => role);
  if (named.length === 0 || named.some((role) => role !== 'valueDate' && role !== 'transactionDate')) return [];
  const bought = cells.filter((_, index) => named[index] === 'transactionDate');
  const isAlone = ({ words, dates: [date] }: TokenLine) => date?.from === 0 && date.to === words.length;
  const alone = lines.filter(isAlone).map(({ dates: [date] }) => date!);
  const first = lines.find((line) => isAlone(line) || cells.some((cell) => hasDateUnder(line, cell)));
  if (first === undefined || !isAlone(first)) return [];
  return groups
    .filter(({ x1 }) => bought.every(({ box }) => x1 < box[0]))
    .filter((group) => alone.filter(({ box }) => isWithin(box, group)).length * 2 > group.count)
    .map((group) => toColumn('date', null, group));
}

/**
 * If only value dates are named, the dates left of them in the same rows are the booking dates, whatever stands over
 * them: "Operation", of which a fax lost "Date of", or a word that nobody knows.
 */
function nameBookings(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const dated = cells.filter(({ roles }) => roles[0] !== undefined && DATE_ROLES.has(roles[0]));
  const [valued, ...others] = dated;
  if (valued?.roles[0] !== 'valueDate' || others.length > 0) return cells;
  const rows = lines.filter((line) => hasDateUnder(line, valued));
  const at = cells.findIndex((cell) => {
    if (cell.box[2] > valued.box[0] || cell.roles.some((role) => MONEY.has(role))) return false;
    return isOverDates(cell, rows);
  });
  return at < 0 ? cells : cells.with(at, { ...cells[at]!, roles: ['date'] });
}

/** Dates stand below the cell in most of the rows. */
function isOverDates(cell: HeaderCell, rows: readonly TokenLine[]): boolean {
  return rows.filter((line) => hasDateUnder(line, cell)).length >= Math.max(1, rows.length * MOSTLY_DATED);
}

/**
 * The dates below a name that nobody knows open the second line of a description, below where its first line begins: no row has
 * one beside the dates of the named columns.
 *
 *   Posted       Zwosk
 *   04/03/2025   CARD PAYMENT GROCER    45.20
 *                03/03/2025 Card 9937
 */
function opensTexts(cell: HeaderCell, dated: readonly HeaderCell[], lines: readonly TokenLine[]): boolean {
  return (
    dated.length > 0 && !lines.some((line) => hasDateUnder(line, cell) && dated.some((one) => hasDateUnder(line, one)))
  );
}

/** "Transaction" over what was transacted, between which each day stands on a line of its own. */
function headsDays(cell: HeaderCell, lines: readonly TokenLine[]): boolean {
  const dated = cell.roles.includes('description') ? lines.filter((line) => hasDateUnder(line, cell)) : [];
  return dated.length > 0 && dated.every(({ words, dates: [date] }) => date!.from === 0 && date!.to === words.length);
}

/** A name that nobody knows over several columns of amounts is several names that run together; arithmetic tells which they are. */
function partUnknown(cell: HeaderCell, money: readonly SpanGroup[]): readonly HeaderCell[] {
  if (cell.roles.length > 0) return [cell];
  const middle = ({ x0, x1 }: SpanGroup) => (x0 + x1) / 2;
  const under = money.filter((group) => middle(group) > cell.box[0] && middle(group) < cell.box[2]);
  const most = Math.max(...money.map(({ count }) => count));
  if (under.filter(({ count }) => count >= most * MOSTLY_FILLED).length < 2) return [cell];
  const [, y0, , y1] = cell.box;
  return under.map(({ x0, x1 }) => ({ ...cell, box: [x0, y0, x1, y1] }));
}

/**
 * "Booked Date", of which "Date" alone is known, falls apart into two names: where one column of values stands below both, and
 * the one is what the other tells more of, they are one.
 */
function joinTorn(
  cells: readonly HeaderCell[],
  dates: readonly SpanGroup[],
  money: readonly SpanGroup[],
): readonly HeaderCell[] {
  const joined: HeaderCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const whole = last === undefined ? null : joinNames(last, cell);
    const groups = whole?.roles.some((role) => DATE_ROLES.has(role)) ? dates : money;
    if (whole !== null && countUnder(whole, groups) === 1) joined[joined.length - 1] = whole;
    else joined.push(cell);
  }
  return joined;
}

/** Returns `null` where they stand apart, or say two things. */
function joinNames(left: HeaderCell, right: HeaderCell): HeaderCell | null {
  const heightPt = Math.min(left.box[3] - left.box[1], right.box[3] - right.box[1]);
  if (right.box[0] - left.box[2] > heightPt * NAME_GAP || left.text.endsWith(')')) return null;
  const roles = narrow(left.roles, right.roles) ?? narrow(right.roles, left.roles);
  if (roles === null) return null;
  const currencies = [...left.currencies, ...right.currencies];
  return { text: `${left.text} ${right.text}`, box: boxAround([left, right]), roles, currencies };
}

/** "Date" and "Amount" say what a column holds, and the other name which of these: "Value Date", "Debit Amount". */
function narrow(general: HeaderCell['roles'], other: HeaderCell['roles']): HeaderCell['roles'] | null {
  if (general[0] !== 'date' && general[0] !== 'amount') return null;
  const kind = general[0] === 'date' ? DATE_ROLES : MONEY;
  const own = other.filter((role) => kind.has(role));
  return own.length > 0 ? own : null;
}

function countUnder({ box }: HeaderCell, groups: readonly SpanGroup[]): number {
  return groups.filter(({ x0, x1 }) => Math.min(x1, box[2]) > Math.max(x0, box[0])).length;
}

/** "(Cr)" after a name belongs to the name, wherever the amounts end. */
function isMark({ text }: HeaderCell): boolean {
  return text.startsWith('(');
}

/** Amounts end where a name before the last one ends, or begin where each name begins: they head columns of their own. */
function areApart(names: readonly HeaderCell[], money: readonly SpanGroup[]): boolean {
  const isEnd = ({ box }: HeaderCell) =>
    money.some(({ x1, printed }) => [x1, printed?.x1 ?? x1].some((end) => isSameEdge(end, box[2])));
  const isStart = ({ box }: HeaderCell) => money.some(({ x0 }) => isSameEdge(x0, box[0]));
  return names.slice(0, -1).some(isEnd) || names.every(isStart);
}

/** In most rows a word begins below each of the names, or where the first row has a cell near the later ones: they head texts of their own. */
function areBegun(names: readonly HeaderCell[], lines: readonly TokenLine[]): boolean {
  if (names.some(({ roles }) => roles.some((role) => MONEY.has(role) || DATE_ROLES.has(role)))) return false;
  const rows = lines.filter(({ money, dates }) => money.length > 0 && dates.length > 0);
  const starts = splitSegments(rows[0]?.words ?? [], WORD_GAP).map(({ box }) => box[0]);
  const first = names[0]!.box[0];
  const edges = names.map(({ box: [x0, y0, , y1] }) => {
    const near = starts.find((start) => start > first + SAME_EDGE_PT && Math.abs(start - x0) < y1 - y0);
    return x0 === first ? x0 : (near ?? x0);
  });
  const isBegun = ({ words }: TokenLine) => edges.every((edge) => words.some(({ box }) => isSameEdge(box[0], edge)));
  return rows.filter(isBegun).length >= Math.max(1, rows.length * MOSTLY_FILLED);
}

/** Dates stand under the first name and end before the second one, which texts follow: "Buchung Verwendungszweck". */
function areDated([first, second]: readonly HeaderCell[], dates: readonly SpanGroup[]): boolean {
  if (first === undefined || second === undefined || !first.roles.some((role) => DATE_ROLES.has(role))) return false;
  const before = dates.filter(({ x1 }) => x1 <= second.box[0] + SAME_EDGE_PT);
  return countBelow(first, before) >= MOSTLY_DATED;
}

/** The roles of a header cell: by its words, and by the values below it where the words are ambiguous or unknown. */
function chooseKind(cell: HeaderCell, dates: readonly SpanGroup[], money: readonly SpanGroup[]): TableColumn['kind'] {
  if (cell.roles.includes('sign') && countBelow(cell, money) < MOST_MONEY) return 'text';
  const mayDate = cell.roles.some((role) => DATE_ROLES.has(role));
  const mayMoney = cell.roles.some((role) => MONEY.has(role));
  const isTextFirst = cell.roles[0] !== undefined && !DATE_ROLES.has(cell.roles[0]) && !MONEY.has(cell.roles[0]);
  if (isTextFirst && countBelow(cell, mayDate ? dates : money) < HALF) return 'text';
  // "Transaction" heads dates in some lists, and what was transacted in others
  if (mayDate && cell.roles.includes('description') && countBelow(cell, dates) < FEW_DATES) return 'text';
  if (mayDate !== mayMoney) return mayDate ? 'date' : 'money';
  if (cell.roles[0] === 'ignored' && countBelow(cell, money) > 0) return 'money';
  if (!mayDate && cell.roles.length > 0) return 'text';
  const [overDates, overMoney] = [countBelow(cell, dates), countBelow(cell, money)];
  if (overDates === 0 && overMoney === 0) return mayMoney ? 'money' : 'text';
  const kind = overDates > overMoney ? 'date' : 'money';
  const unknown = cell.roles.length === 0 && kind === 'money' ? SOME_MONEY : FEW_DATES;
  return mayDate || Math.max(overDates, overMoney) >= unknown ? kind : 'text';
}

/** Share of the values of a kind below the cell. */
function countBelow(cell: HeaderCell, groups: readonly SpanGroup[]): number {
  const most = Math.max(1, ...groups.map((group) => group.count));
  const below = groups.filter((group) => Math.min(group.x1, cell.box[2]) > Math.max(group.x0, cell.box[0]));
  return below.reduce((sum, group) => sum + group.count, 0) / most;
}

function pairKind(
  kind: 'date' | 'money',
  cells: readonly HeaderCell[],
  groups: readonly SpanGroup[],
  costs: SkipCosts,
): TableColumn[] {
  const paired = pairHeaders(
    cells.map((cell) => spanOf(cell.box)),
    groups,
    costs,
  );
  const named = cells.map((cell, index) => {
    const group = paired[index] === null ? undefined : groups[paired[index]!];
    return toColumn(kind, cell, group ?? spanOf(cell.box));
  });
  // where no header names the kind, every group is a column; else a group beside the named ones is text
  const unnamed = cells.some(({ roles }) => roles[0] !== 'ignored')
    ? []
    : groups.filter((_, index) => !paired.includes(index));
  return [...named, ...unnamed.map((group) => toColumn(kind, null, group))];
}
