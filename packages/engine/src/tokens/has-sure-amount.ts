import type { TokenLine } from '../lines/reading.ts';

/** True when the line has a figure that is surely an amount. */
export function hasSureAmount({ money }: Pick<TokenLine, 'money'>): boolean {
  for (const { strong } of money) if (strong) return true;
  return false;
}
