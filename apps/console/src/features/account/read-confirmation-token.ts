/** What the link of the mail carries: `…/account/sign-in?confirm=TOKEN`; `null` without a link or a token. */
export function readConfirmationToken(link: string | null): string | null {
  return URL.parse(link ?? '')?.searchParams.get('confirm') ?? null;
}
