/** The dashboard of those who come back: jobs as dense rows that are searched, filtered, and worked on several at a time. */
import { readFile } from 'node:fs/promises';
import { type PlainStatement, printPlainStatement } from '@extracto/samples';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectSound } from './steps/expect-sound.ts';
import { finishJob } from './steps/finish-job.ts';
import { signUp } from './steps/sign-up.ts';

const month = (accountNumber: string, number: string, opening: number): PlainStatement => ({
  accountNumber,
  from: `2025-${number}-01`,
  to: `2025-${number}-28`,
  opening,
  bookings: [
    { date: `2025-${number}-03`, description: 'Salary Northgate', minor: 1_000 },
    { date: `2025-${number}-11`, description: 'Rent', minor: -500 },
  ],
});
const STATEMENTS = [
  ['one-january.pdf', month('1234567890', '01', 10_000)],
  ['one-february.pdf', month('1234567890', '02', 10_500)],
  ['two-january.pdf', month('5555000077', '01', 4_000)],
] as const;

const rows = (page: Page) => page.getByRole('region', { name: 'Table of jobs' }).locator('tbody tr');

async function openTable(page: Page, baseURL: string | undefined) {
  const { apiKey } = await signUp(page, baseURL);
  for (const [name, statement] of STATEMENTS) {
    await finishJob(page, apiKey, name, Buffer.from(await printPlainStatement(statement)));
  }
  await page.goto('/console');
  await page.getByText('Table', { exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('jobs are found by words, month and account, and the address shows the same again', async ({ page, baseURL }) => {
  await openTable(page, baseURL);
  await expect(page.getByText('3 jobs, 6 rows')).toBeVisible();
  await page.getByLabel('Month').fill('2025-01');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Account', { exact: true }).selectOption('5555000077');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/view=table.*month=2025-01.*account=5555000077/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('two-january.pdf');
  await page.getByLabel('Account', { exact: true }).selectOption('');
  await page.getByLabel('Month').fill('');
  await page.getByRole('searchbox', { name: 'Find jobs' }).fill('one');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Verdict', { exact: true }).selectOption('Failed');
  await expect(page.getByText('No jobs match.')).toBeVisible();
});

test('a column sorts up and down, and review and back keep the table', async ({ page, baseURL }) => {
  await openTable(page, baseURL);
  const file = page.getByRole('columnheader', { name: 'File' }).getByRole('button');
  await file.click();
  await expect(rows(page).first()).toContainText('one-february.pdf');
  await file.click();
  await expect(rows(page).first()).toContainText('two-january.pdf');
  await page.getByRole('link', { name: 'two-january.pdf' }).click();
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toContainText('two-january.pdf');
});

test('several are downloaded as a ZIP with speaking names, in the format of the last time', async ({
  page,
  baseURL,
}) => {
  await openTable(page, baseURL);
  await page.getByLabel('Select all jobs').check();
  await page.getByLabel('Format', { exact: true }).selectOption('CSV');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const files = unzipSync(await readFile(await (await downloaded).path()));
  expect(Object.keys(files).toSorted()).toEqual(['0077-2025-01.csv', '7890-2025-01.csv', '7890-2025-02.csv']);
  expect(new TextDecoder().decode(files['7890-2025-02.csv'])).toContain('2025-02-11');
  await expect(page.getByRole('button', { name: 'Download one-january.pdf as CSV' })).toBeVisible();
});

test('statements of an account become one file, each booking once', async ({ page, baseURL }) => {
  await openTable(page, baseURL);
  await page.getByLabel('Select one-january.pdf').check();
  await page.getByLabel('Select one-february.pdf').check();
  await page.getByLabel('Format', { exact: true }).selectOption('JSON');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Merge per account' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('7890-2025-01-2025-02.json');
  const { statements } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(statements).toHaveLength(1);
  expect(statements[0].transactions).toHaveLength(4);
  expect([statements[0].openingBalance, statements[0].closingBalance]).toEqual(['100.00', '110.00']);
});

test('several are deleted at once, and the deletion can be undone', async ({ page, baseURL }) => {
  test.slow();
  await openTable(page, baseURL);
  const erase = async () => {
    await page.getByLabel('Select one-january.pdf').check();
    await page.getByLabel('Select one-february.pdf').check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await erase();
  await expect(page.getByText('2 jobs will be deleted in a few seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Deleting...')).toHaveCount(0);
  await erase();
  await expect(rows(page)).toHaveCount(1, { timeout: 15_000 });
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the table has no accessibility finding, ${viewport.width} px wide, light and dark`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await openTable(page, baseURL);
    await page.getByLabel('Select one-january.pdf').check();
    await expectSound(page, `table-${viewport.width}`);
    const scroller = page.getByRole('region', { name: 'Table of jobs' });
    const hidden = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    // On a phone the table scrolls; at a desk no column is out of sight.
    if (viewport.width >= 1280) expect(hidden).toBe(0);
  });
}
