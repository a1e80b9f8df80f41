/** Refusals and failures of the service: the words in the log, and the message to the customer. */
import { expect, type Page, test } from '@playwright/test';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { signUp } from './steps/sign-up.ts';

const refuse = (page: Page, url: string | RegExp, status = 403) =>
  page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { message: 'Not today.', code: 'forbidden', errors: [] },
    }),
  );

const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.type() === 'error' && message.text() === text);

test('clients that cannot be loaded are logged, told, and asked for again; nobody claims that there are none', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await refuse(page, '**/api/v1/clients');
  const log = logged(page, 'Could not Fetch Clients');
  await page.goto('/console/settings');
  await log;
  await expect(page.getByRole('alert')).toContainText('Your clients could not be loaded. Nothing was lost. Not today.');
  await expect(page.getByText('No clients found.')).toHaveCount(0);
  await page.unroute('**/api/v1/clients');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem')).toHaveCount(1);
});

test('a person without a client gets one, which is the only entry', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.route('**/api/v1/clients', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.fallback(),
  );
  const created = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
  await page.goto('/console/settings');
  await created;
  await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem')).toHaveCount(1);
});

test('a webhook that is not saved is logged, and told at its field', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await refuse(page, '**/webhook');
  await page.goto('/console/settings');
  await page.getByLabel('Webhook URL').pressSequentially('https://example.com/hook');
  const log = logged(page, 'Failed to save wehook url');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await log;
  await expect(page.getByText('The URL was not saved. Not today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('jobs that cannot be loaded are logged, and told', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await refuse(page, '**/api/v1/jobs?**');
  const log = logged(page, 'Could Not Fetch Data');
  await page.goto('/console');
  await log;
  await expect(page.getByRole('alert')).toContainText('Not today.');
});

test('transactions that cannot be loaded are logged, and told', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await refuse(page, '**/transactions?**');
  const log = logged(page, 'Not today.');
  await page.goto('/console/profile');
  await log;
  await expect(page.getByRole('alert')).toContainText('Your receipts could not be loaded. Not today.');
});

test('without a client there are no transactions, and the log and the page say why', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await refuse(page, '**/api/v1/clients');
  const log = logged(page, 'Client ID is not available.');
  await page.goto('/console/profile');
  await log;
  await expect(page.getByText('Your receipts could not be loaded. Client ID is not available.')).toBeVisible();
});

test('a receipt that is refused is not shown', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const job = inventJob({ status: 'Failed', error: { code: 'no_text', message: 'No text.' } });
  await serveJobs(page, [job]);
  await refuse(page, '**/receipt');
  await page.goto('/console');
  await page.getByRole('button', { name: 'View receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Job receipt' });
  await expect(receipt).toContainText('Not today.');
  await expect(receipt).not.toContainText('Processed');
});

test('a session that ends leads to the login screen at the next call', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Receipts' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
});
