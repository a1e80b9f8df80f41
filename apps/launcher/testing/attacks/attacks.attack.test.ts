/**
 * Attacks on an installation as operators run it: web, workers, PostgreSQL and storage
 * in processes of their own, reached over loopback. Attacks on one part alone are tested beside that part; `npm run
 * test:attacks` runs those as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  type ApiClient,
  ApiError,
  createApiClient,
  type RouteDefinition,
  type RouteName,
  routePath,
  routes,
} from '@extracto/contract';
import { generateSample } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../server/src/clients/create-client.ts';
import { signUpConfirmed } from '../../../server/testing/sign-up.ts';
import { type Installation, startInstallation } from '../faults/start-installation.ts';
import { printHeavyImages, printJoinedStatements, printPrevChain } from './hostile-files.ts';

const PASSWORD = 'correct horse battery';
const TRIALS = 6;
const TRIAL_CREDITS = 25;
/** Far beyond what an undisturbed statement takes, far below what the attacks once took. */
const BEARABLE_MS = 20_000;
const UNTIL_READ = { timeout: 90_000, interval: 100 };

let installation: Installation;
let origin: string;
beforeAll(async () => {
  const environment = {
    EXTRACTO_WEBHOOK_LOOPBACK: 'off',
    EXTRACTO_SIGN_INS_PER_ADDRESS: '10000',
    EXTRACTO_TRIALS_PER_BLOCK: String(TRIALS),
  };
  installation = await startInstallation({ webs: 1, workers: 1, environment });
  origin = installation.webs[0]!.origin;
}, 120_000);
afterAll(() => installation.close());

const newEmail = () => `${ulid().toLowerCase()}@example.com`;
const api = (apiKey: string) => createApiClient({ baseUrl: origin, apiKey });
const paying = async () => api((await installation.newCustomer(5_000)).apiKey);
const credits = async (client: ApiClient) => (await client.listClients()).body[0]!.credits;
const statement = async (seed: number) =>
  new Blob([new Uint8Array((await generateSample(seed, { family: 'debit-credit' })).pdf)], { type: 'application/pdf' });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1/auth/local/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** As the browser of whoever signed up. */
async function signUp(email = newEmail(), password = PASSWORD): Promise<ApiClient> {
  const cookie = await signUpConfirmed(createApiClient({ baseUrl: origin }), { email, password, firstName: 'Jane' });
  return createApiClient({
    baseUrl: origin,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin } }),
  });
}

const stateOf = async (client: ApiClient, jobId: string) => (await client.getJob({ params: { jobId } })).body.status;
const submit = async (client: ApiClient, pdf: Blob) => (await client.submitJob({ body: { pdf } })).body.jobId;
const finished = (client: ApiClient, jobId: string) =>
  expect.poll(() => stateOf(client, jobId), UNTIL_READ).toMatch(/Succeeded|Failed/);

/** A statement is read in bearable time, whatever else goes on. */
async function expectServed(seed: number): Promise<void> {
  const client = await paying();
  const begun = Date.now();
  const jobId = await submit(client, await statement(seed));
  await finished(client, jobId);
  expect([await stateOf(client, jobId), Date.now() - begun < BEARABLE_MS]).toEqual(['Succeeded', true]);
}

describe('accounts', () => {
  test('one that was taken before its owner came leaves the thief nothing', async () => {
    const email = newEmail();
    const thief = { email, password: 'the password of the thief', firstName: 'Mallory' };
    expect((await post('sign-up', thief)).headers.getSetCookie()).toEqual([]);
    expect((await post('sign-in', thief)).status).toBe(403);
    // As versions before allowed it: a client with a key.
    const { id: userId } = await installation.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const wish = { userId, name: 'Default', trialCredits: 25, now: new Date(), newId: () => ulid() };
    const { apiKey } = await createClient(installation.db, installation.box, wish);
    await post('reset-request', { email });
    const token = await mailedToken(email);
    expect((await post('reset', { token, password: PASSWORD })).status).toBe(200);
    expect((await post('sign-in', thief)).status).toBe(401);
    expect((await fetch(`${origin}/api/v1/jobs`, { headers: { 'X-API-KEY': apiKey } })).status).toBe(401);
  });

  test('of sixty guesses at once ten are judged, and the rest waits', async () => {
    const email = newEmail();
    await signUp(email);
    const guesses = Array.from({ length: 60 }, (_, index) => post('sign-in', { email, password: `guess ${index}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    expect((await post('sign-in', { email, password: PASSWORD })).status).toBe(429);
  });

  test('credits to try are granted once for a mailbox, again not after deletion, and to so many of a network', async () => {
    const farm = async (email: string) => {
      const browser = await signUp(email);
      const { body: client } = await browser.createClient();
      return { browser, email, credits: client.credits };
    };
    const mailbox = ulid().toLowerCase().slice(-12);
    const farmed = [];
    for (const name of [mailbox, `${mailbox}+1`, mailbox.split('').join('.')]) {
      farmed.push(await farm(`${name}@gmail.com`));
    }
    const first = farmed[0]!;
    await first.browser.deleteAccount({ body: { email: first.email, password: PASSWORD } });
    farmed.push(await farm(first.email));
    expect(farmed.map((one) => one.credits)).toEqual([TRIAL_CREDITS, 0, 0, 0]);
    const granted = [];
    for (let index = 0; index < TRIALS; index += 1) granted.push((await farm(newEmail())).credits);
    expect(granted.filter((given) => given > 0).length).toBeLessThan(TRIALS);
  });
});

/** The worker writes mails into the data folder, where no mail server is set up. */
async function mailedToken(email: string): Promise<string> {
  const folder = join(installation.dataDir, 'mail');
  const read = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((text) => text.includes(email) && text.includes('token='));
  await expect.poll(read, UNTIL_READ).toBeDefined();
  const link = /https?:\S+token=\S+/.exec(read()!.replaceAll('=\r\n', '').replaceAll('=3D', '='))![0];
  return new URL(link).searchParams.get('token')!;
}

describe('documents', () => {
  test('a contradicting statement does not make the one that it is joined to free', async () => {
    const client = await paying();
    const before = await credits(client);
    const jobId = await submit(client, await printJoinedStatements());
    await finished(client, jobId);
    const { body: receipt } = await client.getReceipt({ params: { jobId } });
    expect(receipt).toMatchObject({ creditsCharged: 1, contradictedPages: [2], freePages: [2] });
    expect(await credits(client)).toBe(before - 1);
  });

  test('eleven megabytes of cross-references, four at once, hold up nobody', async () => {
    const { testApiKey } = (await (await signUp()).createClient()).body;
    const attacking = Array.from({ length: 4 }, (_, index) => submit(api(testApiKey!), printPrevChain(String(index))));
    const over = Promise.allSettled(attacking).then(() => true);
    for (let seed = 51; !(await Promise.race([over, expectServed(seed).then(() => false)])); seed += 1);
  });

  test('hostile files end with a reason and cost nothing, and the statements of others are read', async () => {
    const client = await paying();
    const before = await credits(client);
    const jobIds: string[] = [];
    for (const name of [
      'a form that draws itself',
      'page content that inflates to 1 GiB',
      'form fields that contain themselves',
      'two page trees that contain each other',
      'an image of four billion pixels',
    ]) {
      const pdf = new Blob([new Uint8Array(await HOSTILE_DOCUMENTS[name]!.make())]);
      const accepted = await submit(client, pdf).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ApiError);
        expect((error as ApiError).status).toBeLessThan(500);
        return null;
      });
      if (accepted !== null) jobIds.push(accepted);
    }
    await expectServed(23);
    for (const jobId of jobIds) {
      await finished(client, jobId);
      expect((await client.getJob({ params: { jobId } })).body.error?.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(await credits(client)).toBe(before);
  });

  test('heavy images, four jobs at once, hold up no short statement', async () => {
    const client = await paying();
    const images = printHeavyImages();
    const jobIds: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      jobIds.push((await client.submitJob({ body: { pdf: images, again: 'true' } })).body.jobId);
    }
    await expectServed(22);
    for (const jobId of jobIds) await client.cancelJob({ params: { jobId } });
  });

  test('a worker that is killed loses no job and charges none twice', { timeout: 180_000 }, async () => {
    const client = await paying();
    const before = await credits(client);
    const jobIds: string[] = [];
    for (let seed = 31; seed < 37; seed += 1) jobIds.push(await submit(client, await statement(seed)));
    await installation.workers.pop()!.kill();
    await installation.startWorker();
    for (const jobId of jobIds) await finished(client, jobId);
    const charged = [];
    for (const jobId of jobIds) charged.push((await client.getReceipt({ params: { jobId } })).body.creditsCharged);
    expect(await credits(client)).toBe(before - charged.reduce((sum, one) => sum + one, 0));
    expect(new Set(await Promise.all(jobIds.map((jobId) => stateOf(client, jobId))))).toEqual(new Set(['Succeeded']));
  });
});

describe('connections', () => {
  const begin = async (rest: string) => {
    const { apiKey } = await installation.newCustomer(100);
    const socket = connect(Number(new URL(origin).port), 'localhost');
    const answer = new Promise<string>((resolve) => {
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(said));
    });
    socket.write(`POST /api/v1/jobs HTTP/1.1\r\nHost: localhost\r\nX-API-KEY: ${apiKey}\r\n${rest}`);
    return { socket, answer };
  };
  const PART = '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

  test('a body that trickles is given up', async () => {
    const { socket, answer } = await begin(
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n${PART}`,
    );
    const trickle = setInterval(() => socket.write(' '), 500);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(trickle);
  });

  test('a form that is cut off is the fault of whoever sent it', async () => {
    const head = 'Content-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n';
    const { answer } = await begin(`${head}Content-Length: ${PART.length}\r\n\r\n${PART}`);
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the objects of another', () => {
  const BODIES: Readonly<Partial<Record<RouteName, object>>> = {
    setWebhook: { webHookUrl: 'https://example.com/' },
    setRetention: { documentDays: 1, resultDays: null, deleteResultOnDownload: false },
    saveReview: { basedOn: null, statements: [] },
  };

  test('are found by no route with a key of one’s own', async () => {
    const owner = await installation.newCustomer(100);
    const jobId = await submit(api(owner.apiKey), await statement(41));
    await finished(api(owner.apiKey), jobId);
    const ids = { jobId, clientId: owner.clientId, accountId: `${jobId}-0`, transactionId: ulid(), deliveryId: ulid() };
    const { apiKey } = await installation.newCustomer(100);
    const tried: string[] = [];
    for (const [name, route] of Object.entries(routes) as [RouteName, RouteDefinition][]) {
      if (route.access !== 'customer' || route.params === undefined) continue;
      const body = BODIES[name];
      // Others would be refused for their body: every-route.database.test.ts has one for each.
      if (route.body?.kind === 'json' && body === undefined) continue;
      const answer = await fetch(`${origin}${routePath(name, ids)}`, {
        method: route.method,
        headers: { 'X-API-KEY': apiKey, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect([name, answer.status]).toEqual([name, 404]);
      tried.push(name);
    }
    expect(tried.length).toBeGreaterThan(20);
    expect(await stateOf(api(owner.apiKey), jobId)).toBe('Succeeded');
  });
});

describe('money and addresses', () => {
  test('a payment that is repeated, many times at once, is credited once, and a forged event never', async () => {
    const { apiKey, clientId } = await installation.newCustomer(0);
    const { url } = (await api(apiKey).startCheckout({ body: { clientId, planId: 'start' } })).body;
    const pay = () =>
      fetch(new URL(url, origin), {
        method: 'POST',
        redirect: 'manual',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=pay',
      });
    await Promise.all(Array.from({ length: 5 }, pay));
    await pay();
    expect(await credits(api(apiKey))).toBe(100);
    const forged = {
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: clientId } },
    };
    for (const signature of ['t=1,v1=00', `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`]) {
      const answer = await fetch(`${origin}/api/v1/payment/stripe/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body: JSON.stringify(forged),
      });
      expect(answer.status).toBe(400);
    }
    expect(await credits(api(apiKey))).toBe(100);
  });

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/',
    'http://db.localhost:5432/',
    'http://169.254.169.254/latest/meta-data/',
    'https://example.com:25/',
    'https://example.com:99999/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
  ])('a webhook may not lead to %s', async (webHookUrl) => {
    const { apiKey, clientId } = await installation.newCustomer(0);
    const answer = await fetch(`${origin}/api/v1/clients/${clientId}/webhook`, {
      method: 'PUT',
      headers: { 'X-API-KEY': apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ webHookUrl }),
    });
    expect(answer.status).toBe(400);
  });
});
