import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { findReservation } from './find-reservation.ts';
import { postTransaction } from './post-transaction.ts';
import type { ReservationEnd } from './reservation-end.ts';

/** Gives back what was reserved for a job: reserved → available. Refused once it was settled or released. */
export async function releaseCredits(trx: Transaction<Database>, end: ReservationEnd): Promise<void> {
  const { clientId, credits } = await findReservation(trx, end.jobId);
  await postTransaction(trx, {
    transactionId: end.transactionId,
    kind: 'release',
    clientId,
    key: end.jobId,
    description: `Given back: job ${end.jobId} was not charged`,
    now: end.now,
    credits,
    from: 'reserved',
    to: 'available',
  });
}
