import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAtIssuer, startTestIssuer, type TestIssuer } from '../../../testing/issuer.ts';
import { createTestService, ORIGIN, type TestService } from '../../../testing/service.ts';
import { createCustomer } from '../../admin/create-customer.ts';

const CALLBACK = `${ORIGIN}/api/v1/auth/callback/oidc`;
const PEOPLE = {
  jane: { email: 'jane@example.com' },
  mallory: { email: 'mallory@example.com' },
  made: { email: 'made@example.com' },
  squatter: { email: 'local@example.com', emailVerified: true },
};

let issuer: TestIssuer;
let service: TestService;
beforeAll(async () => {
  issuer = await startTestIssuer(CALLBACK, PEOPLE);
  service = await createTestService({}, null, issuer);
});
afterAll(async () => {
  await service.close();
  await issuer.close();
});

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const begin = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  service.send('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const back = (url: string, cookie: string) => service.send(url.slice(ORIGIN.length), { headers: { cookie } });

/** The whole way: the session's cookie and where it ended. */
async function signIn(name: keyof typeof PEOPLE, fields: Record<string, string> = {}, cookie = '') {
  const begun = await begin(fields, cookie === '' ? {} : { cookie });
  const url = await signInAtIssuer(begun.headers.get('Location')!, issuer.issuer, name);
  const answer = await back(url, [cookie, cookiesOf(begun)].filter(Boolean).join('; '));
  return { cookie: cookiesOf(answer), location: answer.headers.get('Location'), status: answer.status, url, begun };
}

const userOf = async (cookie: string) => (await service.send('/api/v1/auth/user', { headers: { cookie } })).json();

describe('signing in with an issuer', () => {
  test('makes an account of what the issuer says, with a session', async () => {
    const { status, location, cookie } = await signIn('jane');
    expect([status, location]).toEqual([303, '/console']);
    expect(await userOf(cookie)).toMatchObject({
      email: 'jane@example.com',
      emailVerified: true,
      firstName: 'Jane',
      lastName: 'Sample',
    });
  });

  test('finds the same account the next time, and keeps no token of the issuer', async () => {
    const [first, second] = [await signIn('jane'), await signIn('jane')];
    expect((await userOf(second.cookie)).userId).toBe((await userOf(first.cookie)).userId);
    const kept = await service.db.selectFrom('sign_in_methods').selectAll().execute();
    expect(kept.length).toBeGreaterThan(0);
    for (const { access_token, refresh_token, id_token } of kept) {
      expect([access_token, refresh_token, id_token]).toEqual([null, null, null]);
    }
  });

  test('asks with state, nonce and a hashed PKCE verifier, and for exactly one way back', async () => {
    const [one, two] = [await begin(), await begin()].map((answer) => new URL(answer.headers.get('Location')!));
    expect(one!.origin).toBe(issuer.issuer);
    const parameters = one!.searchParams;
    expect(parameters.get('response_type')).toBe('code');
    expect(parameters.get('redirect_uri')).toBe(CALLBACK);
    expect(parameters.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(parameters.get(name)?.length).toBeGreaterThanOrEqual(32);
      expect(parameters.get(name)).not.toBe(two!.searchParams.get(name));
    }
    const cookie = (await begin()).headers.getSetCookie().join();
    expect(cookie).toMatch(/^extracto\.sign-in=.*HttpOnly.*SameSite=Lax/i);
  });

  test('is written down for its owner', async () => {
    const { cookie } = await signIn('jane');
    const events = await (await service.send('/api/v1/auth/audit', { headers: { cookie } })).json();
    expect(events[0].action).toBe('account.signed_in');
  });

  test('lets the form lead to the issuer, and to no other site', async () => {
    const policy = (await begin()).headers.get('Content-Security-Policy');
    expect(policy?.split(';')).toContain(`form-action 'self' ${issuer.issuer}`);
  });

  test('replaces local accounts', async () => {
    for (const path of ['sign-up', 'sign-in', 'reset-request', 'reset']) {
      const body = { email: 'a@example.com', password: 'correct horse battery', firstName: 'A', token: 'x' };
      const answer = await service.send(`/api/v1/auth/local/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe('the way back', () => {
  test('leads into the console, where it was asked for', async () => {
    expect((await signIn('jane', { returnTo: '/console/purchase?plan=pro' })).location).toBe(
      '/console/purchase?plan=pro',
    );
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/console/..//evil.example',
    'javascript:alert(1)',
    '/console\r\nSet-Cookie: a=b',
  ])('never leads to %j', async (returnTo) => {
    const { location, cookie } = await signIn('jane', { returnTo });
    expect(location).toBe('/console');
    expect(cookie).toContain('extracto.session=');
  });
});

describe('an answer that nobody here asked for', () => {
  const refused = async (answer: Response) => {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/account\/login(\?|$)/);
    expect(cookiesOf(answer)).not.toContain('extracto.session=');
  };

  test('is refused in a browser that did not begin it: nobody is signed in to an account of somebody else', async () => {
    const begun = await begin();
    const url = await signInAtIssuer(begun.headers.get('Location')!, issuer.issuer, 'mallory');
    await refused(await back(url, ''));
    const victim = await begin();
    await refused(await back(url, cookiesOf(victim)));
  });

  test('is refused with a forged cookie', async () => {
    const begun = await begin();
    const url = await signInAtIssuer(begun.headers.get('Location')!, issuer.issuer, 'mallory');
    const state = new URL(url).searchParams.get('state');
    await refused(await back(url, `extracto.sign-in=${state}`));
    await refused(await back(url, `extracto.sign-in=${state}.AAAA`));
  });

  test('works once', async () => {
    const { url, begun, location } = await signIn('jane');
    expect(location).toBe('/console');
    await refused(await back(url, cookiesOf(begun)));
  });

  test('with another code, another state, another issuer or an error signs nobody in', async () => {
    const changes: Record<string, string>[] = [
      { code: 'forged' },
      { state: 'x'.repeat(32) },
      { iss: 'https://evil.example' },
      { error: 'access_denied', code: '' },
    ];
    for (const change of changes) {
      const begun = await begin();
      const url = new URL(await signInAtIssuer(begun.headers.get('Location')!, issuer.issuer, 'jane'));
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
      await refused(await back(url.href, cookiesOf(begun)));
    }
    await refused(await back(CALLBACK, ''));
    await refused(await back(`${CALLBACK}?code=x&state=y`, ''));
  });

  test('is not begun by another site', async () => {
    expect((await begin({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await begin({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a session', () => {
  test('is a new one, whatever the browser brought: a planted cookie is worth nothing', async () => {
    const mallory = await signIn('mallory');
    const jane = await signIn('jane', {}, mallory.cookie);
    expect(jane.cookie).not.toBe(mallory.cookie);
    expect((await userOf(mallory.cookie)).email).toBe('mallory@example.com');
    expect((await userOf(jane.cookie)).email).toBe('jane@example.com');
  });

  test('of a customer whom an operator made belongs to that account', async () => {
    const { clientId } = await createCustomer(service, { email: 'made@example.com', credits: 7 });
    const { location, cookie } = await signIn('made');
    expect(location).toBe('/console');
    const clients = await (await service.send('/api/v1/clients', { headers: { cookie } })).json();
    expect(clients).toMatchObject([{ clientId, credits: 7 }]);
  });

  test('is not begun for an address that somebody else took without proving it', async () => {
    await service.db
      .insertInto('users')
      .values({
        id: service.newId(),
        email: 'local@example.com',
        email_verified: false,
        name: 'L',
        first_name: 'L',
        last_name: '',
        photo_url: null,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    const { location, cookie } = await signIn('squatter');
    expect(location).toMatch(/^\/account\/login\?error=account_not_linked/);
    expect(cookie).not.toContain('extracto.session=');
  });
});

describe('an issuer that is down when we start', () => {
  test('is asked again with every sign-in, until it answers', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const early = await createTestService({}, null, { ...issuer, issuer: address });
    const login = () => early.send('/api/v1/auth/login', { method: 'POST', headers: { origin: ORIGIN } });
    expect((await login()).headers.get('Location')).toBe('/account/login?error=issuer_unavailable');
    const late = await startTestIssuer(CALLBACK, PEOPLE, port);
    const begun = await login();
    expect(begun.headers.get('Location')).toContain(`${address}/auth?`);
    const url = await signInAtIssuer(begun.headers.get('Location')!, address, 'jane');
    const answer = await early.send(url.slice(ORIGIN.length), { headers: { cookie: cookiesOf(begun) } });
    expect(answer.headers.get('Location')).toBe('/console');
    await early.close();
    await late.close();
  });

  test('is not taken for one that calls itself otherwise', async () => {
    const other = await createTestService({}, null, { ...issuer, issuer: `${issuer.issuer}/` });
    const answer = await other.send('/api/v1/auth/login', { method: 'POST', headers: { origin: ORIGIN } });
    expect(answer.headers.get('Location')).toBe('/account/login?error=issuer_unavailable');
    await other.close();
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
