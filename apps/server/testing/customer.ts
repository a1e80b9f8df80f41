/** A customer with a webhook in a test: real database, a clock that the test moves, and jobs in the state it wants. */
import type { Job, KeyMode } from '@extracto/contract';
import type { ExtractionResult } from '@extracto/model';
import { printResult } from '@extracto/model/print-result';
import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { createAccount } from '../src/accounts/create-account.ts';
import { createClient } from '../src/clients/create-client.ts';
import type { Scope } from '../src/clients/scope.ts';
import type { Database } from '../src/db/schema.ts';
import { startJob } from '../src/jobs/start-job.ts';
import { submitJob } from '../src/jobs/submit-job.ts';
import { succeedJob } from '../src/jobs/succeed-job.ts';
import { enqueueExtraction } from '../src/queue/enqueue-extraction.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { getWebhook } from '../src/webhooks/get-webhook.ts';
import { listDeliveries } from '../src/webhooks/list-deliveries.ts';
import type { DeliveryTools } from '../src/webhooks/make-attempt.ts';
import { createResolver } from '../src/webhooks/resolve-host.ts';
import { setWebhook } from '../src/webhooks/set-webhook.ts';

export const DAY_MS = 24 * 60 * 60 * 1_000;

export interface TestClock {
  now: Date;
}

export interface TestCustomer {
  readonly userId: string;
  readonly clientId: string;
  readonly email: string;
  readonly scope: Scope;
}

export const box = createSecretBox(Buffer.alloc(32, 1));

export const RESULT: ExtractionResult = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 2,
  bankId: 'de-dkb',
  statements: [],
  warnings: [],
};

/** Delivers to this machine. Nothing is left to chance: pauses are as planned. */
export function toolsOf(db: Kysely<Database>, clock: TestClock): DeliveryTools {
  return {
    db,
    box,
    policy: { resolve: createResolver(), loopback: true },
    now: () => clock.now,
    newId: () => ulid(),
    random: () => 0,
    failingLimitMs: 5 * DAY_MS,
  };
}

export async function newCustomer(db: Kysely<Database>, now: Date): Promise<TestCustomer> {
  const userId = ulid();
  const email = `${userId.toLowerCase()}@example.com`;
  await createAccount(db, { userId, email, firstName: 'Jane', lastName: '', now });
  const wish = { userId, name: 'Default', trialCredits: 500, now, newId: () => ulid() };
  const { clientId } = await createClient(db, box, wish);
  return { userId, email, clientId, scope: { userId, clientId: null, mode: null } };
}

export function pointWebhook(
  db: Kysely<Database>,
  { scope, clientId }: TestCustomer,
  url: string | null,
  mode: KeyMode = 'live',
): Promise<boolean> {
  return setWebhook(db, scope, { clientId, mode, url });
}

/** The secret as its owner sees it. */
export async function readSecret(db: Kysely<Database>, customer: TestCustomer, now: Date): Promise<string> {
  const { scope, clientId } = customer;
  const webhook = await getWebhook(db, box, scope, { clientId, mode: 'live' }, now);
  return webhook?.secret ?? '';
}

export async function submit(
  db: Kysely<Database>,
  { clientId }: TestCustomer,
  now: Date,
  mode: KeyMode = 'live',
): Promise<Job> {
  const jobId = ulid();
  const document = { key: `documents/${jobId}.pdf`, sizeBytes: 8, sha256: Buffer.from(jobId.padEnd(32)) };
  const outcome = await submitJob(
    db,
    { box, enqueueExtraction },
    {
      jobId,
      clientId,
      mode,
      parser: 'Page',
      label: 'März.pdf',
      pages: 2,
      password: null,
      document,
      idempotency: null,
      transactionId: ulid(),
      now,
    },
  );
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  return outcome.job;
}

/** Submitted, started and succeeded. Returns its id. */
export async function finishJob(db: Kysely<Database>, customer: TestCustomer, now: Date): Promise<string> {
  const { jobId } = await submit(db, customer, now);
  await startJob(db, box, { jobId, lane: 'short', now });
  await succeedJob(db, box, { jobId, result: printResult(RESULT, jobId), transactionId: ulid(), now });
  return jobId;
}

export async function readLog(db: Kysely<Database>, { scope, clientId }: TestCustomer, mode: KeyMode = 'live') {
  return (await listDeliveries(db, scope, { clientId, mode }, { page: 1, pageSize: 100 })).items;
}
