import { z } from 'zod/mini';
import { balanceOptions, identityOptions } from '../identify-statements.ts';
import { perStatement } from '../per-statement.ts';

/** Options of the hledger and Beancount formats. */
export const journalOptions = z.strictObject({
  ledgerAccount: perStatement(
    /^(Assets|Liabilities)(:[A-Z0-9][A-Za-z0-9-]*)+$/,
    'an account such as Assets:Bank:Checking',
  ).check(z.describe('ledger account of the statement; EUR=…,USD=… or 1=…,2=… for each statement')),
  opening: z._default(z.enum(['yes', 'no']), 'yes').check(z.describe('no: continues an existing journal')),
  ...identityOptions,
  ...balanceOptions,
});
export type JournalOptions = z.output<typeof journalOptions>;
