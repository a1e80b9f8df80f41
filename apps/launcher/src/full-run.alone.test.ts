/** The product as it is started, visited by a customer from signing up to deleting the account; then its logs are read. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiClient, createApiClient, type Job } from '@extracto/contract';
import { generateSample, type Sample } from '@extracto/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkedFetch } from '../../server/testing/contract.ts';
import { startTestProduct, type TestProduct } from '../testing/start-product.ts';

const EMAIL = 'jane.sample@example.com';
const PASSWORD = 'correct horse battery';
const LABEL = 'Jane Sample May 2026.pdf';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 60_000);
afterAll(() => product.remove());

/** Texts that must not be in a log. */
const secrets = new Set<string>([EMAIL, PASSWORD, LABEL, 'Jane', 'open-sesame', 'https://example.com/hook']);

/** A worker sends it. */
const ARRIVAL = { timeout: 20_000 };

describe('a visit from the first page to the last', () => {
  let cookie: string;
  let browser: ApiClient;
  let api: ApiClient;

  test('signs up, confirms the address, forgets and replaces the password', async () => {
    const anonymous = createApiClient({ baseUrl: product.origin, fetch: checkedFetch });
    await anonymous.signUp({ body: { email: EMAIL, password: PASSWORD, firstName: 'Jane', lastName: 'Sample' } });
    await expect.poll(() => mails().length, ARRIVAL).toBe(1);
    const confirmationToken = mailedLink(0).searchParams.get('confirm')!;
    await anonymous.signIn({ body: { email: EMAIL, password: PASSWORD, confirmationToken } });
    await anonymous.requestReset({ body: { email: EMAIL } });
    await expect.poll(() => mails().length, ARRIVAL).toBe(2);
    const token = mailedLink(1).searchParams.get('token')!;
    await anonymous.resetPassword({ body: { token, password: `${PASSWORD} staple` } });
    await expect(anonymous.signIn({ body: { email: EMAIL, password: PASSWORD } })).rejects.toThrow();
    const signedIn = await anonymous.signIn({ body: { email: EMAIL, password: `${PASSWORD} staple` } });
    cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    for (const secret of [token, confirmationToken, cookie.split('=')[1]!]) secrets.add(secret);
    browser = createApiClient({
      baseUrl: product.origin,
      fetch: (input, init) => checkedFetch(input, withCookie(init, cookie)),
    });
  });

  test('creates a client, submits documents and downloads what was read', async () => {
    const { body: client } = await browser.createClient();
    secrets.add(client.apiKey).add(client.testApiKey!);
    api = createApiClient({ baseUrl: product.origin, apiKey: client.apiKey, fetch: checkedFetch });
    await browser.setWebhook({
      params: { clientId: client.clientId },
      body: { webHookUrl: 'https://example.com/hook' },
    });
    for (const sample of [
      await generateSample(5, { family: 'debit-credit' }),
      await generateSample(8, { family: 'debit-credit', switches: { encryption: 'aes-256' } }),
    ]) {
      rememberContent(sample);
      const { jobId } = await submit(sample);
      const { body: job } = await waitFor(jobId);
      expect(job.status).toBe('Succeeded');
      await api.getResultJson({ params: { jobId } });
      await api.getResultCsv({ params: { jobId } });
      await browser.getDocument({ params: { jobId } });
      await browser.getReceipt({ params: { jobId } });
    }
    await expect(api.submitJob({ body: { pdf: new Blob(['%PDF-']), password: 'open-sesame' } })).rejects.toThrow();
    const stranger = createApiClient({ baseUrl: product.origin, apiKey: client.apiKey.replace(/.$/, '!') });
    await expect(stranger.listJobs()).rejects.toMatchObject({ status: 401 });
  });

  test('buys a plan and takes its receipt', async () => {
    const clientId = (await browser.listClients()).body[0]!.clientId;
    const { url, sessionId } = (await browser.startCheckout({ body: { clientId, planId: 'start' } })).body;
    secrets.add(sessionId);
    const paid = await fetch(url, {
      ...withCookie({ method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) }, cookie),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    const [purchase] = (await browser.listTransactions({ params: { clientId } })).body;
    expect(purchase).toMatchObject({ kind: 'Purchase', amount: 100 });
    const params = { clientId, transactionId: purchase!.transactionId };
    expect(await (await browser.getPurchaseReceipt({ params })).body.text()).toContain(EMAIL);
    await browser.getPurchaseReceiptPdf({ params });
  });

  test('exports and deletes the account', async () => {
    expect((await browser.exportAccount()).body.size).toBeGreaterThan(1_000);
    await browser.deleteAccount({ body: { email: EMAIL, password: `${PASSWORD} staple` } });
    await expect(browser.getUser()).rejects.toMatchObject({ status: 401 });
  });

  test('leaves neither content of a statement nor a secret in any log', async () => {
    await product.stop();
    const folder = join(product.dataDir, 'logs');
    expect(readableByOthers(product.dataDir)).toEqual([]);
    const logs = [
      product.printed(),
      ...readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    ].join('\n');
    expect(logs).toContain('"outcome":"succeeded"');
    expect(logs).toContain('/api/v1/jobs');
    expect(secrets.size).toBeGreaterThan(40);
    expect([...secrets].filter((secret) => logs.includes(secret))).toEqual([]);
  });

  async function submit({ pdf, password }: Sample): Promise<Job> {
    const document = new Blob([new Uint8Array(pdf)]);
    const { body } = await api.submitJob({ body: { pdf: document, label: LABEL, ...(password && { password }) } });
    return body;
  }

  async function waitFor(jobId: string) {
    const read = () => api.getJob({ params: { jobId } });
    await expect.poll(async () => (await read()).body.finishedAt, { timeout: 30_000, interval: 100 }).not.toBeNull();
    return read();
  }
});

/** The database belongs to a user of its own where this is run as root, and closes itself. */
function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'database/')))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
}

function withCookie(init: RequestInit | undefined, cookie: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('cookie', cookie);
  headers.set('origin', product.origin);
  return { ...init, headers };
}

/** Made by the worker with the first mail. */
function mails(): string[] {
  const folder = join(product.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
}

/** Lines of a mail are broken with `=`, and `=` itself is written `=3D` (RFC 2045, quoted-printable). */
function mailedLink(index: number): URL {
  const text = readFileSync(join(product.dataDir, 'mail', mails()[index]!), 'utf8')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  return new URL(/^http\S+/m.exec(text)![0]);
}

/** Short words and amounts also stand in times and sizes by chance. */
function rememberContent({ truth, password }: Sample): void {
  if (password !== null) secrets.add(password);
  for (const { account, openingBalance, closingBalance, transactions } of truth.statements) {
    const words = [account.number, account.holder, openingBalance, closingBalance];
    const rows = transactions.flatMap((row) => [row.description, row.amount, row.balance, row.reference]);
    for (const word of [...words, ...rows]) if (word !== null && word.length >= 7) secrets.add(word);
  }
}
