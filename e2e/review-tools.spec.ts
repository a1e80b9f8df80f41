/** Beside the rows of a review: find some, copy them, ask why a value is what it is, and see them at a glance. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlainStatement, printPlainStatement } from '@extracto/samples';
import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { openReview } from './steps/open-review.ts';

/** Its twelfth row prints -277.59 where its own balances ask for -247.59. */
const CONTRADICTED = join(import.meta.dirname, '../apps/server/src/samples/documents/mismatch.pdf');
const QUARTER: PlainStatement = {
  accountNumber: '1234567890',
  from: '2025-01-01',
  to: '2025-03-31',
  opening: 10_000,
  bookings: [
    { date: '2025-01-03', description: 'Salary Northgate', minor: 250_000 },
    { date: '2025-01-20', description: 'Green Grocer 0412', minor: -4_520 },
    { date: '2025-02-03', description: 'Salary Northgate', minor: 250_000 },
    { date: '2025-02-11', description: 'Rent', minor: -95_000 },
    { date: '2025-03-01', description: 'Green Grocer 0911', minor: -1_230 },
    { date: '2025-03-11', description: 'Rent', minor: -95_000 },
  ],
};

const grid = (page: Page) => page.getByRole('grid', { name: 'Transactions' });

const openQuarter = async (page: Page, baseURL: string | undefined) =>
  openReview(page, baseURL, Buffer.from(await printPlainStatement(QUARTER)));

test('rows are found by words and by kind, and edited where they are found', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openQuarter(page, baseURL);
  await page.getByRole('searchbox', { name: 'Find rows' }).fill('grocer');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(page.getByText('2 of 6 rows')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find rows' }).fill('');
  await page.getByLabel('Which rows').selectOption('Money out');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');

  // The second row shown is the fourth of the statement.
  await grid(page).getByText('Rent').first().click();
  await expect(page.locator('[data-selected]')).toHaveAttribute('aria-label', 'Row 4 on page 1');
  await page.keyboard.press('F2');
  await page.getByLabel('New description').fill('Rent, February');
  await page.keyboard.press('Enter');
  await page.getByLabel('Which rows').selectOption('Corrected');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await expect(grid(page).getByText('Rent, February')).toBeVisible();
});

test('rows are sorted by a column and back, and what is done to several is one step', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openQuarter(page, baseURL);
  const amount = grid(page).getByRole('columnheader', { name: 'Amount' });
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  const rows = grid(page).getByRole('row');
  await expect(rows.nth(1)).toContainText('Rent');
  await expect(rows.nth(6)).toContainText('Salary Northgate');

  // The three smallest, with the keyboard alone.
  await grid(page).focus();
  for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Year +1' }).click();
  await expect(page.getByText('3 rows changed by hand')).toBeVisible();
  await expect(grid(page).getByText('2026-')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid(page).getByText('2026-')).toHaveCount(0);

  await grid(page).getByText('Rent').first().click();
  await grid(page)
    .getByText('Rent')
    .last()
    .click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.getByLabel('Text to replace').fill('rent');
  await page.getByLabel('Replacement').fill('Office');
  await page.getByRole('button', { name: 'Replace in 2 descriptions' }).click();
  await expect(grid(page).getByText('Office')).toHaveCount(2);

  await amount.getByRole('button').click();
  await amount.getByRole('button').click();
  await expect(amount).toHaveAttribute('aria-sort', 'none');
  await grid(page).getByText('Green Grocer 0412').click();
  await grid(page)
    .getByText('Salary Northgate')
    .last()
    .click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await expect(grid(page).getByText('2,454.80', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Verified');
});

test('the pages say which one is seen, lead to another, and grow', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page, baseURL, Buffer.from(await printPlainStatement({ ...QUARTER, rowsPerPage: 2 })));
  await page.getByLabel('Page of 3').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Page 3' })).toBeInViewport();
  const before = (await page.getByRole('img', { name: 'Page 3' }).boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect
    .poll(async () => (await page.getByRole('img', { name: 'Page 3' }).boundingBox())?.width ?? 0)
    .toBeGreaterThan(before * 1.2);
});

test('one key leads from problem to problem', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page, baseURL, await readFile(CONTRADICTED));
  await grid(page).focus();
  await page.keyboard.press('F8');
  await expect(page.getByText('Problem 1 of 1')).toBeVisible();
  await expect(grid(page).getByRole('row', { selected: true })).toContainText('277.59');
});

test('the rows that are shown are copied as a table for a spreadsheet', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openQuarter(page, baseURL);
  await page.getByRole('searchbox', { name: 'Find rows' }).fill('rent 2025-02');
  await page.getByRole('button', { name: 'Copy as table' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeAttached();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return [await read('text/plain'), await read('text/html')];
  });
  expect(copied[0]?.split('\n')[1]).toBe('2025-02-11\tRent\t\t-950.00\tUSD\t4104.80');
  expect(copied[1]).toContain('<td>-950.00</td>');
});

test('why a value is what it is: its piece of the page, its column, and the checks that cover it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReview(page, baseURL, await readFile(CONTRADICTED));
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why).toContainText('Choose a value');
  await grid(page).getByText('−2,272.09').click();
  await expect(why).toContainText('Amount of row 5: −2,272.09');
  await expect(why).toContainText('Read from page 1.');
  await expect(why).toContainText('Column “Transaction Amount”.');
  await expect(why).toContainText('Failed: Opening balance plus all rows equals the closing balance');
  await expect(why).toContainText('A passed check covers this row.');
  const crop = why.getByRole('img', { name: 'Its place on page 1' });
  await expect.poll(() => crop.evaluate(countInk)).toBeGreaterThan(50);

  await page.getByRole('button', { name: 'Facts' }).click();
  await page.getByLabel('Closing balance').focus();
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  await expect(why).toContainText('Closing balance: 12,153.00');
  await expect(why).toContainText('Printed as “12,153.00”.');
  await grid(page).getByText('CITY PARKING 24H RALEIGH NC').click();
  await expect(why).toContainText('No check covers this row. Compare it with the page.');
});

function countInk(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let index = 0; index < data.length; index += 4)
    if ((data[index] ?? 255) < 100 && data[index + 3] === 255) dark++;
  return dark;
}

test('the overview has the balance, the months and the counterparties, each as figures too', async ({
  page,
  baseURL,
}) => {
  await openQuarter(page, baseURL);
  await page.getByRole('button', { name: 'Overview' }).click();
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(
    overview.getByRole('img', { name: 'Balance from 2025-01-03, 2,600.00, to 2025-03-11, 3,142.50' }),
  ).toBeVisible();
  await overview.getByText('6 days as a table').click();
  await expect(overview.getByRole('row', { name: '2025-02-11 4,104.80' })).toBeVisible();
  await expect(overview.getByRole('row', { name: '2025-02 2,500.00 950.00' })).toBeVisible();
  await expect(overview.getByRole('row', { name: /^Salary Northgate 2 rows 5,000.00/ })).toBeVisible();
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(grid(page)).toBeVisible();
});

test('of two hundred pages only those near the window are drawn, and the last is one key away', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const bookings = Array.from({ length: 3000 }, (_, index) => ({
    date: new Date(Date.UTC(2025, 0, 1 + Math.floor(index / 9))).toISOString().slice(0, 10),
    description: `Booking ${index + 1}`,
    minor: index % 2 === 0 ? 5_000 : -350 - index,
  }));
  const to = bookings.at(-1)?.date ?? '';
  const pdf = await printPlainStatement({ ...QUARTER, to, bookings, rowsPerPage: 15 });
  await page.goto('/tour/demo');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Drop your own statement/ }).click();
  await (await opened).setFiles([{ name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }]);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3001', { timeout: 60_000 });
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.locator('[data-page]')).toHaveCount(200);
  expect(await page.locator('canvas').count()).toBeLessThan(8);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('img', { name: 'Page 200' })).toBeInViewport();
  expect(await page.locator('canvas').count()).toBeLessThan(8);
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide, in light and dark`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('why and the overview have no accessibility finding', async ({ page, baseURL }) => {
      await openReview(page, baseURL, await readFile(CONTRADICTED));
      await page.getByRole('button', { name: 'Why', exact: true }).click();
      await grid(page).getByText('−2,272.09').click();
      await expect(page.getByRole('region', { name: 'Why' })).toContainText('Amount of row 5');
      await expectSound(page, `why-${width}`);
      await page.getByRole('button', { name: 'Why', exact: true }).click();
      await page.getByRole('button', { name: 'Overview' }).click();
      await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible();
      await expectSound(page, `overview-${width}`);
      await page.getByRole('button', { name: 'Overview' }).click();
      await page.getByRole('button', { name: /\d+ checks/ }).click();
      await expectSound(page, `checks-${width}`);
    });
  });
}

test('a rule gives rows their category and payee, here and in every download, and is exported and imported', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { name, buffer } = await makeShortStatement();
  const { apiKey, jobId } = await openReview(page, baseURL, buffer, name);
  await page.getByRole('button', { name: 'Rules' }).click();
  await grid(page).getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  await expect(page.getByLabel('Description contains')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByRole('alert')).toHaveText('Write a category, a payee, or both.');
  await page.getByLabel('Category').fill('Office');
  await page.getByLabel('Payee', { exact: true }).fill('Stationers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Rules' }).getByRole('listitem')).toContainText('Office · Stationers');
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Office');
  await expectSound(page, 'review-rules');

  const csv = () => page.request.get(`/api/v1/jobs/${jobId}/result.csv`, { headers: { 'X-API-KEY': apiKey } });
  expect(await (await csv()).text()).toContain(',Office,Stationers');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(',Office,Stationers');

  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export rules' }).click();
  const rules = await readFile(await (await exporting).path());
  await page.getByRole('button', { name: /^Remove the rule/ }).click();
  await expect(grid(page).getByRole('row').nth(1)).not.toContainText('Office');
  expect(await (await csv()).text()).not.toContain('Office');
  await page
    .getByLabel('Import rules')
    .setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer: rules });
  await expect(grid(page).getByRole('row').nth(1)).toContainText('Office');
});
