import type { AccountType } from '../result.ts';

/** Types of accounts whose balance is what the holder owes. An account whose type nothing says is held. */
export const OWED_ACCOUNTS: ReadonlySet<AccountType | null> = new Set<AccountType>(['credit_card', 'loan']);
