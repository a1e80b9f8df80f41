import type { MailContent, MailSite } from '../mail-content.ts';

/** The secret is the token that proves the address. */
export function writeVerification(_params: Record<string, never>, { publicUrl, secret }: MailSite): MailContent {
  return {
    subject: 'Confirm your address for Extracto',
    paragraphs: [
      'Welcome to Extracto. Open this link within a day to confirm that this address is yours.',
      {
        label: 'Confirm the address',
        link: `${publicUrl}/api/v1/auth/local/verify-email?token=${encodeURIComponent(secret)}`,
      },
      'If you did not create an account, ignore this mail.',
    ],
  };
}
