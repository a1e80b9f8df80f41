/** The mails that an account is opened and opened again with. One that cannot be put in line is logged, not thrown: the person can ask for another. */
import type { Logger } from 'pino';
import { type MailOrder, mailSecretContext } from '../mail/index.ts';
import type { SecretBox } from '../secrets/index.ts';

export interface AccountMailOptions {
  readonly queue: (order: MailOrder) => Promise<void>;
  readonly box: SecretBox;
  readonly logger: Logger;
}

interface TokenMail {
  readonly email: string;
  readonly token: string;
}

export interface AccountMails {
  readonly sendVerification: (mail: TokenMail) => Promise<void>;
  readonly sendReset: (mail: TokenMail) => Promise<void>;
  readonly sendAccountExists: (mail: { readonly email: string }) => Promise<void>;
}

export function createAccountMails({ queue, box, logger }: AccountMailOptions): AccountMails {
  const order = (mail: MailOrder) =>
    queue(mail).catch((error: unknown) => logger.error({ error: String(error) }, 'a mail was not put in line'));
  const send = (template: 'verification' | 'reset', { email, token }: TokenMail) =>
    order({ template, params: {}, to: email, secret: box.seal(token, mailSecretContext(email)) });
  return {
    sendVerification: (mail) => send('verification', mail),
    sendReset: (mail) => send('reset', mail),
    sendAccountExists: ({ email }) => order({ template: 'account-exists', params: {}, to: email }),
  };
}
