/** Deletes expired rows: idempotent responses, sessions, mail links, rate-limit counters. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type DeletionClerk, recordDeletions } from '../jobs/index.ts';
import { daysBefore } from './retention-terms.ts';

/** Callers are told that a key counts for a day at least. */
const ANSWER_DAYS = 2;

/** Finished mails are stored without their content, long enough to look into a complaint. */
const MAIL_DAYS = 30;

/** The privacy policy says a year. */
const MESSAGE_DAYS = 365;

/** Events that somebody sent to try a webhook. */
const TEST_EVENT_DAYS = 30;

export async function deleteExpired(db: Kysely<Database>, clerk: DeletionClerk): Promise<void> {
  const { now } = clerk;
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('verifications').where('expires_at', '<=', now).execute();
  await db.deleteFrom('mails').where('ended_at', '<=', daysBefore(now, MAIL_DAYS)).execute();
  await db.deleteFrom('support_messages').where('created_at', '<=', daysBefore(now, MESSAGE_DAYS)).execute();
  // Deliveries of a job are deleted with it.
  await db
    .deleteFrom('webhook_deliveries')
    .where('job_id', 'is', null)
    .where('state', '<>', 'pending')
    .where('created_at', '<=', daysBefore(now, TEST_EVENT_DAYS))
    .execute();
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute();
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('idempotency_keys')
      .where('created_at', '<=', daysBefore(now, ANSWER_DAYS))
      .executeTakeFirst();
    const count = Number(numDeletedRows);
    if (count === 0) return;
    await recordDeletions(trx, clerk, [
      { kind: 'answer', reason: 'age', jobId: null, clientId: null, count, keptSince: null },
    ]);
  });
}
