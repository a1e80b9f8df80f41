/** Fields of a statement that a person may correct, by path as in `sources` of the result. */

/** The currency comes before the money whose decimals it decides. */
export const REVIEW_PATHS = [
  'bank.name',
  'account.holder',
  'account.number',
  'account.type',
  'account.currency',
  'period.from',
  'period.to',
  'openingBalance',
  'closingBalance',
  'totals.credits',
  'totals.debits',
] as const;
export type ReviewPath = (typeof REVIEW_PATHS)[number];
