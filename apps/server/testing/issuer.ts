/** A real OpenID Connect issuer on a socket of its own, and the browser of somebody who signs in there. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface TestIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly close: () => Promise<void>;
}

export interface IssuerPerson {
  readonly email: string;
  readonly emailVerified?: boolean;
}

const CLIENT = { clientId: 'extracto', clientSecret: 'a-secret-of-the-test-and-of-nothing-else' };

/** `people` by the name with which they sign in there. `port` 0 takes a free one. */
export async function startTestIssuer(
  redirectUri: string,
  people: Readonly<Record<string, IssuerPerson>>,
  port = 0,
): Promise<TestIssuer> {
  const server = createServer();
  await listen(server, port);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => {
      const person = people[sub];
      if (person === undefined) return undefined;
      const claims = {
        sub,
        email: person.email,
        email_verified: person.emailVerified ?? true,
        name: 'Jane Q Sample',
        given_name: 'Jane',
        family_name: 'Sample',
      };
      return { accountId: sub, claims: () => claims };
    },
    cookies: { keys: ['a key of the test'] },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    ...CLIENT,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

/**
 * Signs in at the issuer as `name` and agrees to what is asked, as far as the address that leads back to us; that
 * address is returned and not opened.
 */
export async function signInAtIssuer(start: string, issuer: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form === null ? {} : { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(key);
      else cookies.set(key, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      form = null;
      if (!url.startsWith(issuer)) return url;
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(`the issuer refused: ${page.slice(0, 500)}`);
    url = new URL(action, url).href;
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: name, password: 'any' } : { prompt });
  }
  throw new Error('the issuer leads nowhere');
}
