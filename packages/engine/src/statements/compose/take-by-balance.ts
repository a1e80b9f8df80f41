/**
 * Takes the one of several amounts on one side of a row that its balance says it moved:
 *
 *   Date     Description        Fees     Debits     Balance
 *   26 Nov   MEDICAL SCHEME              161.00    1,305.68
 *   27 Nov   RESTAURANT        18.20     662.00      643.68     ← the fee is charged further down
 *   28 Nov   PAYMENT FEE       10.00                 633.68
 */
import { minorOf, type Notation } from '../../tokens/notation.ts';
import type { PrintedAmount } from '../interpret/amounts.ts';
import { stepOf } from './add-fees.ts';
import type { PlacedRow } from './statement-parts.ts';

/** In the same order; rows whose balances need no other amount, or leave open which, stay as they are. */
export function takeByBalance(placed: readonly PlacedRow[], notation: Notation): PlacedRow[] {
  return placed.map((place, at) => {
    const { amount } = place.entry;
    const others = amount === null ? [] : othersOf(place, amount, notation);
    if (amount === null || others.length === 0) return place;
    const steps = [placed[at - 1], placed[at + 1]].map((other) => stepOf(place, other));
    if (steps.includes(amount.magnitude)) return place;
    const moved = others.filter(({ magnitude }) => steps.includes(magnitude));
    return moved.length === 1 ? { ...place, entry: { ...place.entry, amount: moved[0]! } } : place;
  });
}

/** On the side of the amount that the row is read with. */
function othersOf({ row, table }: PlacedRow, amount: PrintedAmount, notation: Notation): PrintedAmount[] {
  return [...row.money].flatMap(([column, token]) => {
    if (table.roles.get(column) !== amount.columnRole) return [];
    const magnitude = minorOf(token, notation);
    if (magnitude === null || magnitude === 0 || magnitude === amount.magnitude) return [];
    return [{ ...amount, token, magnitude }];
  });
}
