import type { Job } from '@extracto/contract';
import { expect, type Page } from '@playwright/test';

/** Submits a document as a program would and waits until it has been read. Gives the job's id. */
export async function finishJob(page: Page, apiKey: string, name: string, buffer: Buffer): Promise<string> {
  const headers = { 'X-API-KEY': apiKey };
  const pdf = { name, mimeType: 'application/pdf', buffer };
  const answer = await page.request.post('/api/v1/jobs', { headers, multipart: { parser: 'Document', pdf } });
  const { jobId } = (await answer.json()) as Job;
  await expect
    .poll(async () => ((await (await page.request.get(`/api/v1/jobs/${jobId}`, { headers })).json()) as Job).status, {
      timeout: 60_000,
    })
    .toBe('Succeeded');
  return jobId;
}
