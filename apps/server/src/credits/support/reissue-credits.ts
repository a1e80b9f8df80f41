import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import { postBySupport } from './post-by-support.ts';
import type { SupportCall } from './support-call.ts';
import { SupportError } from './support-error.ts';

export interface Reissue extends SupportCall {
  readonly jobId: string;
}

/**
 * Gives back what a job was charged: consumed → available, once. Works for a job that is deleted: the ledger remembers.
 * Returns the id of the posting. Throws `SupportError`.
 */
export async function reissueCredits(db: Kysely<Database>, reissue: Reissue): Promise<string> {
  const { jobId } = reissue;
  return await db.transaction().execute(async (trx) => {
    const charge = await trx
      .selectFrom('ledger_transactions as t')
      .innerJoin('ledger_entries as e', 'e.transaction_id', 't.transaction_id')
      .select(['t.client_id', 'e.amount'])
      .where('t.kind', '=', 'settlement')
      .where('t.key', '=', jobId)
      .where('e.account_id', '=', 'consumed')
      .executeTakeFirst();
    if (charge === undefined) throw new SupportError(`Nothing was charged for job ${jobId}.`);
    return await postBySupport(
      trx,
      {
        command: 'reissue',
        clientId: charge.client_id,
        key: `reissue:${jobId}`,
        description: `Re-issued: job ${jobId}`,
        credits: charge.amount,
        from: 'consumed',
        to: 'available',
        details: { jobId, credits: charge.amount },
      },
      reissue,
    );
  });
}
