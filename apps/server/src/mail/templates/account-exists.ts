import type { MailContent, MailSite } from '../mail-content.ts';

/** To the owner of a confirmed address with which somebody signed up again. */
export function writeAccountExists(_params: Record<string, never>, { publicUrl }: MailSite): MailContent {
  return {
    subject: 'You already have an Extracto account',
    paragraphs: [
      'Someone, probably you, tried to create an account with this address. You already have one; sign in to use it.',
      { label: 'Sign in', link: `${publicUrl}/account/sign-in` },
      'If you forgot your password, you can reset it on the sign-in page. If it wasn’t you, ignore this email: nothing has changed.',
    ],
  };
}
