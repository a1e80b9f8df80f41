import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { lockCredits } from './lock-credits.ts';
import { postTransaction } from './post-transaction.ts';

export interface Reservation {
  readonly transactionId: string;
  readonly clientId: string;
  readonly jobId: string;
  readonly credits: number;
  readonly now: Date;
}

/** Whole XTS; `missing` = `needed` − `available`. */
export interface CreditShortage {
  readonly missing: number;
  readonly needed: number;
  readonly available: number;
}

/** Sets the credits of a job aside: available → reserved. Returns the shortage, and posts nothing, when there are too few. */
export async function reserveCredits(
  trx: Transaction<Database>,
  { clientId, jobId, credits, ...rest }: Reservation,
): Promise<CreditShortage | null> {
  const { available } = await lockCredits(trx, clientId);
  if (available < credits) return { missing: credits - available, needed: credits, available };
  await postTransaction(trx, {
    ...rest,
    clientId,
    credits,
    kind: 'reservation',
    key: jobId,
    description: `Reserved for job ${jobId}`,
    from: 'available',
    to: 'reserved',
  });
  return null;
}
