/** A statement whose parts stand elsewhere: the same move for every box. The columns are left as they are. */
import type { Box, DraftStatement, Source } from '@extracto/model';

export interface Placed {
  readonly page: number;
  readonly box: Box;
}

export function placeStatement(statement: DraftStatement, place: <T extends Placed>(value: T) => T): DraftStatement {
  return {
    ...statement,
    transactions: statement.transactions.map(place),
    unassigned: statement.unassigned.map(place),
    ...(statement.controls === undefined
      ? {}
      : { controls: statement.controls.map((control) => ({ ...control, source: place(control.source) })) }),
    sources: Object.fromEntries(
      Object.entries(statement.sources).map(([field, source]): [string, Source] => [field, place(source)]),
    ),
  };
}
