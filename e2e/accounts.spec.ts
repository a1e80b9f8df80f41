/** Statements of one account over several jobs: what fits, what is missing, and one file of all of them. */
import { readFile } from 'node:fs/promises';
import type { ExtractionResult } from '@extracto/model';
import { type PlainStatement, printPlainStatement } from '@extracto/samples';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { finishJob } from './steps/finish-job.ts';
import { signUp } from './steps/sign-up.ts';

const coffee = (date: string) => ({ date, description: 'Coffee house', minor: -350 });
const salary = (date: string) => ({ date, description: 'Salary', minor: 50_000 });
const ACCOUNT = { accountNumber: '1234567890' };
const STATEMENTS: Readonly<Record<string, PlainStatement>> = {
  'january.pdf': {
    ...ACCOUNT,
    from: '2025-01-01',
    to: '2025-01-31',
    opening: 10_000,
    bookings: [salary('2025-01-03'), coffee('2025-01-20'), coffee('2025-01-20'), coffee('2025-01-28')],
  },
  'february.pdf': {
    ...ACCOUNT,
    from: '2025-02-01',
    to: '2025-02-28',
    opening: 58_950,
    bookings: [salary('2025-02-03'), coffee('2025-02-20')],
  },
  'late-february.pdf': {
    ...ACCOUNT,
    from: '2025-02-15',
    to: '2025-03-10',
    opening: 108_950,
    bookings: [coffee('2025-02-20'), salary('2025-03-03')],
  },
  'april.pdf': {
    ...ACCOUNT,
    from: '2025-04-01',
    to: '2025-04-30',
    opening: 150_000,
    bookings: [coffee('2025-04-02'), salary('2025-04-03')],
  },
};

async function submitAll(page: Page, apiKey: string, names: readonly string[] = Object.keys(STATEMENTS)) {
  for (const name of names) {
    await finishJob(page, apiKey, name, Buffer.from(await printPlainStatement(STATEMENTS[name]!)));
  }
}

const account = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '1234567890' }) });

test('the console leads to the accounts, which say what follows, what is missing and what is there twice', async ({
  page,
  baseURL,
}) => {
  const { apiKey } = await signUp(page, baseURL);
  await submitAll(page, apiKey);
  await page.goto('/console');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Accounts' }).click();
  await expect(page).toHaveURL('/console/accounts');
  const items = account(page).getByRole('list', { name: 'Statements of 1234567890' }).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.nth(0)).toContainText('2025-01-01 to 2025-01-31');
  await expect(items.nth(1)).toContainText('Opens with the previous closing balance.');
  await expect(items.nth(2)).toContainText('14 days are in both statements.');
  await expect(items.nth(3)).toContainText('21 days without a statement. The balances differ by −86.00.');
  const months = account(page).getByRole('table', { name: 'Months of 1234567890' }).getByRole('row');
  await expect(months.nth(1).getByRole('cell')).toHaveText([
    ...['there', 'there twice', 'in part', 'there'],
    ...Array.from({ length: 8 }, () => ''),
  ]);
  await expect(account(page)).toContainText('2025-03 in part');
  await account(page).getByText('Balance and cash flow').click();
  await expect(
    account(page).getByRole('img', { name: 'Balance from 2025-01-01, 100.00, to 2025-04-30, 1,996.50' }),
  ).toBeVisible();
  const flows = account(page).getByRole('table', { name: 'Money in and out by month' }).getByRole('row');
  await expect(flows.nth(1)).toHaveText(/2025-01500.0010.50/);
  await expectSound(page, 'accounts-overview');
  await items.nth(1).getByRole('link', { name: 'february.pdf' }).click();
  await expect(page).toHaveURL(/\/console\/jobs\/[0-9A-Z]{26}$/);
});

test('one file has every booking once, and those that only look alike as often as they were', async ({
  page,
  baseURL,
}) => {
  const { apiKey } = await signUp(page, baseURL);
  await submitAll(page, apiKey, ['february.pdf', 'january.pdf', 'late-february.pdf']);
  await page.goto('/console/accounts');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 1234567890 as JSON' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^account-[0-9A-Z]{26}-0\.json$/);
  const { statements } = JSON.parse(await readFile(await file.path(), 'utf8')) as ExtractionResult;
  expect(statements[0]?.verification.status).toBe('verified');
  expect(statements[0]?.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2025-01-03 500.00',
    '2025-01-20 -3.50',
    '2025-01-20 -3.50',
    '2025-01-28 -3.50',
    '2025-02-03 500.00',
    '2025-02-20 -3.50',
    '2025-03-03 500.00',
  ]);
  const other = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Choose a format for 1234567890' }).click();
  await page.getByRole('menuitem', { name: 'OFX' }).click();
  expect(await readFile(await (await other).path(), 'utf8')).toContain('<STMTTRN>');
});

test('without a statement the page says what to do', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/accounts');
  await expect(page.getByText('No statements yet.')).toBeVisible();
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the accounts have no accessibility finding', async ({ page, baseURL }) => {
      const { apiKey } = await signUp(page, baseURL);
      await submitAll(page, apiKey);
      await page.goto('/console/accounts');
      await expect(account(page)).toBeVisible();
      await expectSound(page, `accounts-${width}`);
    });
  });
}
