import { isJoin } from '../../fields/is-join.ts';
import { opensWithBalance } from '../../knowledge/opens-with-balance.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { splitSegments, textOf } from '../../lines/segments.ts';
import { isZero } from '../../tokens/is-zero.ts';
import { NO_CELLS } from '../cells.ts';
import type { Record, Span } from '../table.ts';
import { TABLES } from '../thresholds.ts';
import {
  isSubtotal,
  labelRecord,
  opensWithPassed,
  opensWithTotal,
  type RecordLabel,
  readTitle,
} from './label-record.ts';
import { namesFee } from './names-fee.ts';
import type { ColumnUse, Item, Kind } from './row.ts';
import { isStrong } from './some-amount.ts';
import { titleOf } from './title-of.ts';
import { withoutDay } from './without-day.ts';

const { DAYS_OF_WEEK, HEADING_INDENT_PT, WORDS_BEHIND_BALANCE } = TABLES.classifyRecord;

/** Properties of a whole list that its lines are classified by; the rarely needed ones are computed on first use. */
export interface ListHabits {
  /** Left and right edge of the lines with amounts. */
  readonly extent: () => Span;
  /** Whole numbers are amounts. */
  readonly isBare: boolean;
  /** Amounts of dated rows have decimals. */
  readonly hasDecimals: () => boolean;
  /** The line of the first row that is surely one and prints no date; `Infinity` for none, −1 where no row has a date. */
  readonly undatedFrom: () => number;
}

export function classify(record: Record, use: ColumnUse, habits: ListHabits): Item {
  const text = withoutDate(joinTexts(record), record);
  const hasAmount = record.money.some((_, column) => use.amounts.has(column));
  const hasBalance = use.balance !== null && record.money.get(use.balance)?.strong === true;
  const hasDate = use.date !== null && record.dates.has(use.date);
  const hasMoney = habits.isBare ? record.money.size > 0 : hasStrong(record);
  // without a balance column a dated row called NEW BALANCE SHOES is a purchase
  const stripped = withoutKind(record, use);
  const told = stripped === null || opensWithTotal(text) ? text : stripped;
  const said = hasDate ? told : withoutDay(told, record);
  const named = record.money.size > 0 || hasDate ? labelRecord(said, hasDate && use.balance === null) : 'none';
  const isSummed =
    !hasDate && hasMoney && opensWithTotal(said) && (listsSums(record) || habits.undatedFrom() === Infinity);
  const isNamed = named !== 'none' || hasDate || record.unassigned.length === 0;
  const summed = () => (opensWithPassed(said) ? 'carried' : 'total');
  // "Card limit change  0.00" is booked where it has a day or a balance: what is announced is named, and no more
  const isEvent = named === 'notice' && (hasDate || (hasAmount && hasBalance)) && labelRecord(said, true) === 'none';
  const known = isEvent ? 'none' : named;
  const label = known === 'none' && isSummed ? summed() : isNamed ? known : labelBehind(record);
  if (label === 'opening' || label === 'closing' || label === 'carried') {
    const isOpening = label === 'opening' && printsBalanceTwice(record, use);
    // one row moves money one way: both ways filled are the totals beside the balance
    if (hasMoney && (!hasBalance || !hasDate || isOpening || countFilled(record, use) !== 1))
      return carriesSides(record, label, use) ? toItem(record, 'total', 'total') : toItem(record, label, 'balance');
  }
  // "SALDO DIA  0,00  762,33": the amounts of a day have been listed, and this is what they come to; "Sold" is a balance in Romanian only
  if (hasAmount && hasBalance && countFilled(record, use) === 0 && opensWithBalance(said, WORDS_BEHIND_BALANCE))
    return toItem(record, label, 'balance');
  if (!hasDate && label === 'none' && hasAmount && !hasBalance && listsLabels(record))
    return toItem(record, label, 'blank');
  // "Rate 7.78  409.60  12,520.43" is the last line of a row, whatever "Rate" names elsewhere
  const isBooked = hasAmount && hasBalance && countFilled(record, use) === 1;
  if (label === 'notice' && record.money.size > 0 && !isBooked) return toItem(record, label, 'total');
  // at the foot of a page, in the column of balances, it is the balance that is carried forward
  if (label === 'total' && !hasDate && !hasAmount && hasBalance && isSubtotal(said))
    return toItem(record, 'carried', 'balance');
  if (!hasDate) {
    const filled = countFilled(record, use);
    // a sum has no value date
    const isValued = filled === 1 && use.balance === null && record.dates.size > 0;
    const isMoved = filled === 1 && habits.undatedFrom() !== Infinity;
    const isPosted = isValued || (hasAmount && hasBalance && filled < 2 && (!opensWithTotal(said) || isMoved));
    if (((label === 'total' && !isPosted) || label === 'pending') && record.money.size > 0)
      return toItem(record, label, 'total');
    if (filled > 1 && use.amounts.size > 1) return toItem(record, label, 'total');
    if (hasAmount && filled === 0 && hasBalance && text === '') return toItem(record, label, 'balance');
  }
  if (hasAmount && !hasDate && !hasBalance && hasMoney && opensWithBalance(said) && standsAbove(record, habits))
    return toItem(record, label, 'balance');
  if (hasAmount) {
    const isUndatedRate =
      !hasDate && ((isRate(record) && !namesFee(text)) || (!hasBalance && isNumber(record, use, habits)));
    return toItem(record, label, isUndatedRate || listsValues(record, use) ? 'rate' : 'anchor');
  }
  if (hasBalance && !hasDate && label === 'none' && isInSentence(record.line)) return toItem(record, label, 'text');
  if (hasBalance) return toItem(record, label, !hasDate && isRate(record) ? 'rate' : 'balance');
  if (hasDate && listsBalance(record, use, habits)) return toItem(record, label, 'balance');
  if (hasDate) return toItem(printsBalance(record, said) ? { ...record, texts: NO_CELLS } : record, label, 'rowStart');
  return classifyText(record, label, text, habits);
}

/** A line without an amount of the columns and without a day of the row: a heading, a line that goes on a row, or neither. */
function classifyText(record: Record, label: RecordLabel, text: string, habits: ListHabits): Item {
  // the day in another column of dates, alone on the line, is the row's, like its text
  if (text === '') return toItem(record, label, record.dates.size > 0 ? 'text' : 'blank');
  // "Total Withdrawals 2,824.43" right of all columns goes on no description
  if (record.line.money.some(({ strong }) => strong) && (label !== 'none' || labelRecord(text) !== 'none'))
    return toItem(record, label, 'blank');
  if (record.money.size > 0 || record.unassigned.length > 0) return toItem(record, label, 'text');
  // "07.06.2024  Card purchase" opens the block of a row in any column of dates
  const mayHead = record.dates.size === 0 && !namesColumns(record) && standsAsTitle(record.line, habits.extent());
  const { isSummary, sections } = readTitle(
    mayHead && endsWithPeriod(record.line) ? titleOf(record.line) : text,
    mayHead,
  );
  if (isSummary) return toItem(record, label, 'heading', ['feeTable']);
  if (sections.length > 0) return toItem(record, label, 'heading', sections);
  return toItem(record, label, mayHead && FOOTNOTE.test(record.line.words[0]!.text) ? 'blank' : 'text');
}

/** "TRANSAÇÕES DE 02 MAR A 02 ABR" */
function endsWithPeriod({ words, dates: [from, to, ...others] }: TokenLine): boolean {
  const isLast = to?.to === words.length && to.from === from!.to + 1 && others.length === 0;
  return isLast && isJoin(words[from!.to]!.text);
}

/** "операции   операции", "date   details   authorisations": the second line of the names of columns. */
function namesColumns({ texts, line }: Record): boolean {
  if (texts.size < 2) return false;
  return new Set(texts.values()).size === 1 || (texts.size > 2 && splitSegments(line.words).length >= texts.size);
}

/** "Brought forward  45,884.61  140,032.34": both sides of the rows so far, and no balance. */
function carriesSides(record: Record, label: RecordLabel, use: ColumnUse): boolean {
  return use.balance === null && label !== 'closing' && use.amounts.size > 1 && countFilled(record, use) > 1;
}

/** "* Gap in check sequence" stands below the list, not in a row. */
const FOOTNOTE = /^(?:[*†‡]|\([*†‡]\))$/;

function listsValues(record: Record, use: ColumnUse): boolean {
  return (
    isRateSince(record) || (use.balance === null && isRateAlone(record)) || isBalanceGrid(record, use) || isWeek(record)
  );
}

/** Balances of days, in whole numbers. */
function listsBalance({ money }: Record, { amounts, balance }: ColumnUse, { isBare }: ListHabits): boolean {
  return isBare && amounts.size === 0 && balance !== null && money.has(balance);
}

/** "5 de Julho de 2025  Saldo do dia: R$ 179,43": the balance of the day, above its rows, describes none of them. */
function printsBalance({ line: { words, money } }: Record, text: string): boolean {
  const figure = money.at(-1);
  if (figure?.strong !== true || figure.to !== words.length || !text.endsWith(figure.text)) return false;
  return labelRecord(text.slice(0, -figure.text.length), true) !== 'none';
}

const NO_SECTIONS: readonly string[] = [];

function toItem(record: Record, label: RecordLabel, kind: Kind, sections = NO_SECTIONS): Item {
  return { record, label, sections, kind };
}

/**
 * The kind of a line when a column beside the description has a header of its own: "Uttag" there is the kind of a
 * row, though elsewhere it sums up what went out. `null` where there is no more than that.
 */
function withoutKind(record: Record, { named, description }: ColumnUse): string | null {
  if (record.texts.size < 2) return null;
  let [isDescribed, isNamed] = [false, false];
  for (let cell = record.texts; cell.rest !== null; cell = cell.rest) {
    if (description.has(cell.column)) isDescribed = true;
    else if (named.has(cell.column)) isNamed = true;
  }
  if (!isDescribed || !isNamed) return null;
  const texts = [...record.texts].filter(([column]) => !named.has(column) || description.has(column));
  return texts.map(([, text]) => text).join(' ');
}

function joinTexts({ texts }: Record): string {
  let all: string | null = null;
  for (let cell = texts; cell.rest !== null; cell = cell.rest) all = all === null ? cell.value : `${all} ${cell.value}`;
  return all ?? '';
}

/**
 * "31 Mar 2025  Closing balance": in front of the label the day of the balance may stand in the column of the texts, or its
 * year alone: "31 Mar" "2025 CLOSING BALANCE".
 */
function withoutDate(text: string, { line, dates }: Record): string {
  if (dates.size > 0 && LEADING_YEAR.test(text)) return text.replace(LEADING_YEAR, '');
  const [date] = line.dates;
  if (date?.from !== 0 || dates.values().includes(date)) return text;
  const printed = line.words.slice(0, date.to).map((word) => word.text);
  const front = `${printed.join(' ')} `;
  return text.startsWith(front) ? text.slice(front.length) : text;
}

const LEADING_YEAR = /^(?:19|20)\d{2} (?=\p{L})/u;

/** "Opening balance  4,523.50  4,523.50": the figure stands among the amounts as well. */
function printsBalanceTwice({ money }: Record, { amounts, balance }: ColumnUse): boolean {
  const figures = [...amounts].flatMap((column) => money.get(column)?.text ?? []);
  return balance !== null && figures.length === 1 && figures[0] === money.get(balance)?.text;
}

/** "R$ 19.591,49   Total in +15.417,07": a box beside a box of totals. The words behind its figure name the amount. */
function labelBehind({ line, money, unassigned }: Record): RecordLabel {
  const end = Math.min(...money.values().map(({ from }) => from));
  const beside = unassigned.findLast(({ to }) => to < end);
  return beside === undefined ? 'none' : labelRecord(textOf(line.words.slice(beside.to, end)), true);
}

/** Values in the columns of amounts that are not zero. */
function countFilled({ money }: Record, { amounts }: ColumnUse): number {
  let count = 0;
  for (const column of amounts) {
    const token = money.get(column);
    if (token !== undefined && !isZero(token)) count++;
  }
  return count;
}

/** "Total deposits: 27,398.10  Total withdrawals: 3,481.48": each behind its name, in no column. */
function listsSums({ line }: Record): boolean {
  return line.money.filter(({ strong, from }) => strong && line.words[from - 1]?.text.endsWith(':')).length > 1;
}

/**
 * "Beginning Balance $602.14   Minimum Daily Balance $88": a summary box with two labels side by side. The first figure stands behind
 * its label, and the label of the other one begins behind it.
 */
export function listsLabels({ line }: Pick<Record, 'line'>): boolean {
  const [first, second] = line.money.filter(({ strong }) => strong);
  if (first === undefined || second === undefined || first.from === 0 || second.from === first.to) return false;
  return labelRecord(textOf(line.words.slice(0, first.from)), true) !== 'none';
}

/** "Contact tel 03457 404 404": groups of digits without decimals, where all amounts of the list have some. */
function isNumber(record: Record, use: ColumnUse, { hasDecimals }: ListHabits): boolean {
  return /^\d+(?: \d+)+$/.test(amountText(record, use)) && hasDecimals();
}

function amountText({ money }: Record, { amounts }: ColumnUse): string {
  return [...amounts].map((column) => money.get(column)?.text ?? '').find((text) => text !== '') ?? '';
}

/** Every amount of a dated row prints decimals: beside its day, or beside another date below a day that several rows share. */
export function printDecimals(records: readonly Record[], use: ColumnUse): boolean {
  const texts = records.map((record) => (use.date !== null && record.dates.size > 0 ? amountText(record, use) : ''));
  return texts.some((text) => text !== '') && texts.every((text) => text === '' || /[.,]\d{1,3}(?!\d)/.test(text));
}

/** In any column. */
function hasStrong({ money }: Record): boolean {
  return money.some(isStrong);
}

/** "ACCOUNT FEES" alone sums fees up; with a date it is one. What is carried forward of both sides is a sum on whatever day. */
export function mayBeFee({ kind, label, record }: Item): boolean {
  if (kind !== 'total' || label !== 'total') return false;
  const text = joinTexts(record);
  return !opensWithTotal(text) && labelRecord(text) === label;
}

/** An undated line with a percentage is of an interest table, and the list above it is over. "IGST DB @ 18.00%" is a tax on the row above. */
function isRate({ line: { words } }: Record): boolean {
  return words.some(({ text }, at) => RATE.test(text) && words[at - 1]?.text !== '@');
}

const RATE = /^[\d.,]*%$/;

/** "Purchases  11/04/2023  24.49%  $204.76  $4.12": a row begins with its date; this is the rate since then, and the interest at it. */
function isRateSince({ line: { words, dates, money } }: Record): boolean {
  const [date] = dates;
  const rate = date === undefined || date.from === 0 ? -1 : words.findIndex(({ text }) => RATE.test(text));
  return rate >= 0 && rate === date?.to && money.filter(({ strong, from }) => strong && from > rate).length > 1;
}

/** "03/06/2023  28.49% (v)  $858.90  $20.45": the day stands in front, and no word says what was booked. */
function isRateAlone({ line: { words, dates, money } }: Record): boolean {
  const [date] = dates;
  if (date?.from !== 0 || !RATE.test(words[date.to]?.text ?? '')) return false;
  const figures = money.filter(({ strong, from }) => strong && from > date.to);
  const isFigure = (at: number) => figures.some(({ from, to }) => at >= from && at < to);
  return figures.length > 1 && words.every(({ text }, at) => at <= date.to || isFigure(at) || RATE_MARK.test(text));
}

const RATE_MARK = /^\(\p{L}\)$/u;

/** "Savings are not included (12,480.55 in total)." is said below the list, wherever its figure stands. */
function isInSentence({ words, money }: TokenLine): boolean {
  return SENTENCE_END.test(words.at(-1)!.text) && money.every(({ to }) => to < words.length);
}

const SENTENCE_END = /(?:\p{L}{3}[)）]?\.|[。．])$/u;

/** "8 9 10 11 12 13 14" in front of the day and the amount of a payment to come: a calendar stands beside a plan. */
function isWeek({ line }: Record): boolean {
  if (!mayHoldWeek(line)) return false;
  let days = 1;
  for (let at = 1; at < line.words.length && days < DAYS_OF_WEEK; at++) {
    const [before, here] = [line.words[at - 1]!.text, line.words[at]!.text];
    days = isShortFigure(here) && Number(here) === Number(before) + 1 ? days + 1 : 1;
  }
  return days === DAYS_OF_WEEK;
}

/** The days behind its first one are as many words, of which every look so many words apart meets one. */
function mayHoldWeek({ words }: TokenLine): boolean {
  const step = DAYS_OF_WEEK - 1;
  for (let at = step; at < words.length; at += step) if (isShortFigure(words[at]!.text)) return true;
  return false;
}

function isShortFigure(text: string): boolean {
  return text.length <= 2 && /^\d{1,2}$/.test(text);
}

/**
 * "01/03 58,051.65 14/03 47,670.42 23/03 69,613.05": day and balance, several times across. Below named columns the value date
 * of a row may stand between its amount and its balance, and its text above and below it.
 */
function isBalanceGrid({ line, dates, money }: Record, { balance, priced }: ColumnUse): boolean {
  if (line.dates.length < 2 || line.money.length < 2) return false;
  if (balance !== null && dates.size === line.dates.length && !money.some((_, column) => !priced.has(column)))
    return false;
  let strong = 0;
  for (const token of line.money) if (token.strong) strong += 1;
  // dates and balances take turns, a date in front
  if (line.dates.length !== strong && line.dates.length !== strong + 1) return false;
  if (strong < 2) return false;
  // a value date beside the date, as in many lists: no amount stands between the two
  const second = Math.max(line.dates[0]!.from, line.dates[1]!.from);
  if (!line.money.some((token) => token.strong && token.from < second)) return false;
  const values = [...line.dates, ...line.money.filter((token) => token.strong)];
  const isValue = (at: number) => values.some((value) => at >= value.from && at < value.to);
  if (line.words.some((word, at) => !isValue(at) && /\p{L}{2}/u.test(word.text))) return false;
  values.sort((a, b) => a.box[0] - b.box[0]);
  return values.every((value, index) => value.kind === (index % 2 === 0 ? 'date' : 'money'));
}

function standsAbove({ line }: Record, { undatedFrom }: ListHabits): boolean {
  return line.index < undatedFrom();
}

/** Headings start where the table starts, or stand in its middle; a continuation line starts where descriptions do. */
function standsAsTitle({ box, heightPt }: TokenLine, { x0, x1 }: Span): boolean {
  return box[0] <= x0 + HEADING_INDENT_PT || Math.abs(box[0] + box[2] - x0 - x1) <= heightPt * 2;
}
