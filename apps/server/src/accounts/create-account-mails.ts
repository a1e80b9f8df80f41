/** The mails about an account: what they say and where their links lead. A mail that cannot be sent is logged, not thrown: the person can ask for another. */
import type { Logger } from 'pino';
import type { Mail, Mailer } from '../adapters/mail/mailer.ts';

export interface AccountMailOptions {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly logger: Logger;
}

interface TokenMail {
  readonly email: string;
  readonly token: string;
}

export interface AccountMails {
  readonly sendVerification: (mail: TokenMail) => Promise<void>;
  readonly sendReset: (mail: TokenMail) => Promise<void>;
}

export function createAccountMails({ mailer, publicUrl, logger }: AccountMailOptions): AccountMails {
  const send = async (mail: Mail) => {
    await mailer.send(mail).catch((error: unknown) => logger.error({ error: String(error) }, 'a mail was not sent'));
  };
  return {
    sendVerification: ({ email, token }) =>
      send({
        to: email,
        subject: 'Confirm your address for Extracto',
        text: `Welcome to Extracto.

Open this link within a day to confirm that this address is yours:

${publicUrl}/api/v1/auth/local/verify-email?token=${encodeURIComponent(token)}

If you did not create an account, ignore this mail.
`,
      }),
    sendReset: ({ email, token }) =>
      send({
        to: email,
        subject: 'Set a new password for Extracto',
        text: `Somebody, probably you, asked for a new password.

Open this link within an hour to set it:

${publicUrl}/account/reset-password?token=${encodeURIComponent(token)}

It works once and ends all sessions. If you did not ask for it, ignore this mail; your password stays as it is.
`,
      }),
  };
}
