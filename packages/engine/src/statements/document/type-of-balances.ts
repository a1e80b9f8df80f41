/** The type that the name of the column of balances gives to a list, `null` where it gives none. */
import { OWED_ACCOUNTS } from '@extracto/model';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import { namesPrincipal } from '../../knowledge/names-debt.ts';
import type { Table } from '../read-table.ts';

/** Balances that are called a debt are those of a loan, whatever account pays for it in the letter around the list; `own`: what the page says. */
export function typeOfBalances(tables: readonly Table[], own: WeighedType | null): WeighedType | null {
  const isOwed = tables.some(
    ({ columns, use: { balance } }) => balance !== null && namesPrincipal(columns[balance]!.headerText ?? ''),
  );
  if (!isOwed || OWED_ACCOUNTS.has(own?.type ?? null)) return null;
  return { type: 'loan', otherSide: null, certainty: 'stated', isUnopposed: true, isBill: false, isByNumber: false };
}
