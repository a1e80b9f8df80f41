import { expect, test } from '@playwright/test';
import { KEPT_DAYS } from './start-product.ts';
import { finishJob } from './steps/finish-job.ts';
import { makeStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

const { documents, results } = KEPT_DAYS;

test('every page that says how long something is kept says what the service does', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  for (const path of ['/', '/terms', '/privacy', '/console']) {
    await page.goto(path);
    const text = page.locator('main');
    await expect(text).toContainText(`within ${documents} days`);
    await expect(text).toContainText(`${results} days`);
    await expect(text).not.toContainText(/within 3 days|after 30 days/);
  }
});

test('a client’s retention is chosen, saved and still there after a reload', async ({ page, baseURL }) => {
  await signUp(page, baseURL);
  await page.goto('/console/settings');
  const form = page.getByRole('form', { name: 'Data retention' });
  await expect(form.getByRole('button')).toBeDisabled();
  await expect(form.getByLabel('Uploaded PDFs').getByRole('option')).toHaveText([
    `Default (${documents} days)`,
    '1 day',
    'Until the job ends',
  ]);
  await form.getByLabel('Uploaded PDFs').selectOption('Until the job ends');
  await form.getByLabel('Results and job records').selectOption('7 days');
  await form.getByLabel('Delete a result after its first download').check();
  await form.getByRole('button', { name: 'Save retention' }).click();
  await expect(form.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await page.reload();
  await expect(form.getByLabel('Uploaded PDFs')).toHaveValue('0');
  await expect(form.getByLabel('Results and job records')).toHaveValue('7');
  await expect(form.getByLabel('Delete a result after its first download')).toBeChecked();
});

test('a client that keeps nothing loses the PDF with the job and the result with the download', async ({
  page,
  baseURL,
}) => {
  const { apiKey } = await signUp(page, baseURL);
  const headers = { 'X-API-KEY': apiKey };
  const [client] = (await (await page.request.get('/api/v1/clients', { headers })).json()) as { clientId: string }[];
  const data = { documentDays: 0, resultDays: null, deleteResultOnDownload: true };
  await page.request.put(`/api/v1/clients/${client?.clientId}/retention`, { headers, data });
  const { name, buffer } = await makeStatement(5, {});
  const jobId = await finishJob(page, apiKey, name, buffer);
  await page.goto(`/console/jobs/${jobId}`);
  await expect(page.getByText('The PDF was deleted: this client’s retention settings say so.')).toBeVisible();
  await page.goto('/console');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /as JSON/ }).click();
  await download;
  await expect(page.getByText(/^Result deleted/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Download/ })).toHaveCount(0);
});
