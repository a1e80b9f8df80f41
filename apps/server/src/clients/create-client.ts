import type { Client } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { grantTrial } from '../accounts/grant-trial.ts';
import { openAccounts } from '../credits/open-accounts.ts';
import type { Database } from '../db/schema.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { addKey } from './add-key.ts';

export interface NewClient {
  readonly userId: string;
  readonly name: string;
  /** Granted with the first client of a user only; 0 grants nothing. */
  readonly trialCredits: number;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** A client with a key, an empty ledger, and the credits to try the service when it is the user's first. */
export async function createClient(db: Kysely<Database>, box: SecretBox, wish: NewClient): Promise<Client> {
  const { userId, name, now, newId } = wish;
  const clientId = newId();
  return await db.transaction().execute(async (trx) => {
    await trx.insertInto('clients').values({ client_id: clientId, user_id: userId, name, created_at: now }).execute();
    const apiKey = await addKey(trx, box, { clientId, mode: 'live', now });
    const testApiKey = await addKey(trx, box, { clientId, mode: 'test', now });
    await openAccounts(trx, clientId);
    const credits = await grantTrial(trx, {
      userId,
      clientId,
      credits: wish.trialCredits,
      transactionId: newId(),
      now,
    });
    const retention = { documentDays: null, resultDays: null, deleteResultOnDownload: false };
    const keys = { apiKey, testApiKey, replacedKeyEndsAt: null };
    return { userId, name, clientId, ...keys, credits, webHookUrl: null, retention };
  });
}
