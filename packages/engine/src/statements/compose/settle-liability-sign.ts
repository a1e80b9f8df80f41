/**
 * A bank prints a debt as what is owed (1,200.00) or as what the holder has (-1,200.00). The result says what is owed, so
 * balances of the second kind are turned round. Only debts whose printed balances are below zero are. Beside an opening or closing
 * balance that bears no mark, one that is marked as a debit says what is owed. A card that is overpaid from beginning to end says so by a mark
 * as a credit at both ends, or by a plus there and a minus beside its purchases; without either it looks like a bill that was paid.
 * Where nothing but a number of sixteen figures makes it a card, marks as credits say that it is none.
 */
import { OWED_ACCOUNTS } from '@extracto/model';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import type { MoneyToken } from '../../lines/reading.ts';
import { isNegative } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';
import { STATEMENTS } from '../thresholds.ts';
import type { PrintedMoney } from './collect-printed.ts';
import type { PlacedRow } from './statement-parts.ts';

const { MOST } = STATEMENTS.settleLiabilitySign;

export interface Faced {
  readonly placed: readonly PlacedRow[];
  readonly printed: PrintedMoney;
  readonly turned: boolean;
}

export function settleLiabilitySign(
  weighed: Pick<WeighedType, 'type' | 'isByNumber'> | null,
  placed: readonly PlacedRow[],
  found: PrintedMoney,
): Faced {
  const type = weighed?.type ?? null;
  const isDebt = type !== null && OWED_ACCOUNTS.has(type);
  const saysOwed = isDebt && isOwedWithoutMark(placed, found);
  const printed = saysOwed ? readMarksAsOwed(found) : found;
  const isCard = type === 'credit_card';
  const isOverpaid = isCard && !weighed!.isByNumber && everyEnd(printed, ({ marker }) => marker === 'credit');
  const isHeld = isBelowZero(placed, printed) || (isCard && leadsAsHeld(placed, printed));
  if (!isDebt || !(isOverpaid || (isHeld && (!isCard || spendsBelowZero(placed)))))
    return { placed, printed, turned: false };
  const turn = <T extends { readonly value: number }>(list: readonly T[]) =>
    list.map((money) => ({ ...money, value: 0 - money.value }));
  return {
    placed: placed.map((place) => {
      const { balance } = place.entry;
      return { ...place, entry: { ...place.entry, balance: balance === null ? null : 0 - balance } };
    }),
    printed: {
      ...printed,
      // ends that say what is owed stand as they are, whatever side the balances of the rows are printed on
      ...(saysOwed ? {} : { openings: turn(printed.openings), closings: turn(printed.closings) }),
      loose: turn(printed.loose),
    },
    turned: true,
  };
}

/** "Previous balance 19,089.74", "Total payment due 24,097.68 Dr": one of several bears a mark, or the balances of the rows do. */
function isOwedWithoutMark(placed: readonly PlacedRow[], { openings, closings }: PrintedMoney): boolean {
  const ends = [...openings, ...closings];
  if (!ends.some((end) => !isMarked(end.token) && end.value > 0)) return false;
  const running = placed.flatMap(({ row, table, entry }) => (entry.balance === null ? [] : balanceTokens(row, table)));
  return [...ends.map(({ token }) => token), ...running].some(isMarked);
}

function isMarked({ marker }: MoneyToken): boolean {
  return marker !== null;
}

function balanceTokens({ money }: PlacedRow['row'], { roles }: PlacedRow['table']): MoneyToken[] {
  return [...money].flatMap(([column, token]) => (roles.get(column) === 'balance' ? [token] : []));
}

function readMarksAsOwed(printed: PrintedMoney): PrintedMoney {
  const read = (list: readonly LabelledMoney[]) =>
    list.map((end) => (isMarked(end.token) ? { ...end, value: 0 - end.value } : end));
  return { ...printed, openings: read(printed.openings), closings: read(printed.closings), named: read(printed.named) };
}

/** Opening and closing balances are printed, and say so unless they are zero. */
function everyEnd({ openings, closings }: PrintedMoney, says: (token: LabelledMoney['token']) => boolean): boolean {
  const ends = [...openings, ...closings].filter(({ value }) => value !== 0);
  return ends.length > 0 && ends.every(({ token }) => says(token));
}

/**
 * Most balances of the rows are below zero, or most labelled ones where rows print none; a figure of something else may be read among
 * them. Zero has no sign.
 */
function isBelowZero(placed: readonly PlacedRow[], { openings, closings }: PrintedMoney): boolean {
  const running = placed.flatMap(({ row, entry }) =>
    row.kind === 'transaction' && entry.balance !== null ? [entry.balance] : [],
  );
  const printed = running.length > 0 ? running : [...openings, ...closings].map(({ value }) => value);
  const balances = printed.filter((value) => value !== 0);
  return balances.filter((value) => value < 0).length > balances.length * MOST;
}

/** A balance is below zero or all print a plus, and the rows as printed lead from the opening to the closing balance as they do for money held. */
function leadsAsHeld(placed: readonly PlacedRow[], printed: PrintedMoney): boolean {
  const { openings, closings } = printed;
  if (![...openings, ...closings].some(({ value }) => value < 0) && !everyEnd(printed, ({ sign }) => sign === 1))
    return false;
  let moved = 0;
  for (const { row, entry } of placed)
    if (row.kind === 'transaction' && entry.amount !== null)
      moved += isNegative(entry.amount.token) ? -entry.amount.magnitude : entry.amount.magnitude;
  return moved !== 0 && openings.some((from) => closings.some((to) => to.value - from.value === moved));
}

/** Most of what happens on a card is spending. */
function spendsBelowZero(placed: readonly PlacedRow[]): boolean {
  const tokens = placed.flatMap(({ entry }) => (entry.amount === null ? [] : [entry.amount.token]));
  return tokens.filter(isNegative).length > tokens.length / 2;
}
