import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { finishJob } from './steps/finish-job.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { readMails } from './steps/read-mailed-link.ts';
import { signUp } from './steps/sign-up.ts';

interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The customer's server: answers with `answer`, whatever it is then. */
let server: Server;
let url: string;
let received: Received[];
let answer: { status: number; text: string };

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  received = [];
  answer = { status: 200, text: 'thanks' };
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    received.push({ id: String(headers['webhook-id']), body: Buffer.concat(chunks).toString(), headers });
    response.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://hooks.localhost:${(server.address() as AddressInfo).port}/hook`;
});
test.afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

const webhookOf = (page: Page) => page.getByRole('region', { name: 'Webhook' });
const eventsOf = (page: Page) => page.getByRole('list', { name: 'Events' }).locator('> li');

async function save(page: Page, address: string) {
  await page.getByLabel('Webhook URL').fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Changes Saved' })).toBeVisible();
}

async function switchOn(page: Page, baseURL: string | undefined) {
  const account = await signUp(page, baseURL);
  await page.goto('/console/settings');
  await expect(webhookOf(page).getByText('Off', { exact: true })).toBeVisible();
  await save(page, url);
  await expect(webhookOf(page).getByText('On', { exact: true })).toBeVisible();
  return account;
}

async function sendTest(page: Page) {
  await page.getByRole('button', { name: 'Send test event' }).click();
}

function signatureOf({ id, headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${id}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

test('events of a job arrive signed with the secret that Settings shows, and are listed', async ({ page, baseURL }) => {
  const { apiKey } = await switchOn(page, baseURL);
  await page.getByRole('button', { name: 'Copy Signing secret' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_/);
  await expect(page.getByText(secret)).toHaveCount(0);

  const jobId = await finishJob(page, apiKey, 'march.pdf', (await makeShortStatement()).buffer);
  await expect.poll(() => received.length).toBe(2);
  const events = received.map(({ body }) => JSON.parse(body));
  expect(events.map(({ data }) => data.jobId)).toEqual([jobId, jobId]);
  expect(events.map(({ sequence, data }) => `${sequence} ${data.status}`).sort()).toEqual(['1 Started', '2 Succeeded']);
  for (const one of received) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret));

  await page.reload();
  await expect(eventsOf(page)).toHaveCount(2);
  await expect(eventsOf(page).first()).toContainText('Job succeeded');
  await expect(eventsOf(page).first()).toContainText('Delivered');
  await eventsOf(page).first().getByText('Job succeeded').click();
  await expect(eventsOf(page).first()).toContainText('Answered 200');
  await expect(eventsOf(page).first()).toContainText('thanks');
});

test('an event is the one that the guide shows, and its job is what the API answers', async ({ page, baseURL }) => {
  const { apiKey } = await switchOn(page, baseURL);
  const jobId = await finishJob(page, apiKey, 'march.pdf', (await makeShortStatement()).buffer);
  await expect.poll(() => received.length).toBe(2);
  const guide = await readFile(new URL('../docs/webhooks.md', import.meta.url), 'utf8');
  const sample = JSON.parse(/```json event.json\n([\s\S]*?)```/.exec(guide)![1]!);
  const { '…': rest, ...shown } = sample.data;
  const event = received.map(({ body }) => JSON.parse(body)).find(({ data }) => data.status === shown.status);
  expect(Object.keys(event)).toEqual(Object.keys(sample));
  expect(event).toMatchObject({ type: sample.type, sequence: sample.sequence, data: { ...shown, jobId } });
  expect(event.timestamp).toMatch(/^20[\d-]{8}T[\d:]{8}\.\d{3}Z$/);
  expect(rest).toBe('as GET /api/v1/jobs/{jobId} answers');
  const answered = await page.request.get(`/api/v1/jobs/${jobId}`, { headers: { 'X-API-KEY': apiKey } });
  expect(event.data).toEqual(await answered.json());
});

test('a failed test event shows the answer, and is sent again under the same id', async ({ page, baseURL }) => {
  await switchOn(page, baseURL);
  answer = { status: 500, text: 'no table webhooks' };
  await sendTest(page);
  const event = eventsOf(page).first();
  await expect(event).toContainText('Failed');
  await event.getByText('Test event').click();
  await expect(event).toContainText('Answered 500');
  await expect(event).toContainText('no table webhooks');
  answer = { status: 204, text: '' };
  await event.getByRole('button', { name: 'Send again' }).click();
  await expect(event).toContainText('Delivered');
  await expect(event.getByRole('list', { name: 'Attempts' }).getByRole('listitem')).toHaveCount(2);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test('a replaced secret signs beside the new one', async ({ page, baseURL }) => {
  await switchOn(page, baseURL);
  const copySecret = async () => {
    await page.getByRole('button', { name: /^(Copy|Copied:) Signing secret$/ }).click();
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const old = await copySecret();
  await page.getByRole('button', { name: 'Replace secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
  await expect(page.getByText('Events are also signed with the old secret until')).toBeVisible();
  await expect.poll(copySecret).not.toBe(old);
  const current = await copySecret();
  await sendTest(page);
  await expect.poll(() => received.length).toBe(1);
  const [event] = received;
  expect(event?.headers['webhook-signature']).toBe([current, old].map((one) => signatureOf(event!, one)).join(' '));
});

test('410 switches the webhook off, its owner is mailed and switches it on again', async ({ page, baseURL }) => {
  const { email } = await switchOn(page, baseURL);
  answer = { status: 410, text: 'gone' };
  await sendTest(page);
  await expect(eventsOf(page).first()).toContainText('Failed');
  await expect(webhookOf(page).getByText('Disabled by Extracto')).toBeVisible();
  await expect(webhookOf(page).getByRole('alert')).toContainText('410 Gone');
  await expect(page.getByRole('button', { name: 'Send test event' })).toHaveCount(0);
  await eventsOf(page).first().getByText('Test event').click();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectSound(page, 'webhooks');
  await expect.poll(() => readMails(email).join('\n')).toContain('410 Gone');
  answer = { status: 200, text: '' };
  await page.getByRole('button', { name: 'Enable webhook' }).click();
  await expect(webhookOf(page).getByText('On', { exact: true })).toBeVisible();
  await sendTest(page);
  await expect(eventsOf(page).first()).toContainText('Delivered');
});

test('an empty address saved switches the webhook off', async ({ page, baseURL }) => {
  await switchOn(page, baseURL);
  await save(page, '');
  await expect(webhookOf(page).getByText('Off', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Webhook URL')).toHaveValue('');
});

test('test jobs have a webhook of their own', async ({ page, baseURL }) => {
  await switchOn(page, baseURL);
  await page.getByRole('radio', { name: 'Test jobs' }).check();
  await expect(webhookOf(page).getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Webhook URL')).toHaveValue('');
  await save(page, `${url}/test`);
  await page.reload();
  await expect(page.getByLabel('Webhook URL')).toHaveValue(url);
  await page.getByRole('radio', { name: 'Test jobs' }).check();
  await expect(page.getByLabel('Webhook URL')).toHaveValue(`${url}/test`);
});

test('an address on a network that is not public is refused, with the reason', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/settings');
  await page.route('**/webhook', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { status: 400, message: 'Requires an address on the public internet' },
    }),
  );
  await page.getByLabel('Webhook URL').fill('https://10.0.0.1.nip.io/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Requires an address on the public internet')).toBeVisible();
  await expect(page.getByLabel('Webhook URL')).toHaveAttribute('aria-invalid', 'true');
});
