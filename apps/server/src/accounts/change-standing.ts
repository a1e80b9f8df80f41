import type { Kysely } from 'kysely';
import { recordEvent } from '../audit/index.ts';
import { type SupportCall, SupportError } from '../credits/index.ts';
import type { Database } from '../db/index.ts';
import type { Standing } from './find-standing.ts';

export interface StandingChange extends SupportCall {
  readonly email: string;
  /** Omitted values stay as they are. */
  readonly standing: Partial<Standing>;
}

/** Writes down who changed it and why, and tells the owner's audit trail. Throws `SupportError`. */
export async function changeStanding(
  db: Kysely<Database>,
  { email, standing, operator, reason, now, newId }: StandingChange,
): Promise<void> {
  const { suspended, callsPerMinute, storageMb } = standing;
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({
        updated_at: now,
        ...(suspended === undefined ? {} : { suspended_at: suspended ? now : null }),
        ...(callsPerMinute === undefined ? {} : { calls_per_minute: callsPerMinute }),
        ...(storageMb === undefined ? {} : { storage_mb: storageMb }),
      })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) throw new SupportError(`There is no account ${email}.`);
    await trx
      .insertInto('support_actions')
      .values({
        action_id: newId(),
        command: suspended === undefined ? 'limits' : suspended ? 'suspend' : 'resume',
        operator,
        reason,
        client_id: null,
        transaction_id: null,
        details: JSON.stringify({ userId: user.id, ...standing }),
        created_at: now,
      })
      .execute();
    if (suspended === undefined) return;
    await recordEvent(trx, {
      eventId: newId(),
      userId: user.id,
      action: suspended ? 'account.suspended' : 'account.resumed',
      actor: 'service',
      keyHint: null,
      clientId: null,
      subject: null,
      address: null,
      once: null,
      now,
    });
  });
}
