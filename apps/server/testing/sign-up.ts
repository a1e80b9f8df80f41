/** Signing up in a test, as on a machine without a mail server: the answer shows the link, whose token confirms the address. */
import type { ApiClient, SignUpBody } from '@extracto/contract';

/** Returns the session's cookie. */
export async function signUpConfirmed(anonymous: ApiClient, account: SignUpBody): Promise<string> {
  const { confirmationLink } = (await anonymous.signUp({ body: account })).body;
  if (confirmationLink === null) throw new Error('The answer shows no link.');
  const confirmationToken = new URL(confirmationLink).searchParams.get('confirm')!;
  const { email, password } = account;
  const signedIn = await anonymous.signIn({ body: { email, password, confirmationToken } });
  return signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
}
