/**
 * The nouns. The schemas stand in `@extracto/model/result` and `@extracto/model/parse-result`: loading them loads zod, which
 * costs a cold start more than reading a page, and whoever only makes results needs their types alone.
 */
export * from './accounts/chain-statements.ts';
export * from './accounts/group-statements.ts';
export * from './accounts/merge-statements.ts';
export * from './accounts/owed-accounts.ts';
export * from './ambiguities.ts';
export * from './bookkeeping/apply-rules.ts';
export * from './currency.ts';
export * from './dates.ts';
export * from './errors.ts';
export * from './geometry.ts';
export * from './identify-transactions.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './page.ts';
export * from './printed-day.ts';
export type * from './result.ts';
export * from './review-paths.ts';
export * from './span-of.ts';
export * from './thresholds.ts';
