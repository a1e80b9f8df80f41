/** A click settles an ambiguity of the page, and a missed row is added where it stands on the page. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSound } from './steps/expect-sound.ts';
import { openReview } from './steps/open-review.ts';
import { printOpenStatement } from './steps/print-open-statement.ts';

const LINES = ['Account Number 1234567890', 'Opening Balance 100.00', 'Closing Balance 130.00'] as const;
const BILL = () =>
  printOpenStatement(
    [...LINES, 'Statement Period 1 March 2026 to 31 March 2026'],
    [
      ['02 Mar 2026', 'Green Grocer 0412', '20.00', '120.00'],
      ['05 Mar 2026', 'Harbour Books', '15.00', '135.00'],
      ['09 Mar 2026', 'Thank you', '-5.00', '130.00'],
    ],
  );
const YEARLESS = () =>
  printOpenStatement(
    [...LINES, 'Checking'],
    [
      ['30 Dec', 'Salary', '35.00', '135.00'],
      ['09 Jan', 'Harbour Books', '-5.00', '130.00'],
    ],
  );

const grid = (page: Page) => page.getByRole('grid', { name: 'Transactions' });
const verdict = (page: Page) => page.getByRole('main').getByRole('status').first();

test.use({ viewport: { width: 1280, height: 800 } });

test('charges or payments: one click turns the signs, proves the statement, and stays', async ({ page, baseURL }) => {
  await openReview(page, baseURL, await BILL());
  await expect(verdict(page)).toHaveText("Can't be verified");
  await page
    .getByRole('group', { name: /charges or payments/ })
    .getByRole('button', { name: 'These are charges' })
    .click();
  await expect(verdict(page)).toHaveText('Verified');
  await expect(grid(page).getByText('−20.00')).toBeVisible();
  await expect(page.getByRole('group', { name: /charges or payments/ })).toHaveCount(0);
  await expect(page.getByText('1 edit · Saved')).toBeVisible();

  await page.reload();
  await expect(verdict(page)).toHaveText('Verified');
  await page.getByRole('link', { name: '‹ Jobs' }).click();
  await expect(page).toHaveURL(/\/console$/);
  await expect(page.getByRole('main')).toContainText('Verified');
  await page.goBack();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  const { statements, warnings } = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'));
  expect(statements[0].transactions[0].amount).toBe('-20.00');
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('settled_in_review');
});

test('an answer can be taken back, and the other one given', async ({ page, baseURL }) => {
  await openReview(page, baseURL, await BILL());
  await page.getByRole('button', { name: 'These are charges' }).click();
  await expect(verdict(page)).toHaveText('Verified');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toHaveText("Can't be verified");
  await page.getByRole('button', { name: 'These are payments' }).click();
  await expect(verdict(page)).toHaveText('Verified');
  await expect(grid(page).getByText('−20.00')).toHaveCount(0);
});

test('the year is given once for all rows, over the turn of the year', async ({ page, baseURL }) => {
  await openReview(page, baseURL, await YEARLESS());
  const year = new Date().getFullYear();
  await page.getByRole('button', { name: `The year is ${year}` }).click();
  await expect(grid(page).getByText(`${year - 1}-12-30`)).toBeVisible();
  await expect(grid(page).getByText(`${year}-01-09`)).toBeVisible();
  await expect(verdict(page)).toHaveText('Verified');
});

test('a box drawn around a missed row adds it with what stands there, and what is typed is checked at once', async ({
  page,
  baseURL,
}) => {
  await openReview(page, baseURL, await BILL());
  await page.getByRole('button', { name: 'These are charges' }).click();
  const mark = page.getByRole('button', { name: 'Row 2 on page 1' });
  const place = await mark.boundingBox();
  await grid(page).getByText('Harbour Books').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(verdict(page)).toHaveText("Totals don't match");
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');

  if (place === null) throw new Error('The row has no mark.');
  await page.mouse.move(place.x - 3, place.y - 3);
  await page.mouse.down();
  await page.mouse.move(place.x + 60, place.y + 6, { steps: 4 });
  await page.mouse.move(place.x + place.width + 3, place.y + place.height + 3, { steps: 4 });
  await page.mouse.up();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await expect(grid(page).getByRole('row', { selected: true })).toContainText('Harbour Books');
  await expect(grid(page).getByRole('row', { selected: true })).toContainText('−15.00');
  await expect(verdict(page)).toHaveText('Verified');

  await grid(page).focus();
  await page.keyboard.press('F2');
  await page.getByLabel('New amount').fill('-16.00');
  await expect(verdict(page)).toHaveText("Totals don't match");
  await page.keyboard.press('Escape');
  await expect(verdict(page)).toHaveText('Verified');

  await expect(page.getByText(/edits · Saved/)).toBeVisible();
  await page.reload();
  await expect(page.locator('[aria-label="Row 2 on page 1"]')).toBeVisible();
  await expect(verdict(page)).toHaveText('Verified');
});

test('a missed row is added by keyboard alone, and focus stays beside the pages', async ({ page, baseURL }) => {
  await openReview(page, baseURL, await BILL());
  await page.getByRole('button', { name: 'These are charges' }).click();
  const missed = await boxOf(page.getByRole('button', { name: 'Row 2 on page 1' }));
  await grid(page).getByText('Harbour Books').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(verdict(page)).toHaveText("Totals don't match");

  await page.getByRole('button', { name: 'Add a missed row' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('button', { name: /^Box around the missed row/ });
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pages of the document' })).toBeFocused();

  await page.getByRole('button', { name: 'Row 1 on page 1' }).click();
  await page.getByRole('button', { name: 'Add a missed row' }).focus();
  await page.keyboard.press('Enter');
  const ends = async (edge: (place: Place) => number) => edge(await boxOf(box)) >= edge(missed);
  for (let n = 0; n < 60 && !(await ends(({ y }) => y + 4)); n++) await page.keyboard.press('ArrowDown');
  for (let n = 0; n < 60 && !(await ends(({ y, height }) => y + height)); n++) {
    await page.keyboard.press('Shift+ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await expect(page.getByRole('region', { name: 'Pages of the document' })).toBeFocused();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('a box around a missed row is drawn once it was asked for; else the pages scroll', async ({ page, baseURL }) => {
    await openReview(page, baseURL, await BILL());
    await page.getByRole('button', { name: 'These are charges' }).tap();
    const sheet = page.getByRole('img', { name: 'Page 1' });
    const [row, before] = [await boxOf(page.getByRole('button', { name: 'Row 2 on page 1' })), await boxOf(sheet)];
    await grid(page).getByText('Harbour Books').tap();
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect(verdict(page)).toHaveText("Totals don't match");

    await drag(page, row);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
    await page.getByRole('button', { name: 'Add a missed row' }).tap();
    const after = await boxOf(sheet);
    await drag(page, { ...row, x: row.x + after.x - before.x, y: row.y + after.y - before.y });
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
    await expect(verdict(page)).toHaveText('Verified');
    await expect(page.getByRole('button', { name: 'Add a missed row' })).toHaveAttribute('aria-pressed', 'false');
  });
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Place> {
  const place = await element.boundingBox();
  if (place === null) throw new Error('It is not shown.');
  return place;
}

/** One finger from the left upper to the right lower corner, a little beyond both. */
async function drag(page: Page, { x, y, width, height }: Place) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x - 3 + share * (width + 6), y: y - 3 + share * (height + 6) }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.5, 1]) await touch('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('selected rows are saved as a file of their own', async ({ page, baseURL }) => {
  await openReview(page, baseURL, await BILL());
  await grid(page).getByText('Green Grocer').click();
  await grid(page)
    .getByText('Thank you')
    .click({ modifiers: ['ControlOrMeta'] });
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  expect(text).toContain('Green Grocer');
  expect(text).toContain('Thank you');
  expect(text).not.toContain('Harbour Books');
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`questions have no accessibility finding, ${viewport.width} px wide, light and dark`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await openReview(page, baseURL, await BILL());
    await expect(page.getByRole('button', { name: 'These are charges' })).toBeVisible();
    await expectSound(page, `questions-${viewport.width}`);
  });
}
