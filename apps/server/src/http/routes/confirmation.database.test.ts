/** Nothing before a confirmed address, and nothing left to whoever took the address before its owner came. */
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { createTestService, ORIGIN, type TestService } from '../../../testing/service.ts';
import { createClient } from '../../clients/create-client.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}, to = service) =>
  to.post(`/api/v1/auth/local/${path}`, body, headers);

const newEmail = () => `${ulid().toLowerCase()}@example.com`;
const signUp = (email: string, password = PASSWORD) => post('sign-up', { email, password, firstName: 'Jane' });
const signIn = (email: string, password = PASSWORD, confirmationToken?: string) =>
  post('sign-in', { email, password, confirmationToken });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

/** The token in the newest mail to somebody, under the name that the link gives it. */
async function mailedToken(email: string, name: 'confirm' | 'token'): Promise<string> {
  const find = () => service.mails.findLast(({ to, text }) => to === email && text.includes(`?${name}=`));
  await expect.poll(() => find() !== undefined).toBe(true);
  return new URL(/^http\S+$/m.exec(find()!.text)![0]).searchParams.get(name)!;
}

/** An account as versions before made them: signed up, not confirmed, with a session, a client, keys and a webhook. */
async function takeAddress(email: string) {
  await signUp(email, 'the password of the thief');
  const { id: userId } = await service.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const wish = { userId, name: 'Default', trialCredits: 25, now: new Date(), newId: () => ulid() };
  const client = await createClient(service.db, service.box, wish);
  const expires = new Date(Date.now() + 3_600_000);
  const [id, at] = [ulid(), new Date()];
  await service.db
    .insertInto('sessions')
    .values({ id, user_id: userId, token: id, expires_at: expires, created_at: at, updated_at: at })
    .execute();
  const hook = { client_id: client.clientId, mode: 'live', url: 'https://thief.example/hook' } as const;
  await service.db.insertInto('webhook_endpoints').values(hook).execute();
  return { userId, client };
}

describe('before its address is confirmed an account', () => {
  test('has no session: signing up and the right password begin none', async () => {
    const email = newEmail();
    expect((await signUp(email)).headers.getSetCookie()).toEqual([]);
    const answer = await signIn(email);
    expect(await codeOf(answer)).toEqual([403, 'address_unconfirmed']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('gets no credits to try the service', async () => {
    const { client } = await takeAddress(newEmail());
    expect(client.credits).toBe(0);
  });

  test('uploads nothing with a key that it has from before, and reads nothing', async () => {
    const { client } = await takeAddress(newEmail());
    const headers = { 'X-API-KEY': client.apiKey };
    const body = new FormData();
    body.set('pdf', makePdf(1));
    const upload = await service.send('/api/v1/jobs', { method: 'POST', headers, body });
    expect(await codeOf(upload)).toEqual([403, 'address_unconfirmed']);
    expect(await codeOf(await service.send('/api/v1/jobs', { headers }))).toEqual([403, 'address_unconfirmed']);
  });
});

describe('an address is confirmed', () => {
  test('by the token of the mail with the password of the account', async () => {
    const email = newEmail();
    await signUp(email);
    const answer = await signIn(email, PASSWORD, await mailedToken(email, 'confirm'));
    expect([answer.status, (await answer.json()).emailVerified]).toEqual([200, true]);
    expect((await signIn(email)).status).toBe(200);
  });

  test('by neither of them alone: the owner who opens the link does not confirm the account of a thief', async () => {
    const email = newEmail();
    await signUp(email, 'the password of the thief');
    const token = await mailedToken(email, 'confirm');
    expect((await signIn(email, PASSWORD, token)).status).toBe(401);
    expect(await codeOf(await signIn(email, 'the password of the thief'))).toEqual([403, 'address_unconfirmed']);
  });

  test('by no forged token, nor by one for another address', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await signUp(email);
    await signUp(other);
    const token = await mailedToken(other, 'confirm');
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ email })).toString('base64url');
    for (const forged of ['x', `${head}.${claims}.${signature}`, token, 'a.b.c', `a.${claims}.c`]) {
      expect(await codeOf(await signIn(email, PASSWORD, forged))).toEqual([400, 'link_expired']);
    }
  });

  test('with the password that was given last, when somebody signs up again', async () => {
    const email = newEmail();
    await signUp(email, 'the password of the thief');
    await signUp(email);
    const token = await mailedToken(email, 'confirm');
    expect((await signIn(email, 'the password of the thief', token)).status).toBe(401);
    expect((await signIn(email, PASSWORD, token)).status).toBe(200);
  });

  test('by another mail, which whoever knows the password gets', async () => {
    const email = newEmail();
    await signUp(email);
    const before = service.mails.filter(({ to }) => to === email).length;
    await signIn(email, 'another password');
    expect(service.mails.filter(({ to }) => to === email).length).toBe(before);
    await signIn(email);
    await expect.poll(() => service.mails.filter(({ to }) => to === email).length).toBe(before + 1);
  });
});

describe('the first proof of an address ends what was made before', () => {
  const expectEnded = async ({ userId, client }: Awaited<ReturnType<typeof takeAddress>>) => {
    const headers = { 'X-API-KEY': client.apiKey };
    expect(await codeOf(await service.send('/api/v1/jobs', { headers }))).toEqual([401, 'api_key_invalid']);
    const owned = { client_id: client.clientId };
    for (const table of ['api_keys', 'webhook_endpoints'] as const) {
      const left = await service.db
        .selectFrom(table)
        .select('client_id')
        .where('client_id', '=', owned.client_id)
        .execute();
      expect([table, left]).toEqual([table, []]);
    }
    const sessions = await service.db.selectFrom('sessions').select('token').where('user_id', '=', userId).execute();
    return sessions.length;
  };

  test('sessions, keys and webhooks, when the owner sets a new password by mail', async () => {
    const email = newEmail();
    const taken = await takeAddress(email);
    await post('reset-request', { email });
    const token = await mailedToken(email, 'token');
    expect((await post('reset', { token, password: PASSWORD })).status).toBe(200);
    expect(await expectEnded(taken)).toBe(0);
    expect((await signIn(email, 'the password of the thief')).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  test('the same when the link of the mail confirms it, and leaves the session that this began', async () => {
    const email = newEmail();
    const taken = await takeAddress(email);
    await signUp(email);
    expect((await signIn(email, PASSWORD, await mailedToken(email, 'confirm'))).status).toBe(200);
    expect(await expectEnded(taken)).toBe(1);
  });

  test('and leaves the client to its owner, who makes new keys', async () => {
    const email = newEmail();
    const { client } = await takeAddress(email);
    await signUp(email);
    const signedIn = await signIn(email, PASSWORD, await mailedToken(email, 'confirm'));
    const headers = { cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]!, origin: ORIGIN };
    const [listed] = await (await service.send('/api/v1/clients', { headers })).json();
    expect(listed).toMatchObject({ clientId: client.clientId, apiKey: '', testApiKey: null });
    const path = `/api/v1/clients/${client.clientId}/api-key`;
    const rotated = await (await service.send(path, { method: 'POST', headers })).json();
    expect((await service.send('/api/v1/jobs', { headers: { 'X-API-KEY': rotated.apiKey } })).status).toBe(200);
  });
});

describe('signing up answers the same whether or not the address has an account', () => {
  test('and tells its owner by mail', async () => {
    const hidden = await createTestService({ showsMailedLinks: false });
    const email = newEmail();
    const send = (address: string) =>
      post('sign-up', { email: address, password: PASSWORD, firstName: 'J' }, {}, hidden);
    await hidden.db
      .insertInto('users')
      .values({
        id: ulid(),
        email,
        email_verified: true,
        name: 'J',
        first_name: 'J',
        last_name: '',
        photo_url: null,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    const [known, unknown] = [await send(email), await send(newEmail())];
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    await expect.poll(() => hidden.mails.find(({ to }) => to === email)?.subject).toContain('already have');
    await hidden.close();
  });
});

describe('the link is shown on the page', () => {
  const shown = async (headers: Record<string, string>, to = service) =>
    (await (await post('sign-up', { email: newEmail(), password: PASSWORD, firstName: 'J' }, headers, to)).json())
      .confirmationLink;

  test('to whoever sits at the machine that has no mail server', async () => {
    expect(await shown({})).toMatch(/^http:\/\/localhost:4200\/account\/sign-in\?confirm=/);
  });

  test.each([
    ['another name', { host: 'extracto.example' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.1' }],
    ['a proxy of the other kind', { forwarded: 'for=203.0.113.1' }],
  ])('but to nobody who comes by %s', async (_, headers) => {
    expect(await shown(headers as Record<string, string>)).toBeNull();
  });

  test('but to nobody where mails are sent, or the public address is another', async () => {
    for (const settings of [{ showsMailedLinks: false }, { publicUrl: 'https://extracto.example' }]) {
      const other = await createTestService(settings);
      expect(await shown({}, other)).toBeNull();
      await other.close();
    }
  });
});
