/**
 * The reader as an app: it is installed, opens and reads without a network, and asks for nothing while it reads. The tests
 * reach the product through a server of their own, which writes down every request and can be shut.
 */
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extract } from '@extracto/engine';
import type { ExtractionResult } from '@extracto/model';
import { SCAN_KINDS } from '@extracto/samples/scan/scan-kinds';
import { scanPages } from '@extracto/samples/scan/scan-pages';
import { expect, type Page, test } from '@playwright/test';
import { FIXED_SET, generateSet } from '../eval/generate-set.ts';
import { openPdf } from '../packages/engine/src/adapters/pdf/open-pdf.ts';
import { expectSound } from './steps/expect-sound.ts';
import { finishJob } from './steps/finish-job.ts';
import { makeLongStatement, makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

interface Way {
  readonly origin: string;
  /** `GET /private` … */
  readonly requests: string[];
  /** From then on nothing answers at its address. */
  readonly shut: () => Promise<void>;
}

async function openWay(baseURL: string | undefined): Promise<Way> {
  const target = new URL(baseURL ?? '');
  const requests: string[] = [];
  const server: Server = createServer((incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const { hostname, port } = target;
    const { method = 'GET', url = '/', headers } = incoming;
    const outgoing = forward(
      { hostname, port, method, path: url, headers: { ...headers, host: target.host } },
      (got) => {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const shut = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done();
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${port}`, requests, shut };
}

let way: Way;
test.beforeEach(async ({ baseURL }) => {
  way = await openWay(baseURL);
});
test.afterEach(() => way.shut());

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function choose(page: Page, file: File) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drop your own statement/ }).click();
  await (await opened).setFiles([{ name: file.name, mimeType: file.mimeType, buffer: file.buffer }]);
}

const onDevice = (page: Page) => page.getByText('Saved on this device. This page');

async function scanShortStatement(): Promise<File> {
  const { buffer } = await makeShortStatement();
  const document = await openPdf(buffer, null);
  const kind = SCAN_KINDS['flatbed-200'];
  const pages = Array.from({ length: document.pageCount }, (_, index) => document.renderPage(index, kind.dpi));
  document.close();
  const pdf = scanPages(pages, kind, 1);
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
}

test('it can be installed', async ({ page }) => {
  await page.goto(`${way.origin}/private`);
  await expect(onDevice(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // An anonymous window, which tests run in, installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { data } = await session.send('Page.getAppManifest');
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/private', scope: '/private', display: 'standalone' });
});

test('once kept it opens and reads without a network, and asks for nothing while it reads', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  await page.goto(`${way.origin}/private`);
  await expect(page.getByText('Nothing is uploaded').first()).toBeVisible();
  await expect(onDevice(page)).toBeVisible();
  const before = way.requests.length;
  context.on('request', (request) => asked.push(request.url()));
  const file = await makeShortStatement();
  await choose(page, file);
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible({ timeout: 30_000 });
  // The files of the site itself come from this device; nothing of it reaches the service.
  expect(asked.filter((url) => !url.startsWith(`${way.origin}/assets/`) && !url.startsWith('blob:'))).toEqual([]);
  // Browsers look now and then whether the service worker is still this one, by its bare address.
  expect(way.requests.slice(before).filter((request) => request !== 'GET /service-worker.js')).toEqual([]);

  await way.shut();
  await page.goto('about:blank');
  await page.goto(`${way.origin}/private`);
  await expect(page.getByRole('heading', { name: 'Your statements, read on this device' })).toBeVisible();
  const long = await makeLongStatement();
  await choose(page, long);
  await expect(page.getByRole('heading', { name: long.name })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByText('More formats').click();
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await started).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('neither the page nor what reads may connect to anything', async ({ page }) => {
  const policies = new Map<string, string>();
  page.on('response', (answer) => {
    policies.set(new URL(answer.url()).pathname, answer.headers()['content-security-policy'] ?? '');
  });
  await page.goto(`${way.origin}/private`);
  await expect(onDevice(page)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'A sample that adds up' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible({ timeout: 30_000 });
  expect(policies.get('/private')).toContain("connect-src 'none'");
  const tryToFetch = () =>
    fetch('/ready').then(
      () => 'answered',
      () => 'refused',
    );
  expect(await page.evaluate(tryToFetch)).toBe('refused');
  const worker = page.workers().find((candidate) => candidate.url().includes('reading-worker'));
  expect(await worker?.evaluate(tryToFetch)).toBe('refused');
});

test('a scan is read here, too, and without a network once what reads scans is kept', async ({ page }) => {
  test.slow();
  const scan = await scanShortStatement();
  await page.goto(`${way.origin}/private`);
  await expect(onDevice(page)).toBeVisible();
  await page.getByRole('button', { name: /Save text recognition for scans \(\d+ MB\)/ }).click();
  await expect(page.getByText('Scans also work offline.')).toBeVisible({ timeout: 30_000 });
  await way.shut();
  await page.reload();
  await choose(page, scan);
  await expect(page.getByText('This is a scan. Reading it takes')).toBeVisible();
  await expect(page.getByRole('heading', { name: scan.name })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
});

for (const path of ['/', '/tour/demo']) {
  test(`a scan is read at ${path} as well, slower, and says so meanwhile`, async ({ page, baseURL }) => {
    test.slow();
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('button', { name: 'A sample that adds up' })).toBeVisible();
    await expect(page.getByText('More formats')).toHaveCount(0);
    await choose(page, await scanShortStatement());
    await expect(page.getByText('This is a scan. Reading it takes')).toBeVisible();
    await expect(page.getByText('More formats')).toBeVisible({ timeout: 90_000 });
  });
}

test('a scan without a network says what is missing, where it was not kept', async ({ page }) => {
  await page.goto(`${way.origin}/private`);
  await expect(onDevice(page)).toBeVisible();
  await way.shut();
  await choose(page, await scanShortStatement());
  await expect(page.getByRole('alert')).toContainText('text recognition is not saved on this device yet');
});

test('the service gives the very result that the browser gives', async ({ page, baseURL }) => {
  const { apiKey } = await signUp(page, baseURL);
  const file = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, file.name, file.buffer);
  const headers = { 'X-API-KEY': apiKey };
  const answer = await page.request.get(`/api/v1/jobs/${jobId}/result.json`, { headers });
  const { jobId: _, ...served } = (await answer.json()) as ExtractionResult;
  await page.goto('/private');
  expect(await readInBrowser(page, file.buffer)).toBe(JSON.stringify(served));
});

test('a statement of every family, and its damaged twin, give the very bytes that they give on the server', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/private');
  const differing: string[] = [];
  let count = 0;
  for await (const { name, pdf, password } of generateSet({ ...FIXED_SET, lastSeed: FIXED_SET.firstSeed })) {
    const expected = await extract(pdf, { password }).then(
      (result) => JSON.stringify(result),
      (error: { code: string }) => error.code,
    );
    if ((await readInBrowser(page, Buffer.from(pdf), password)) !== expected) differing.push(name);
    count += 1;
  }
  expect(count).toBeGreaterThan(100);
  expect(differing).toEqual([]);
});

/** The worker's own answer, as JSON; the code of a failure. */
async function readInBrowser(page: Page, document: Buffer, password: string | null = null): Promise<string> {
  const known = page
    .workers()
    .find((worker) => worker.url().includes('reading-worker'))
    ?.url();
  const address = known ?? (await startWorker(page));
  return page.evaluate(
    ([url, text, secret]) => {
      const holder = window as unknown as { testReader?: Worker };
      holder.testReader ??= new Worker(url, { type: 'module' });
      const reader = holder.testReader;
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const answered = new Promise<string>((done) => {
        reader.onmessage = ({ data }) => {
          if (data.kind === 'result') done(JSON.stringify(data.result));
          if (data.kind === 'failure') done(data.code);
        };
      });
      reader.postMessage({ bytes, password: secret });
      return answered;
    },
    [address, document.toString('base64'), password] as const,
  );
}

async function startWorker(page: Page): Promise<string> {
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('reading-worker'));
  await page.getByRole('button', { name: 'A sample that adds up' }).click();
  return (await started).url();
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the app has no accessibility finding, before and after reading', async ({ page }) => {
      await page.goto('/private');
      await expect(onDevice(page)).toBeVisible();
      await expectSound(page, `private-${width}`);
      await page.getByRole('button', { name: 'A sample with one wrong figure' }).click();
      await expect(page.getByText("Totals don't match")).toBeVisible({ timeout: 30_000 });
      await expectSound(page, `private-read-${width}`);
    });
  });
}
