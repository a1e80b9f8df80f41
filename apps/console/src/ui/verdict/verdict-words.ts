import type { Statement } from '@extracto/model';

/** The word for a verdict, the same on every page. */
export const VERDICT_WORDS = {
  verified: 'Verified',
  mismatch: "Totals don't match",
  unverifiable: "Can't be verified",
} as const satisfies Record<Statement['verification']['status'], string>;
