import { randomBytes } from 'node:crypto';
import type { Job } from '@extracto/contract';
import type { Page } from '@playwright/test';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A job as the service would give it, for states that real jobs pass through too quickly or too rarely to be seen. */
export function inventJob(change: Partial<Job> & { ageMs?: number }): Job {
  const { ageMs = 0, ...rest } = change;
  return {
    jobId: `01${[...randomBytes(24)].map((byte) => ALPHABET[byte % 32]).join('')}`,
    status: 'Succeeded',
    clientId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
    mode: 'live',
    bankId: null,
    pages: 1,
    label: 'statement.pdf',
    parser: 'Document',
    progress: null,
    verification: null,
    createdAt: new Date(Date.now() - ageMs).toISOString(),
    finishedAt: null,
    documentDeletedAt: null,
    resultDeletedAt: null,
    error: null,
    ...rest,
  };
}

/** Answers the job list from `jobs` (pages of the asked size) and every single job by its id; deletions take effect. */
export async function serveJobs(page: Page, jobs: Job[]) {
  const asked: string[] = [];
  await page.route(/\/api\/v1\/jobs(?:\?|\/[0-9A-Z]{26}$|$)/, async (route) => {
    const url = new URL(route.request().url());
    const jobId = /\/jobs\/([^/]+)$/.exec(url.pathname)?.[1];
    if (jobId === undefined) {
      const number = Number(url.searchParams.get('page'));
      const size = Number(url.searchParams.get('pageSize'));
      return route.fulfill({ json: jobs.slice((number - 1) * size, number * size) });
    }
    asked.push(`${route.request().method()} ${jobId}`);
    const index = jobs.findIndex((job) => job.jobId === jobId);
    if (route.request().method() !== 'DELETE') return route.fulfill({ json: jobs[index] });
    jobs.splice(index, 1);
    return route.fulfill({ json: { message: 'The job was deleted.' } });
  });
  return asked;
}
