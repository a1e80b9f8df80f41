/** The token in the mail's link: `…/account/sign-in?confirm=TOKEN`; `null` without a link or a token. */
export function readConfirmationToken(link: string | null): string | null {
  return URL.parse(link ?? '')?.searchParams.get('confirm') ?? null;
}
