/**
 * A sheet that is in a document twice may pass for a statement of its own: it opens with what was brought forward, closes
 * with the closing balance, and adds up. Its rows are the same ones again, so it proves nothing.
 */
import { AMBIGUITIES, type DraftStatement } from '@extracto/model';
import { judgeStatement } from '../../verify/judge-statement.ts';

const SAYS = AMBIGUITIES.rows_repeated;

/** Each statement as it is, or judged again with an ambiguity when an earlier one of the same account has all of its rows. */
export function addRepeatAmbiguities(statements: readonly DraftStatement[]): DraftStatement[] {
  if (statements.length < 2) return [...statements];
  const named = statements.map(({ account, transactions }) => ({ account, rows: new Set(transactions.map(nameRow)) }));
  return statements.map((statement, index) =>
    named.slice(0, index).some((earlier) => repeats(named[index]!, earlier))
      ? judgeStatement({ ...statement, ambiguities: [...statement.ambiguities, SAYS] })
      : statement,
  );
}

interface Named extends Pick<DraftStatement, 'account'> {
  readonly rows: ReadonlySet<string>;
}

function repeats(later: Named, earlier: Named): boolean {
  const isSame = later.account.number === earlier.account.number && later.account.currency === earlier.account.currency;
  return isSame && later.rows.size > 0 && later.rows.isSubsetOf(earlier.rows);
}

function nameRow({ date, amount, balance, description }: DraftStatement['transactions'][number]): string {
  return [date, amount, balance, description].join(' ');
}
