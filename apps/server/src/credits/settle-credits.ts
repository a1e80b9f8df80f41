import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { findReservation } from './find-reservation.ts';
import { postTransaction } from './post-transaction.ts';
import { releaseCredits } from './release-credits.ts';
import type { ReservationEnd } from './reservation-end.ts';

/**
 * Charges a job and gives the rest of what was reserved for it back, in one transaction: reserved → consumed and available.
 * `credits`: all that was reserved when absent. Returns the credits charged. Refused once it was settled or released.
 */
export async function settleCredits(
  trx: Transaction<Database>,
  end: ReservationEnd & { readonly credits?: number },
): Promise<number> {
  const { clientId, credits: reserved } = await findReservation(trx, end.jobId);
  const charged = end.credits ?? reserved;
  if (!Number.isSafeInteger(charged) || charged < 0 || charged > reserved) {
    throw new RangeError(`${charged} of ${reserved} reserved credits cannot be charged`);
  }
  if (charged === 0) {
    await releaseCredits(trx, end);
    return 0;
  }
  await postTransaction(trx, {
    transactionId: end.transactionId,
    kind: 'settlement',
    clientId,
    key: end.jobId,
    description: `Extraction of ${charged} ${charged === 1 ? 'page' : 'pages'}`,
    now: end.now,
    credits: charged,
    from: 'reserved',
    to: 'consumed',
    givenBack: reserved - charged,
  });
  return charged;
}
