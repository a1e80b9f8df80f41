import { writeConfirmationLink } from '../../mail/index.ts';
import { accountKey } from '../account-key.ts';
import { audit } from '../audit.ts';
import type { Call, Handler } from '../call.ts';
import { judgePassword } from '../judge-password.ts';
import { localAccounts } from '../local-accounts.ts';
import { mayShowLinks } from '../may-show-links.ts';
import { ProblemError } from '../problem-error.ts';
import { readHeaders } from '../read-headers.ts';

export const signIn: Handler<'signIn'> = async (call) => {
  const { body, request, reply, service } = call;
  const accounts = localAccounts(service);
  await service.limit('sign-in-address', request.ip, reply);
  const signedIn = await judgePassword(call, body.email, async () => {
    const outcome = await accounts.signIn(body, readHeaders(request));
    if (outcome === null) return new ProblemError('sign_in_failed', 'Email or password is wrong.');
    if (outcome.kind === 'code-wrong')
      return new ProblemError('code_incorrect', 'This code is wrong or was already used.');
    if (outcome.kind === 'code-needed')
      throw new ProblemError('code_needed', 'Enter the code from your authenticator app.');
    return outcome;
  });
  if (signedIn.kind === 'unconfirmed') throw await askForConfirmation(call);
  if (signedIn.kind === 'link-expired') {
    throw new ProblemError('link_expired', 'This link has expired. Sign in without it to get a new one.');
  }
  if (signedIn.confirmed) await audit(call, { action: 'account.verified', by: signedIn.user });
  await audit(call, { action: 'account.signed_in', by: signedIn.user });
  reply.header('set-cookie', [...signedIn.cookies]);
  return signedIn.user;
};

/** Only who knows the password gets this far: the mail is theirs to ask for. */
async function askForConfirmation({ body, request, reply, service }: Call<'signIn'>): Promise<ProblemError> {
  await service.limit('mail-account', accountKey(body.email), reply);
  const token = await localAccounts(service).sendConfirmation(body.email);
  const shown = mayShowLinks(request, service.settings);
  return new ProblemError(
    'address_unconfirmed',
    'Your address is not confirmed yet. We have sent you a new email. Open its link and sign in.',
    shown ? { confirmationLink: writeConfirmationLink(service.settings.publicUrl, token) } : {},
  );
}
