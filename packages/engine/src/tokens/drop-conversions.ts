/**
 * A country that changes its money has each amount printed twice, in both → the lines without the second. Decided for the whole
 * document: nearly all amounts are pairs of the same two currencies, at one rate.
 *
 *   03/01/26   Fee        -2.53 EUR / -4.95 BGN        03/01/26   Fee        -2.53 EUR
 *
 * Purchases abroad are changed at the rates of their days, and stand among amounts in one currency.
 *
 * Known weakness: the currency of the account is taken for the first.
 */
import { boxAround } from '@extracto/model';
import type { Line, MoneyToken, TokenLine } from '../lines/reading.ts';
import { chooseNotation, type Notation, signedMinor } from './notation.ts';
import { TOKENS } from './thresholds.ts';

const { FEWEST_PAIRS, NEARLY_ALL } = TOKENS.dropConversions;

const NONE: readonly never[] = [];

type Pair = readonly [own: MoneyToken, other: MoneyToken];

/** `null` where there are none. */
export function dropConversions(lines: readonly TokenLine[]): readonly Line[] | null {
  const found = lines.map(pairsOf);
  const pairs = found.flat();
  if (pairs.length < FEWEST_PAIRS || !isAllOfTwo(pairs)) return null;
  const amounts = lines.reduce((sum, { money }) => sum + money.filter(({ strong }) => strong).length, 0);
  if (pairs.length * 2 < amounts * NEARLY_ALL || !isAtOneRate(pairs, chooseNotation(lines))) return null;
  return lines.map((line, at) => withoutOthers(line, found[at]!));
}

/** Amounts with a slash between them. */
function pairsOf({ money, words }: TokenLine): readonly Pair[] {
  if (money.length < 2) return NONE;
  return money.flatMap((other, at): Pair[] => {
    const own = money[at - 1];
    return own !== undefined && own.to + 1 === other.from && words[own.to]!.text === '/' ? [[own, other]] : [];
  });
}

function isAllOfTwo(pairs: readonly Pair[]): boolean {
  const names = new Set(pairs.map((pair) => pair.map(({ currencies }) => currencies[0] ?? '').join('/')));
  const [own, other] = pairs[0]!.map(({ currencies }) => currencies[0]);
  return names.size === 1 && own !== undefined && other !== undefined && own !== other;
}

/** All amounts are changed at the rate of the largest ones, give or take what rounding leaves of either. */
function isAtOneRate(pairs: readonly Pair[], notation: Notation): boolean {
  const worths = pairs.map((pair) => pair.map((token) => signedMinor(token, notation) ?? Number.NaN));
  const [most, changed] = worths.reduce((a, b) => (Math.abs(b[0]!) > Math.abs(a[0]!) ? b : a)) as [number, number];
  return worths.every(([own, other]) => Math.abs(other! * most - own! * changed) <= Math.abs(most) + Math.abs(own!));
}

function withoutOthers(line: TokenLine, pairs: readonly Pair[]): Line {
  if (pairs.length === 0) return line;
  const { pageNumber, words, heightPt, printedBox, box } = line;
  const rest = words.filter((_, at) => !pairs.some(([own, other]) => at >= own.to && at < other.to));
  return { pageNumber, words: rest, box: boxAround(rest), heightPt, printedBox: printedBox ?? box };
}
