/**
 * Tells figures that sum up the balances of accounts in an overview, whatever their labels say of deposits:
 *
 *   Account          Account Number     Credit Limit     Balance
 *   One Account         451-441-672             0.00    9,853.94
 *   Total Deposits                                      9,853.94
 */
import type { Box } from '@extracto/model';
import { onlyOnce } from '../../geometry/only-once.ts';
import type { MoneyToken, TokenLine } from '../../lines/reading.ts';
import { LINES } from '../../lines/thresholds.ts';
import { type Notation, signedMinor } from '../../tokens/notation.ts';

const { SAME_EDGE_PT } = LINES.spacing;

/** Tells such figures; `linesOf` gives the lines by index. */
export function findAccountSums(linesOf: () => ReadonlyMap<number, TokenLine>, notation: Notation) {
  const places = onlyOnce(() => listPlaces(linesOf(), notation));
  return ({ token }: { readonly token: { readonly box: Box } }): boolean => places().has(token.box);
}

function listPlaces(lines: ReadonlyMap<number, TokenLine>, notation: Notation): ReadonlySet<Box> {
  const isSum = (token: MoneyToken, line: TokenLine) => sumsAccounts(token, line, lines, notation);
  return new Set(
    [...lines.values()].flatMap((line) => line.money.filter((token) => isSum(token, line)).map(({ box }) => box)),
  );
}

function sumsAccounts(
  token: MoneyToken,
  line: TokenLine,
  lines: ReadonlyMap<number, TokenLine>,
  notation: Notation,
): boolean {
  const value = signedMinor(token, notation);
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

/** Amounts group their figures by other marks. An IBAN may be printed in groups. */
const ACCOUNT = /^(?:(?=(?:[Xx*•-]*\d){6})[\dXx*•]+(?:-[\dXx*•]+)*|[A-Z]{2}\d{2}(?:[A-Z\d]{11,})?)$/;
