/**
 * Tells whether a figure sums up the balances of accounts in an overview, whatever its label says of deposits:
 *
 *   Account          Account Number     Credit Limit     Balance
 *   One Account         451-441-672             0.00    9,853.94
 *   Total Deposits                                      9,853.94
 */
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';
import type { LabelledMoney } from '../interpret/select-labelled.ts';

const { SAME_EDGE_PT } = LINES.spacing;

/** `lines`: by index. */
export function sumsAccounts(
  { value, token, line }: LabelledMoney,
  lines: ReadonlyMap<number, TokenLine>,
  notation: Notation,
): boolean {
  let sum = 0;
  for (let at = line.index - 1; ; at--) {
    const upper = lines.get(at);
    const balance = upper?.pageNumber === line.pageNumber ? balanceOver(token, upper) : undefined;
    if (balance === undefined) return false;
    sum += signedMinor(balance, notation) ?? 0;
    if (sum === value) return true;
  }
}

/** On a line with the number of an account and no date. */
function balanceOver({ box }: MoneyToken, { words, dates, money }: TokenLine): MoneyToken | undefined {
  if (dates.length > 0) return undefined;
  const own = money.find((one) => Math.abs(one.box[2] - box[2]) <= SAME_EDGE_PT);
  return words.slice(0, own?.from).some(({ text }) => ACCOUNT.test(text)) ? own : undefined;
}

/** Amounts group their figures by other marks. */
const ACCOUNT = /^(?=(?:[Xx*•-]*\d){6})[\dXx*•]+(?:-[\dXx*•]+)*$/;
