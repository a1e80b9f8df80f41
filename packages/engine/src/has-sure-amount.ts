import type { TokenLine } from './reading.ts';

/** Whether a figure stands on the line that is surely an amount. */
export function hasSureAmount({ money }: Pick<TokenLine, 'money'>): boolean {
  for (const { strong } of money) if (strong) return true;
  return false;
}
