/**
 * Mail without a mail server: each one a file in the outbox folder, complete and in the form that mail programs open
 * (RFC 5322). Readable by the product's user only, because it holds links that sign people in.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail, type Sender } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

export interface OutboxOptions extends Sender {
  readonly folder: string;
}

/** Files are named by the mail's id, a ULID: they sort by time. */
export function createOutbox({ folder, ...sender }: OutboxOptions): Mailer {
  return {
    send: async (mail) => {
      const { message } = await composeMail(sender, mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
