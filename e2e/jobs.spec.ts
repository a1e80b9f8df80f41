import type { Job } from '@extracto/contract';
import { expect, type Page, test } from '@playwright/test';
import { finishJob } from './steps/finish-job.ts';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

const HOUR_MS = 3_600_000;

/** Asks for a deletion and lets the time to undo it pass. */
async function deleteNow(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.clock.runFor(8100);
}

test('running jobs younger than an hour are asked about every three seconds, others never', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await page.clock.install();
  const young = inventJob({ status: 'Started', label: 'young.pdf' });
  const old = inventJob({ status: 'Started', label: 'old.pdf', ageMs: HOUR_MS + 1000 });
  const ended = inventJob({ label: 'ended.pdf' });
  const jobs = [young, old, ended];
  const asked = await serveJobs(page, jobs);
  await page.goto('/console');
  const badges = page.getByRole('list', { name: 'Jobs' }).getByRole('status');
  await expect(badges).toHaveText(['Processing', 'Processing', 'Completed']);
  // The page's clock goes on by itself, too; on a slow machine by more than a moment.
  await page.clock.runFor(1500);
  expect(asked).toEqual([]);
  await page.clock.runFor(1600);
  await expect.poll(() => asked).toEqual([`GET ${young.jobId}`]);

  jobs[0] = { ...young, status: 'Succeeded' };
  await page.clock.runFor(3000);
  await expect(badges).toHaveText(['Completed', 'Processing', 'Completed']);
  const count = asked.length;
  await page.clock.runFor(9000);
  expect(asked).toHaveLength(count);
});

test('a failed poll is logged and the job stays on the page', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.clock.install();
  const job = inventJob({ status: 'Started' });
  await serveJobs(page, [job]);
  await page.route(`**/api/v1/jobs/${job.jobId}`, (route) => route.abort());
  await page.goto('/console');
  await expect(page.getByText('Showing 1 job(s)')).toBeVisible();
  const logged = page.waitForEvent('console', (message) => message.text() === 'Failed to fetch Job status');
  await page.clock.runFor(3100);
  await logged;
  await expect(page.getByText('Showing 1 job(s)')).toBeVisible();
});

test('a status that nobody knows counts as processing', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await serveJobs(page, [{ ...inventJob({}), status: 'Brewing' as 'Started' }]);
  await page.goto('/console');
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('status')).toHaveText('Processing');
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
});

test('pages have nine jobs: Previous ends at page 1, Next at the first page that is not full', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  await serveJobs(
    page,
    Array.from({ length: 18 }, (_, index) => inventJob({ label: `job ${index + 1}.pdf` })),
  );
  await page.goto('/console');
  const pager = page.getByRole('navigation', { name: 'Pages of jobs' });
  const previous = pager.getByRole('button', { name: 'Previous' });
  const next = pager.getByRole('button', { name: 'Next' });
  await expect(page.getByText('Showing 9 job(s)')).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText('job 10.pdf')).toBeVisible();
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(page.getByText('Showing 0 job(s)')).toBeVisible();
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(page.getByText('job 18.pdf')).toBeVisible();
});

test('each verdict is told by a word, and by the checks that this document passed or failed', async ({
  page,
  baseURL,
}) => {
  await signUp(page, baseURL);
  const verdicts = (['verified', 'mismatch', 'unverifiable'] as const).map((status) => {
    const checks = {
      verified: [{ name: 'credits_total', passed: true }],
      mismatch: [{ name: 'running_balance_chain', passed: false }],
      unverifiable: [],
    }[status];
    return inventJob({ label: `${status}.pdf`, verification: { status, statements: 1, transactions: 12, checks } });
  });
  await serveJobs(page, verdicts);
  await page.goto('/console');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('Verified');
  await expect(cards.nth(1)).toContainText("Totals don't match");
  await expect(cards.nth(2)).toContainText("Can't be verified");
  await expect(cards.nth(0)).toContainText('12 transactions');
  await expect(cards.nth(0)).toContainText('Passed: money in adds up to its printed total.');
  await expect(cards.nth(1)).toContainText('Failed: each printed balance follows from the one before it.');
  await expect(cards.nth(2)).toContainText('The document prints no balances or totals');
});

test('a result that Page mode could not verify is run in Document mode with one click', async ({ page, baseURL }) => {
  test.slow();
  const { apiKey } = await signUp(page, baseURL);
  const { buffer } = await makeShortStatement();
  const jobId = await finishJob(page, apiKey, 'march.pdf', buffer);
  await page.route(/\/api\/v1\/jobs\?/, async (route) => {
    const jobs = (await (await route.fetch()).json()) as Job[];
    const verification = { status: 'unverifiable', statements: 1, transactions: 9, checks: [] } as const;
    return route.fulfill({
      json: jobs.map((job) => (job.jobId === jobId ? { ...job, parser: 'Page', verification } : job)),
    });
  });
  await page.goto('/console');
  const submitted = page.waitForRequest((request) => request.method() === 'POST' && /\/jobs$/.test(request.url()));
  await page.getByRole('button', { name: 'Run in Document mode (1 XTS)' }).click();
  expect((await submitted).postData()).toContain('Document');
});

test('a deletion that fails is told on its card; one that works fades the card away', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const stays = inventJob({ label: 'stays.pdf' });
  const goes = inventJob({ label: 'goes.pdf' });
  await serveJobs(page, [stays, goes]);
  await page.route(`**/api/v1/jobs/${stays.jobId}`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: { message: 'no', errors: [] } }),
  );
  await page.clock.install();
  await page.goto('/console');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await deleteNow(page, 'stays.pdf');
  await expect(cards.filter({ hasText: 'stays.pdf' }).getByRole('alert')).toHaveText('Failed to delete job.');
  await page.route(`**/api/v1/jobs/${stays.jobId}`, (route) => route.abort());
  await deleteNow(page, 'stays.pdf');
  await expect(cards.filter({ hasText: 'stays.pdf' }).getByRole('alert')).toHaveText('An unexpected error occurred.');
  await deleteNow(page, 'goes.pdf');
  await page.clock.runFor(500);
  await expect(cards).toHaveCount(1);
});

test('a deletion can be undone for eight seconds, and the focus is never lost', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const asked = await serveJobs(page, [inventJob({ label: 'first.pdf' }), inventJob({ label: 'second.pdf' })]);
  await page.clock.install();
  await page.goto('/console');
  await page.getByRole('button', { name: 'Delete first.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo deleting first.pdf' })).toBeFocused();
  await page.clock.runFor(7000);
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete first.pdf' })).toBeFocused();
  await page.clock.runFor(9000);
  expect(asked).toEqual([]);

  await page.keyboard.press('Enter');
  await page.clock.runFor(8100);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(500);
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Download second.pdf as JSON' })).toBeFocused();
});

test('while a job is deleted its button says so', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const job = inventJob({});
  await serveJobs(page, [job]);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/jobs/${job.jobId}`, async (route) => {
    await held;
    return route.fallback();
  });
  await page.clock.install();
  await page.goto('/console');
  await page.getByRole('button', { name: 'Delete statement.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await page.clock.runFor(8100);
  release();
  await expect(page.getByRole('button', { name: 'Undo deleting statement.pdf' })).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page.getByText('No jobs found. Please upload a bank statement to start a job.')).toBeVisible();
});

test('a failed job shows why and has a receipt', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const message = 'This document does not look like a bank statement.';
  const job = inventJob({ status: 'Failed', error: { code: 'no_statement', message } });
  await serveJobs(page, [job]);
  await page.route(`**/api/v1/jobs/${job.jobId}/receipt`, (route) =>
    route.fulfill({ json: { jobId: job.jobId, pages: 1, message, status: 'Failed', creditsCharged: 0 } }),
  );
  await page.goto('/console');
  await expect(page.getByRole('list', { name: 'Jobs' })).toContainText(message);
  await page.getByRole('button', { name: 'View receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Job receipt' });
  for (const text of ['Job ID', job.jobId, 'Processed', 'Status', 'Failed', 'Reason', message, '0 XTS']) {
    await expect(receipt).toContainText(text);
  }
  await expect(receipt.getByRole('link', { name: 'Add Extractions' })).toBeVisible();
  await receipt.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(receipt).toBeHidden();
});

test('a list that cannot be loaded is told, and can be tried again', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  let broken = true;
  await page.route(/\/api\/v1\/jobs\?/, (route) =>
    broken ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: [] }),
  );
  await page.goto('/console');
  await expect(page.getByRole('alert')).toContainText('Your jobs could not be loaded.');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No jobs found. Please upload a bank statement to start a job.')).toBeVisible();
});
