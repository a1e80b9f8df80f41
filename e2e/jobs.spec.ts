import { expect, test } from '@playwright/test';
import { inventJob, serveJobs } from './steps/invent-jobs.ts';
import { signUp } from './steps/sign-up.ts';

const HOUR_MS = 3_600_000;

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

test('each verdict is told by a word', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const verdicts = (['verified', 'mismatch', 'unverifiable'] as const).map((status) =>
    inventJob({ label: `${status}.pdf`, verification: { status, statements: 1, transactions: 12 } }),
  );
  await serveJobs(page, verdicts);
  await page.goto('/console');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(cards.nth(0)).toContainText('Verified');
  await expect(cards.nth(1)).toContainText('Sums do not match');
  await expect(cards.nth(2)).toContainText('Cannot be proved');
  await expect(cards.nth(0)).toContainText('12 transactions');
});

test('a deletion that fails is told on its card; one that works fades the card away', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  const stays = inventJob({ label: 'stays.pdf' });
  const goes = inventJob({ label: 'goes.pdf' });
  await serveJobs(page, [stays, goes]);
  await page.route(`**/api/v1/jobs/${stays.jobId}`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: { message: 'no', errors: [] } }),
  );
  await page.goto('/console');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await cards.filter({ hasText: 'stays.pdf' }).getByRole('button', { name: 'Delete' }).click();
  await expect(cards.filter({ hasText: 'stays.pdf' }).getByRole('alert')).toHaveText('Failed to delete job.');
  await page.route(`**/api/v1/jobs/${stays.jobId}`, (route) => route.abort());
  await cards.filter({ hasText: 'stays.pdf' }).getByRole('button', { name: 'Delete' }).click();
  await expect(cards.filter({ hasText: 'stays.pdf' }).getByRole('alert')).toHaveText('An unexpected error occurred.');
  await cards.filter({ hasText: 'goes.pdf' }).getByRole('button', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(1);
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
  await page.goto('/console');
  await page.getByRole('button', { name: 'Delete statement.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  release();
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
