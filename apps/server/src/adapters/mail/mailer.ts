/** How mail leaves the product. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over, not when it arrives. */
  readonly send: (mail: Mail) => Promise<void>;
}
