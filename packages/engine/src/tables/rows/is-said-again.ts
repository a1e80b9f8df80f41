import type { MoneyToken } from '../../lines/reading.ts';
import type { Cells } from '../cells.ts';

/**
 * "03/04  STREAMING USD 89,70   89,70", "28/12  Service charge   5,25   5,25   1 205,34": an amount of the row stands in front of it once
 * more, in its words or as a fee. The last of several figures is a balance, which may be as large as any amount.
 */
export function isSaidAgain(figure: MoneyToken, money: Cells<MoneyToken>): boolean {
  const digits = digitsOf(figure);
  const last = Math.max(...money.values().map(({ from }) => from));
  return money.some(
    (token) =>
      token.strong && token.from >= figure.to && (money.size === 1 || token.from < last) && digitsOf(token) === digits,
  );
}

/** Without the signs in front of it and behind it: "66,13-" says "66,13". */
function digitsOf({ text }: MoneyToken): string {
  return text.replaceAll(/^\D+|\D+$/g, '');
}
