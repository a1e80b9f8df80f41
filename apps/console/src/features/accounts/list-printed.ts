import { parseMinor } from '@extracto/model';
import type { DayBalance } from '../../ui/statement-overview/summarise-statement.ts';
import type { AccountStatement } from './describe-link.ts';

/** Opening and closing balance of each statement, in time: these hold even where statements between them are missing. */
export function listPrinted(statements: readonly AccountStatement[], decimals: number): DayBalance[] {
  const printed = statements.flatMap(({ from, to, openingBalance, closingBalance }) => [
    { date: from, text: openingBalance },
    { date: to, text: closingBalance },
  ]);
  return printed
    .flatMap(({ date, text }): DayBalance[] => {
      const balance = text === null ? null : parseMinor(text, decimals);
      return date === null || balance === null ? [] : [{ date, balance }];
    })
    .toSorted((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)));
}
