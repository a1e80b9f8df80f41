/** A mail → the message that leaves, byte for byte the same whichever way it goes (RFC 5322). */
import { createTransport } from 'nodemailer';
import { type Mail, MailFailure } from './mailer.ts';

export interface Sender {
  /** `Extracto <no-reply@example.com>` */
  readonly from: string;
}

export interface ComposedMail {
  readonly envelope: { readonly from: string | false; readonly to: readonly string[] };
  readonly message: Buffer;
}

/** Addresses in a mail are ours or a customer's: neither opens a file or a page here. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** One bare address: not a list, not a header. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** Throws `MailFailure` for what is no address: text that names a second one would reach it. */
export async function composeMail({ from }: Sender, mail: Mail): Promise<ComposedMail> {
  const { id, to, replyTo, subject, text, html } = mail;
  if (!ADDRESS.test(to) || (replyTo !== null && !ADDRESS.test(replyTo))) throw new MailFailure('no address', true);
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const { message, envelope } = await composer.sendMail({
    from,
    to,
    ...(replyTo === null ? {} : { replyTo }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    // Nobody is on holiday from a machine's mail.
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return { envelope, message: message as Buffer };
}
