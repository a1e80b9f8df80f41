import { ApiError, type Problem, type Review } from '@extracto/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeShortStatement } from '../../../testing/documents.ts';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { getReview } from '../../jobs/get-review.ts';
import { saveReview } from '../../jobs/save-review.ts';
import { extractJob } from '../../worker/extract-job.ts';

let service: TestService;
let jane: Customer;
let mallory: Customer;
let pdf: Blob;
let jobId: string;

beforeAll(async () => {
  service = await createTestService();
  [jane, mallory] = [await service.newCustomer(), await service.newCustomer()];
  pdf = await makeShortStatement();
});
afterAll(() => service.close());

beforeEach(async () => {
  const { body } = await jane.api.submitJob({ body: { pdf, parser: 'Document' } });
  jobId = body.jobId;
  await extractJob({ ...service, now: service.clock }, jobId, new AbortController().signal);
  return async () => void (await jane.api.deleteJob({ params: { jobId } }));
});

async function problemOf(call: Promise<unknown>): Promise<Problem | undefined> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('the call was not refused', { cause: error });
  return error.problem ?? undefined;
}

const params = () => ({ jobId });
const read = async () => (await jane.api.getResultJson({ params: params() })).body;
const review = async () => (await jane.api.getReview({ params: params() })).body;

/** The first amount made `amount`, everything else as it is. */
async function correct({ reviewedAt, statements }: Review, amount: string) {
  const { date, description } = (await read()).statements[0]!.transactions[0]!;
  const values = { date, description, amount, type: 'credit', balance: null } as const;
  const [first, ...rest] = statements;
  const rows = first!.rows.with(0, { origin: 0, values });
  return jane.api.saveReview({ params: params(), body: { basedOn: reviewedAt, statements: [{ rows }, ...rest] } });
}

test('the use cases themselves find no job beyond their scope', async () => {
  const { userId } = await service.db
    .selectFrom('clients')
    .select('user_id as userId')
    .where('client_id', '=', mallory.client.clientId)
    .executeTakeFirstOrThrow();
  const scope = { userId, clientId: null, mode: null };
  expect(await getReview(service.db, service.box, scope, jobId)).toBeNull();
  const { statements } = await review();
  const empty = { jobId, review: { statements }, basedOn: null, reviewedBy: 'mallory', now: new Date() };
  expect(await saveReview(service.db, service.box, scope, empty)).toBe('gone');
});

test('a result that nobody reviewed has all rows as they were read', async () => {
  const { statements } = await read();
  expect(await review()).toMatchObject({
    changes: 0,
    reviewedAt: null,
    reviewedBy: null,
    statements: [{ rows: statements[0]!.transactions.map((_, origin) => ({ origin, values: null })) }],
  });
});

test('corrections are kept beside the original with who and when, and downloads have them', async () => {
  const before = await read();
  const { body: saved } = await correct(await review(), '123.45');
  expect(saved).toMatchObject({ jobId, changes: 1 });
  expect(saved.reviewedBy).toMatch(/^API key …/);
  expect(Date.parse(saved.reviewedAt ?? '')).toBeGreaterThan(0);
  const after = await read();
  const [row] = after.statements[0]!.transactions;
  expect(row).toMatchObject({ amount: '123.45', corrected: { field: 'amount, balance' } });
  expect(after.warnings.map(({ code }) => code)).toContain('changed_in_review');
  expect(await (await jane.api.getResultCsv({ params: params() })).body.text()).toContain(',123.45,');
  const original = await jane.api.getResultJson({ params: params(), query: { version: 'original' } });
  expect(original.body).toEqual(before);
});

test('the verdict is computed here, whatever hands did', async () => {
  expect((await review()).verification.status).toBe('verified');
  const { body } = await correct(await review(), '123.45');
  expect(body.verification.status).not.toBe('verified');
});

test('a review without a change takes the earlier one back', async () => {
  const untouched = await review();
  const before = await read();
  const { body: saved } = await correct(untouched, '5.00');
  const body = { basedOn: saved.reviewedAt, statements: untouched.statements };
  await jane.api.saveReview({ params: params(), body });
  expect(await read()).toEqual(before);
  expect(await review()).toEqual({ ...untouched, versions: (await review()).versions });
});

test('every saved review is a version that can be opened again, with a corrected field in it', async () => {
  const { body: first } = await correct(await review(), '5.00');
  const [{ rows }, ...rest] = first.statements as [Review['statements'][number]];
  const fields = [{ path: 'account.holder' as const, value: 'Jane Sample' }];
  const body = { basedOn: first.reviewedAt, statements: [{ rows, fields }, ...rest] };
  const { body: second } = await jane.api.saveReview({ params: params(), body });
  expect(second.changes).toBe(2);
  expect((await read()).statements[0]!.account.holder).toBe('Jane Sample');
  expect(second.versions.map(({ version, changes }) => [version, changes])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  const { body: earlier } = await jane.api.getReview({ params: params(), query: { version: 1 } });
  expect(earlier.statements).toEqual(first.statements);
  const missing = jane.api.getReview({ params: params(), query: { version: 9 } });
  expect(await problemOf(missing)).toMatchObject({ status: 404 });
});

test('saving over another review is refused, and nothing is lost', async () => {
  const start = await review();
  await correct(start, '5.00');
  expect(await problemOf(correct(start, '6.00'))).toMatchObject({ status: 409, code: 'review_outdated' });
  expect((await read()).statements[0]!.transactions[0]!.amount).toBe('5.00');
});

test('rows that are not of this result are refused with their place', async () => {
  const { statements } = await review();
  const body = { basedOn: null, statements: [{ rows: [{ origin: 99_999, values: null }] }, ...statements.slice(1)] };
  const problem = await problemOf(jane.api.saveReview({ params: params(), body }));
  expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(problem?.errors).toEqual([{ pointer: '/statements/0/rows/0/origin', detail: 'There is no such row.' }]);
});

test('nobody else reads or writes a review, and a job without a result has none', async () => {
  const { statements } = await review();
  const body = { basedOn: null, statements };
  expect(await problemOf(mallory.api.getReview({ params: params() }))).toMatchObject({ status: 404 });
  expect(await problemOf(mallory.api.saveReview({ params: params(), body }))).toMatchObject({ status: 404 });
  const { body: waiting } = await jane.api.submitJob({ body: { pdf, parser: 'Page' } });
  const refused = await problemOf(jane.api.getReview({ params: { jobId: waiting.jobId } }));
  expect(refused).toMatchObject({ status: 409, code: 'job_not_succeeded' });
});

test('a review goes with its job', async () => {
  await correct(await review(), '5.00');
  await jane.api.deleteJob({ params: params() });
  expect(await service.db.selectFrom('job_reviews').selectAll().where('job_id', '=', jobId).execute()).toEqual([]);
  const { body } = await jane.api.submitJob({ body: { pdf, parser: 'Document' } });
  jobId = body.jobId;
});

test('a long statement can be reviewed', async () => {
  const rows = Array.from({ length: 20_000 }, (_, origin) => ({ origin, values: null }));
  const problem = await problemOf(
    jane.api.saveReview({ params: params(), body: { basedOn: null, statements: [{ rows }] } }),
  );
  // Too many for this result, and yet not too large to be looked at.
  expect(problem).toMatchObject({ status: 400, code: 'validation_failed' });
});
