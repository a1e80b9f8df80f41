/**
 * Puts a mail in line. It is sent exactly when the caller's transaction commits, and tried again until it is taken or
 * refused.
 *
 *   await queueMail(trx, { now, newId }, { template: 'low-credits', params: { clientName, credits }, to: email });
 */
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/index.ts';
import { QUEUE_SCHEMA, type QueueName } from '../queue/index.ts';
import type { FilledTemplate } from './templates.ts';

export type MailOrder = FilledTemplate & {
  readonly to: string;
  /** Kept encrypted until the mail is written: sealed under `mailSecretContext(to)`. */
  readonly secret?: Buffer;
  /** A mail with this text is sent once, however often it is ordered. */
  readonly onceKey?: string;
};

export interface MailClerk {
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** Content of the queued job: the id alone. */
export interface MailWork {
  readonly mailId: string;
}

export async function queueMail(
  trx: Transaction<Database>,
  { now, newId }: MailClerk,
  { template, params, to, secret = undefined, onceKey = undefined }: MailOrder,
): Promise<void> {
  const inserted = await trx
    .insertInto('mails')
    .values({
      mail_id: newId(),
      template,
      recipient: to,
      params: JSON.stringify(params),
      secret_encrypted: secret ?? null,
      once_key: onceKey ?? null,
      state: 'waiting',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('mail_id')
    .executeTakeFirst();
  if (inserted === undefined) return;
  // Never started: it opens no connection and only composes the statements, which run in `trx`.
  const boss = new PgBoss({ db: fromKysely(trx), schema: QUEUE_SCHEMA });
  const work: MailWork = { mailId: inserted.mail_id };
  const id = await boss.send('mail' satisfies QueueName, work);
  if (id === null) throw new Error('The queue did not accept the mail.');
}
