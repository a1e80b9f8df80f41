import type { MailContent, MailSite } from '../mail-content.ts';

/** To the operator, who answers with a command or by answering the mail. */
export interface SupportMessageParams {
  readonly messageId: string;
  /** Reply address. */
  readonly email: string;
  /** `null`: not signed in. */
  readonly userId: string | null;
  readonly page: string;
  readonly text: string;
}

export function writeSupportMessage(params: SupportMessageParams, { publicUrl }: MailSite): MailContent {
  const { messageId, email, userId, page, text } = params;
  return {
    subject: `Support message ${messageId}`,
    replyTo: email,
    paragraphs: [
      `From ${email}, ${userId === null ? 'not signed in' : `customer ${userId}`}, on ${publicUrl}${page}:`,
      { quote: text },
      `Answer with: npx extracto admin answer --message ${messageId} --text "…"`,
    ],
  };
}
