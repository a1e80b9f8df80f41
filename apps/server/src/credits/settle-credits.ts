import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { findReservation } from './find-reservation.ts';
import { postTransaction } from './post-transaction.ts';

export interface ReservationEnd {
  readonly transactionId: string;
  readonly jobId: string;
  readonly now: Date;
}

/** Charges what was reserved for a job: reserved → consumed. Returns the credits charged. Refused once it was settled or released. */
export async function settleCredits(trx: Transaction<Database>, end: ReservationEnd): Promise<number> {
  const { clientId, credits } = await findReservation(trx, end.jobId);
  await postTransaction(trx, {
    transactionId: end.transactionId,
    kind: 'settlement',
    clientId,
    key: end.jobId,
    description: `Extraction of ${credits} ${credits === 1 ? 'page' : 'pages'}`,
    now: end.now,
    credits,
    from: 'reserved',
    to: 'consumed',
  });
  return credits;
}
