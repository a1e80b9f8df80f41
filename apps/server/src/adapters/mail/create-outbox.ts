/**
 * Mail without a mail server: each one a file in the outbox folder, complete and in the form that mail programs open
 * (RFC 5322). Readable by the product's user only, because it holds links that sign people in.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export interface OutboxOptions {
  readonly folder: string;
  readonly from: string;
  /** Makes the names of the files; they sort by time. */
  readonly newId: () => string;
}

export function createOutbox({ folder, from, newId }: OutboxOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${newId()}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
