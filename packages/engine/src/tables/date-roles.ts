import type { ColumnRole } from '../lines/reading.ts';

/** What a column of dates may be called. */
export const DATE_ROLES: ReadonlySet<ColumnRole> = new Set(['date', 'transactionDate', 'valueDate']);
