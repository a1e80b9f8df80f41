/**
 * Families of statements: which account they are for and which switches they turn. A family is data; a new one is an entry.
 * `locales` null means every locale.
 */
import type { AccountType } from '@extracto/model';
import type { Choices } from './switches.ts';

export interface LayoutFamily {
  readonly name: string;
  readonly accountTypes: readonly AccountType[];
  readonly locales: readonly string[] | null;
  readonly choices: Partial<Choices>;
}

const family = (
  name: string,
  accountTypes: readonly AccountType[],
  choices: Partial<Choices>,
  locales: readonly string[] | null = null,
): LayoutFamily => ({ name, accountTypes, locales, choices });

const DEPOSIT: readonly AccountType[] = ['checking', 'checking', 'savings'];

export const layoutFamilies: readonly LayoutFamily[] = [
  family('signed-amount', DEPOSIT, {
    columns: [
      'date description amount balance',
      'date valueDate description amount balance',
      'date amount description balance',
    ],
  }),
  family('debit-credit', DEPOSIT, {
    columns: [
      'date description debit credit balance',
      'date description credit debit balance',
      'date reference description debit credit balance',
      'date valueDate description debit credit balance',
      'date type description debit credit balance',
    ],
    emptyCell: ['blank', 'blank', '-', '--', 'zero'],
  }),
  family('running-balance', DEPOSIT, {
    columns: ['date description amount balance'],
    amounts: ['unsigned'],
    endpoints: ['rows', 'both'],
  }),
];
