/**
 * Other readings of the same statement that its arithmetic would allow as well. Each is a sentence for the customer, and
 * each withholds `verified`: what only the search preferred is not proved.
 */
import { AMBIGUITIES, type Control, type Minor, OWED_ACCOUNTS } from '@extracto/model';
import type { MoneyToken } from '../../lines/reading.ts';
import { CONVENTIONS, isBare, isInOther } from '../interpret/amounts.ts';
import type { MoneyRole } from '../interpret/assign-roles.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import { areSidesExchanged } from './are-sides-exchanged.ts';
import { areTwinsTurned } from './are-twins-turned.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { secondAmounts } from './collect-sources.ts';
import { asksForPayment, contradictsDebt } from './contradicts-debt.ts';
import {
  isBookingUnread,
  isDateChosen,
  isDateDoubled,
  isDateMissing,
  isEndOutlier,
  isWeekdayWrong,
} from './date-rows.ts';
import { findUnneeded } from './find-unneeded.ts';
import { goesOnElsewhere } from './goes-on-elsewhere.ts';
import { isDateAside } from './is-date-aside.ts';
import { isDayMisprinted } from './is-day-misprinted.ts';
import { isNearMiss } from './is-near-miss.ts';
import { isOutsideEnds } from './is-outside-ends.ts';
import { isSignGuessed } from './is-sign-guessed.ts';
import { isCertainTotal } from './label-strength.ts';
import { leaveLeadingPayments } from './leave-leading-payments.ts';
import { isSweep } from './list-sweeps.ts';
import { mayBelong } from './may-belong.ts';
import type { DatedRow, PlacedRow, StatementParts } from './statement-parts.ts';
import { areSignsTold, areWaysOpposed, areWaysTold } from './told-by-kinds.ts';

interface Reading {
  readonly parts: StatementParts;
  /** Every row of the tables; `rows` are those that the search took, `leftOut` a list that it did not. */
  readonly placed: readonly PlacedRow[];
  readonly rows: readonly PlacedRow[];
  readonly leftOut: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly printed: PrintedMoney;
  readonly settled: Settlement;
  /** True when balances printed below zero were read as a debt. */
  readonly turned: boolean;
  /** Figures that the checker compares with the rows. */
  readonly controls: readonly Control[];
}

const READINGS: readonly { readonly says: string; readonly holds: (reading: Reading) => boolean }[] = [
  {
    says: AMBIGUITIES.dates_missing,
    holds: ({ dated, leftOut, parts }) => isDateMissing(withoutRows(dated, leftOut), parts),
  },
  {
    says: AMBIGUITIES.booking_date_open,
    holds: ({ dated, parts }) => isDateChosen(dated, parts) || isBookingUnread(dated) || isDateAside(dated, parts),
  },
  {
    says: AMBIGUITIES.two_days_on_row,
    holds: ({ dated, parts }) => isDateDoubled(dated, parts),
  },
  {
    says: AMBIGUITIES.end_day_out_of_order,
    holds: ({ placed, rows, dated, leftOut, parts, settled }) => {
      const listed = withoutRows(dated, leftOut);
      const isOutlier =
        isEndOutlier(listed, parts.years) &&
        isEndOutlier(leaveLeadingPayments(listed, rows, settled, parts), parts.years);
      return isOutlier || isOutsideEnds(placed, listed, parts);
    },
  },
  {
    says: AMBIGUITIES.weekday_wrong,
    holds: ({ dated }) => isWeekdayWrong(dated),
  },
  {
    says: AMBIGUITIES.liability_sign_open,
    holds: ({ parts, rows, settled, turned, printed }) =>
      contradictsDebt(parts, rows, settled) ||
      (settled.polarity === 1 && areWaysOpposed(rows, settled.amounts)) ||
      (isSignGuessed({
        isTotalled: isSideTotalled(printed, settled),
        hasIban: parts.fields.some(({ label, text }) => label === 'iban' && IBAN.test(text)),
        type: parts.account.type,
        rows,
        convention: settled.convention,
        polarity: settled.polarity,
        turned: turned && !parts.fields.some(asksForPayment) && !areSignsTold(rows, settled.amounts),
      }) &&
        !isToldHeld({ parts, settled, rows })),
  },
  { says: AMBIGUITIES.lone_amount_turned, holds: isLoneAmountTurned },
  { says: AMBIGUITIES.minus_as_credit, holds: isMinusTurned },
  {
    says: AMBIGUITIES.ends_not_labelled,
    holds: ({ settled, printed }) => settled.conjectured || areTwinsTurned(printed, settled),
  },
  { says: AMBIGUITIES.page_missing, holds: goesOnElsewhere },
  {
    says: AMBIGUITIES.signs_open,
    holds: ({ settled, printed, parts }) =>
      settled.tied || isEndTurned(settled, printed) || areEndsOpposed(settled, printed, parts),
  },
  { says: AMBIGUITIES.foreign_mark, holds: isForeign },
  {
    says: AMBIGUITIES.one_digit_off,
    holds: (reading) => isNearMiss(reading) || isDayMisprinted(reading),
  },
  { says: AMBIGUITIES.mark_ignored, holds: isMarkIgnored },
  {
    says: AMBIGUITIES.sides_exchanged,
    holds: ({ rows, settled, parts }) =>
      areSidesExchanged(rows, settled) || parts.tables.some(({ ofBook }) => ofBook === 'told'),
  },
  { says: AMBIGUITIES.both_sides_filled, holds: ({ rows }) => rows.some((place) => secondAmounts(place).length > 0) },
  {
    says: AMBIGUITIES.rows_left_out,
    holds: ({ leftOut, placed, rows }) => mayBelong(leftOut, placed) || cancelOut(leftOut, rows),
  },
  {
    says: AMBIGUITIES.rows_not_needed,
    holds: ({ rows, settled, controls }) => findUnneeded(rows, settled.amounts, controls).length > 0,
  },
  { says: AMBIGUITIES.lists_differ, holds: ({ leftOut, rows }) => differs(leftOut, rows) },
];

/** As printed they come to zero, so that the balances agree with them as well, unless each of the other rows prints its own. */
function cancelOut(leftOut: readonly PlacedRow[], rows: readonly PlacedRow[]): boolean {
  if (rows.every(({ entry }) => entry.balance !== null)) return false;
  const amounts = leftOut.flatMap(({ entry }) => entry.amount ?? []);
  return (
    amounts.length > 0 &&
    amounts.reduce((sum, { token, magnitude }) => sum + (token.sign === -1 ? -magnitude : magnitude), 0) === 0
  );
}

function withoutRows(dated: readonly DatedRow[], leftOut: readonly PlacedRow[]): readonly DatedRow[] {
  if (leftOut.length === 0) return dated;
  const left = new Set(leftOut.map(({ row }) => row));
  return dated.filter(({ row }) => !left.has(row));
}

/** In a fixed order; what concerns the whole document comes first. */
export function listAmbiguities(reading: Reading): string[] {
  return [...reading.parts.ambiguities, ...READINGS.filter(({ holds }) => holds(reading)).map(({ says }) => says)];
}

/** Nothing on the page speaks of a debt, and the words of the rows say what came in and what went out. */
function isToldHeld({ parts, settled, rows }: Pick<Reading, 'parts' | 'settled' | 'rows'>): boolean {
  const type = parts.account.type?.type;
  const isOwed = settled.polarity === -1 || (type !== undefined && OWED_ACCOUNTS.has(type));
  return !isOwed && (areSignsTold(rows, settled.amounts) || areWaysTold(rows, settled.amounts));
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,}/;

/**
 * A balance holds below zero alone, which it does not print, and a row is as much as it: a card that is paid in full. That row
 * the other way round fits as well.
 */
function isEndTurned({ opening, closing, amounts }: Settlement, { openings, closings }: PrintedMoney): boolean {
  const isTurned = (end: Minor | null, list: PrintedMoney['openings']) =>
    end !== null && end < 0 && list.some(({ value }) => value === -end) && !list.some(({ value }) => value === end);
  return (
    (isTurned(opening, openings) && amounts.some((amount) => Math.abs(amount ?? 0) === -opening!)) ||
    (isTurned(closing, closings) && amounts.some((amount) => Math.abs(amount ?? 0) === -closing!))
  );
}

/**
 * Both ends stand below the name of one side, and only one of them is taken for a lack: with all signs reversed the other one is, as
 * the owner of the account books it.
 */
function areEndsOpposed(
  { opening, closing }: Settlement,
  { openings, closings, overdrawn }: PrintedMoney,
  { tables }: StatementParts,
): boolean {
  if (
    opening === null ||
    closing === null ||
    opening * closing >= 0 ||
    tables.some(({ ofBook }) => ofBook !== undefined)
  )
    return false;
  const isSided = (end: Minor, list: PrintedMoney['openings']) =>
    overdrawn.includes(Math.abs(end)) && list.some(({ value }) => value === Math.abs(end));
  return isSided(opening, openings) && isSided(closing, closings);
}

/** A printed total that certainly is of one side comes to the rows of that side, and the other side comes to something else. */
function isSideTotalled(printed: PrintedMoney, { credits, debits, amounts }: Settlement): boolean {
  const sum = (sign: number) => amounts.reduce<number>((total, amount) => total + Math.max(0, sign * (amount ?? 0)), 0);
  const isNamed = (list: PrintedMoney['credits'], total: Minor | null) =>
    total !== null && list.some((found) => Math.abs(found.value) === Math.abs(total) && isCertainTotal(found));
  return sum(1) !== sum(-1) && (isNamed(printed.credits, credits) || isNamed(printed.debits, debits));
}

/** A plus that stands for money out needs a second row to be believed. */
function isLoneAmountTurned({ parts, settled }: Reading): boolean {
  const type = parts.account.type?.type;
  const isHeld = type === undefined || !OWED_ACCOUNTS.has(type);
  return CONVENTIONS[settled.convention].turnsSigns && isHeld && settled.amounts.filter((amount) => amount).length < 2;
}

/** Amounts, balances of the rows, and the balances at the ends; what was paid abroad stands in a column of its own. */
function isForeign({ parts: { account }, rows, printed, settled: { opening, closing } }: Reading): boolean {
  const { currency } = account;
  const isOther = (token: MoneyToken) => isInOther(token, currency);
  const ends = [
    printed.openings.filter(({ value }) => value === opening),
    printed.closings.filter(({ value }) => value === closing),
  ];
  return (
    rows.some(({ row, table, entry }) => {
      if (entry.amount !== null && isOther(entry.amount.token)) return true;
      // "Interest accrued  HKD 0.37" below the list of another account is no balance of this one
      if (entry.amount === null && row.label === 'none') return false;
      const balance = table.use.balance === null ? undefined : row.money.get(table.use.balance);
      return balance !== undefined && isOther(balance);
    }) || ends.some((figures) => figures.length > 0 && figures.every(({ token }) => isOther(token)))
  );
}

/**
 * Cards print payments with a minus. On an account that holds money only a balance whose own sign is lost, or an opening
 * in the place of the closing, makes such a reading add up.
 */
function isMinusTurned({ rows, settled }: Reading): boolean {
  return (
    CONVENTIONS[settled.convention].turnsSigns &&
    settled.polarity === 1 &&
    rows.some(({ entry: { amount } }) => amount?.columnRole === 'amount' && amount.token.sign !== 0)
  );
}

/**
 * If some amounts print a plus, a minus or a mark of their side, those without one run the other way, unless their list prints
 * none and its heading says which way they go. A sign in a cell of its own that was read as a word speaks too, unless the amount
 * prints its own.
 */
function isMarkIgnored({ rows, settled }: Reading): boolean {
  const opposes = ({ row, entry }: PlacedRow, value: Minor) =>
    entry.amount?.token.sign === 0 && row.texts.values().some((text) => text === (value < 0 ? '+' : '-'));
  if (rows.some((place, index) => settled.amounts[index] && opposes(place, settled.amounts[index]))) return true;
  const rolesOf = () => ({ up: new Set<MoneyRole>(), down: new Set<MoneyRole>() });
  const [marked, bare] = [rolesOf(), rolesOf()];
  const hasMark = ({ entry: { amount } }: PlacedRow) => amount !== null && !isBare(amount.token);
  const mixed = new Set(rows.filter(hasMark).map(({ table }) => table));
  rows.forEach((place, index) => {
    const { amount } = place.entry;
    const value = settled.amounts[index];
    if (amount === null || !value) return;
    const isMarked = hasMark(place);
    if (!isMarked && !mixed.has(place.table) && amount.sectionSign === Math.sign(value)) return;
    (isMarked ? marked : bare)[value > 0 ? 'up' : 'down'].add(amount.columnRole);
  });
  return [...bare.up].some((role) => marked.up.has(role)) || [...bare.down].some((role) => marked.down.has(role));
}

/** The same transactions may be listed by date and again by kind, or summed up by day: then all of the second list must be in the first. */
function differs(leftOut: readonly PlacedRow[], rows: readonly PlacedRow[]): boolean {
  if (leftOut.length === 0) return false;
  const magnitudes = new Set(rows.map(({ entry }) => entry.amount?.magnitude));
  const repeated = leftOut.filter(({ entry }) => magnitudes.has(entry.amount?.magnitude)).length;
  return repeated < leftOut.length && repeated * 2 > leftOut.length && !isSweep(leftOut, rows);
}
