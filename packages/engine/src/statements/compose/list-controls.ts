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
import { lookupPhrase } from '../../knowledge/lexicon.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import { resolveDate } from '../../tokens/resolve-dates.ts';
import { signedMinor } from '../interpret/read-ledger.ts';
import { type LabelledMoney, selectLabelled, wordsOf } from '../interpret/select-labelled.ts';
import type { Claim, Listed } from './claim.ts';
import { claimDays } from './claim-days.ts';
import { dateToken } from './date-rows.ts';
import { isCertainBalance, isCertainTotal, isOfYear } from './label-strength.ts';
import { listCopies } from './list-copies.ts';
import type { Range } from './list-ranges.ts';
import type { PlacedRow } from './statement-parts.ts';

/** One for each figure; what is known of its place counts more than its label alone. `ends`: what takes the place of a closing balance. */
export function listControls(listed: Listed, ends: readonly Claim[] = []): Control[] {
  const claims = [
    ...claimBalances(listed),
    ...claimTotals(listed),
    ...claimParts(listed),
    ...claimOverview(listed),
    ...claimSubtotals(listed),
    ...claimCounts(listed),
    ...claimRowsBetween(listed),
    ...claimDays(listed),
    ...listCopies(listed),
    ...ends,
  ];
  const placeOf = ({ kind, pageNumber, token }: Claim) => `${kind} ${pageNumber} ${token.box.join(' ')}`;
  return [...new Map(claims.map((claim) => [placeOf(claim), claim])).values()].map((claim) =>
    toControl(claim, listed.money),
  );
}

function toControl({ value, ...claim }: Claim, money: (value: Minor) => string): Control {
  const [kind, magnitude] = [claim.kind, Math.abs(value)];
  const unique = new Map((claim.ranges ?? []).map(([from, to]) => [`${from} ${to}`, [from, to] as [number, number]]));
  return {
    kind,
    label: claim.label,
    value: kind === 'count' ? String(magnitude) : money(magnitude),
    direction: claim.direction ?? null,
    date: claim.date ?? null,
    rows: [...unique.values()],
    source: {
      page: claim.pageNumber,
      box: [...roundBox(claim.token.box)] as [number, number, number, number],
      text: claim.token.text,
    },
    ...(claim.isWeak === true ? { strength: 'weak' as const } : {}),
  };
}

function labelled(kind: Claim['kind'], { value, token, line, label }: LabelledMoney): Claim {
  return { kind, value, token, label, pageNumber: line.pageNumber };
}

/** Opening, closing and other balances that a label names, in front of the list or behind it. */
function claimBalances({ parts, printed }: Listed): Claim[] {
  const isOwed = parts.account.type !== null && OWED_ACCOUNTS.has(parts.account.type.type);
  return printed.named.map((found) => ({ ...labelled('balance', found), isWeak: !isCertainBalance(found, isOwed) }));
}

function claimTotals({ printed, findRanges }: Listed): Claim[] {
  const claim = (direction: 'credit' | 'debit') => (found: LabelledMoney) => ({
    ...labelled('total', found),
    direction,
    ranges: findRanges().lists,
    isWeak: !isCertainTotal(found),
  });
  return [...printed.credits.map(claim('credit')), ...printed.debits.map(claim('debit'))];
}

const COUNTED: Readonly<Record<string, 'credit' | 'debit'>> = { totalCredits: 'credit', totalDebits: 'debit' };

function claimParts({ parts, printed, findRanges }: Listed): Claim[] {
  return parts.summaryParts.flatMap(({ field, direction, isWhole }): Claim[] => {
    const token = field.money.find(({ strong }) => strong)!;
    const value = signedMinor(token, parts.notation);
    if (value === null || !printed.isMoney(token)) return [];
    const base = { label: wordsOf(field), pageNumber: field.textLine.pageNumber, direction } as const;
    const part: Claim = { ...base, kind: 'part', value, token, ranges: isWhole ? findRanges().lists : [] };
    if (field.count === null || !isWhole) return [part];
    return [part, { ...base, kind: 'count', ...countOf(field.count), ranges: findRanges().whole }];
  });
}

function countOf({ word, value }: NonNullable<Field['count']>): Pick<Claim, 'token' | 'value'> {
  return { token: word, value };
}

function claimOverview({ parts, printed }: Listed): Claim[] {
  return parts.overview.flatMap(({ token, line }): Claim[] => {
    const value = signedMinor(token, parts.notation);
    if (value === null || !printed.isMoney(token)) return [];
    return [{ kind: 'balance', label: parts.account.number?.value ?? '', value, token, pageNumber: line.pageNumber }];
  });
}

/** "Subtotal  64.50" right below a list that has ended before it. */
function claimSubtotals({ parts, placed, printed, findRanges }: Listed): Claim[] {
  const named = parts.fields.filter(({ label }) => TOTALS.has(label));
  if (named.length === 0) return [];
  const ends = new Set(placed.flatMap(({ row }) => (row.kind === 'transaction' ? [Math.max(...row.lines)] : [])));
  const totals = named.filter(({ line }) => ends.has(line.index - 1));
  return selectLabelled(totals, [...TOTALS], parts.notation)
    .filter(
      ({ token, line }) => token.strong && printed.isMoney(token) && !line.words.some(({ text }) => text.includes('%')),
    )
    .map((found) => ({ ...labelled('total', found), ranges: findRanges().lists, isWeak: true }));
}

const TOTALS: ReadonlySet<string> = new Set(['subtotal', 'total']);

/** "Deposits (22)  63,581.41": the number of rows in brackets. */
function claimCounts({ parts: { fields }, findRanges }: Listed): Claim[] {
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
function claimRowsBetween(listed: Listed): Claim[] {
  const claims: Claim[] = [];
  let above = 0;
  let last: PlacedRow | null = null;
  for (const place of listed.placed) {
    const { row } = place;
    const index = listed.indexOf(place);
    if (index >= 0) above = index + 1;
    if (row.kind === 'transaction') last = place;
    else claims.push(...claimRowBetween(place, listed, last, above));
  }
  return claims;
}

/** `last`: the transaction above it, and `above` how many of them there are. */
function claimRowBetween(place: PlacedRow, listed: Listed, last: PlacedRow | null, above: number): Claim[] {
  const { row } = place;
  if (row.kind === 'total' && isDayBalance(place)) return claimDayEnd(place, listed, last, above);
  if (row.kind === 'total') return claimTotalRow(place, listed, listed.findRanges().above(row));
  const isBetween = above > 0 && above < listed.transactions.length;
  const isBalance = row.kind === 'balance' && (isBetween ? isPassed(row) : ENDS.has(row.label));
  if (!isBalance) return [];
  const token = row.money.values().at(-1);
  if (token === undefined || !(isInBalances(place) || listed.printed.isMoney(token))) return [];
  return claimBalanceRow(place, token, listed, isBetween ? [[above, above]] : null);
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
function claimBalanceRow(
  place: PlacedRow,
  token: MoneyToken,
  { parts }: Listed,
  ranges: readonly Range[] | null,
): Claim[] {
  const { row, entry } = place;
  if (entry.balance === null) return [];
  const day = dateToken(place);
  const date = day === null ? null : resolveDate(day, parts.order, parts.years);
  const [label, pageNumber] = [row.texts.values().join(' '), row.pageNumber];
  const isWeak = row.label === 'none' && label !== '';
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
function claimDayEnd({ row }: PlacedRow, { parts, printed }: Listed, last: PlacedRow | null, above: number): Claim[] {
  const [token] = row.money.values();
  const value = token === undefined ? null : signedMinor(token, parts.notation);
  if (token === undefined || value === null || !printed.isMoney(token)) return [];
  const day = last === null ? null : dateToken(last);
  const date = day === null ? null : resolveDate(day, parts.order, parts.years);
  const label = row.texts.values().join(' ');
  return [{ kind: 'balance', label, value, token, date, pageNumber: row.pageNumber, ranges: [[above, above]] }];
}

/**
 * Sums below the columns of amounts and the balance beside them. Two sides filled in without a date are sums whatever they
 * are called; where that is no name of a sum they may be of something else as well.
 */
function claimTotalRow(place: PlacedRow, { parts, printed }: Listed, ranges: readonly Range[]): Claim[] {
  const { row, table } = place;
  const label = row.texts.values().join(' ');
  const sides = row.money.keys().filter((column) => table.use.amounts.has(column));
  const isNamed = row.label === 'total';
  // a table of interest rates names credits and debits too
  if (row.unassigned.length > 0 || label.includes('%') || !(isNamed || sides.length > 1)) return [];
  const above = ranges[0]![1];
  return [...row.money].flatMap(([column, token]): Claim[] => {
    const value = signedMinor(token, parts.notation);
    if (value === null || !printed.isMoney(token)) return [];
    const base = { label, value, token, pageNumber: row.pageNumber, isWeak: isOfYear(label) };
    if (table.use.amounts.has(column)) return [{ ...base, kind: isNamed ? 'total' : 'copy', ranges }];
    return column === table.use.balance && sides.length > 1
      ? [{ ...base, kind: 'balance', ranges: [[above, above]] }]
      : [];
  });
}
