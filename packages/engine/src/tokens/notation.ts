/**
 * The decimal separator is one choice for a whole document: every number that only one separator can explain votes,
 * a number that would have three decimals votes weakly for grouping, and one that a short date looks like for its mark.
 * In a currency that has three decimals such a number votes for them.
 */
import { currencyDecimals, type Minor } from '@extracto/model';
import { currencyOf } from '../knowledge/currencies.ts';
import type { DecimalMark, MoneyToken, TokenLine } from '../lines/reading.ts';
import { TOKENS } from './thresholds.ts';

const { VOTE, WEAK_VOTE } = TOKENS.notation;

export interface Notation {
  readonly mark: DecimalMark;
  /** Decimals that all amounts of the document are brought to: 2, or 3 where three are printed throughout. */
  readonly scale: number;
}

const NO_CURRENCIES: readonly string[] = [];
/** "06.25." of a card purchase: no amount begins with a zero that a figure follows. */
const PADDED = /^0\d/;
const CODE = /^[A-Z]{3}$/;
const SHORT_DATE = /^(?:[1-9]|[12]\d|3[01])[.,](?:0[1-9]|[12]\d|3[01])\.?$/;
const LONGEST_SHORT_DATE = '31.12.'.length;

export function chooseNotation(lines: readonly TokenLine[]): Notation {
  const { strong, weak, two, three } = countVotes(lines);
  const mark: DecimalMark = strong.comma + weak.comma > strong.dot + weak.dot ? 'comma' : 'dot';
  return { mark, scale: three[mark] > two[mark] ? 3 : 2 };
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

interface Counted {
  /** For each mark, of amounts that only it explains. */
  readonly strong: Votes;
  readonly weak: Votes;
  /** Amounts with two decimals, and with three, if it is the mark. */
  readonly two: Votes;
  readonly three: Votes;
}

/** In plain numbers, by index: each amount of the document is counted, and an iterator makes an object for each. */
function countVotes(lines: readonly TokenLine[]): Counted {
  let [dotAlone, commaAlone, dotAsDecimal, commaAsDecimal] = [0, 0, 0, 0];
  let [twoByDot, threeByDot, twoByComma, threeByComma] = [0, 0, 0, 0];
  for (let line = 0; line < lines.length; line++) {
    const { money } = lines[line]!;
    for (let at = 0; at < money.length; at++) {
      const { readings, text } = money[at]!;
      const { dot, comma } = readings;
      if (dot?.decimals === 2) twoByDot++;
      else if (dot?.decimals === 3) threeByDot++;
      if (comma?.decimals === 2) twoByComma++;
      else if (comma?.decimals === 3) threeByComma++;
      if (dot !== null && comma === null) dotAlone += weigh(text);
      else if (comma !== null && dot === null) commaAlone += weigh(text);
      else if (dot === null || comma === null || dot.decimals === comma.decimals) continue;
      else if (dot.decimals === 3) dotAsDecimal += WEAK_VOTE;
      else commaAsDecimal += WEAK_VOTE;
    }
  }
  const isGrouped = dotAsDecimal + commaAsDecimal === 0 || !printsThousandths(lines);
  return {
    strong: { dot: dotAlone, comma: commaAlone },
    weak: isGrouped ? { dot: commaAsDecimal, comma: dotAsDecimal } : { dot: dotAsDecimal, comma: commaAsDecimal },
    two: { dot: twoByDot, comma: twoByComma },
    three: { dot: threeByDot, comma: threeByComma },
  };
}

/** Only one separator explains it: a vote, however weak. */
function showsMark({ readings: { dot, comma }, text }: MoneyToken): boolean {
  return (dot === null) !== (comma === null) && weigh(text) > 0;
}

/** A currency with three decimals is named, and none with others. */
function printsThousandths(lines: readonly TokenLine[]): boolean {
  let isNamed = false;
  for (const { words } of lines) {
    for (const { text } of words) {
      const [currency] = text.length === 3 && CODE.test(text) ? currencyOf(text) : NO_CURRENCIES;
      if (currency === undefined) continue;
      if (currencyDecimals(currency) !== 3) return false;
      isNamed = true;
    }
  }
  return isNamed;
}

function weigh(text: string): number {
  if (text.length > LONGEST_SHORT_DATE) return text.startsWith('0') && PADDED.test(text) ? 0 : VOTE;
  return PADDED.test(text) ? 0 : SHORT_DATE.test(text) ? WEAK_VOTE : VOTE;
}

/** Magnitude in minor units of the notation's scale; `null` when the number has more decimals or another notation. */
export function minorOf(token: MoneyToken, { mark, scale }: Notation): Minor | null {
  const reading = token.readings[mark];
  if (reading === null || reading.decimals > scale) return null;
  const value = reading.digits * 10 ** (scale - reading.decimals);
  return Number.isSafeInteger(value) ? value : null;
}

/** A minus sign, or the mark of a debit. */
export function isNegative({ sign, marker }: Pick<MoneyToken, 'sign' | 'marker'>): boolean {
  return sign === -1 || marker === 'debit';
}

/** A balance's own sign: a minus or a debit marker means overdrawn. `null` as `minorOf`. */
export function signedMinor(token: MoneyToken, notation: Notation): Minor | null {
  const magnitude = minorOf(token, notation);
  return magnitude !== null && magnitude !== 0 && isNegative(token) ? -magnitude : magnitude;
}
