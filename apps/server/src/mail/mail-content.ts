/** Content of a mail, before it is text or HTML. */
export type MailParagraph =
  | string
  /** On a line of its own. */
  | { readonly link: string; readonly label: string }
  /** A person's own text, line by line. */
  | { readonly quote: string };

export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
  /** Reply address, when it is not ours. */
  readonly replyTo?: string;
}

/** A template's input beside its own parameters. */
export interface MailSite {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** The link's token, decrypted for this mail. `''` when there is none. */
  readonly secret: string;
}
