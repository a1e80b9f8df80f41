/**
 * An account with one client and its credits, for customers who do not sign up by themselves. The operator vouches for the
 * address: with local accounts whoever reads its mails sets the first password, with an issuer whoever has it there is in.
 */
import type { Client } from '@extracto/contract';
import { ulid } from 'ulid';
import { createAccount } from '../accounts/index.ts';
import { createClient } from '../clients/index.ts';
import { grantCredits } from '../credits/index.ts';
import { AdminError } from './admin-error.ts';
import type { Installation } from './open-installation.ts';
import type { CustomerWish } from './read-customer-arguments.ts';

/** With both of its keys. */
export type Customer = Pick<Client, 'clientId' | 'apiKey' | 'testApiKey'>;

/** Throws `AdminError` when the email has an account with a client. */
export async function createCustomer(
  { db, box }: Pick<Installation, 'db' | 'box'>,
  { email, credits }: CustomerWish,
  now = new Date(),
  newId: () => string = ulid,
): Promise<Customer> {
  const userId = await findOrCreateUser(db, email, now, newId);
  const name = email.split('@')[0]!;
  const { clientId, apiKey, testApiKey } = await createClient(db, box, { userId, name, trialCredits: 0, now, newId });
  if (credits > 0) {
    const grant = { kind: 'adjustment', key: null, description: 'Credits with the account', credits } as const;
    await db.transaction().execute((trx) => grantCredits(trx, { ...grant, transactionId: newId(), clientId, now }));
  }
  return { clientId, apiKey, testApiKey };
}

/** An account without a client is one whose making was cut short; it is completed. */
async function findOrCreateUser(
  db: Installation['db'],
  email: string,
  now: Date,
  newId: () => string,
): Promise<string> {
  const userId = newId();
  if (await createAccount(db, { userId, email, firstName: '', lastName: '', now })) return userId;
  const { id, client } = await db
    .selectFrom('users')
    .leftJoin('clients', 'clients.user_id', 'users.id')
    .select(['users.id', 'clients.client_id as client'])
    .where('users.email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  if (client !== null) throw new AdminError(`${email} has an account already.`, 1);
  return id;
}
