/** Rows of all tables of a statement in printed order, each with the amount and the balance that its columns hold. */
import type { Minor } from '@extracto/model';
import type { Notation } from '../notation.ts';
import { readAmount, readBalance, signedMinor } from '../stages/interpret/read-ledger.ts';
import type { LedgerEntry } from '../stages/interpret/settle-amounts.ts';
import type { Row } from '../stages/rows/build-rows.ts';
import type { PlacedRow, StatementParts } from './statement-parts.ts';

export function placeRows(parts: StatementParts, owed: boolean): PlacedRow[] {
  return parts.tables.flatMap((table) =>
    table.rows.map((row) => ({
      row,
      table,
      entry: {
        amount: row.kind === 'transaction' ? readAmount(row, table.roles, parts.notation, owed) : null,
        balance:
          readBalance(row, table.use.balance, parts.notation) ??
          (row.kind === 'balance' ? loneMoney(row, parts.notation) : null),
      },
    })),
  );
}

/** A balance row may print its figure in the amount column. */
function loneMoney(row: Row, notation: Notation): Minor | null {
  const tokens = row.money.values();
  return tokens.length === 1 ? signedMinor(tokens[0]!, notation) : null;
}

export function isCheckpoint(row: Row, entry: LedgerEntry): boolean {
  return row.kind === 'balance' && entry.balance !== null;
}
