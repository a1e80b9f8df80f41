import type { Kysely } from 'kysely';
import type { Database, MailTable } from '../db/index.ts';

export interface MailEnd {
  readonly mailId: string;
  readonly state: Exclude<MailTable['state'], 'waiting'>;
  readonly now: Date;
}

/** Forgets whom a mail went to and what it said. Without effect on one that has ended. */
export async function endMail(db: Kysely<Database>, { mailId, state, now }: MailEnd): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state, ended_at: now, recipient: null, params: null, secret_encrypted: null })
    .where('mail_id', '=', mailId)
    .where('state', '=', 'waiting')
    .execute();
}
