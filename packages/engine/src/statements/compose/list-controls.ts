/**
 * The figures that the page prints beside the rows and that say again what they come to, each with the rows that it can be
 * about. Whether they agree is for the checker; what is left out here is seen by nobody.
 *
 *     opening          100.00      anywhere
 *     02.01.  SHOP     -20.00
 *     balance           80.00      after one row, and at the end of the day
 *     03.01.  SHOP      -5.00
 *     Total debits      25.00      of both rows
 */
import { type Control, type Minor, OWED_ACCOUNTS, roundBox } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import { CLOSINGS, OPENINGS } from '../../knowledge/language.ts';
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { DateToken, MoneyToken } from '../../lines/reading.ts';
import { textOf } from '../../lines/segments.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import { sectionsOfTotal } from '../../tables/rows/label-record.ts';
import { minorOf, type Notation, signedMinor } from '../../tokens/notation.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { type LabelledMoney, selectLabelled, wordsOf } from '../interpret/select-labelled.ts';
import type { ControlFigure, Listed } from './control-figure.ts';
import { dateToken } from './date-rows.ts';
import { findLine } from './find-line.ts';
import {
  countsRewards,
  isCertainBalance,
  isCertainTotal,
  isInSentence,
  isOfPart,
  isOfYear,
  isQualified,
  namesAvailable,
} from './label-strength.ts';
import { listCopies } from './list-copies.ts';
import { listDayControls } from './list-day-controls.ts';
import type { Range } from './list-ranges.ts';
import type { PlacedRow } from './statement-parts.ts';
import { COMPOSE } from './thresholds.ts';

const { MOST_LINES } = COMPOSE.listControls;

/** One for each figure; what is known of its place counts more than its label alone. `ends`: what takes the place of a closing balance. */
export function listControls(listed: Listed, ends: readonly ControlFigure[] = []): Control[] {
  const figures = [
    ...listBalanceControls(listed),
    ...listTotalControls(listed),
    ...listPartControls(listed),
    ...listOverviewControls(listed),
    ...listSubtotalControls(listed),
    ...listCountControls(listed),
    ...listControlsBetween(listed),
    ...listDayControls(listed),
    ...listCopies(listed),
    ...ends,
  ].filter((figure) => !listed.printed.isOfAccounts(figure));
  const placeOf = ({ kind, pageNumber, token }: ControlFigure) => `${kind} ${pageNumber} ${token.box.join(' ')}`;
  return [...new Map(figures.map((figure) => [placeOf(figure), figure])).values()].map((figure) =>
    toControl(figure, listed.money),
  );
}

function toControl({ value, ...figure }: ControlFigure, money: (value: Minor) => string): Control {
  const [kind, magnitude] = [figure.kind, Math.abs(value)];
  const unique = new Map((figure.ranges ?? []).map(([from, to]) => [`${from} ${to}`, [from, to] as [number, number]]));
  return {
    kind,
    label: figure.label,
    value: kind === 'count' ? String(magnitude) : money(magnitude),
    direction: figure.direction ?? null,
    date: figure.date ?? null,
    rows: [...unique.values()],
    source: {
      page: figure.pageNumber,
      box: [...roundBox(figure.token.box)] as [number, number, number, number],
      text: figure.token.text,
    },
    ...(figure.isWeak === true ? { strength: 'weak' as const } : {}),
  };
}

function labelled(kind: ControlFigure['kind'], { value, token, line, label }: LabelledMoney): ControlFigure {
  return { kind, value, token, label, pageNumber: line.pageNumber };
}

/** Opening, closing and other balances that a label names, in front of the list or behind it. */
function listBalanceControls({ parts, printed }: Listed): ControlFigure[] {
  const isOwed = parts.account.type !== null && OWED_ACCOUNTS.has(parts.account.type.type);
  const isCertain = (found: LabelledMoney) => isCertainBalance(found, isOwed);
  const isWeak = (found: LabelledMoney) =>
    !isCertain(found) &&
    (isQualified(found) || !printed.named.some((other) => areBothEnds(found, other) && isCertain(other)));
  return printed.named.map((found) => ({ ...labelled('balance', found), isWeak: isWeak(found) }));
}

/** "Anfangssaldo 3.041,40" above "Endsaldo 2.842,88": beside the one the other is certain, though its one word is also the name of a column. */
function areBothEnds(one: LabelledMoney, other: LabelledMoney): boolean {
  const names = (found: LabelledMoney, ends: ReadonlySet<string>) =>
    lookupPhrase(found.label).some(({ value }) => ends.has(value));
  const isFar =
    Math.abs(one.line.index - other.line.index) > MOST_LINES || one.line.pageNumber !== other.line.pageNumber;
  return !isFar && !one.label.includes(' ') && names(one, CLOSINGS) && names(other, OPENINGS);
}

function listTotalControls({ printed, findRanges }: Listed): ControlFigure[] {
  const figure = (direction: 'credit' | 'debit') => (found: LabelledMoney) => ({
    ...labelled('total', found),
    direction,
    ranges: findRanges().lists,
    isWeak: !isCertainTotal(found),
  });
  const [credits, debits] = [printed.credits, printed.debits].map((all) => all.filter((found) => !isInSentence(found)));
  return [...credits!.map(figure('credit')), ...debits!.map(figure('debit'))];
}

const COUNTED: Readonly<Record<string, 'credit' | 'debit'>> = { totalCredits: 'credit', totalDebits: 'debit' };

function listPartControls({ parts, printed, findRanges }: Listed): ControlFigure[] {
  return parts.summaryParts.flatMap(({ field, direction, isWhole }): ControlFigure[] => {
    const token = field.money.find(({ strong }) => strong)!;
    const value = signedMinor(token, parts.notation);
    if (value === null || !printed.isMoney(token)) return [];
    const label = wordsOf(field);
    const base = { label, pageNumber: field.textLine.pageNumber, direction } as const;
    const part = { ...base, kind: 'part', value, token } as const;
    if (!isWhole) return [{ ...part, ranges: isOfYear(label) ? [] : findRanges().of(field.label), isWeak: true }];
    const whole = { ...part, ranges: findRanges().lists };
    if (field.count === null) return [whole];
    return [whole, { ...base, kind: 'count', ...countOf(field.count), ranges: findRanges().whole }];
  });
}

function countOf({ word, value }: NonNullable<Field['count']>): Pick<ControlFigure, 'token' | 'value'> {
  return { token: word, value };
}

function listOverviewControls({ parts, printed }: Listed): ControlFigure[] {
  return parts.overview.flatMap(({ token, line }): ControlFigure[] => {
    const value = signedMinor(token, parts.notation);
    if (value === null || !printed.isMoney(token)) return [];
    return [{ kind: 'balance', label: parts.account.number?.value ?? '', value, token, pageNumber: line.pageNumber }];
  });
}

/** "Subtotal  64.50" right below a list that has ended before it. */
function listSubtotalControls({ parts, placed, printed, findRanges }: Listed): ControlFigure[] {
  const named = parts.fields.filter(({ label }) => TOTALS.has(label));
  if (named.length === 0) return [];
  const ends = new Set(placed.flatMap(({ row }) => (row.kind === 'transaction' ? [Math.max(...row.lines)] : [])));
  const balances = new Set(placed.flatMap(({ row }) => (row.kind === 'balance' ? row.lines : [])));
  const totals = named.filter(({ line }) => ends.has(line.index - 1) && !balances.has(line.index));
  return selectLabelled(totals, [...TOTALS], parts.notation)
    .filter((found) => found.token.strong && printed.isMoney(found.token) && !isInSentence(found))
    .filter(
      ({ token, line: { words } }) =>
        !words.some(({ text }) => text.includes('%')) && !countsRewards(textOf(words.slice(0, token.from))),
    )
    .map((found) => ({ ...labelled('total', found), ranges: findRanges().lists, isWeak: true }));
}

const TOTALS: ReadonlySet<string> = new Set(['subtotal', 'total']);

/** "Deposits (22)  63,581.41": the number of rows in brackets. */
function listCountControls({ parts: { fields }, findRanges }: Listed): ControlFigure[] {
  return fields.flatMap((field) => {
    const direction = COUNTED[field.label];
    if (direction === undefined || field.count === null) return [];
    const [label, pageNumber] = [wordsOf(field), field.line.pageNumber];
    return [
      { kind: 'count', label, ...countOf(field.count), pageNumber, direction, ranges: findRanges().whole } as const,
    ];
  });
}

/**
 * Totals and balances on lines of the list itself; a balance above the first row or below the last says where it stands
 * by its label alone.
 */
function listControlsBetween(listed: Listed): ControlFigure[] {
  const figures: ControlFigure[] = [];
  let above = 0;
  let last: PlacedRow | null = null;
  let isClosed = false;
  for (const place of listed.placed) {
    const { row } = place;
    const index = listed.indexOf(place);
    if (index >= 0) above = index + 1;
    if (row.kind === 'transaction') [last, isClosed] = [place, false];
    else if (!isClosed || !isOfOtherList(row)) figures.push(...controlsOfRow(place, listed, last, above));
    if (row.label === 'closing') isClosed = true;
  }
  return figures;
}

/** Below the closing balance: the rate, the sum and the interest of a deposit, which no label names. */
function isOfOtherList({ label, money }: Row): boolean {
  return label === 'none' && money.size > 1;
}

/** `last`: the transaction above it, and `above` how many of them there are. */
function controlsOfRow(place: PlacedRow, listed: Listed, last: PlacedRow | null, above: number): ControlFigure[] {
  const { row } = place;
  if (row.kind === 'total' && isDayBalance(place)) return controlsOfDayEnd(place, listed, last, above);
  if (row.kind === 'total') return controlsOfTotalRow(place, listed, listed.findRanges().above(row));
  const isBetween = above > 0 && above < listed.transactions.length;
  const isOfDay = isDayBalance(place);
  const isBalance = row.kind === 'balance' && (isBetween ? isPassed(row) : isOfDay || ENDS.has(row.label));
  if (!isBalance) return [];
  const token = row.money.values().at(-1);
  if (token === undefined || !(isInBalances(place) || listed.printed.isMoney(token))) return [];
  const isHere = (isBetween || isOfDay) && !isEndRepeated(place, listed);
  return controlsOfBalanceRow(place, token, listed, isHere ? [[above, above]] : null);
}

/**
 * The slip at the foot of a page says "New balance" as the summary does, whatever rows follow on the next, and the summary may
 * stand at the head of each page.
 */
function isEndRepeated({ row, entry }: PlacedRow, { printed: { named } }: Listed): boolean {
  const isEnd = row.label === 'closing' || row.label === 'opening';
  return isEnd && named.some(({ value }) => Math.abs(value) === Math.abs(entry.balance ?? NaN));
}

/** Between two rows a balance without a date is passed on, whatever it is called; a date without a label is a row again. */
function isPassed({ label, dates }: Row): boolean {
  return label !== 'none' || dates.size === 0;
}

const ENDS: ReadonlySet<string> = new Set(['opening', 'closing', 'carried']);

/** Points have no column of balances, so a figure in it without decimals is money: of another account, in whole units. */
function isInBalances({ row, table }: PlacedRow): boolean {
  return table.use.balance !== null && row.money.has(table.use.balance);
}

/** `ranges`: where the balance stands; `null` leaves that to its label. */
function controlsOfBalanceRow(
  place: PlacedRow,
  token: MoneyToken,
  { parts }: Listed,
  ranges: readonly Range[] | null,
): ControlFigure[] {
  const { row, entry } = place;
  if (entry.balance === null) return [];
  const day = dateToken(place);
  const date = day === null ? null : resolveDate(day, parts.order, parts.years);
  const [label, pageNumber] = [row.texts.values().join(' '), row.pageNumber];
  const isWeak = (row.label === 'none' && label !== '') || namesAvailable(label);
  const base = { kind: 'balance', label, value: entry.balance, token, pageNumber, isWeak } as const;
  return [ranges === null ? base : { ...base, date, ranges }];
}

/** "Balance at the end of the day", and no other figure on its line. */
function isDayBalance({ row }: PlacedRow): boolean {
  const words = row.texts.values().join(' ').split(' ');
  // "Balance of the day 06.04.": the day is no word of the label
  const label = words.filter((word) => /\p{L}/u.test(word)).join(' ');
  return row.money.size === 1 && lookupPhrase(label).some(({ value }) => value === 'dailyBalance');
}

/** Returns the balance of a day-end line: after the rows above it, dated by the `last` row. */
function controlsOfDayEnd(
  { row, table }: PlacedRow,
  { parts, printed }: Listed,
  last: PlacedRow | null,
  above: number,
): ControlFigure[] {
  const [token] = row.money.values();
  const value = token === undefined ? null : signedMinor(token, parts.notation);
  if (token === undefined || value === null || !printed.isMoney(token)) return [];
  const dayOf = (day: DateToken | null) => (day === null ? null : resolveDate(day, parts.order, parts.years));
  const date = last === null ? null : dayOf(dateToken(last));
  const label = row.texts.values().join(' ');
  const said = dayOf(findLine(table, row.firstLine)?.dates.at(-1) ?? null);
  // "Daily balance (04/06/2024)" below rows until 31/05
  if (/\d[./-]\d/.test(label) && said !== date) return [];
  return [{ kind: 'balance', label, value, token, date, pageNumber: row.pageNumber, ranges: [[above, above]] }];
}

/**
 * Sums below the columns of amounts and the balance beside them. Two sides filled in without a date are sums whatever they
 * are called; where that is no name of a sum they may be of something else as well.
 */
function controlsOfTotalRow(place: PlacedRow, listed: Listed, ranges: readonly Range[]): ControlFigure[] {
  const { parts, printed, transactions } = listed;
  const { row, table } = place;
  const label = row.texts.values().join(' ');
  const sides = row.money.keys().filter((column) => table.use.amounts.has(column));
  const isNamed = row.label === 'total';
  // a table of interest rates names credits and debits too
  if (row.unassigned.length > 0 || label.includes('%') || !(isNamed || sides.length > 1) || countsRewards(label))
    return [];
  const above = ranges[0]![1];
  const kinds = sectionsOfTotal(label);
  const isBelowAll = above > 0 && above === transactions.length && kinds.length > 0;
  // "Total of fees" below all rows is said of some of them, wherever they stand, unless they have a heading
  const isUnheaded = (kind: string) => OF_SOME.has(kind) && listed.findRanges().of(kind).length === 0;
  const isOfSome = isBelowAll && (ranges[0]![0] === above || kinds.every(isUnheaded));
  return [...row.money].flatMap(([column, token]): ControlFigure[] => {
    const value = signedMinor(token, parts.notation);
    const isNamedEnd = printed.named.some((end) => end.token === token);
    if (value === null || !printed.isMoney(token) || isNamedEnd || isSumOfOthers(place, column, listed, value))
      return [];
    const base = {
      label,
      value,
      token,
      pageNumber: row.pageNumber,
      isWeak: isOfYear(label) || isOfPart(label) || isOfSome,
    };
    const isSum = table.use.amounts.has(column) || isDifference(place, column, parts.notation);
    if (isSum) return [{ ...base, kind: isNamed ? 'total' : 'copy', ranges }];
    if (column !== table.use.balance || sides.length < 2 || isNamedApart(row, column)) return [];
    // below a list that starts with the newest row it is the balance above all of them
    const places: readonly Range[] = above === transactions.length ? [[0, above]] : [[above, above]];
    return [{ ...base, kind: 'balance', ranges: places }];
  });
}

const OF_SOME: ReadonlySet<string> = new Set(['fees', 'interest']);

/** "Total   173.10   142.00   31.10": below the balances stands what the two sums come to. */
function isDifference({ row, table }: PlacedRow, column: number, notation: Notation): boolean {
  const sums = [...row.money].flatMap(([at, token]) =>
    table.use.amounts.has(at) ? (minorOf(token, notation) ?? []) : [],
  );
  const value = minorOf(row.money.get(column)!, notation);
  return column === table.use.balance && sums.length === 2 && Math.abs(sums[0]! - sums[1]!) === value;
}

/** The rows above it in its table are no transactions, but the checks once more, and it is their sum. */
function isSumOfOthers(
  { at, table }: PlacedRow,
  column: number,
  { parts, placed, indexOf }: Listed,
  value: Minor,
): boolean {
  const above = placed.filter((place) => place.table === table && place.at < at && place.row.money.has(column));
  const own = above.slice(above.findLastIndex(({ row }) => row.kind === 'total') + 1);
  const sum = own.reduce((sum, { row }) => sum + (minorOf(row.money.get(column)!, parts.notation) ?? 0), 0);
  return own.every((place) => indexOf(place) < 0) && sum === Math.abs(value);
}

/** "INT 6,278.00" below the balances: words between the figure and the one before it name something else. */
function isNamedApart({ money, texts }: Row, column: number): boolean {
  const before = Math.max(-1, ...money.keys().filter((other) => other < column));
  return texts.keys().some((at) => at > before && at <= column);
}
