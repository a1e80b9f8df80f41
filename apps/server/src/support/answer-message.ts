import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { queueMail } from '../mail/index.ts';

export interface SupportAnswer {
  readonly messageId: string;
  readonly answer: string;
  readonly operator: string;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}

/** Keeps the answer and mails it, both or neither; once. Two operators at the same time: one of them is told. */
export async function answerMessage(
  db: Kysely<Database>,
  { messageId, answer, operator, now, newId }: SupportAnswer,
): Promise<'answered' | 'answered-before' | 'not-found'> {
  return await db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('support_messages')
      .select(['email', 'text', 'answered_at'])
      .where('message_id', '=', messageId)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) return 'not-found';
    if (message.answered_at !== null) return 'answered-before';
    await trx
      .updateTable('support_messages')
      .set({ answer, operator, answered_at: now })
      .where('message_id', '=', messageId)
      .execute();
    const params = { messageId, answer, text: message.text };
    await queueMail(trx, { now, newId }, { template: 'support-answer', params, to: message.email });
    return 'answered';
  });
}
