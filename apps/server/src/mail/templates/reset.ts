import type { MailContent, MailSite } from '../mail-content.ts';

/** The secret is the token that lets its bearer set a password, once. */
export function writeReset(_params: Record<string, never>, { publicUrl, secret }: MailSite): MailContent {
  return {
    subject: 'Set a new password for Extracto',
    paragraphs: [
      'Somebody, probably you, asked for a new password. Open this link within an hour to set it.',
      {
        label: 'Set a new password',
        link: `${publicUrl}/account/reset-password?token=${encodeURIComponent(secret)}`,
      },
      'It works once and ends all sessions. If you did not ask for it, ignore this mail; your password stays as it is.',
    ],
  };
}
