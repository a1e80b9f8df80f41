/** Elements of every page of the console, and its pages' texts when there is nothing to show. */
import { expect, type Page, test } from '@playwright/test';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { signUp } from './steps/sign-up.ts';

const menuOf = (page: Page) => page.getByRole('button', { name: 'Account of Jane Sample' });

test('the navigation leads to every page, and the footer names the year', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  const menu = page.getByRole('navigation', { name: 'Console' });
  for (const [name, path] of [
    ['Settings', '/console/settings'],
    ['Developer API', '/console/docs/reference'],
    ['Add Extractions', '/console/purchase'],
    ['Receipts', '/console/profile'],
    ['Dashboard', '/console'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Extracto`);
});

test('the credit badge adds up all clients and leads to the purchase', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.route('**/api/v1/clients', async (route) => {
    const [client] = await (await route.fetch()).json();
    return route.fulfill({ json: [client, { ...client, clientId: '01JD3ZK4M8QW7V5T2R9N6B1XCY', credits: 1000 }] });
  });
  await page.goto('/console');
  const badge = page.getByRole('link', { name: /XTS/ });
  await expect(badge).toContainText('1,025 XTS');
  await badge.click();
  await expect(page).toHaveURL('/console/purchase');
});

test('the user menu says who is signed in, leads on, and signs out', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await menuOf(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Jane Sample');
  await expect(menu.getByRole('menuitem')).toHaveText(['Add Extractions', 'Profile', 'Settings', 'Logout']);
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/account/login');
});

test('the photo of a user is shown, and the default icon where there is none or it does not load', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  await expect(menuOf(page).locator('svg')).toBeVisible();
  let photoUrl = '/favicon.svg';
  await page.route('**/api/v1/auth/user', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), photoUrl } }),
  );
  await page.reload();
  await expect(menuOf(page).locator('img')).toHaveAttribute('src', '/favicon.svg');
  photoUrl = 'data:image/png;base64,AAAA';
  await page.reload();
  await expect(menuOf(page).locator('svg')).toBeVisible();
  await expect(menuOf(page).locator('img')).toHaveCount(0);
});

test('the whole page says Loading... until it is known who is there', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/user', async (route) => {
    await held;
    return route.fallback();
  });
  await page.goto('/console');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByText('No jobs found. Please upload a bank statement to start a job.')).toBeVisible();
});

test('the job list says Loading... until it is there', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/jobs?**', async (route) => {
    await held;
    return route.fallback();
  });
  await page.goto('/console');
  await expect(page.getByRole('region', { name: 'Jobs' }).or(page.getByRole('main')).first()).toContainText(
    'Loading...',
  );
  release();
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
});

test('the two modes are explained where one of them is chosen', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console');
  const mode = page.getByRole('combobox', { name: 'Extraction mode' });
  await expect(mode).toHaveValue('Document');
  await expect(page.getByText('The default and the most accurate. May be ineffective for large files')).toBeVisible();
  await expect(page.getByText('May give false positives where credit card statements include summary')).toBeVisible();
});

test('only jobs that succeeded offer downloads, JSON before CSV', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await serveJobs(page, [
    inventJob({ label: 'done.pdf' }),
    inventJob({ label: 'busy.pdf', status: 'Started' }),
    inventJob({ label: 'bad.pdf', status: 'Failed', error: { code: 'no_text', message: 'No text.' } }),
  ]);
  await page.goto('/console');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(
    cards
      .nth(0)
      .getByRole('button', { name: /^Download/ })
      .first(),
  ).toBeVisible();
  await expect(cards.nth(1).getByText(/Download/)).toHaveCount(0);
  await expect(cards.nth(2).getByText(/Download/)).toHaveCount(0);
  await expect(cards.nth(2).getByRole('button', { name: 'View receipt' })).toBeVisible();
});

test('credits and debits are told apart, by day, and an empty list says so', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const transaction = {
    transactionId: '01KJ2ZB3E1D7KQ9S0M6WXT2RHV',
    clientId: '01KJ2Z7A0P9E5S4HGJ1MTVKQ3W',
    type: 'Debit',
    kind: 'Extraction',
    amount: 4,
    key: null,
    description: 'march.pdf, 4 pages',
    balance: 21,
    date: '2026-03-05T12:00:00.000Z',
  };
  let answer: unknown[] = [
    transaction,
    { ...transaction, transactionId: '01KJ2ZB3E1D7KQ9S0M6WXT2RHW', type: 'Credit' },
  ];
  await page.route('**/transactions?**', (route) => route.fulfill({ json: answer }));
  await page.goto('/console/profile');
  const cards = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('March 5');
  await expect(cards.nth(0)).toContainText('Debit');
  await expect(cards.nth(0)).toContainText('−4 XTS');
  await expect(cards.nth(1)).toContainText('Credit');
  const colours = await cards.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item.querySelector('span') as Element).color),
  );
  expect(new Set(colours).size).toBe(2);
  answer = [];
  await page.reload();
  await expect(page.getByText('No recent transactions found.')).toBeVisible();
});

test('receipts come nine a page', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const asked: string[] = [];
  await page.route('**/transactions?**', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get('page')} of ${searchParams.get('pageSize')}`);
    return route.fallback();
  });
  await page.goto('/console/profile');
  const pager = page.getByRole('navigation', { name: 'Pages of transactions' });
  await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(asked).toEqual(['1 of 9']);
});

test('a page opens at its top, and going back returns to where one was', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signUp(page, baseURL);
  await page.goto('/console/docs/reference');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});
