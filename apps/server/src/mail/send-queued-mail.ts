/** One mail from its turn in the queue to its end. What is refused for good ends here; any other failure is thrown, and the queue tries again. */
import type { Kysely } from 'kysely';
import { type Mailer, MailFailure } from '../adapters/mail/index.ts';
import type { Database } from '../db/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { endMail } from './end-mail.ts';
import { mailSecretContext } from './mail-secret-context.ts';
import { renderMail } from './render-mail.ts';
import { type FilledTemplate, writeMail } from './templates.ts';

export interface MailTools {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  readonly box: SecretBox;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** `skipped`: it was sent or given up before, or deleted. */
export type MailOutcome = 'sent' | 'refused' | 'skipped';

export async function sendQueuedMail(tools: MailTools, mailId: string): Promise<MailOutcome> {
  const { db, mailer, box, publicUrl, now } = tools;
  const row = await db.selectFrom('mails').selectAll().where('mail_id', '=', mailId).executeTakeFirst();
  if (row === undefined || row.recipient === null) return 'skipped';
  const { template, params, recipient: to, secret_encrypted: sealed } = row;
  const secret = sealed === null ? '' : String(await box.open(db, sealed, mailSecretContext(to)));
  const content = writeMail({ template, params } as FilledTemplate, { publicUrl, secret });
  try {
    await mailer.send({ id: mailId, to, replyTo: content.replyTo ?? null, ...renderMail(content) });
  } catch (error) {
    if (!(error instanceof MailFailure && error.permanent)) throw error;
    await endMail(db, { mailId, state: 'refused', now: now() });
    return 'refused';
  }
  await endMail(db, { mailId, state: 'sent', now: now() });
  return 'sent';
}
