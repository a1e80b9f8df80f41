import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { postTransaction } from './post-transaction.ts';

export interface Grant {
  readonly transactionId: string;
  readonly clientId: string;
  readonly kind: 'trial' | 'purchase' | 'refund' | 'adjustment';
  /** Makes the grant happen once: the payment, the user, the ticket. `null` for a grant that may be repeated. */
  readonly key: string | null;
  readonly description: string;
  readonly credits: number;
  readonly now: Date;
}

/** Gives credits to a client: issued → available. */
export async function grantCredits(trx: Transaction<Database>, grant: Grant): Promise<void> {
  await postTransaction(trx, { ...grant, from: 'issued', to: 'available' });
}
