import type { Transaction } from 'kysely';
import { grantCredits } from '../credits/grant-credits.ts';
import type { Database } from '../db/schema.ts';

export interface TrialGrant {
  readonly userId: string;
  readonly clientId: string;
  readonly credits: number;
  readonly transactionId: string;
  readonly now: Date;
}

/** The credits to try the service, once for each user however many clients they create. Returns the credits granted now. */
export async function grantTrial(trx: Transaction<Database>, grant: TrialGrant): Promise<number> {
  const { userId, clientId, credits, transactionId, now } = grant;
  if (credits === 0) return 0;
  const first = await trx
    .updateTable('users')
    .set({ trial_granted_at: now })
    .where('id', '=', userId)
    .where('trial_granted_at', 'is', null)
    .executeTakeFirst();
  if (first.numUpdatedRows === 0n) return 0;
  const description = `${credits} credits to try the service`;
  await grantCredits(trx, { transactionId, clientId, kind: 'trial', key: userId, description, credits, now });
  return credits;
}
