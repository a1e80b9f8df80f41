import { expect, test } from '@playwright/test';
import { signUp } from './steps/sign-up.ts';

const MINUTE_MS = 60_000;

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the API key is masked, copied whole, and Copied belongs to one value for five seconds', async ({
  page,
  baseURL,
}) => {
  const { apiKey } = await signUp(page, baseURL);
  await page.clock.install();
  await page.goto('/console/settings');
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();
  await expect(page.getByText(`${'*'.repeat(10)}${apiKey.slice(-5)}`)).toBeVisible();
  await expect(page.getByText(apiKey)).toHaveCount(0);
  // From here on the page's clock goes as the test says: on a slow machine a tenth of a second is soon over.
  await page.clock.pauseAt(Date.now() + MINUTE_MS);

  await page.getByRole('button', { name: 'Copy API key' }).click();
  await expect(page.getByRole('button', { name: 'Copied: API key' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(apiKey);
  await page.getByRole('button', { name: 'Copy Client Id' }).click();
  await expect(page.getByRole('button', { name: 'Copied: Client Id' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeVisible();
  await page.clock.runFor(4900);
  await expect(page.getByRole('button', { name: 'Copied: Client Id' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copy Client Id' })).toBeVisible();
});

test('the test key is masked beside the live key, and copied whole', async ({ page, baseURL }) => {
  const { apiKey } = await signUp(page, baseURL);
  await page.goto('/console/settings');
  const card = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
  await expect(card.getByRole('term')).toHaveText(['Client Id', 'API key', 'Test API key']);
  await page.getByRole('button', { name: 'Copy Test API key' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toBe(apiKey);
  await expect(page.getByText(`${'*'.repeat(10)}${copied.slice(-5)}`)).toBeVisible();
  await expect(page.getByText(copied)).toHaveCount(0);
  const answer = await page.request.get('/api/v1/jobs', { headers: { 'X-API-KEY': copied } });
  expect(answer.status()).toBe(200);
});

test('the webhook button goes from disabled to Save Changes, Saving... and Changes Saved', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/webhook', async (route) => {
    await held;
    return route.fallback();
  });
  await page.goto('/console/settings');
  const field = page.getByLabel('Webhook URL');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await field.pressSequentially('https://example.com/hook');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Changes Saved' })).toBeDisabled();
  await field.press('End');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await page.reload();
  await expect(field).toHaveValue('https://example.com/hook');
  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await expect(page.getByRole('button', { name: 'Changes Saved' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('');
});

for (const url of ['example.com/hook', 'ftp://example.com', 'http://localhost/hook', 'https://example.com/a b']) {
  test(`the webhook address ${JSON.stringify(url)} is refused and not sent`, async ({ page, baseURL }) => {
    await signUp(page, baseURL);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/webhook')) sent += 1;
    });
    await page.goto('/console/settings');
    await page.getByLabel('Webhook URL').pressSequentially(url);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Requires a valid url starting with http:// or https://')).toBeVisible();
    await expect(page.getByLabel('Webhook URL')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toBe(0);
  });
}

test('the key is replaced only after asking, and the new one is shown masked', async ({ page, baseURL }) => {
  const { apiKey } = await signUp(page, baseURL);
  await page.goto('/console/settings');
  await page.getByRole('button', { name: 'Replace API key' }).click();
  await page.getByRole('button', { name: 'Keep current key' }).click();
  await expect(page.getByText(`${'*'.repeat(10)}${apiKey.slice(-5)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Replace API key' }).click();
  await page.getByRole('button', { name: 'Replace key' }).click();
  await expect(page.getByText(/The key was replaced. The old key works until \w/)).toBeVisible();
  await expect(page.getByText(`${'*'.repeat(10)}${apiKey.slice(-5)}`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy API key' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await page.request.get('/api/v1/jobs', { headers: { 'X-API-KEY': copied } });
  expect(answer.status()).toBe(200);
});

test('a named key is made after the password, shown once, and ends when it is revoked', async ({ page, baseURL }) => {
  const { password } = await signUp(page, baseURL);
  await page.goto('/console/settings');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByLabel('Name').fill('Bookkeeping');
  await form.getByLabel('Allowed networks').fill('somewhere');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('An IP address or network, such as 203.0.113.7 or 203.0.113.0/24')).toBeVisible();
  await form.getByLabel('Allowed networks').fill('');
  await form.getByRole('button', { name: 'Create key' }).click();
  const keys = page.getByRole('list', { name: 'Named keys' }).getByRole('listitem');
  await expect(keys).toContainText(['Reads jobs and results · never used']);
  await page.getByRole('button', { name: 'Copy new key' }).click();
  const headers = { 'X-API-KEY': await page.evaluate(() => navigator.clipboard.readText()) };
  expect((await page.request.get('/api/v1/jobs', { headers })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('We keep only its hash')).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Bookkeeping' }).click();
  await page.getByRole('button', { name: 'Really revoke Bookkeeping' }).click();
  await expect(keys).toHaveCount(0);
  expect((await page.request.get('/api/v1/jobs', { headers })).status()).toBe(401);
});

test('the profile lists what was credited', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/profile');
  await expect(page.getByText("Here's a quick look at your recent transaction receipts.")).toBeVisible();
  const card = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('+25 XTS');
  await expect(card).toContainText('Credit');
  const pager = page.getByRole('navigation', { name: 'Pages of transactions' });
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
});
