/**
 * The sum of all accounts of a file, right below a table of their balances, which says nothing of one of them:
 *
 *   Everyday account   120-010247-4     1,298.14
 *   Savings account    271-83393-6     26,416.55
 *   Total deposits                     27,714.69
 */
import { digitsOf } from '../../knowledge/letters.ts';
import type { TokenLine } from '../../lines/reading.ts';
import { STATEMENTS } from '../thresholds.ts';

const { FEWEST_ACCOUNTS, FEWEST_DIGITS, REACH_LINES } = STATEMENTS.findJointTotals;

/** Indexes of the lines of such sums. `numbers`: of the accounts, as printed. */
export function findJointTotals(lines: readonly TokenLine[], numbers: readonly (string | null)[]): ReadonlySet<number> {
  const wanted = numbers.map((number) => digitsOf(number ?? '')).filter(({ length }) => length >= FEWEST_DIGITS);
  const joint = new Set<number>();
  if (wanted.length < FEWEST_ACCOUNTS) return joint;
  let [listed, last] = [0, Number.NEGATIVE_INFINITY];
  // a title below the table heads the figures of one account
  let isTitled = false;
  for (const { index, words, money } of lines) {
    const digits = digitsOf(words.map(({ text }) => text).join(''));
    const isListed = money.some(({ strong }) => strong) && wanted.some((number) => digits.includes(number));
    isTitled = !isListed && (isTitled || money.length === 0);
    if (!isListed && !isTitled && index - last <= REACH_LINES && listed >= FEWEST_ACCOUNTS) joint.add(index);
    if (isListed) [listed, last] = [index - last <= REACH_LINES ? listed + 1 : 1, index];
  }
  return joint;
}
