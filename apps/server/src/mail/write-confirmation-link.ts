/** Link of the mail after signing up: to the sign-in form, which takes the token with the password. */
export function writeConfirmationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/account/sign-in?confirm=${encodeURIComponent(token)}`;
}
