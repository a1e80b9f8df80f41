/** Rows → their amounts with signs, in the way that the kind of the account and the printed figures tell. */

import { type Minor, OWED_ACCOUNTS } from '@extracto/model';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { isSure, type Settlement, settleAmounts } from '../interpret/settle-amounts.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { PrintedMoney } from './collect-printed.ts';
import type { PlacedRow } from './statement-parts.ts';
import { areWaysOpposed } from './told-by-kinds.ts';

const { FEWEST_STEPS, MOST_BROKEN } = STATEMENTS.settleRows;

/** 1: the balance is what is held, −1: what is owed. */
type Polarity = 1 | -1;

export interface SettleContext {
  readonly type: WeighedType | null;
  readonly printed: PrintedMoney;
  readonly isDescending: boolean;
}

/**
 * A hint about the account in the words around the list (a payment slip below it names a minimum and a due date) is wrong
 * where both printed totals hold the other way round, and none this way; and where opening balance and rows come to the
 * closing balance the other way round only: an account with a limit for its overdraft is no card. Nor is one with running
 * balances of which nothing but the number is a card's, or that would make payments of most rows: it is the account behind a debit card.
 * A debt that the page states is none where opening and closing balance say the opposite, or the balances run as well the other way
 * round and the words of the rows say so: a "Visa account" may be the one behind a debit card.
 */
export function settleRows(rows: readonly PlacedRow[], context: SettleContext): Settlement {
  const { type } = context;
  if (type === null || (type.type === 'other' && type.certainty !== 'stated')) return settleAs([1, -1], rows, context);
  const polarity = OWED_ACCOUNTS.has(type.type) ? -1 : 1;
  const told = settleAs([polarity], rows, context);
  const isBroken = !told.chained && (!told.holds || told.conjectured);
  const turn = onlyOnce(() => settleAs([polarity === 1 ? -1 : 1], rows, context));
  if (polarity === -1 && isBroken && isSure(turn())) return turn();
  const mayBeHeld = type.type === 'credit_card' && rows.some(({ entry }) => entry.balance !== null);
  if (mayBeHeld && isToldHeld(rows, told) && turn().chained) return turn();
  if (polarity === -1 && isBroken && isRefuted(told, turn())) return turn();
  const isDenied = () => type.isByNumber && isBroken && turn().chained;
  if (type.certainty === 'stated' || ((told.credits !== null || told.debits !== null) && !isDenied())) return told;
  const other = turn();
  const isTotalled = other.credits !== null && other.debits !== null;
  const isLed = isBroken && isSure(other);
  const isUnlikely = type.isByNumber || (type.type !== 'loan' && earnsMostly(told) && !earnsMostly(other));
  const isBackwards = polarity === -1 && !type.isBill && other.chained && isUnlikely;
  return isTotalled || isLed || isBackwards ? other : told;
}

/** Most printed balances contradict the rows as told, and nearly all agree with them the other way round. */
function isRefuted(told: Settlement, other: Settlement): boolean {
  const [own, turned] = [told.ranked[0]!.steps, other.ranked[0]!.steps];
  return (
    own.broken > own.explained && turned.explained >= FEWEST_STEPS && turned.broken * MOST_BROKEN <= turned.explained
  );
}

/** Withdrawals would pay the debt, and wages and refunds raise it. */
function isToldHeld(rows: readonly PlacedRow[], { amounts }: Settlement): boolean {
  return areWaysOpposed(rows, amounts);
}

/** More rows bring money in than take it out, which no card does in the long run; a loan is paid off by them. */
function earnsMostly({ amounts }: Settlement): boolean {
  return amounts.filter((amount) => amount !== null && amount > 0).length * 2 > amounts.length;
}

function settleAs(
  polarities: readonly Polarity[],
  rows: readonly PlacedRow[],
  { printed, isDescending }: SettleContext,
): Settlement {
  const { openings, closings } = printed;
  return settleAmounts(
    rows.map(({ entry }) => entry),
    {
      openings: valuesOf(listEnds(openings, printed, polarities)),
      closings: valuesOf(listEnds(closings, printed, polarities)),
      twins: listEnds(listTwins(openings, closings), printed, polarities),
      byPlace: printed.byPlace,
      creditTotals: printed.credits.map(({ value }) => Math.abs(value)),
      debitTotals: printed.debits.map(({ value }) => Math.abs(value)),
      loose: valuesOf(printed.loose),
    },
    polarities,
    isDescending,
  );
}

/** In printed order, where one of the two lists is empty. */
function listTwins(openings: PrintedMoney['openings'], closings: PrintedMoney['closings']): readonly LabelledMoney[] {
  if (openings.length > 0 && closings.length > 0) return [];
  return [...openings, ...closings].sort((a, b) => a.line.index - b.line.index || a.token.from - b.token.from);
}

/** What is held may lie below zero where it stands in the column of debits; what is owed stands there anyway. */
function listEnds(
  ends: readonly LabelledMoney[],
  { overdrawn }: PrintedMoney,
  polarities: readonly Polarity[],
): readonly LabelledMoney[] {
  const isHeld = !polarities.includes(-1);
  return ends.flatMap((end) =>
    isHeld && overdrawn.includes(end.value) ? [end, { ...end, value: -end.value }] : [end],
  );
}

function valuesOf(ends: readonly LabelledMoney[]): readonly Minor[] {
  return ends.map(({ value }) => value);
}
