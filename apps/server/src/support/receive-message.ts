import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { queueMail } from '../mail/index.ts';

export interface SupportMessage {
  readonly messageId: string;
  /** Reply address. */
  readonly email: string;
  /** `null`: not signed in. */
  readonly userId: string | null;
  /** The path that it was written on, without query. */
  readonly page: string;
  readonly text: string;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** Keeps a message and mails it to the operator, both or neither. */
export async function receiveMessage(
  db: Kysely<Database>,
  supportAddress: string,
  { messageId, email, userId, page, text, now, newId }: SupportMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('support_messages')
      .values({ message_id: messageId, user_id: userId, email, page, text, created_at: now })
      .execute();
    const params = { messageId, email, userId, page, text };
    await queueMail(trx, { now, newId }, { template: 'support-message', params, to: supportAddress });
  });
}
