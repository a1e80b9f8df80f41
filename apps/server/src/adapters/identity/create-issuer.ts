/**
 * Signing in with an OpenID Connect issuer: authorization code with PKCE, state bound to the browser by a cookie, nonce
 * bound to the ID token. The library looks for the issuer once, when it is made; so it is made when first needed, and
 * made again until the issuer has answered.
 */
import {
  type Auth,
  type AuthOptions,
  createAuth,
  discoveryUrl,
  ISSUER_NAME,
  type IssuerOptions,
} from './create-auth.ts';
import { describeUser, type IdentityUser } from './describe-user.ts';
import type { Issuer } from './identity.ts';

const DISCOVERY_TIMEOUT_MS = 10_000;

export function createIssuer(options: AuthOptions, issuer: IssuerOptions): Issuer {
  const { publicUrl } = options;
  let connected: Promise<Auth | null> | null = null;
  const connect = async (): Promise<Auth | null> => {
    connected ??= answers(issuer.issuer).then((up) => (up ? createAuth(options, issuer) : null));
    const auth = await connected;
    const found = auth !== null && (await auth.$context).socialProviders.some(({ id }) => id === ISSUER_NAME);
    if (!found) connected = null;
    return found ? auth : null;
  };
  // So that the first person need not wait for it.
  void connect();
  return {
    origin: new URL(issuer.issuer).origin,
    async startSignIn(returnTo, headers) {
      const auth = await connect();
      if (auth === null) return null;
      const answer = await auth.api.signInSocial({
        body: {
          provider: ISSUER_NAME,
          callbackURL: `${publicUrl}${returnTo}`,
          errorCallbackURL: `${publicUrl}/account/login`,
          disableRedirect: true,
        },
        headers,
        returnHeaders: true,
      });
      return { location: answer.response.url ?? '/account/login', cookies: answer.headers.getSetCookie() };
    },
    async finishSignIn(query, headers) {
      const auth = await connect();
      if (auth === null) return { location: '/account/login?error=issuer_unavailable', cookies: [], user: null };
      const url = `${publicUrl}/api/v1/auth/callback/${ISSUER_NAME}?${query}`;
      const answer = await auth.handler(new Request(url, { headers: { cookie: headers.get('cookie') ?? '' } }));
      const cookies = answer.headers.getSetCookie();
      const location = ownPath(answer.headers.get('location'), publicUrl);
      return { location, cookies, user: await findUser(auth, cookies) };
    },
  };
}

/** True when the issuer responds and its discovery document names the expected issuer. */
async function answers(issuer: string): Promise<boolean> {
  try {
    const answer = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
    const discovered = (await answer.json()) as { readonly issuer?: unknown };
    return answer.ok && discovered.issuer === issuer;
  } catch {
    return false;
  }
}

/** Whatever was asked for, a sign-in ends on our own pages. */
function ownPath(location: string | null, publicUrl: string): string {
  const url = URL.parse(location ?? '', publicUrl);
  if (url === null || url.origin !== new URL(publicUrl).origin) return '/account/login';
  return `${url.pathname}${url.search}`;
}

async function findUser(auth: Auth, cookies: readonly string[]) {
  const cookie = cookies.map((value) => value.split(';')[0]).join('; ');
  const session = await auth.api.getSession({ headers: new Headers({ cookie }) });
  return session === null ? null : describeUser(session.user as IdentityUser, false);
}
