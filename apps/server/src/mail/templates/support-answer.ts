import type { MailContent } from '../mail-content.ts';

export interface SupportAnswerParams {
  readonly messageId: string;
  readonly answer: string;
  /** The question. */
  readonly text: string;
}

export function writeSupportAnswer({ messageId, answer, text }: SupportAnswerParams): MailContent {
  return {
    subject: `Re: your message to Extracto (${messageId})`,
    paragraphs: [...answer.split(/\n{2,}/), 'You wrote:', { quote: text }],
  };
}
