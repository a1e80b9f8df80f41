/** Mail through a server of the operator's (RFC 5321, submission by RFC 6409). A connection for each mail: there are few. */
import { createTransport } from 'nodemailer';
import { composeMail, type Sender } from './compose-mail.ts';
import { type Mailer, MailFailure } from './mailer.ts';

export interface SmtpOptions extends Sender {
  readonly host: string;
  readonly port: number;
  /** `tls`: from the first byte. `starttls`: before anything is said, or nothing is. `none`: in the clear. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

export function createSmtpMailer({ host, port, security, login, ...sender }: SmtpOptions): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const { envelope, message } = await composeMail(sender, mail);
      const { from, to } = envelope;
      try {
        await transport.sendMail({ envelope: { from, to: [...to] }, raw: message });
      } catch (error) {
        throw explain(error as { code?: string; responseCode?: number });
      }
    },
  };
}

/** The server refused this recipient or this message for good; a refused login or a missing line may be mended. */
function explain({ code = 'unknown', responseCode }: { code?: string; responseCode?: number }): MailFailure {
  const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  return new MailFailure(responseCode === undefined ? code : `${code} ${responseCode}`, permanent);
}
