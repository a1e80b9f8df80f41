import { expect, type Page } from '@playwright/test';
import { finishJob } from './finish-job.ts';
import { signUp } from './sign-up.ts';

/** A new customer's only document, read, and opened in the review. */
export async function openReview(page: Page, baseURL: string | undefined, pdf: Buffer, name = 'statement.pdf') {
  const { apiKey } = await signUp(page, baseURL);
  const jobId = await finishJob(page, apiKey, name, pdf);
  await page.goto(`/console/jobs/${jobId}`);
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
  return { apiKey, jobId };
}
