/** The mails that an account is opened and opened again with. One that cannot be put in line is logged, not thrown: the person can ask for another. */

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { type MailOrder, mailSecretContext } from '../mail/index.ts';
import { SERVICE, type SecretBox } from '../secrets/index.ts';

export interface AccountMailOptions {
  readonly db: Kysely<Database>;
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

export function createAccountMails({ db, queue, box, logger }: AccountMailOptions): AccountMails {
  const order = async (compose: () => MailOrder | Promise<MailOrder>) => {
    try {
      await queue(await compose());
    } catch (error) {
      logger.error({ error: String(error) }, 'a mail was not put in line');
    }
  };
  const send = (template: 'verification' | 'reset', { email, token }: TokenMail) =>
    order(async () => {
      const secret = await box.seal(db, { owner: SERVICE, context: mailSecretContext(email) }, token);
      return { template, params: {}, to: email, secret };
    });
  return {
    sendVerification: (mail) => send('verification', mail),
    sendReset: (mail) => send('reset', mail),
    sendAccountExists: ({ email }) => order(() => ({ template: 'account-exists', params: {}, to: email })),
  };
}
