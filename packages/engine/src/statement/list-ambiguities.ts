/**
 * Other readings of the same statement that its arithmetic would allow as well. Each is a sentence for the customer, and
 * each withholds `verified`: what only the search preferred is not proved.
 */
import type { Minor } from '@extracto/model';
import { signedMinor } from '../stages/interpret/read-ledger.ts';
import type { Settlement } from '../stages/interpret/settle-amounts.ts';
import type { PrintedMoney } from './collect-printed.ts';
import { isDateChosen, isDateMissing } from './date-rows.ts';
import { explainFigures } from './explain-figures.ts';
import { isSignGuessed } from './is-sign-guessed.ts';
import { type DatedRow, OWED, type PlacedRow, type StatementParts } from './statement-parts.ts';

interface Reading {
  readonly parts: StatementParts;
  /** Every row of the tables; `rows` are those that the search took, `leftOut` a list that it did not. */
  readonly placed: readonly PlacedRow[];
  readonly rows: readonly PlacedRow[];
  readonly leftOut: readonly PlacedRow[];
  readonly dated: readonly DatedRow[];
  readonly printed: PrintedMoney;
  readonly settled: Settlement;
  /** Balances printed below zero were read as a debt. */
  readonly turned: boolean;
}

const AMBIGUITIES: readonly { readonly says: string; readonly holds: (reading: Reading) => boolean }[] = [
  { says: 'the dates of some rows were not found', holds: ({ dated }) => isDateMissing(dated) },
  {
    says: 'two dates stand on each row, and nothing says which of them is the day of the booking',
    holds: ({ dated, parts }) => isDateChosen(dated, parts),
  },
  {
    says: 'the amounts are signed as for money held or as for money owed',
    holds: ({ parts, rows, settled, turned }) =>
      isSignGuessed({ type: parts.account.type, rows, convention: settled.convention, turned }),
  },
  { says: 'a lone amount is signed against the balances', holds: isLoneAmountTurned },
  {
    says: 'opening and closing balance carry no label that is known; only their difference fits',
    holds: ({ settled }) => settled.conjectured,
  },
  { says: 'the signs of the amounts can be read in two ways', holds: ({ settled }) => settled.tied },
  {
    says: 'a balance or a total is printed that the rows do not explain',
    holds: isFigureIgnored,
  },
  { says: 'a second list differs from the first', holds: ({ leftOut, rows }) => differs(leftOut, rows) },
];

/** In a fixed order; what concerns the whole document comes first. */
export function listAmbiguities(reading: Reading): string[] {
  return [...reading.parts.doubts, ...AMBIGUITIES.filter(({ holds }) => holds(reading)).map(({ says }) => says)];
}

/** A plus that stands for money out needs a second row to be believed. */
function isLoneAmountTurned({ parts, settled }: Reading): boolean {
  const type = parts.account.type?.type;
  const isHeld = type === undefined || !OWED.has(type);
  return settled.convention === 'inverted' && isHeld && settled.amounts.filter((amount) => amount).length < 2;
}

/** Every figure that the page names is a witness, also the one that the search did not call. */
function isFigureIgnored({ parts, placed, printed, rows, dated, settled }: Reading): boolean {
  const { balances, dayEnds, sums } = explainFigures({ rows, placed, dated, settled });
  const isSum = (value: Minor) => sums.has(Math.abs(value));
  const totals = [...printed.credits, ...printed.debits].map(({ value }) => value);
  // some languages call a total as others call a card's balance
  const isBalance = (value: Minor) => balances.has(Math.abs(value)) || isSum(value) || totals.includes(value);
  return (
    !printed.named.every(isBalance) ||
    !totals.every(isSum) ||
    !listTotals(placed, parts).every(isBalance) ||
    !listDayEnds(parts).every((value) => dayEnds.has(Math.abs(value)))
  );
}

function listDayEnds({ dailyBalances, notation }: StatementParts): Minor[] {
  return dailyBalances.flatMap((table) =>
    table.rows.flatMap((row) => {
      const token = table.use.balance === null ? undefined : row.money.get(table.use.balance);
      const value = token === undefined || row.dates.size === 0 ? null : signedMinor(token, notation);
      return value === null ? [] : [value];
    }),
  );
}

/** Totals that the list itself prints, of the list or of a section of it. */
function listTotals(placed: readonly PlacedRow[], { notation }: StatementParts): Minor[] {
  return placed.flatMap(({ row, table }) => {
    if (row.kind !== 'total' || row.label !== 'total' || row.stray.length > 0) return [];
    return [...row.money].flatMap(([column, token]) => {
      const value = table.use.amounts.has(column) && token.strong ? signedMinor(token, notation) : null;
      return value === null ? [] : [value];
    });
  });
}

/** The same transactions may be listed by date and again by kind: then all of the second list must be in the first. */
function differs(leftOut: readonly PlacedRow[], rows: readonly PlacedRow[]): boolean {
  const magnitudes = new Set(rows.map(({ entry }) => entry.amount?.magnitude));
  const repeated = leftOut.filter(({ entry }) => magnitudes.has(entry.amount?.magnitude)).length;
  return repeated < leftOut.length && repeated * 2 > leftOut.length;
}
