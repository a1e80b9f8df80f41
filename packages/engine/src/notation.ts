/**
 * The decimal separator is one choice for a whole document: every number that only one separator can explain votes,
 * a number that would have three decimals votes weakly for grouping.
 */
import type { Minor } from '@extracto/model';
import type { DecimalMark, MoneyToken, TokenLine } from './reading.ts';

export interface Notation {
  readonly mark: DecimalMark;
  /** Decimals that all amounts of the document are brought to: 2, or 3 where three are printed throughout. */
  readonly scale: number;
}

export function chooseNotation(lines: readonly TokenLine[]): Notation {
  const votes: { [mark in DecimalMark]: number } = { dot: 0, comma: 0 };
  const decimals = { two: 0, three: 0 };
  for (const token of lines.flatMap((line) => line.money)) {
    const { dot, comma } = token.readings;
    if (dot !== null && comma === null) votes.dot += 1;
    else if (comma !== null && dot === null) votes.comma += 1;
    else if (dot !== null && comma !== null && dot.decimals !== comma.decimals)
      votes[dot.decimals === 3 ? 'comma' : 'dot'] += 0.2;
  }
  const mark: DecimalMark = votes.comma > votes.dot ? 'comma' : 'dot';
  for (const token of lines.flatMap((line) => line.money)) {
    if (token.readings[mark]?.decimals === 2) decimals.two++;
    if (token.readings[mark]?.decimals === 3) decimals.three++;
  }
  return { mark, scale: decimals.three > decimals.two ? 3 : 2 };
}

/** Magnitude in minor units of the notation's scale; `null` when the number has more decimals or another notation. */
export function minorOf(token: MoneyToken, { mark, scale }: Notation): Minor | null {
  const reading = token.readings[mark];
  if (reading === null || reading.decimals > scale) return null;
  const value = reading.digits * 10 ** (scale - reading.decimals);
  return Number.isSafeInteger(value) ? value : null;
}
