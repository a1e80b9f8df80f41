/**
 * The decimal separator is one choice for a whole document: every number that only one separator can explain votes,
 * a number that would have three decimals votes weakly for grouping, and one that a short date looks like for its mark.
 * In a currency that has three decimals such a number votes for them.
 */
import { currencyDecimals, type Minor } from '@extracto/model';
import { currencyOf } from './knowledge/currencies.ts';
import type { DecimalMark, MoneyToken, TokenLine } from './reading.ts';

export interface Notation {
  readonly mark: DecimalMark;
  /** Decimals that all amounts of the document are brought to: 2, or 3 where three are printed throughout. */
  readonly scale: number;
}

const WEAK_VOTE = 0.2;
/** "06.25." of a card purchase: no amount begins with a zero that a figure follows. */
const PADDED = /^0\d/;
const CODE = /^[A-Z]{3}$/;
const SHORT_DATE = /^(?:[1-9]|[12]\d|3[01])[.,](?:0[1-9]|[12]\d|3[01])\.?$/;
const LONGEST_SHORT_DATE = '31.12.'.length;

export function chooseNotation(lines: readonly TokenLine[]): Notation {
  const { strong, weak } = countVotes(lines);
  const votes = { dot: strong.dot + weak.dot, comma: strong.comma + weak.comma };
  const decimals = { two: 0, three: 0 };
  const mark: DecimalMark = votes.comma > votes.dot ? 'comma' : 'dot';
  for (const { money } of lines) {
    for (const { readings } of money) {
      if (readings[mark]?.decimals === 2) decimals.two++;
      if (readings[mark]?.decimals === 3) decimals.three++;
    }
  }
  return { mark, scale: decimals.three > decimals.two ? 3 : 2 };
}

/**
 * Nothing printed tells the three decimals of one currency from the thousands of another: `1.234` and its like alone. Beside
 * decimals none of the `amounts` of a list would stand without them.
 */
export function isScaleOpen(lines: readonly TokenLine[], amounts: readonly MoneyToken[]): boolean {
  if (lines.some(({ money }) => money.some(showsMark))) return false;
  const { weak } = countVotes(lines);
  const isBare = ({ readings: { dot, comma } }: MoneyToken) => dot?.decimals === 0 && comma?.decimals === 0;
  return weak.dot + weak.comma > 0 && !amounts.some(isBare);
}

type Votes = Record<DecimalMark, number>;

function countVotes(lines: readonly TokenLine[]): { readonly strong: Votes; readonly weak: Votes } {
  const [strong, weak]: [Votes, Votes] = [
    { dot: 0, comma: 0 },
    { dot: 0, comma: 0 },
  ];
  let [dotAsDecimal, commaAsDecimal] = [0, 0];
  for (const { money } of lines) {
    for (const { readings, text } of money) {
      const { dot, comma } = readings;
      if (dot !== null && comma === null) strong.dot += weigh(text);
      else if (comma !== null && dot === null) strong.comma += weigh(text);
      else if (dot === null || comma === null || dot.decimals === comma.decimals) continue;
      else if (dot.decimals === 3) dotAsDecimal += WEAK_VOTE;
      else commaAsDecimal += WEAK_VOTE;
    }
  }
  const isGrouped = dotAsDecimal + commaAsDecimal === 0 || !printsThousandths(lines);
  weak.dot = isGrouped ? commaAsDecimal : dotAsDecimal;
  weak.comma = isGrouped ? dotAsDecimal : commaAsDecimal;
  return { strong, weak };
}

/** Only one separator explains it: a vote, however weak. */
function showsMark({ readings: { dot, comma }, text }: MoneyToken): boolean {
  return (dot === null) !== (comma === null) && weigh(text) > 0;
}

/** A currency with three decimals is named, and none with others. */
function printsThousandths(lines: readonly TokenLine[]): boolean {
  const decimals = new Set(
    lines.flatMap(({ words }) =>
      words.flatMap(({ text }) => (CODE.test(text) ? currencyOf(text).slice(0, 1).map(currencyDecimals) : [])),
    ),
  );
  return decimals.size === 1 && decimals.has(3);
}

function weigh(text: string): number {
  if (text.length > LONGEST_SHORT_DATE) return text.startsWith('0') && PADDED.test(text) ? 0 : 1;
  return PADDED.test(text) ? 0 : SHORT_DATE.test(text) ? WEAK_VOTE : 1;
}

/** Magnitude in minor units of the notation's scale; `null` when the number has more decimals or another notation. */
export function minorOf(token: MoneyToken, { mark, scale }: Notation): Minor | null {
  const reading = token.readings[mark];
  if (reading === null || reading.decimals > scale) return null;
  const value = reading.digits * 10 ** (scale - reading.decimals);
  return Number.isSafeInteger(value) ? value : null;
}
