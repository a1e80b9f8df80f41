import { afterEach, expect, test } from 'vitest';
import { JobFailedError, WaitTimeoutError } from './errors.ts';
import { Jobs } from './resources/jobs.ts';
import { type Answer, json, refuse, startTestService, type TestService } from './testing/service.ts';

let service: TestService;
afterEach(() => service.close());
const start = async (...answers: Answer[]) => {
  service = await startTestService(...answers);
  return new Jobs(service.transport);
};
const job = (status: string, more: object = {}) => json({ jobId: 'j1', status, error: null, ...more });
const file = new Blob(['%PDF-']);

test('asks ever less often until the job has ended, and tells each state', async () => {
  const jobs = await start(...Array.from({ length: 8 }, () => job('Started')), job('Succeeded'));
  const states: string[] = [];
  const { status } = await jobs.waitFor('j1', { onProgress: (one) => states.push(one.status) });
  expect(status).toBe('Succeeded');
  expect(states).toHaveLength(9);
  expect(service.pauses.map(Math.round)).toEqual([500, 750, 1125, 1688, 2531, 3797, 5000, 5000]);
});

test('gives a job that failed: waiting succeeded', async () => {
  const jobs = await start(job('Failed'));
  expect(await jobs.waitFor('j1')).toMatchObject({ status: 'Failed' });
});

test('goes on over answers that do not come', async () => {
  const jobs = await start(job('Started'), refuse(502), job('Succeeded'));
  expect(await jobs.waitFor('j1')).toMatchObject({ status: 'Succeeded' });
});

test('asks a last time when the time is over, and says how the job was', async () => {
  const jobs = await start(job('Started'));
  const error = await jobs.waitFor('j1', { timeoutMs: 1_200, pollIntervalMs: 1_000 }).catch((reason) => reason);
  expect(error).toBeInstanceOf(WaitTimeoutError);
  expect(error.job.status).toBe('Started');
  expect(service.pauses).toEqual([1_000, 200]);
  expect(service.asked).toHaveLength(3);
});

test('ends with the signal, while it pauses too', async () => {
  const controller = new AbortController();
  const jobs = await start(job('Started'));
  const onProgress = () => controller.abort(new Error('enough'));
  await expect(jobs.waitFor('j1', { signal: controller.signal, onProgress })).rejects.toThrow('enough');
  expect(service.asked).toHaveLength(1);
});

test('create, wait, result', async () => {
  const result = { statements: [] };
  const jobs = await start(job('NotStarted'), job('Started'), job('Succeeded'), json(result));
  expect(await jobs.createAndWait({ file })).toMatchObject({ job: { status: 'Succeeded' }, result });
});

test('a document without a result is an error that says why', async () => {
  const failed = job('Failed', { error: { code: 'no_statement', message: 'There is no statement in it.' } });
  const jobs = await start(job('NotStarted'), failed);
  const error = await jobs.createAndWait({ file }).catch((reason) => reason);
  expect(error).toBeInstanceOf(JobFailedError);
  expect(error.message).toBe('There is no statement in it.');
  expect(error.job.error.code).toBe('no_statement');
});
