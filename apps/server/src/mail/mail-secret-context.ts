/** The context under which the token of a mail is sealed: it opens for its own recipient only. */
export function mailSecretContext(to: string): string {
  return `mail-secret:${to}`;
}
