import type { Client } from '@extracto/contract';
import type { Kysely, Transaction } from 'kysely';
import { openAccounts } from '../credits/index.ts';
import { type Database, inTransaction } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { addKey } from './add-key.ts';
import { grantTrial, type TrialOrigin } from './grant-trial.ts';

export interface NewClient {
  readonly userId: string;
  readonly name: string;
  /** Granted with the first client of a user only; 0 grants nothing. */
  readonly trialCredits: number;
  /** The person's address on the network; left out by operators. */
  readonly trialFrom?: TrialOrigin;
  /** Most clients of one user; left out by operators. */
  readonly most?: number;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** Thrown when the user has as many clients as one may have. */
export class ClientLimitError extends Error {
  override readonly name = 'ClientLimitError';
}

/** A client with a key, an empty ledger, and the credits to try the service when it is the user's first. */
export async function createClient(db: Kysely<Database>, box: SecretBox, wish: NewClient): Promise<Client> {
  const { userId, name, now, newId } = wish;
  const clientId = newId();
  return await inTransaction(db, async (trx) => {
    if (wish.most !== undefined) await refuseTooMany(trx, userId, wish.most);
    await trx.insertInto('clients').values({ client_id: clientId, user_id: userId, name, created_at: now }).execute();
    const apiKey = await addKey(trx, box, { clientId, mode: 'live', now });
    const testApiKey = await addKey(trx, box, { clientId, mode: 'test', now });
    await openAccounts(trx, clientId);
    const credits = await grantTrial(trx, box, {
      userId,
      clientId,
      credits: wish.trialCredits,
      from: wish.trialFrom ?? null,
      transactionId: newId(),
      now,
    });
    const retention = { documentDays: null, resultDays: null, deleteResultOnDownload: false };
    const keys = { apiKey, testApiKey, replacedKeyEndsAt: null };
    return { userId, name, clientId, ...keys, credits, webHookUrl: null, retention };
  });
}

async function refuseTooMany(trx: Transaction<Database>, userId: string, most: number): Promise<void> {
  // Calls at the same time wait for each other here.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('clients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new ClientLimitError(`one user has at most ${most} clients`);
}
