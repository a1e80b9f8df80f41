/** Mails that this worker got from the queue. Logs name a mail by its id and template's outcome, never its address. */
import type { Job } from 'pg-boss';
import type { Logger } from 'pino';
import { endMail, type MailTools, type MailWork, sendQueuedMail } from '../mail/index.ts';
import { countMail } from '../observability/index.ts';

/** Throws what another attempt may mend: the queue tries again. */
export async function takeMails(tools: MailTools, log: Logger, taken: readonly Pick<Job<MailWork>, 'data'>[]) {
  for (const { data } of taken) {
    const { mailId } = data;
    try {
      const outcome = await sendQueuedMail(tools, mailId);
      if (outcome !== 'skipped') countMail(outcome);
      log.info({ mailId, outcome }, 'mail');
    } catch (error) {
      log.warn({ mailId, error: String(error) }, 'a mail was not sent; it is tried again');
      throw error;
    }
  }
}

/** Mails whose every attempt failed. */
export async function giveUpMails(tools: MailTools, log: Logger, exhausted: readonly Pick<Job<MailWork>, 'data'>[]) {
  for (const { data } of exhausted) {
    await endMail(tools.db, { mailId: data.mailId, state: 'given-up', now: tools.now() });
    countMail('given-up');
    log.error({ mailId: data.mailId }, 'a mail was given up');
  }
}
