import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Review } from '@extracto/contract';
import type { ExtractionResult } from '@extracto/model';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { finishJob } from './steps/finish-job.ts';
import { makeProtectedStatement, makeShortStatement } from './steps/make-statement.ts';
import { openReview } from './steps/open-review.ts';
import { signUp } from './steps/sign-up.ts';

/** Its twelfth row prints -277.59 where its own balances ask for -247.59. */
const CONTRADICTED = join(import.meta.dirname, '../apps/server/src/samples/documents/mismatch.pdf');

const grid = (page: Page) => page.getByRole('grid', { name: 'Transactions' });
const verdict = (page: Page) => page.getByRole('status').first();

async function openContradicted(page: Page, baseURL: string | undefined) {
  const opened = await openReview(page, baseURL, await readFile(CONTRADICTED), 'march.pdf');
  await expect(verdict(page)).toHaveText("Totals don't match");
  return opened;
}

test('a job card leads to the review, where rows are edited by keyboard and the seal follows', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { apiKey } = await signUp(page, baseURL);
  const { name, buffer, truth } = await makeShortStatement();
  await finishJob(page, apiKey, name, buffer);
  const rows = truth.statements[0]?.transactions ?? [];
  const right = rows[0]?.amount ?? '';
  await page.goto('/console');
  await page.getByRole('link', { name: `Review ${name}` }).click();
  await expect(verdict(page)).toHaveText('Verified');

  await grid(page).focus();
  for (const key of ['ArrowDown', 'End', 'ArrowLeft', 'F2']) await page.keyboard.press(key);
  await page.getByLabel('New amount').fill('twelve');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('An amount is written as');
  await page.getByLabel('New amount').fill('-1.23');
  await page.keyboard.press('Enter');
  await expect(grid(page)).toBeFocused();
  await expect(verdict(page)).toHaveText("Totals don't match");
  await expect(page.getByText('1 row changed by hand')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  const reviewed = JSON.parse(await readFile(await (await download).path(), 'utf8')) as ExtractionResult;
  expect(reviewed.statements[0]?.verification.status).toBe('mismatch');
  expect(reviewed.statements[0]?.transactions[0]).toMatchObject({ amount: '-1.23', corrected: { read: right } });
  await grid(page).focus();

  await page.keyboard.press('Control+z');
  await expect(verdict(page)).toHaveText('Verified');
  await page.keyboard.press('Control+y');
  await expect(verdict(page)).toHaveText("Totals don't match");
  await page.keyboard.press('Enter');
  await page.getByLabel('New amount').fill(right);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Verified');
  await expect(page.getByText('changed by hand')).toHaveCount(0);

  await page.keyboard.press('Control+m');
  await expect(verdict(page)).toHaveText("Totals don't match");
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Delete');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows.length));
  await expect(verdict(page)).toHaveText("Totals don't match");
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows.length + 2));
  await page.keyboard.press('Control+z');
  await expect(verdict(page)).toHaveText('Verified');

  await page.keyboard.press('Control+d');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows.length + 2));
  await expect(page.getByText('2 rows changed by hand')).toBeVisible();
  await expect(verdict(page)).toHaveText('Verified');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('changed by hand')).toHaveCount(0);
});

test('corrections save themselves, with who and when, stay, are in the downloads, and can be taken back', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { apiKey, email } = await signUp(page, baseURL);
  const { name, buffer } = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, name, buffer);
  await page.goto(`/console/jobs/${jobId}`);
  await grid(page).focus();
  for (const key of ['ArrowDown', 'Control+m']) await page.keyboard.press(key);
  await expect(page.getByText('1 edit · Saved')).toBeVisible();
  await expect(page.getByTitle(`Corrected by ${email}`)).toBeVisible();

  await page.reload();
  await expect(verdict(page)).toHaveText("Totals don't match");
  await expect(page.getByText('1 row changed by hand')).toBeVisible();
  const headers = { 'X-API-KEY': apiKey };
  const read = async (query: string) =>
    (await (
      await page.request.get(`/api/v1/jobs/${jobId}/result.json${query}`, { headers })
    ).json()) as ExtractionResult;
  const [corrected, original] = [await read(''), await read('?version=original')];
  expect(corrected.statements[0]?.transactions[0]).toHaveProperty('corrected');
  expect(corrected.statements[0]?.verification.status).toBe('mismatch');
  expect(original.statements[0]?.verification.status).toBe('verified');

  await grid(page).focus();
  for (const key of ['ArrowDown', 'Control+m']) await page.keyboard.press(key);
  await expect(verdict(page)).toHaveText('Verified');
  await expect.poll(() => read('')).toEqual(original);
});

test('a statement without rows is filled in by hand', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { apiKey } = await signUp(page, baseURL);
  const { name, buffer, truth } = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, name, buffer);
  await page.goto(`/console/jobs/${jobId}`);
  const count = truth.statements[0]?.transactions.length ?? 0;
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await grid(page).focus();
  for (const key of ['ArrowDown', 'Control+a', 'Control+Delete']) await page.keyboard.press(key);
  await page.getByLabel('Date of the first row').fill('2026-03-31');
  await page.getByRole('button', { name: 'Add the first row' }).click();
  await expect(grid(page).getByText('2026-03-31')).toBeVisible();
  await expect(page.getByText(`${count + 1} edits · Saved`)).toBeVisible();
  await page.reload();
  await expect(grid(page).getByText('2026-03-31')).toBeVisible();
});

test('a link that is followed right after a correction takes it along', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { jobId } = await openContradicted(page, baseURL);
  await grid(page).focus();
  for (const key of ['ArrowDown', 'Control+m']) await page.keyboard.press(key);
  await page.getByRole('link', { name: '‹ Jobs' }).click();
  await expect(page).toHaveURL('/console');
  await page.goto(`/console/jobs/${jobId}`);
  await expect(page.getByText('1 edit · Saved')).toBeVisible();
});

test('an unsaved review keeps the page open, says so, and is saved again or discarded by choice', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContradicted(page, baseURL);
  await page.route('**/result', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await grid(page).focus();
  for (const key of ['ArrowDown', 'Control+m']) await page.keyboard.press(key);
  await expect(page.getByRole('alert')).toContainText("Your last corrections aren't saved.");
  await page.getByRole('link', { name: '‹ Jobs' }).click();
  await expect(page.getByRole('button', { name: 'Leave without saving' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.unroute('**/result');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('1 edit · Saved')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [width, height, rows] of [
  [1280, 800, 18],
  [1920, 1080, 30],
] as const) {
  test(`at ${width} × ${height} at least ${rows} rows are in sight, below the title and the verdict`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await openContradicted(page, baseURL);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const box = await grid(page).boundingBox();
    const row = await grid(page).getByRole('row').nth(1).boundingBox();
    const head = await grid(page).getByRole('row').first().boundingBox();
    if (heading === null || box === null || row === null || head === null) throw new Error('not shown');
    expect(heading.y).toBeGreaterThan(0);
    expect(heading.y).toBeLessThan(box.y);
    expect(Math.floor((box.height - head.height) / row.height)).toBeGreaterThanOrEqual(rows);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  });
}

test('figures of any length are shown whole', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { jobId } = await openContradicted(page, baseURL);
  await page.route('**/result.json?**', async (route) => {
    const result = (await (await route.fetch()).json()) as ExtractionResult;
    for (const row of result.statements[0]?.transactions ?? []) row.balance = '-1234567890123.45';
    return route.fulfill({ json: result });
  });
  await page.goto(`/console/jobs/${jobId}`);
  const balance = grid(page).getByText('−1,234,567,890,123.45').first();
  await expect(balance).toBeVisible();
  expect(await balance.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
});

test('nothing lies over the rows, help included', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openContradicted(page, baseURL);
  const help = await page.getByRole('button', { name: 'Help', exact: true }).boundingBox();
  const rows = await grid(page).boundingBox();
  if (help === null || rows === null) throw new Error('not shown');
  expect(help.y >= rows.y + rows.height || help.y + help.height <= rows.y).toBe(true);
});

test('a value leads to its box, and a box to its row', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openContradicted(page, baseURL);
  await page.getByRole('button', { name: 'Facts' }).click();
  await page.locator('input[value="12153.00"]').focus();
  await expect(page.locator('[data-selected]')).toHaveAttribute('aria-label', /12,153.00 on page 1/);
  await page.getByRole('button', { name: 'Row 3 on page 1' }).click();
  await expect(grid(page).getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '4');
});

test('the pages of a protected document ask for its password; without the document the rows remain', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { jobId } = await openContradicted(page, baseURL);
  const locked = await makeProtectedStatement();
  await page.route('**/document', (route) => route.fulfill({ contentType: 'application/pdf', body: locked.buffer }));
  await page.reload();
  await page.getByLabel('Password of the PDF').fill(locked.password ?? '');
  await page.getByRole('button', { name: 'Show pages' }).click();
  await expect(page.locator('canvas').first()).toBeVisible();

  await page.unroute('**/document');
  await page.route('**/document', (route) =>
    route.fulfill({ status: 410, contentType: 'application/problem+json', json: { message: 'deleted', errors: [] } }),
  );
  await page.goto(`/console/jobs/${jobId}`);
  await expect(page.getByText('The PDF was deleted')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '13');
});

test('of three thousand rows only those in sight are in the page, and the last is one key away', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { jobId } = await openContradicted(page, baseURL);
  const rows = Array.from({ length: 3000 }, (_, origin) => ({ origin, values: null }));
  await page.route('**/review', async (route) => {
    const review = (await (await route.fetch()).json()) as Review;
    return route.fulfill({ json: { ...review, statements: [{ rows }] } });
  });
  await page.route('**/result.json?**', async (route) => {
    const result = (await (await route.fetch()).json()) as ExtractionResult;
    const [statement] = result.statements;
    const [row] = statement?.transactions ?? [];
    if (statement === undefined || row === undefined) throw new Error('no row');
    statement.transactions = Array.from({ length: 3000 }, () => row);
    return route.fulfill({ json: result });
  });
  await page.goto(`/console/jobs/${jobId}`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3001');
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect(grid(page).getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '3001');
  await expect(grid(page).getByRole('row', { selected: true })).toBeInViewport();
  expect(await grid(page).getByRole('row').count()).toBeLessThan(60);
});

test('a job of somebody else, or none, says so', async ({ page, baseURL, browser }) => {
  const { jobId } = await openContradicted(page, baseURL);
  const stranger = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await signUp(stranger, baseURL);
  await stranger.goto(`/console/jobs/${jobId}`);
  await expect(stranger.getByRole('alert')).toContainText('This job cannot be reviewed.');
  await stranger.context().close();
});

for (const width of [360, 1440]) {
  test.describe(`${width} px wide, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the review has no accessibility finding', async ({ page, baseURL }) => {
      await openContradicted(page, baseURL);
      await grid(page).focus();
      await page.keyboard.press('ArrowDown');
      if (width > 900) await expect(page.locator('canvas').first()).toBeVisible();
      await expectSound(page, `review-${width}`);
    });
  });
}

test('a fact is corrected in the drawer, proved again while it is typed, and an earlier version comes back', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { name, buffer } = await makeShortStatement();
  const { apiKey, jobId } = await openReview(page, baseURL, buffer, name);
  await expect(verdict(page)).toHaveText('Verified');
  await page.getByRole('button', { name: 'Facts' }).click();
  const [tool, rows] = [page.getByRole('button', { name: 'Larger' }), grid(page)];
  await expect
    .poll(async () => {
      const [left, right] = [await tool.boundingBox(), await rows.boundingBox()];
      return left!.x + left!.width <= right!.x;
    })
    .toBe(true);
  await page.getByLabel('Holder').fill('Jane Sample');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 edit · Saved')).toBeVisible();

  const opening = page.getByLabel('Opening balance');
  const right = await opening.inputValue();
  await opening.fill('1.00');
  await expect(verdict(page)).toHaveText("Totals don't match");
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toHaveText('Verified');
  await opening.fill('about ten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('An amount is written as');
  await opening.fill('1.00');
  await page.keyboard.press('Tab');
  await expect(page.getByText('2 edits · Saved')).toBeVisible();
  await expectSound(page, 'review-facts');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('menuitem');
  await expect(versions).toHaveText([/2 edits.*Now/, /1 edit .*Restore/]);
  await versions.nth(1).click();
  await expect(verdict(page)).toHaveText('Verified');
  await expect(opening).toHaveValue(right);
  await expect(page.getByText('1 edit · Saved')).toBeVisible();
  const headers = { 'X-API-KEY': apiKey };
  const answer = await page.request.get(`/api/v1/jobs/${jobId}/result.json`, { headers });
  const { statements } = (await answer.json()) as ExtractionResult;
  expect(statements[0]).toMatchObject({ account: { holder: 'Jane Sample' }, openingBalance: right });
});
