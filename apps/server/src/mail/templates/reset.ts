import type { MailContent, MailSite } from '../mail-content.ts';

/** The secret is the token that lets its bearer set a password, once. */
export function writeReset(_params: Record<string, never>, { publicUrl, secret }: MailSite): MailContent {
  return {
    subject: 'Set a new password for Extracto',
    paragraphs: [
      'Someone, probably you, asked for a new password. Open this link within an hour to set it.',
      {
        label: 'Set a new password',
        link: `${publicUrl}/account/reset-password?token=${encodeURIComponent(secret)}`,
      },
      'The link works once and ends all sessions. If you didn’t ask for it, ignore this email; your password stays the same.',
    ],
  };
}
