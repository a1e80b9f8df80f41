import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAppCode } from '../../../testing/authenticator.ts';
import {
  type Customer,
  createTestService,
  NO_LIMITS,
  ORIGIN,
  PASSWORD,
  type TestService,
} from '../../../testing/service.ts';
import { removeSecondFactor } from '../../accounts/remove-second-factor.ts';

const WRONG_CODES = 3;

let service: TestService;
beforeAll(async () => {
  service = await createTestService({
    rateLimits: { ...NO_LIMITS, 'sign-in-account': { points: WRONG_CODES, seconds: 600 } },
  });
});
afterAll(() => service.close());

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  service.post(`/api/v1/auth/${path}`, body, headers);

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('extracto.session=') && !/Max-Age=0/.test(cookie))
    ?.split(';')[0];

interface Protected {
  readonly email: string;
  readonly cookie: string;
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
  readonly signIn: (code?: string) => Promise<Response>;
}

const start = (customer: Customer) =>
  post('user/second-factor', { password: PASSWORD }, { cookie: customer.cookie, origin: ORIGIN });

/** The code after the present one, which is valid already: the present one confirmed the app. */
const nextCode = (uri: string) => readAppCode(uri, 1);

/** A customer who has confirmed an app. */
async function protectedCustomer(): Promise<Protected> {
  const customer = await service.newCustomer();
  const { email } = (await customer.browser.getUser()).body;
  const { uri, recoveryCodes } = await (await start(customer)).json();
  const confirmed = await post(
    'user/second-factor/confirmation',
    { code: readAppCode(uri) },
    { cookie: customer.cookie, origin: ORIGIN },
  );
  expect([confirmed.status, (await confirmed.json()).hasSecondFactor]).toEqual([200, true]);
  const signIn = (code?: string) => post('local/sign-in', { email, password: PASSWORD, code });
  return { email, cookie: cookieOf(confirmed)!, uri, recoveryCodes, signIn };
}

describe('signing in with an authenticator app', () => {
  test('takes the password and a code, and tells that a code is needed only who knows the password', async () => {
    const { email, uri, signIn } = await protectedCustomer();
    const asked = await signIn();
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await codeOf(asked)).toEqual([401, 'code_needed']);
    const code = nextCode(uri);
    expect(await codeOf(await post('local/sign-in', { email, password: 'wrong password', code }))).toEqual([
      401,
      'sign_in_failed',
    ]);
    const entered = await signIn(code);
    expect([entered.status, (await entered.json()).hasSecondFactor]).toEqual([200, true]);
    const user = await service.send('/api/v1/auth/user', { headers: { cookie: cookieOf(entered)! } });
    expect(user.status).toBe(200);
  });

  test('refuses a wrong code, one of another hour, one of somebody else and one that was used', async () => {
    const { uri, signIn } = await protectedCustomer();
    const other = await protectedCustomer();
    const refused = [readAppCode(uri, -120), nextCode(other.uri)];
    for (const code of refused) expect(await codeOf(await signIn(code))).toEqual([401, 'code_incorrect']);
    const code = nextCode(uri);
    expect((await signIn(code)).status).toBe(200);
    expect(await codeOf(await signIn(code))).toEqual([401, 'code_incorrect']);
  });

  test('lets one of many in who send the same code at once', async () => {
    const { uri, signIn } = await protectedCustomer();
    const code = nextCode(uri);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('counts wrong codes like wrong passwords, and asking for one does not forgive them', async () => {
    const { uri, signIn } = await protectedCustomer();
    const statuses = [];
    for (const code of ['000000', undefined, '000001', undefined, '000002']) statuses.push((await signIn(code)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await codeOf(await signIn(nextCode(uri)))).toEqual([429, 'account_locked']);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes, signIn } = await protectedCustomer();
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    const code = recoveryCodes[3]!;
    expect((await signIn(code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await codeOf(await signIn(code))).toEqual([401, 'code_incorrect']);
    expect((await signIn(recoveryCodes[4])).status).toBe(200);
  });

  test('is still asked for after a new password was set by mail', async () => {
    const { email, uri } = await protectedCustomer();
    await post('local/reset-request', { email });
    await expect.poll(() => service.mails.some(({ to, text }) => to === email && text.includes('token='))).toBe(true);
    const mail = service.mails.findLast(({ to }) => to === email)!;
    const token = new URL(/^http\S+$/m.exec(mail.text)![0]).searchParams.get('token');
    expect((await post('local/reset', { token, password: 'a new long password' })).status).toBe(200);
    const signIn = (code?: string) => post('local/sign-in', { email, password: 'a new long password', code });
    expect(await codeOf(await signIn())).toEqual([401, 'code_needed']);
    expect((await signIn(nextCode(uri))).status).toBe(200);
  });
});

describe('adding an authenticator app', () => {
  test('changes nothing before a right code, and takes the password', async () => {
    const customer = await service.newCustomer();
    const { email } = (await customer.browser.getUser()).body;
    const own = { cookie: customer.cookie, origin: ORIGIN };
    const refused = await post('user/second-factor', { password: 'wrong password' }, own);
    expect([refused.status, (await refused.json()).errors[0].pointer]).toEqual([400, '/password']);
    const { uri } = await (await start(customer)).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Extracto/);
    const wrong = await post('user/second-factor/confirmation', { code: readAppCode(uri, -120) }, own);
    expect([wrong.status, (await wrong.json()).errors[0].pointer]).toEqual([400, '/code']);
    expect((await customer.browser.getUser()).body.hasSecondFactor).toBe(false);
    expect((await post('local/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  test('can be begun again until it is confirmed, and not once there is one', async () => {
    const customer = await service.newCustomer();
    const [first, second] = [await (await start(customer)).json(), await (await start(customer)).json()];
    expect(second.uri).not.toBe(first.uri);
    const { cookie } = await protectedCustomer();
    const again = await post('user/second-factor', { password: PASSWORD }, { cookie, origin: ORIGIN });
    expect(await codeOf(again)).toEqual([409, 'second_factor_exists']);
  });

  test('leaves neither the secret nor a recovery code readable in the database', async () => {
    const { uri, recoveryCodes } = await protectedCustomer();
    const rows = JSON.stringify(await service.db.selectFrom('second_factors').selectAll().execute());
    expect(rows).not.toContain(new URL(uri).searchParams.get('secret'));
    for (const code of recoveryCodes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(createHash('sha256').update(code).digest('hex'));
    }
  });
});

describe('removing the app', () => {
  test('takes the password of a session that was left open, and repeats safely', async () => {
    const { cookie, signIn } = await protectedCustomer();
    const own = { cookie, origin: ORIGIN };
    for (const body of [{}, { password: 'wrong password' }]) {
      const answer = await post('user/second-factor/removal', body, own);
      expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([400, '/password']);
    }
    expect(await codeOf(await signIn())).toEqual([401, 'code_needed']);
    const removed = await post('user/second-factor/removal', { password: PASSWORD }, own);
    expect(removed.status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const again = await post(
      'user/second-factor/removal',
      { password: PASSWORD },
      { ...own, cookie: cookieOf(removed)! },
    );
    expect(again.status).toBe(200);
  });

  test('and new recovery codes end the earlier ones', async () => {
    const { cookie, recoveryCodes, signIn } = await protectedCustomer();
    const renew = (password: string) =>
      post('user/second-factor/recovery-codes', { password }, { cookie, origin: ORIGIN });
    expect((await renew('wrong password')).status).toBe(400);
    const renewed = (await (await renew(PASSWORD)).json()).recoveryCodes;
    expect(await codeOf(await signIn(recoveryCodes[0]))).toEqual([401, 'code_incorrect']);
    expect((await signIn(renewed[0])).status).toBe(200);
  });

  test('by an operator ends all sessions and leaves the password', async () => {
    const { email, cookie, signIn } = await protectedCustomer();
    expect(await removeSecondFactor(service.db, email.toUpperCase())).toBe(true);
    expect(await removeSecondFactor(service.db, email)).toBe(false);
    expect((await service.send('/api/v1/auth/user', { headers: { cookie } })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('is told in the audit trail, and goes with the account', async () => {
    const { email, cookie } = await protectedCustomer();
    const own = { cookie, origin: ORIGIN };
    const events = await (await service.send('/api/v1/auth/audit', { headers: { cookie } })).json();
    expect(events[0].action).toBe('account.second_factor_added');
    const { userId } = await (await service.send('/api/v1/auth/user', { headers: { cookie } })).json();
    expect((await post('user/deletion', { email, password: PASSWORD }, own)).status).toBe(200);
    for (const table of ['second_factors', 'used_codes'] as const) {
      expect(await service.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).toEqual([]);
    }
  });

  test('is not for a key, another site or nobody', async () => {
    const customer = await service.newCustomer();
    for (const path of ['', '/confirmation', '/removal', '/recovery-codes']) {
      const body = path === '/confirmation' ? { code: '123456' } : { password: PASSWORD };
      const send = (headers: Record<string, string>) => post(`user/second-factor${path}`, body, headers);
      const { cookie, client } = customer;
      const refusals = [
        await send({ cookie, origin: 'https://evil.example' }),
        await send({ 'X-API-KEY': client.apiKey }),
        await send({}),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([403, 401, 401]);
    }
  });
});
