/** The product's interface for sending mail. */
export interface Mail {
  /** Names the message for every attempt to send it, so that a mailbox shows it once. */
  readonly id: string;
  readonly to: string;
  /** Reply address; `null`: the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over, not when it arrives. Throws `MailFailure`. */
  readonly send: (mail: Mail) => Promise<void>;
}

/** A mail that was not handed over. The message holds codes only: what a server says may repeat addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** Another attempt would fail the same way: the server does not take this mail. */
  readonly permanent: boolean;

  constructor(codes: string, permanent: boolean) {
    super(`The mail was not taken: ${codes}.`);
    this.permanent = permanent;
  }
}
