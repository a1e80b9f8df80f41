/**
 * A summary behind the last of several accounts names the balance of each. One to which the rows of another account lead, and which that
 * account prints beside its last row alone, says nothing of the account whose lines hold the summary. Nor does the balance
 * that all accounts come to together.
 */
import { type Control, type DraftStatement, decimalsOf, formatMinor, parseMinor, sumMinor } from '@extracto/model';
import { judgeStatement } from '../../verify/judge-statement.ts';

/** Each statement as it is, or judged again without the balances that others end with. */
export function leaveOthersEnds(statements: readonly DraftStatement[]): DraftStatement[] {
  if (statements.length < 2) return [...statements];
  const ends = statements.map(({ controls = [] }) => controls.find(({ kind }) => kind === 'end')?.value ?? null);
  const joint = addClosings(statements);
  return statements.map((statement, index) => {
    const { controls = [], openingBalance, closingBalance } = statement;
    const own = [openingBalance, closingBalance].map((figure) => figure?.replace('-', ''));
    const isOthers = ({ kind, date, rows, value }: Control) =>
      kind === 'balance' &&
      date === null &&
      rows.length === 0 &&
      !own.includes(value) &&
      (value === joint || ends.some((end, other) => other !== index && end === value));
    const kept = controls.filter((control) => !isOthers(control));
    return kept.length === controls.length ? statement : judgeStatement({ ...statement, controls: kept });
  });
}

/** The sum of what the accounts of one currency close with, without its sign; `null` where one of them prints nothing. */
function addClosings(statements: readonly DraftStatement[]): string | null {
  const { account, closingBalance } = statements[0]!;
  if (statements.some((other) => other.account.currency !== account.currency)) return null;
  const decimals = decimalsOf(closingBalance ?? '');
  const closings = statements.flatMap((own) => parseMinor(own.closingBalance ?? '', decimals) ?? []);
  return closings.length < statements.length ? null : formatMinor(Math.abs(sumMinor(closings)), decimals);
}
