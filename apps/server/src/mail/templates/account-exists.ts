import type { MailContent, MailSite } from '../mail-content.ts';

/** To the owner of a confirmed address with which somebody signed up again. */
export function writeAccountExists(_params: Record<string, never>, { publicUrl }: MailSite): MailContent {
  return {
    subject: 'You already have an Extracto account',
    paragraphs: [
      'Somebody, probably you, tried to create an account with this address. You already have one; sign in to use it.',
      { label: 'Sign in', link: `${publicUrl}/account/sign-in` },
      'If you forgot your password, the sign-in page leads to a new one. If it was not you, ignore this mail: nothing changed.',
    ],
  };
}
