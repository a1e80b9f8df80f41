/**
 * `npm run bench -- --review`: a statement of 3,000 rows on 200 pages under review in Chromium. It is scrolled from end to
 * end by wheel and by key, searched, and edited, while the page counts its long tasks (W3C Long Tasks: 50 ms and more).
 * Exit status 1 when one took longer than 200 ms. What is measured is this machine; on a busy one every task is longer.
 */
import type { Review } from '@extracto/contract';
import { extract } from '@extracto/engine';
import { saveReview, startReview } from '@extracto/engine/review';
import { printPlainStatement } from '@extracto/samples';
import { type Browser, chromium, type Page } from '@playwright/test';
import startProduct from '../e2e/start-product.ts';
import { finishJob } from '../e2e/steps/finish-job.ts';
import { makeShortStatement } from '../e2e/steps/make-statement.ts';
import { signUp } from '../e2e/steps/sign-up.ts';
import { findChromium } from '../scripts/find-chromium.ts';

const [ROWS, ROWS_PER_PAGE, LONGEST_MS] = [3000, 15, 200];

interface LongTasks {
  readonly act: string;
  readonly count: number;
  readonly longestMs: number;
}

/** The exit status. */
export async function runReview(): Promise<number> {
  const stop = await startProduct();
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium. Install one, or set CHROME_PATH to one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const measured = await measure(browser, process.env.EXTRACTO_E2E_URL ?? '');
    console.log(`| ${ROWS} rows, ${ROWS / ROWS_PER_PAGE} pages | long tasks | longest, ms |\n|---|--:|--:|`);
    for (const { act, count, longestMs } of measured) console.log(`| ${act} | ${count} | ${longestMs.toFixed(0)} |`);
    return measured.some(({ longestMs }) => longestMs > LONGEST_MS) ? 1 : 0;
  } finally {
    await browser.close();
    await stop();
  }
}

async function measure(browser: Browser, baseURL: string): Promise<LongTasks[]> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  await openLargeReview(page, baseURL);
  const grid = page.getByRole('grid', { name: 'Transactions' });
  const acts: readonly (readonly [string, () => Promise<void>])[] = [
    ['scrolled by wheel', () => scroll(page)],
    ['walked by key', () => walk(page)],
    ['searched', () => page.getByRole('searchbox', { name: 'Find rows' }).pressSequentially('coffee 1')],
    ['search taken back', () => page.getByRole('searchbox', { name: 'Find rows' }).fill('')],
    ['edited', () => edit(page)],
    ['undone', () => page.keyboard.press('Control+z')],
    ['at a glance', () => page.getByRole('button', { name: 'Overview' }).click()],
  ];
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  const measured: LongTasks[] = [];
  for (const [act, run] of acts) {
    await settle(page);
    await page.evaluate(() => Object.assign(window, { longTasks: [] }));
    await run();
    await settle(page);
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    measured.push({ act, count: tasks.length, longestMs: Math.max(0, ...tasks) });
  }
  return measured;
}

/** A job of its own in the service, whose answers are those of the large document: read here, by the same engine. */
async function openLargeReview(page: Page, baseURL: string): Promise<void> {
  const { apiKey } = await signUp(page, baseURL);
  const { name, buffer } = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, name, buffer);
  const pdf = await printLarge();
  const result = await extract(pdf);
  const { statements } = saveReview(result, result.statements.map(startReview));
  await page.route('**/document', (route) => route.fulfill({ body: Buffer.from(pdf), contentType: 'application/pdf' }));
  await page.route('**/result.json?**', (route) => route.fulfill({ json: result }));
  await page.route('**/review', async (route) => {
    const review = (await (await route.fetch()).json()) as Review;
    return route.fulfill({ json: { ...review, statements } });
  });
  await page.addInitScript(() => {
    Object.assign(window, { longTasks: [] });
    new PerformanceObserver((list) => {
      const { longTasks } = window as unknown as { longTasks: number[] };
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(`/console/jobs/${jobId}`);
  await page.locator('canvas').first().waitFor();
}

function printLarge(): Promise<Uint8Array> {
  const bookings = Array.from({ length: ROWS }, (_, index) => ({
    date: new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 9))).toISOString().slice(0, 10),
    description: index % 30 === 0 ? 'Salary Northgate' : `Coffee house ${index}`,
    minor: index % 30 === 0 ? 250_000 : -350 - index,
  }));
  const to = bookings.at(-1)?.date ?? '';
  const statement = { accountNumber: '1234567890', from: '2025-01-01', to, opening: 10_000, bookings };
  return printPlainStatement({ ...statement, rowsPerPage: ROWS_PER_PAGE });
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Transactions' }).hover();
  for (let step = 0; step < 60; step++) await page.mouse.wheel(0, 1500);
  await page.getByRole('region', { name: 'Pages of the document' }).hover();
  for (let step = 0; step < 60; step++) await page.mouse.wheel(0, 1500);
}

async function walk(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Transactions' }).focus();
  for (const key of ['Control+Home', 'PageDown', 'PageDown', 'ArrowDown', 'Control+End', 'PageUp', 'Control+Home']) {
    await page.keyboard.press(key);
  }
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Transactions' }).focus();
  for (const key of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'F2']) await page.keyboard.press(key);
  await page.getByLabel('New amount').fill('-1.23');
  await page.keyboard.press('Enter');
  await page.getByText('1 row changed by hand').waitFor();
  for (const key of ['Control+m', 'Control+Enter', 'Control+Delete']) await page.keyboard.press(key);
}

/** Two frames and a task later everything that was asked for has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
