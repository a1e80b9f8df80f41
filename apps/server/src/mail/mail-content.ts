/** What a mail says, before it is text or HTML. */
export type MailParagraph =
  | string
  /** On a line of its own. */
  | { readonly link: string; readonly label: string }
  /** What somebody wrote, line by line. */
  | { readonly quote: string };

export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly MailParagraph[];
  /** Reply address, when it is not ours. */
  readonly replyTo?: string;
}

/** What a template knows beside its own parameters. */
export interface MailSite {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** What was kept encrypted until now: the token of a link. `''` when there is none. */
  readonly secret: string;
}
