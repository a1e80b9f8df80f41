import type { AccountType } from '@extracto/model';
import type { Choices } from '../switches.ts';

export interface LayoutFamily {
  readonly name: string;
  readonly accountTypes: readonly AccountType[];
  readonly choices: Partial<Choices>;
  /** Locale ids that print this way; `null` means all. */
  readonly locales: readonly string[] | null;
}

export const DEPOSIT: readonly AccountType[] = ['checking', 'checking', 'savings'];

export const family = (
  name: string,
  accountTypes: readonly AccountType[],
  choices: Partial<Choices>,
  locales: readonly string[] | null = null,
): LayoutFamily => ({ name, accountTypes, choices, locales });
