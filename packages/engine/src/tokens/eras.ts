/** Years that are counted from elsewhere: Japanese eras, the republic of Taiwan, the Buddhist years of Thailand. */
import { TOKENS } from './thresholds.ts';

export const { BEFORE_BUDDHIST } = TOKENS.eras;

const [FIRST_BUDDHIST, LAST_BUDDHIST] = [2493, 2643];

/** No account is of that century yet. */
export function isBuddhist(year: number): boolean {
  return year >= FIRST_BUDDHIST && year <= LAST_BUDDHIST;
}

/** By the first sign or the letter of the era: the year before its first one. */
const BEFORE: Readonly<Record<string, number>> = {
  令: 2018,
  R: 2018,
  平: 1988,
  H: 1988,
  昭: 1925,
  S: 1925,
  民: 1911,
  中: 1911,
};

export function yearOfEra(era: string, year: number): number {
  return (BEFORE[era[0]!] ?? 0) + year;
}
