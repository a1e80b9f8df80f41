/**
 * Countries whose account numbers begin with the ledger account of the bank, which says the kind of the customer's account.
 * Sources: Bank of Russia, regulation 809-P (40817 current accounts of persons, 407 of firms, 423 deposits of persons, 455
 * loans to them); National Bank of Ukraine, chart of accounts (2600, 2620 current, 2610, 2630 deposits); National Bank of
 * Belarus, chart of accounts (301 current accounts, 34 deposits); Central Bank of Argentina, communication A 6510 (22 figures
 * that begin with no bank's number are the virtual key, CVU, of an account at a provider of payments).
 */
import type { AccountType } from '@extracto/model';

const CODES: readonly (readonly [RegExp, AccountType])[] = [
  [/^40[5-8]\d{17}$/, 'checking'],
  [/^42[0-6]\d{17}$/, 'savings'],
  [/^45[2-7]\d{17}$/, 'loan'],
  [/^UA\d{8}0{1,9}26[02][0-5]\d+$/, 'checking'],
  [/^UA\d{8}0{1,9}26[13][05]\d+$/, 'savings'],
  [/^BY\d{2}[A-Z]{4}301\d/, 'checking'],
  [/^BY\d{2}[A-Z]{4}34\d\d/, 'savings'],
  [/^000\d{19}$/, 'other'],
];

/** `number`: as printed. `null` where it says nothing. "40817 810 5 0000 6951021" → "checking" */
export function codedType(number: string): AccountType | null {
  const compact = number.replace(/[\s.-]/g, '');
  return CODES.find(([shape]) => shape.test(compact))?.[1] ?? null;
}
