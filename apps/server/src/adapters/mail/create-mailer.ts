/** The way out that the configuration names: a mail server, or the outbox folder. */
import { join } from 'node:path';
import type { Configuration } from '../../configuration/index.ts';
import { createOutbox } from './create-outbox.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';
import type { Mailer } from './mailer.ts';

export type MailSettings = Pick<
  Configuration,
  'dataDir' | 'mailFrom' | 'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpUser' | 'smtpPassword'
>;

export function createMailer(settings: MailSettings): Mailer {
  const { dataDir, mailFrom: from, smtpHost: host, smtpPort: port, smtpSecurity: security } = settings;
  if (host === null) return createOutbox({ folder: join(dataDir, 'mail'), from });
  const { smtpUser: user, smtpPassword: password } = settings;
  const login = user === null || password === null ? null : { user, password };
  return createSmtpMailer({ host, port, security, login, from });
}
