import { createApiClient } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, ORIGIN, type TestService } from '../../../testing/service.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const account = { email: 'jane@example.com', password: 'correct horse battery', firstName: 'Jane', lastName: 'Sample' };

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await createTestService();
  customer = await service.newCustomer();
});
afterAll(() => service.close());

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
}

describe('signing up', () => {
  test('makes an account, signs nobody in, and says what to do next', async () => {
    const answer = await service.post('/api/v1/auth/local/sign-up', account);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([202, []]);
    const { message, confirmationLink } = await answer.json();
    expect(message).toContain('confirm your address');
    const confirmationToken = new URL(confirmationLink).searchParams.get('confirm');
    const signedIn = await service.post('/api/v1/auth/local/sign-in', { ...account, confirmationToken });
    const user = await signedIn.json();
    expect(user).toMatchObject({ email: 'jane@example.com', firstName: 'Jane', lastName: 'Sample', photoUrl: null });
    const again = await service.send('/api/v1/auth/user', { headers: { cookie: cookieOf(signedIn) } });
    expect(await again.json()).toEqual(user);
  });

  test('names all wrong fields at once', async () => {
    const answer = await service.post('/api/v1/auth/local/sign-up', {
      email: 'jane',
      password: 'short',
      firstName: ' ',
    });
    const problem = await answer.json();
    expect([answer.status, problem.code]).toEqual([400, 'validation_failed']);
    expect(problem.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/email',
      '/password',
      '/firstName',
    ]);
  });

  test('refuses a password that is easy to guess, or the address itself', async () => {
    for (const password of ['eleven char', 'password1234', 'jane@example.com']) {
      const answer = await service.post('/api/v1/auth/local/sign-up', { ...account, password });
      const problem = await answer.json();
      expect([password, answer.status, problem.errors[0].pointer]).toEqual([password, 400, '/password']);
    }
  });

  test('refuses the character that no database keeps, and takes its name for what it is', async () => {
    const named = (firstName: string) =>
      service.post('/api/v1/auth/local/sign-up', { ...account, email: 'nul@example.com', firstName });
    const answer = await named('Ja\u0000ne');
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed_request']);
    expect((await named('\\u0000')).status).toBe(202);
  });

  test('refuses what is no JSON', async () => {
    for (const body of ['{', '[]', '"x"', 'null', '']) {
      const answer = await service.send('/api/v1/auth/local/sign-up', { method: 'POST', headers: JSON_TYPE, body });
      expect(answer.status).toBe(400);
    }
  });
});

describe('signing in', () => {
  test('starts a new session each time', async () => {
    const first = await service.post('/api/v1/auth/local/sign-in', account);
    const second = await service.post('/api/v1/auth/local/sign-in', account, { cookie: cookieOf(first) });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(cookieOf(first)).not.toBe(cookieOf(second));
  });

  test.each([
    { email: account.email, password: 'wrong horse battery' },
    { email: 'nobody@example.com', password: account.password },
  ])('does not say what was wrong with $email', async (credentials) => {
    const answer = await service.post('/api/v1/auth/local/sign-in', credentials);
    expect([answer.status, (await answer.json()).detail]).toEqual([401, 'Email or password is wrong.']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('is refused when another site makes the browser do it', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: ORIGIN },
    ]) {
      const answer = await service.post('/api/v1/auth/local/sign-in', account, headers as Record<string, string>);
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross_site_request']);
    }
    expect((await service.post('/api/v1/auth/local/sign-in', account, { origin: ORIGIN })).status).toBe(200);
  });
});

describe('the login screen’s form', () => {
  const login = (body: string) =>
    service.send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body,
    });

  test('leads to the form for local accounts', async () => {
    const answer = await login('');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/sign-in']);
    const bare = await service.send('/api/v1/auth/login', { method: 'POST' });
    expect(bare.status).toBe(303);
  });

  test('keeps the way back into the console, and no other', async () => {
    const answer = await login(`returnTo=${encodeURIComponent('/console/purchase?plan=pro')}`);
    expect(answer.headers.get('Location')).toBe('/account/sign-in?returnTo=%2Fconsole%2Fpurchase%3Fplan%3Dpro');
    const evil = await login(`returnTo=${encodeURIComponent('//evil.example')}`);
    expect(evil.headers.get('Location')).toBe('/account/sign-in');
  });
});

describe('logging out', () => {
  test('ends the session and leads to the login screen', async () => {
    const { cookie } = await service.newCustomer();
    const answer = await service.send('/api/v1/auth/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/login']);
    expect((await service.send('/api/v1/auth/user', { headers: { cookie } })).status).toBe(401);
  });

  test('is not done for a link of another site', async () => {
    const { cookie } = await service.newCustomer();
    await service.send('/api/v1/auth/logout', { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect((await service.send('/api/v1/auth/user', { headers: { cookie } })).status).toBe(200);
  });

  test('without a session leads to the login screen as well', async () => {
    expect((await service.send('/api/v1/auth/logout')).status).toBe(303);
  });
});

describe('a session cookie', () => {
  const create = (headers: Record<string, string>) => service.send('/api/v1/clients', { method: 'POST', headers });

  test('changes nothing unless the call says that it comes from our own pages', async () => {
    const { cookie } = customer;
    const statuses = [
      await create({ cookie }),
      await create({ cookie, origin: 'https://evil.example' }),
      await create({ cookie, origin: ORIGIN, 'sec-fetch-site': 'cross-site' }),
      await create({ cookie, 'sec-fetch-site': 'same-site' }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect((await create({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
    expect((await create({ cookie, origin: ORIGIN })).status).toBe(201);
  });

  test('counts for nothing beside a wrong key', async () => {
    const headers = { cookie: customer.cookie, 'X-API-KEY': 'ext_live_wrong' };
    const answer = await service.send('/api/v1/jobs', { headers });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'api_key_invalid']);
  });

  test('of nobody is refused', async () => {
    const answer = await service.send('/api/v1/auth/user', { headers: { cookie: 'extracto.session=forged.forged' } });
    expect(answer.status).toBe(401);
  });
});

test('an API key does not act as a person', async () => {
  const api = createApiClient({
    baseUrl: ORIGIN,
    apiKey: customer.client.apiKey,
    fetch: (input, init) => service.send(String(input), init),
  });
  await expect(api.getUser()).rejects.toMatchObject({ status: 401 });
  await expect(api.createClient()).rejects.toMatchObject({ status: 401 });
});
