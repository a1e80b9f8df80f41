/**
 * Limits of a first visit, in bytes on the wire, requests, and how far the page moves under the reader: the figures that
 * decide how soon a page is there, whatever the machine.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { makeLongStatement } from './steps/make-statement.ts';
import { openReview } from './steps/open-review.ts';
import { signUp } from './steps/sign-up.ts';

const MOST_SCRIPT_BYTES = {
  '/': 160_000,
  '/private': 160_000,
  '/console': 255_000,
  '/console/settings': 255_000,
  '/console/docs/reference': 250_000,
} as const;
const MOST_SHIFT = 0.05;

interface Cost {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly shift: number;
}

/** Opens `address` with an empty cache, as who is signed in to `page`; `prepare` may serve what the page asks for. */
async function measureVisit(
  browser: Browser,
  page: Page,
  address: string,
  prepare: (visit: Page) => Promise<unknown> = async () => {},
): Promise<Cost> {
  const storageState = await page.context().storageState();
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ storageState, viewport, reducedMotion: 'no-preference' });
  const visit = await context.newPage();
  await prepare(visit);
  await visit.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const sent: Promise<{ isScript: boolean; size: number }>[] = [];
  visit.on('requestfinished', (request) => {
    const isScript = /\.m?js$/.test(new URL(request.url()).pathname);
    sent.push(request.sizes().then(({ responseBodySize }) => ({ isScript, size: responseBodySize })));
  });
  await visit.goto(address, { waitUntil: 'networkidle' });
  const shift = await visit.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  const sizes = await Promise.all(sent);
  await context.close();
  const add = (of: typeof sizes) => of.reduce((sum, { size }) => sum + size, 0);
  return {
    requests: sizes.length,
    bytes: add(sizes),
    scriptBytes: add(sizes.filter(({ isScript }) => isScript)),
    shift,
  };
}

function expectWithin(cost: Cost, most: { requests: number; bytes: number }) {
  expect(cost.requests).toBeGreaterThan(0);
  expect(cost.requests).toBeLessThanOrEqual(most.requests);
  expect(cost.bytes).toBeLessThan(most.bytes);
  expect(cost.shift).toBeLessThan(MOST_SHIFT);
}

test('the landing page', async ({ page, baseURL, browser }) => {
  expectWithin(await measureVisit(browser, page, new URL('/', baseURL).href), { requests: 48, bytes: 480_000 });
});

test('the dashboard, with a page of jobs', async ({ page, baseURL, browser }) => {
  await signUp(page, baseURL);
  const prepare = (visit: Page) =>
    serveJobs(
      visit,
      Array.from({ length: 9 }, () => inventJob({})),
    );
  const cost = await measureVisit(browser, page, new URL('/console', baseURL).href, prepare);
  expectWithin(cost, { requests: 75, bytes: 410_000 });
});

test('the review, with its pages', async ({ page, baseURL, browser }) => {
  const { buffer } = await makeLongStatement();
  const { jobId } = await openReview(page, baseURL, buffer);
  const cost = await measureVisit(browser, page, new URL(`/console/jobs/${jobId}`, baseURL).href);
  expectWithin(cost, { requests: 95, bytes: 740_000 });
});

test('a first visit is sent little JavaScript, whichever page it begins with', async ({ page, baseURL, browser }) => {
  await signUp(page, baseURL);
  for (const [path, most] of Object.entries(MOST_SCRIPT_BYTES)) {
    const { scriptBytes } = await measureVisit(browser, page, new URL(path, baseURL).href);
    expect(scriptBytes, path).toBeGreaterThan(0);
    expect(scriptBytes, path).toBeLessThan(most);
  }
});
