/**
 * The decimal separator is one choice for a whole document: every number that only one separator can explain votes,
 * a number that would have three decimals votes weakly for grouping, and one that a short date looks like for its mark.
 */
import type { Minor } from '@extracto/model';
import type { DecimalMark, MoneyToken, TokenLine } from './reading.ts';

export interface Notation {
  readonly mark: DecimalMark;
  /** Decimals that all amounts of the document are brought to: 2, or 3 where three are printed throughout. */
  readonly scale: number;
}

const WEAK_VOTE = 0.2;
/** "06.25." of a card purchase: no amount begins with a zero that a figure follows. */
const PADDED = /^0\d/;
const SHORT_DATE = /^(?:[1-9]|[12]\d|3[01])[.,](?:0[1-9]|[12]\d|3[01])\.?$/;

export function chooseNotation(lines: readonly TokenLine[]): Notation {
  const votes: { [mark in DecimalMark]: number } = { dot: 0, comma: 0 };
  const decimals = { two: 0, three: 0 };
  for (const { money } of lines) {
    for (const { readings, text } of money) {
      const { dot, comma } = readings;
      if (dot !== null && comma === null) votes.dot += weigh(text);
      else if (comma !== null && dot === null) votes.comma += weigh(text);
      else if (dot !== null && comma !== null && dot.decimals !== comma.decimals)
        votes[dot.decimals === 3 ? 'comma' : 'dot'] += WEAK_VOTE;
    }
  }
  const mark: DecimalMark = votes.comma > votes.dot ? 'comma' : 'dot';
  for (const { money } of lines) {
    for (const { readings } of money) {
      if (readings[mark]?.decimals === 2) decimals.two++;
      if (readings[mark]?.decimals === 3) decimals.three++;
    }
  }
  return { mark, scale: decimals.three > decimals.two ? 3 : 2 };
}

function weigh(text: string): number {
  return PADDED.test(text) ? 0 : SHORT_DATE.test(text) ? WEAK_VOTE : 1;
}

/** Magnitude in minor units of the notation's scale; `null` when the number has more decimals or another notation. */
export function minorOf(token: MoneyToken, { mark, scale }: Notation): Minor | null {
  const reading = token.readings[mark];
  if (reading === null || reading.decimals > scale) return null;
  const value = reading.digits * 10 ** (scale - reading.decimals);
  return Number.isSafeInteger(value) ? value : null;
}
