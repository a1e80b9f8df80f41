/** Reading in the browser: the same result as anywhere else, and nothing that leaves. */
import { readFile } from 'node:fs/promises';
import { extract } from '@extracto/engine';
import { type FormatName, formatNames, formats, writeResult } from '@extracto/formats';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import {
  makeLongStatement,
  makeProtectedStatement,
  makeShortStatement,
  type StatementFile,
} from './steps/make-statement.ts';

async function choose(page: Page, { name, mimeType, buffer }: Pick<StatementFile, 'name' | 'mimeType' | 'buffer'>) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drop your own statement/ }).click();
  await (await opened).setFiles([{ name, mimeType, buffer }]);
}

async function download(page: Page, format: 'JSON' | 'CSV'): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  return readFile(await (await started).path(), 'utf8');
}

/** Any format of the list behind the two that everybody wants. */
async function downloadOther(page: Page, format: FormatName): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByText('More formats').click();
  await page.getByRole('button', { name: formats[format].title, exact: true }).click();
  return readFile(await (await started).path(), 'latin1');
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Transactions' });

test('the browser gives the very bytes that the service gives, for open and protected statements', async ({ page }) => {
  test.slow();
  await page.goto('/tour/demo');
  const [short, long, locked] = await Promise.all([
    makeShortStatement(),
    makeLongStatement(),
    makeProtectedStatement(),
  ]);
  for (const file of [short, long, locked]) {
    await choose(page, file);
    if (file.password !== null) {
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('alert')).toContainText('The password does not open this PDF.');
      await page.getByLabel('Password').fill(file.password);
      await page.getByRole('button', { name: 'Unlock' }).click();
    }
    await expect(page.getByRole('heading', { name: file.name })).toBeVisible({ timeout: 30_000 });
    const expected = await extract(file.buffer, { password: file.password });
    expect(await download(page, 'JSON')).toBe(await writeResult(expected, 'json'));
    expect(await download(page, 'CSV')).toBe(await writeResult(expected, 'csv'));
    if (file === short) {
      for (const format of formatNames.slice(3)) {
        const bytes = Buffer.from(String(await writeResult(expected, format))).toString('latin1');
        expect(await downloadOther(page, format)).toBe(bytes);
      }
    }
    await page.getByRole('button', { name: 'Another document' }).click();
  }
});

test('once loaded it works without a network, and no request leaves while it reads', async ({ page, context }) => {
  await page.goto('/tour/demo');
  // The first reading brings the engine; everything after it happens without a network.
  await page.getByRole('button', { name: 'A sample that adds up' }).click();
  await expect(page.getByRole('status')).toHaveText('Verified', { timeout: 30_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  await download(page, 'JSON');
  await page.getByRole('button', { name: 'Another document' }).click();

  const requests: string[] = [];
  await context.route('**/*', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  const file = await makeShortStatement();
  await choose(page, file);
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible({ timeout: 30_000 });
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(1 + countRows(file)));
  await download(page, 'JSON');
  expect((await downloadOther(page, 'xlsx')).slice(0, 2)).toBe('PK');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

const countRows = ({ truth }: StatementFile) =>
  truth.statements.reduce((sum, { transactions }) => sum + transactions.length, 0);

test('the pages and the worker may not connect to anything, and the browser holds them to it', async ({ page }) => {
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  for (const path of ['/', '/tour/demo']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'A sample that adds up' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Verified' })).toBeVisible({ timeout: 30_000 });
    expect(policies.get(path)).toContain("connect-src 'none'");
    const outcome = await page.evaluate(() =>
      fetch('/ready').then(
        () => 'answered',
        () => 'refused',
      ),
    );
    expect(outcome).toBe('refused');
  }
  const worker = [...policies].find(([path]) => path.includes('reading-worker'));
  expect(worker?.[1]).toContain("connect-src 'none'");
  expect(page.workers().length).toBeGreaterThan(0);
  const fromWorker = await page
    .workers()
    .find((candidate) => candidate.url().includes('reading-worker'))
    ?.evaluate(() =>
      fetch('/ready').then(
        () => 'answered',
        () => 'refused',
      ),
    );
  expect(fromWorker).toBe('refused');
});

test('going from a private page to the console changes the document, and with it the policy', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/account/login');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a contradicted statement names its rows, and a row leads to its place on the page and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'A sample with one wrong figure' }).click();
  await expect(page.getByText("Totals don't match").first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'See it beside its pages' }).click();
  await expect(page).toHaveURL('/tour/demo');
  await page.getByRole('button', { name: /checks?$/ }).click();
  await page.getByRole('button', { name: 'row 12', exact: true }).click();
  await expect(page.locator('[data-selected]')).toHaveAttribute('aria-label', 'Row 12 on page 1');
  await grid(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-selected]')).toHaveAttribute('aria-label', 'Row 11 on page 1');
  await page.getByRole('button', { name: 'Row 3 on page 1' }).click();
  await expect(grid(page).getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '4');
});

test('a file that gives no result says why, and another can be tried', async ({ page }) => {
  await page.goto('/tour/demo');
  await choose(page, { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and nothing') });
  await expect(page.getByRole('alert')).toContainText('note.pdf gives no result.');
  await page.getByRole('button', { name: 'A sample that adds up' }).click();
  await expect(page.getByRole('status')).toHaveText('Verified', { timeout: 30_000 });
});

for (const width of [360, 1440]) {
  test.describe(`${width} px wide, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the tour has no accessibility finding, before and after reading', async ({ page }) => {
      await page.goto('/tour/demo', { waitUntil: 'networkidle' });
      await expectSound(page, `tour-${width}`);
      await page.getByRole('button', { name: 'A sample with one wrong figure' }).click();
      await expect(page.getByRole('status')).toHaveText("Totals don't match", { timeout: 30_000 });
      await expectSound(page, `tour-read-${width}`);
      if (width < 900) await page.getByText('Pages', { exact: true }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expectSound(page, `tour-pages-${width}`);
    });
  });
}
