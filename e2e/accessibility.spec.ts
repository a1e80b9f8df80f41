import { expect, type Page, test } from '@playwright/test';
import { chooseFiles } from './steps/choose-files.ts';
import { expectSound } from './steps/expect-sound.ts';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { makeProtectedStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

const PUBLIC = [
  '/',
  '/privacy',
  '/refund',
  '/terms',
  '/nowhere',
  '/account/login',
  '/account/sign-in',
  '/account/sign-up',
  '/account/login?error=link_expired',
  '/account/forgot-password',
  '/account/reset-password',
  '/account/reset-password?token=x',
];
const CONSOLE = [
  '/console',
  '/console/settings',
  '/console/purchase',
  '/console/purchase/success',
  '/console/profile',
  '/console/docs/reference',
  '/console/nowhere',
];

const JOBS = () => [
  inventJob({ status: 'Started', progress: { page: 2, pages: 9 } }),
  inventJob({ status: 'NotStarted' }),
  inventJob({ verification: { status: 'verified', statements: 1, transactions: 30, checks: [] } }),
  inventJob({ verification: { status: 'mismatch', statements: 1, transactions: 30, checks: [] } }),
  inventJob({
    verification: { status: 'unverifiable', statements: 1, transactions: 30, checks: [] },
    label: 'x'.repeat(120),
  }),
  inventJob({ status: 'Failed', error: { code: 'no_text', message: 'This PDF has no readable text.' } }),
];

const WIDTHS = [360, 1440];

async function expectSoundPage(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, `${path.replaceAll(/\W/g, '-')}-${width}`);
  }
}

test.describe(`${WIDTHS.join(' and ')} px wide, in light and dark`, () => {
  test.use({ viewport: { width: WIDTHS[0]!, height: 900 }, reducedMotion: 'reduce' });

  test('public and account pages have no finding', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of PUBLIC) await expectSoundPage(page, path);
  });

  test('console pages have no finding, with jobs in every state', async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await signUp(page, baseURL);
    await serveJobs(page, JOBS());
    for (const path of CONSOLE) await expectSoundPage(page, path);
  });
});

test('the dialogs of a receipt and of a protected file have no finding', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const job = inventJob({ status: 'Failed', error: { code: 'no_text', message: 'This PDF has no readable text.' } });
  await serveJobs(page, [job]);
  await page.route(`**/api/v1/jobs/${job.jobId}/receipt`, (route) =>
    route.fulfill({
      json: { jobId: job.jobId, pages: 0, message: 'This PDF has no readable text.', status: 'Failed' },
    }),
  );
  await page.goto('/console');
  await page.getByRole('button', { name: 'View receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Job receipt' })).toContainText('no readable text');
  await expectSound(page, 'receipt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Job receipt' })).toBeHidden();
  const { name, buffer } = await makeProtectedStatement();
  await chooseFiles(page, [{ name, mimeType: 'application/pdf', buffer }]);
  await page.getByRole('button', { name: `Unlock ${name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Unlock PDF' })).toBeVisible();
  await expectSound(page, 'unlock');
});

test('the console is used by keyboard alone', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await serveJobs(page, [inventJob({ label: 'march.pdf' })]);
  await page.goto('/console');
  await expect(page.getByText('Showing 1 job(s)')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const names = ['Dashboard', 'Accounts', 'Settings', 'Developer API', 'Add Extractions', 'Receipts'];
  await page.keyboard.press('Tab');
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  const chooser = page.getByRole('button', { name: 'Choose a format for march.pdf' });
  await chooser.focus();
  await page.keyboard.press('Enter');
  await expect(chooser).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'JSON' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chooser).toBeFocused();
});
