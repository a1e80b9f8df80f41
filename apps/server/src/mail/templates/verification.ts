import type { MailContent, MailSite } from '../mail-content.ts';
import { writeConfirmationLink } from '../write-confirmation-link.ts';

/** The secret is the token that proves the address. */
export function writeVerification(_params: Record<string, never>, { publicUrl, secret }: MailSite): MailContent {
  return {
    subject: 'Confirm your address for Extracto',
    paragraphs: [
      'Welcome to Extracto. Open this link within a day and sign in with your password to confirm your address.',
      {
        label: 'Confirm address',
        link: writeConfirmationLink(publicUrl, secret),
      },
      'If you didn’t create an account, ignore this email: nobody can use the account without this link.',
    ],
  };
}
