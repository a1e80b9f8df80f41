import { expect, test } from '@playwright/test';

test('a stranger gets the first page, without an error in the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Extracto/);
  expect(errors).toEqual([]);
});

test('the service says that it is ready', async ({ request }) => {
  expect((await request.get('/ready')).status()).toBe(200);
});
