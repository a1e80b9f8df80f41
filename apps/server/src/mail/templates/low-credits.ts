import type { MailContent, MailSite } from '../mail-content.ts';

export interface LowCreditsParams {
  readonly clientName: string;
  readonly credits: number;
}

export function writeLowCredits({ clientName, credits }: LowCreditsParams, { publicUrl }: MailSite): MailContent {
  return {
    subject: `${credits} ${credits === 1 ? 'credit is' : 'credits are'} left at Extracto`,
    paragraphs: [
      `The client ${clientName} has ${credits} XTS left. One credit pays for one page. Documents that need more credits than you have will be refused.`,
      { label: 'Add extractions', link: `${publicUrl}/console/purchase` },
      'We send this email once each time your credits fall this low.',
    ],
  };
}
