import type { Transaction } from 'kysely';
import type { ReversalEvent } from '../adapters/payments/index.ts';
import type { Database } from '../db/index.ts';

/**
 * Keeps what the newest event about a refund or dispute says. Events come in any order and carry whole seconds: of two
 * in the same second the final one counts.
 */
export async function recordReversal(
  trx: Transaction<Database>,
  event: ReversalEvent,
  paymentId: string,
): Promise<void> {
  const said = { amount_cents: event.amountCents, stands: event.stands, final: event.final, said_at: event.at };
  await trx
    .insertInto('payment_reversals')
    .values({ reversal_id: event.reversalId, kind: event.reversal, payment_id: paymentId, ...said })
    .onConflict((conflict) =>
      conflict
        .column('reversal_id')
        .doUpdateSet(said)
        .where((eb) =>
          eb.or([
            eb('payment_reversals.said_at', '<', event.at),
            eb.and([eb('payment_reversals.said_at', '=', event.at), eb('payment_reversals.final', '<=', event.final)]),
          ]),
        ),
    )
    .execute();
}
