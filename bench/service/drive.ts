/** The customers: a process of its own, so that what it takes does not stand in what the service takes. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createApiClient, type Job } from '@extracto/contract';
import { createDocumentMaker } from './make-documents.ts';
import type { CallKind, DriveReport, DriveTask } from './task.ts';

/** Often enough to see the end soon, seldom enough for the limit of calls a minute. */
const POLL_MS = 150;

/** Too many calls: the same one is welcome later. */
class Refusal extends Error {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super(`to be repeated in ${retryAfterMs} ms`);
    this.retryAfterMs = retryAfterMs;
  }
}

const task = JSON.parse(process.argv[2] ?? '') as DriveTask;
const makeDocument = await createDocumentMaker(task.pages);
const report = {
  accepted: [] as DriveReport['accepted'][number][],
  jobs: [] as DriveReport['jobs'][number][],
  refusedCalls: 0,
  calls: { upload: [], poll: [], download: [] } as Record<CallKind, number[]>,
  failures: [] as string[],
};
const until = Date.now() + task.seconds * 1_000;
await Promise.all(task.customers.map((customer, index) => work(customer, index)));
process.send?.(report satisfies DriveReport, () => process.disconnect());

async function work({ apiKey, clientId }: DriveTask['customers'][number], index: number): Promise<void> {
  const api = createApiClient({
    baseUrl: task.origins[index % task.origins.length]!,
    apiKey,
    fetch: fetchUnlessRefused,
  });
  for (let read = 0; read < task.most && Date.now() < until; read += 1) {
    try {
      const body = { pdf: new Blob([makeDocument()], { type: 'application/pdf' }) };
      const idempotencyKey = randomUUID();
      let begin = 0;
      const { jobId } = (
        await measure('upload', () => {
          begin = Date.now();
          return api.submitJob({ body, idempotencyKey });
        })
      ).body;
      report.accepted.push({ jobId, clientId });
      const job = await awaitEnd(api, jobId);
      if (job.status !== 'Succeeded') report.failures.push(`${jobId}: ${job.status}`);
      const finishedAt = Date.parse(job.finishedAt ?? '');
      report.jobs.push({ jobId, clientId, resultMs: finishedAt - begin, finishedAt });
      const params = { jobId };
      await measure('download', () => api.getResultJson({ params }));
      await measure('download', () => api.getResultCsv({ params }));
    } catch (error) {
      report.failures.push(String(error));
    }
  }
}

async function awaitEnd(api: ApiClient, jobId: string): Promise<Job> {
  for (;;) {
    const { body } = await measure('poll', () => api.getJob({ params: { jobId } }));
    if (body.finishedAt !== null) return body;
    await wait(POLL_MS);
  }
}

async function measure<T>(kind: CallKind, call: () => Promise<T>): Promise<T> {
  for (;;) {
    const begin = performance.now();
    try {
      const answer = await call();
      report.calls[kind].push(performance.now() - begin);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report.refusedCalls += 1;
      await wait(error.retryAfterMs);
    }
  }
}

async function fetchUnlessRefused(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  if (answer.status === 429) throw new Refusal(Number(answer.headers.get('Retry-After') ?? 1) * 1_000);
  return answer;
}
