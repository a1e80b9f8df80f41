/**
 * A sheet that is in a document twice may pass for a statement of its own: it opens with what was brought forward, closes
 * with the closing balance, and adds up. Its rows are the same ones again, so it proves nothing.
 */
import type { DraftStatement } from '@extracto/model';
import { judgeStatement } from '../read-statement.ts';

const SAYS = 'the same rows stand in an earlier statement of the document';

/** Each statement as it is, or judged again with a doubt when an earlier one of the same account has all of its rows. */
export function doubtRepeats(statements: readonly DraftStatement[]): DraftStatement[] {
  return statements.map((statement, index) =>
    statements.slice(0, index).some((earlier) => repeats(statement, earlier))
      ? judgeStatement({ ...statement, ambiguities: [...statement.ambiguities, SAYS] })
      : statement,
  );
}

function repeats(later: DraftStatement, earlier: DraftStatement): boolean {
  const isSame = later.account.number === earlier.account.number && later.account.currency === earlier.account.currency;
  if (!isSame || later.transactions.length === 0) return false;
  const rows = new Set(earlier.transactions.map(nameRow));
  return later.transactions.every((row) => rows.has(nameRow(row)));
}

function nameRow({ date, amount, balance, description }: DraftStatement['transactions'][number]): string {
  return [date, amount, balance, description].join(' ');
}
