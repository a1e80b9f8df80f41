import type { MailContent, MailSite } from '../mail-content.ts';

export interface LowCreditsParams {
  readonly clientName: string;
  readonly credits: number;
}

export function writeLowCredits({ clientName, credits }: LowCreditsParams, { publicUrl }: MailSite): MailContent {
  return {
    subject: `${credits} ${credits === 1 ? 'credit is' : 'credits are'} left at Extracto`,
    paragraphs: [
      `The client ${clientName} has ${credits} XTS left. One pays for one page; a document that needs more is refused.`,
      { label: 'Add extractions', link: `${publicUrl}/console/purchase` },
      'You are told once each time the credits fall this low.',
    ],
  };
}
