/**
 * A summary in front of the first of several accounts, or behind the last, names the balances of each. One that the list of another
 * account begins or ends with says nothing of the account whose lines hold the summary, where that list is proved or prints the balance
 * beside its last row alone. Nor does the balance that all accounts come to together.
 */
import { type Control, type DraftStatement, decimalsOf, formatMinor, parseMinor, sumMinor } from '@extracto/model';
import { judgeStatement } from '../../verify/judge-statement.ts';
import { isSameNumber } from '../interpret/split-statements.ts';

/** Each statement as it is, or judged again without the balances of others. */
export function leaveOthersEnds(statements: readonly DraftStatement[]): DraftStatement[] {
  if (statements.length < 2) return [...statements];
  const joint = addClosings(statements);
  return statements.map((statement) => {
    const { controls = [], openingBalance, closingBalance } = statement;
    const own = [openingBalance, closingBalance].map((figure) => figure?.replace('-', ''));
    const others = statements.filter((other) => other !== statement).flatMap((other) => endsOf(other, statement));
    const isOthers = ({ kind, date, rows, value }: Control) =>
      kind === 'balance' &&
      date === null &&
      rows.length === 0 &&
      !own.includes(value) &&
      (value === joint || others.includes(value));
    const kept = controls.filter((control) => !isOthers(control));
    return kept.length === controls.length ? statement : judgeStatement({ ...statement, controls: kept });
  });
}

/** What the list of `other` ends with and, where it is proved and of an account with another number, what it begins with. */
function endsOf(other: DraftStatement, { account }: DraftStatement): readonly string[] {
  const { controls = [], openingBalance, closingBalance, verification } = other;
  const last = controls.find(({ kind }) => kind === 'end')?.value;
  const [number, own] = [other.account.number, account.number];
  const isApart = number !== null && own !== null && !isSameNumber(number, own);
  const proved = isApart && verification.status === 'verified' ? [openingBalance, closingBalance] : [];
  return [last, ...proved].flatMap((figure) => figure?.replace('-', '') ?? []);
}

/** The sum of what the accounts of one currency close with, without its sign; `null` where one of them prints nothing. */
function addClosings(statements: readonly DraftStatement[]): string | null {
  const { account, closingBalance } = statements[0]!;
  if (statements.some((other) => other.account.currency !== account.currency)) return null;
  const decimals = decimalsOf(closingBalance ?? '');
  const closings = statements.flatMap((own) => parseMinor(own.closingBalance ?? '', decimals) ?? []);
  return closings.length < statements.length ? null : formatMinor(Math.abs(sumMinor(closings)), decimals);
}
