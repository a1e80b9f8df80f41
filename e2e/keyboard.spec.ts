/** The whole way of a bookkeeper without a mouse: upload, review, correct, download. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

/** Goes on with Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    const words = await focused.evaluateAll(([element]) =>
      [element?.getAttribute('aria-label'), element?.textContent].filter(Boolean).join(' '),
    );
    if (name.test(words)) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test('keyboard alone uploads, reviews, corrects and downloads', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signUp(page, baseURL);
  const { name, buffer, truth } = await makeShortStatement();
  await page.goto('/console');
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /Drop bank statements here/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await expect(page.getByRole('button', { name: 'Start extraction' })).toBeEnabled();
  await tabTo(page, /Start extraction/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `Review ${name}` })).toBeVisible({ timeout: 30_000 });
  await tabTo(page, new RegExp(`Review ${name}`));
  await page.keyboard.press('Enter');

  const grid = page.getByRole('grid', { name: 'Transactions' });
  await expect(grid).toBeVisible();
  await tabTo(page, /^Transactions/);
  await expect(grid).toBeFocused();
  for (const key of ['ArrowDown', 'End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('-1.23');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 edit · Saved')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('F8');
  await expect(page.getByText(/Problem 1 of \d+/)).toBeVisible();

  const download = page.waitForEvent('download');
  for (let steps = 0; steps < 40 && !(await isFocused(page, 'CSV')); steps++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(',-1.23,');
  expect(csv.split('\r\n')).toHaveLength((truth.statements[0]?.transactions.length ?? 0) + 2);
});

const isFocused = (page: Page, text: string) =>
  page.locator(':focus').evaluateAll(([element], wanted) => element?.textContent?.trim() === wanted, text);
