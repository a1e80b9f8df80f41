import { readdirSync } from 'node:fs';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../../testing/documents.ts';
import { buyPlan } from '../../../testing/purchase.ts';
import { type Customer, createTestService, NO_LIMITS, ORIGIN, type TestService } from '../../../testing/service.ts';
import { createCustomer } from '../../admin/create-customer.ts';
import { extractJob } from '../../worker/extract-job.ts';
import { accountKey } from '../account-key.ts';

const PASSWORD = 'correct horse battery';
const WRONG_PASSWORDS = 3;

let service: TestService;
beforeAll(async () => {
  service = await createTestService({
    rateLimits: { ...NO_LIMITS, 'sign-in-account': { points: WRONG_PASSWORDS, seconds: 600 } },
  });
});
afterAll(() => service.close());

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  service.post(`/api/v1/auth/${path}`, body, headers);

const own = (customer: Customer) => ({ cookie: customer.cookie, origin: ORIGIN });
const emailOf = async (customer: Customer) => (await customer.browser.getUser()).body.email;
const signIn = (email: string, password: string) => post('local/sign-in', { email, password });

/** The link of the newest mail to somebody. */
async function mailedLink(email: string): Promise<URL> {
  await expect.poll(() => service.mails.some(({ to }) => to === email)).toBe(true);
  const mail = service.mails.findLast(({ to }) => to === email)!;
  return new URL(/^http\S+$/m.exec(mail.text)![0]);
}

async function requestReset(email: string): Promise<string> {
  const before = service.mails.length;
  expect((await post('local/reset-request', { email })).status).toBe(200);
  await expect.poll(() => service.mails.length).toBe(before + 1);
  return (await mailedLink(email)).searchParams.get('token')!;
}

describe('a forgotten password', () => {
  test('is replaced with the token of a mail, which works once, ends all sessions and proves the address', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    const token = await requestReset(email);
    const reset = () => post('local/reset', { token, password: 'a new long password' });
    expect((await reset()).status).toBe(200);
    expect((await service.send('/api/v1/auth/user', { headers: { cookie: customer.cookie } })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    const signedIn = await signIn(email, 'a new long password');
    expect(await signedIn.json()).toMatchObject({ email, emailVerified: true });
    const again = await reset();
    expect([again.status, (await again.json()).code]).toEqual([400, 'link_expired']);
  });

  test('cannot be replaced by a weak one, nor with a token that is none', async () => {
    const customer = await service.newCustomer();
    const token = await requestReset(await emailOf(customer));
    for (const weak of ['short', 'password1234', `${(await emailOf(customer)).split('@')[0]}`]) {
      expect((await post('local/reset', { token, password: weak })).status).toBe(400);
    }
    for (const wrong of ['x', token.toUpperCase(), `${token} `, 'reset-password:']) {
      expect((await post('local/reset', { token: wrong, password: 'a new long password' })).status).toBe(400);
    }
    expect((await post('local/reset', { token, password: 'a new long password' })).status).toBe(200);
  });

  test('tells nobody which addresses have an account', async () => {
    const customer = await service.newCustomer();
    const answers = [
      await post('local/reset-request', { email: await emailOf(customer) }),
      await post('local/reset-request', { email: 'nobody@example.com' }),
    ];
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(unknown).toEqual(known);
    expect(service.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false);
  });

  test('leaves no token that could be read in the database', async () => {
    const customer = await service.newCustomer();
    const token = await requestReset(await emailOf(customer));
    const rows = await service.db.selectFrom('verifications').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a customer whom an operator made', () => {
  test('sets the first password by mail, and finds client and credits', async () => {
    const email = 'made@example.com';
    const { clientId, apiKey } = await createCustomer(service, { email, credits: 70 });
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    const token = await requestReset(email);
    expect((await post('local/reset', { token, password: PASSWORD })).status).toBe(200);
    const signedIn = await signIn(email, PASSWORD);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const clients = await (await service.send('/api/v1/clients', { headers: { cookie } })).json();
    expect(clients).toMatchObject([{ clientId, apiKey, credits: 70 }]);
  });
});

describe('an account whose password is guessed', () => {
  const guess = async (email: string) => {
    const statuses = [];
    for (let index = 0; index < WRONG_PASSWORDS; index += 1)
      statuses.push((await signIn(email, `guess ${index}`)).status);
    return statuses;
  };

  test('is locked, for the right password too, and says for how long', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    expect(await guess(email)).toEqual([401, 401, 401]);
    const answer = await signIn(email, PASSWORD);
    expect([answer.status, (await answer.json()).code]).toEqual([429, 'account_locked']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await signIn(email.toUpperCase(), PASSWORD)).status).toBe(429);
    expect((await customer.browser.getUser()).status).toBe(200);
  });

  test('that does not exist is locked alike', async () => {
    expect(await guess('nobody@example.com')).toEqual([401, 401, 401]);
    expect((await signIn('nobody@example.com', PASSWORD)).status).toBe(429);
  });

  test('is opened by a new password', async () => {
    const email = await emailOf(await service.newCustomer());
    await guess(email);
    const token = await requestReset(email);
    await post('local/reset', { token, password: 'a new long password' });
    expect((await signIn(email, 'a new long password')).status).toBe(200);
  });

  test('is judged no more often when the guesses come at once', async () => {
    const email = await emailOf(await service.newCustomer());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => signIn(email, `guess ${index}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(WRONG_PASSWORDS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - WRONG_PASSWORDS);
  });

  test('waits twice as long after each further guess', async () => {
    const email = await emailOf(await service.newCustomer());
    await guess(email);
    const waits = [];
    for (let round = 0; round < 3; round += 1) {
      waits.push(Math.round(Number((await signIn(email, 'guess')).headers.get('Retry-After')) / 15));
      const wait = `sign-in-pair-wait:${accountKey(email)}:127.0.0.1`;
      await service.db.updateTable('rate_limits').set({ expire: 0 }).where('key', '=', wait).execute();
      expect((await signIn(email, 'guess')).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  test('from everywhere is still open from where its owner has signed in before', async () => {
    const proxied = await createTestService({
      proxies: ['loopback'],
      rateLimits: { ...NO_LIMITS, 'sign-in-account': { points: 1, seconds: 600 } },
    });
    const email = 'owner@example.com';
    await proxied.newCustomer(email);
    const tryFrom = (address: string, password: string) =>
      proxied.send('/api/v1/auth/local/sign-in', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(address === '' ? {} : { 'X-Forwarded-For': address }) },
        body: JSON.stringify({ email, password }),
      });
    const statuses = [];
    for (let host = 1; host <= 11; host += 1) statuses.push((await tryFrom(`198.51.100.${host}`, 'guess')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await tryFrom('203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await tryFrom('', PASSWORD)).status).toBe(200);
    await proxied.close();
  });

  test('forgets wrong passwords after the right one', async () => {
    const email = await emailOf(await service.newCustomer());
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn(email, 'wrong password')).status).toBe(401);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('the audit trail', () => {
  const actions = async (customer: Customer) =>
    (await customer.browser.listAuditEvents({ query: { pageSize: 100 } })).body.map(({ action }) => action);

  test('tells its owner of sign-ins, use and rotation of keys, and deletions, newest first', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    await signIn(email, 'wrong password');
    await signIn(email, PASSWORD);
    const { jobId } = (await customer.api.submitJob({ body: { pdf: makePdf(1) } })).body;
    await customer.api.listJobs();
    await customer.api.cancelJob({ params: { jobId } });
    await customer.api.deleteJob({ params: { jobId } });
    const params = { clientId: customer.client.clientId };
    await customer.browser.setWebhook({ params, body: { webHookUrl: null } });
    await customer.browser.rotateApiKey({ params });
    expect(await actions(customer)).toEqual([
      'key.rotated',
      'client.webhook_changed',
      'job.deleted',
      'job.cancelled',
      'key.used',
      'account.signed_in',
      'account.sign_in_failed',
      'client.created',
      'account.signed_in',
      'account.verified',
      'account.created',
    ]);
    const { body: events } = await customer.browser.listAuditEvents({ query: { pageSize: 100 } });
    const used = events.find(({ action }) => action === 'key.used');
    expect(used).toMatchObject({
      actor: 'key',
      keyHint: customer.client.apiKey.slice(-5),
      clientId: customer.client.clientId,
      address: '127.0.0.1',
    });
    expect(events.find(({ action }) => action === 'job.deleted')).toMatchObject({ actor: 'key', subject: jobId });
    expect(JSON.stringify(events)).not.toContain(customer.client.apiKey);
  });

  test('tells of a lock', async () => {
    const customer = await service.newCustomer();
    for (let index = 0; index < 5; index += 1) await signIn(await emailOf(customer), 'wrong password');
    const told = (await actions(customer)).slice(0, 4);
    expect(told).toEqual(['account.locked', ...Array(3).fill('account.sign_in_failed')]);
  });

  test('tells nobody of another, and does not open to a key', async () => {
    const [jane, mallory] = [await service.newCustomer(), await service.newCustomer()];
    await jane.api.listJobs();
    expect(await actions(mallory)).toEqual([
      'client.created',
      'account.signed_in',
      'account.verified',
      'account.created',
    ]);
    const headers = { 'X-API-KEY': jane.client.apiKey };
    expect((await service.send('/api/v1/auth/audit', { headers })).status).toBe(401);
  });

  test('comes in pages', async () => {
    const customer = await service.newCustomer();
    const { body, headers } = await customer.browser.listAuditEvents({ query: { page: 4, pageSize: 1 } });
    expect([body.map(({ action }) => action), headers.get('X-Total-Count')]).toEqual([['account.created'], '4']);
  });
});

/** A customer with a finished job, a failed one and one that waits. */
async function activeCustomer(): Promise<Customer> {
  const customer = await service.newCustomer();
  const { pdf } = await generateSample(5, { family: 'debit-credit' });
  const run = async (document: Blob) => {
    const { body } = await customer.api.submitJob({ body: { pdf: document } });
    await extractJob({ ...service, now: service.clock }, body.jobId, new AbortController().signal);
  };
  await run(new Blob([new Uint8Array(pdf)]));
  await run(makePdf(1));
  await customer.api.submitJob({ body: { pdf: makePdf(2) } });
  return customer;
}

describe('exporting an account', () => {
  test('gives everything that is kept, and no key', async () => {
    const customer = await activeCustomer();
    await buyPlan(service, customer);
    const answer = await service.send('/api/v1/auth/user/export', { headers: own(customer) });
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="extracto-account-\w+\.json"$/);
    const text = await answer.text();
    const exported = JSON.parse(text);
    const { body: user } = await customer.browser.getUser();
    expect(exported.user).toEqual(user);
    expect(exported.clients[0].transactions.map((one: { kind: string }) => one.kind)).toContain('Trial');
    expect(exported.clients[0].purchases).toMatchObject([
      { plan: 'Starter', credits: 100, amountCents: 500, status: 'Paid', buyerName: 'Jane', buyerEmail: user.email },
    ]);
    expect(exported.jobs.map((job: { status: string }) => job.status)).toEqual(['NotStarted', 'Failed', 'Succeeded']);
    expect(exported.jobs[2].result.statements[0].transactions.length).toBeGreaterThan(0);
    expect(exported.events[0].action).toBe('account.exported');
    for (const secret of [customer.client.apiKey, customer.client.testApiKey!, PASSWORD]) {
      expect(text).not.toContain(secret);
    }
  });

  test('holds nothing of another', async () => {
    const [jane, mallory] = [await activeCustomer(), await service.newCustomer()];
    const text = await (await service.send('/api/v1/auth/user/export', { headers: own(mallory) })).text();
    expect(JSON.parse(text).jobs).toEqual([]);
    expect(text).not.toContain(jane.client.clientId);
    expect(text).not.toContain(await emailOf(jane));
  });

  test('is not for a key, nor for nobody', async () => {
    const { client } = await service.newCustomer();
    for (const headers of [{}, { 'X-API-KEY': client.apiKey }] as Record<string, string>[]) {
      expect((await service.send('/api/v1/auth/user/export', { headers })).status).toBe(401);
    }
  });
});

describe('deleting an account', () => {
  test('takes documents, results, jobs, keys, sessions and names with it, and lets the address be used again', async () => {
    const customer = await activeCustomer();
    const { userId, email } = (await customer.browser.getUser()).body;
    const kept = (await customer.browser.listJobs()).body.map((job) => `${job.jobId}.sealed`);
    const answer = await post('user/deletion', { email, password: PASSWORD }, own(customer));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/extracto\.session=;.*Max-Age=0/);
    expect((await service.send('/api/v1/auth/user', { headers: own(customer) })).status).toBe(401);
    const headers = { 'X-API-KEY': customer.client.apiKey };
    expect((await service.send('/api/v1/jobs', { headers })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    for (const file of kept) expect(readdirSync(service.storageFolder)).not.toContain(file);
    await expectForgotten(userId, email, customer.client.clientId);
    const again = await service.newCustomer(email);
    expect((await again.browser.getUser()).body.userId).not.toBe(userId);
    expect(again.client.credits).toBe(0);
  });

  test('leaves a ledger that still sums to nothing', async () => {
    const { sum } = await service.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.sum<number>('amount').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(0);
  });

  test('is not done without the right address, from another site, by a key or by nobody', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    const refusals = [
      await post('user/deletion', { email: 'other@example.com' }, own(customer)),
      await post('user/deletion', {}, own(customer)),
      await post('user/deletion', { email }, { cookie: customer.cookie }),
      await post('user/deletion', { email }, { ...own(customer), origin: 'https://evil.example' }),
      await post('user/deletion', { email }, { 'X-API-KEY': customer.client.apiKey }),
      await post('user/deletion', { email }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 403, 403, 401, 401]);
    expect(await emailOf(customer)).toBe(email);
  });

  test('leaves other customers as they are', async () => {
    const [jane, mallory] = [await activeCustomer(), await service.newCustomer()];
    await post('user/deletion', { email: await emailOf(mallory), password: PASSWORD }, own(mallory));
    expect((await jane.api.listJobs()).body.length).toBe(3);
  });
});

/** No table names the person any more, but the ledger, which names nobody. */
async function expectForgotten(userId: string, email: string, clientId: string): Promise<void> {
  const tables = ['users', 'sessions', 'sign_in_methods', 'verifications', 'clients', 'audit_events'] as const;
  for (const table of tables) {
    const rows = await service.db.selectFrom(table).selectAll().execute();
    expect([table, JSON.stringify(rows).includes(email)]).toEqual([table, false]);
  }
  for (const table of ['jobs', 'api_keys', 'idempotency_keys'] as const) {
    const rows = await service.db.selectFrom(table).select('client_id').where('client_id', '=', clientId).execute();
    expect([table, rows]).toEqual([table, []]);
  }
  const keys = await service.db.selectFrom('data_keys').select('owner').where('owner', '=', clientId).execute();
  expect(keys).toEqual([]);
  for (const table of ['sessions', 'sign_in_methods'] as const) {
    const rows = await service.db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
    expect([table, rows]).toEqual([table, []]);
  }
}

describe('a session left open', () => {
  test('deletes nothing and changes no password without the password, and guesses there are counted', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    const remove = (password?: string) => post('user/deletion', { email, password }, own(customer));
    const refused = [await remove(), await remove('wrong password')];
    for (const answer of refused) {
      expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([400, '/password']);
    }
    const change = (password: string) =>
      post('user/password', { password, newPassword: 'a new long password' }, own(customer));
    expect((await change('wrong password')).status).toBe(400);
    expect((await change('wrong password')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(429);
    expect((await change(PASSWORD)).status).toBe(429);
  });
});

describe('changing the password', () => {
  test('takes the present one, ends all other sessions and leaves this one', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    const elsewhere = (await signIn(email, PASSWORD)).headers.getSetCookie()[0]!.split(';')[0]!;
    const body = { password: PASSWORD, newPassword: 'a new long password' };
    expect((await customer.browser.changePassword({ body })).status).toBe(200);
    expect((await customer.browser.getUser()).status).toBe(200);
    expect((await service.send('/api/v1/auth/user', { headers: { cookie: elsewhere } })).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, 'a new long password')).status).toBe(200);
  });

  test('to a weak one, or to the address, is refused before the present one is judged', async () => {
    const customer = await service.newCustomer();
    for (const newPassword of ['short', 'password1234', await emailOf(customer)]) {
      const answer = await post('user/password', { password: PASSWORD, newPassword }, own(customer));
      const { code, errors } = await answer.json();
      expect([answer.status, code, errors?.[0]?.pointer]).toEqual([400, 'validation_failed', '/newPassword']);
    }
  });

  test('is not for a key, another site or nobody', async () => {
    const customer = await service.newCustomer();
    const body = { password: PASSWORD, newPassword: 'a new long password' };
    const { cookie } = customer;
    const refusals = [
      await post('user/password', body, { cookie }),
      await post('user/password', body, { cookie, origin: 'https://evil.example' }),
      await post('user/password', body, { 'X-API-KEY': customer.client.apiKey }),
      await post('user/password', body),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 401, 401]);
  });
});

describe('sessions', () => {
  test('are listed with where they were begun, whatever the caller says of that, and end one by one', async () => {
    const customer = await service.newCustomer();
    const agent = { 'User-Agent': 'A phone', 'X-Forwarded-For': '198.51.100.7', 'X-Extracto-Address': '198.51.100.7' };
    const email = await emailOf(customer);
    const signedIn = await post('local/sign-in', { email, password: PASSWORD }, agent);
    const phone = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const { body: listed } = await customer.browser.listSessions();
    expect(listed).toMatchObject([
      { current: false, program: 'A phone', address: '127.0.0.1' },
      { current: true, address: '127.0.0.1' },
    ]);
    await customer.browser.endSession({ params: { sessionId: listed[0]!.sessionId } });
    expect((await service.send('/api/v1/auth/user', { headers: { cookie: phone } })).status).toBe(401);
    expect((await customer.browser.listSessions()).body).toHaveLength(1);
  });

  test('everywhere else end at once', async () => {
    const customer = await service.newCustomer();
    const email = await emailOf(customer);
    for (let device = 0; device < 3; device += 1) await signIn(email, PASSWORD);
    await customer.browser.endOtherSessions();
    expect((await customer.browser.listSessions()).body).toMatchObject([{ current: true }]);
  });

  test('of another are neither listed nor ended, nor does a key list any', async () => {
    const [jane, mallory] = [await service.newCustomer(), await service.newCustomer()];
    const { sessionId } = (await jane.browser.listSessions()).body[0]!;
    await expect(mallory.browser.endSession({ params: { sessionId } })).rejects.toMatchObject({ status: 404 });
    expect((await mallory.browser.listSessions()).body.map((one) => one.sessionId)).not.toContain(sessionId);
    expect((await jane.browser.getUser()).status).toBe(200);
    const headers = { 'X-API-KEY': jane.client.apiKey };
    expect((await service.send('/api/v1/auth/sessions', { headers })).status).toBe(401);
  });
});
