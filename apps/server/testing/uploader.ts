/**
 * A program for a test: one of several processes that submit documents of one page for the same client at the same time,
 * and end the jobs in every way that a job can end. Says on its channel `accepted` after each accepted job, and in the
 * end what it counted.
 */
import { printResult } from '@extracto/model/print-result';
import { ulid } from 'ulid';
import { createDatabase } from '../src/db/connection.ts';
import { deleteJob } from '../src/jobs/delete-job.ts';
import { failJob } from '../src/jobs/fail-job.ts';
import { startJob } from '../src/jobs/start-job.ts';
import { submitJob } from '../src/jobs/submit-job.ts';
import { succeedJob } from '../src/jobs/succeed-job.ts';
import { enqueueExtraction } from '../src/queue/enqueue-extraction.ts';
import { createSecretBox } from '../src/secrets/secret-box.ts';
import { resultOf } from './result.ts';

export interface UploaderTask {
  readonly databaseUrl: string;
  readonly userId: string;
  readonly clientId: string;
  readonly uploads: number;
  /** `none`: jobs stay in line. `every`: each job ends at once, one way or another. */
  readonly endings: 'none' | 'every';
}

export interface UploaderCount {
  readonly accepted: number;
  readonly refused: number;
  /** Jobs that ended with a charge of one credit. */
  readonly charged: number;
}

const ENDINGS = ['verified', 'unverifiable', 'mismatch', 'fail', 'delete'] as const;
type Ending = (typeof ENDINGS)[number];
const CHARGED: readonly Ending[] = ['verified', 'unverifiable'];

const task = JSON.parse(process.argv[2]!) as UploaderTask;
const db = createDatabase(task.databaseUrl, { poolSize: 12 });
const box = createSecretBox(Buffer.alloc(32, 1));
const storage = { delete: async () => {} } as unknown as Parameters<typeof deleteJob>[1];
const scope = { userId: task.userId, clientId: task.clientId, mode: 'live' } as const;

const outcomes = await Promise.all(Array.from({ length: task.uploads }, (_, index) => upload(index)));
await db.destroy();
const count: UploaderCount = {
  accepted: outcomes.filter((outcome) => outcome !== 'refused').length,
  refused: outcomes.filter((outcome) => outcome === 'refused').length,
  charged: outcomes.filter((outcome) => CHARGED.some((ending) => ending === outcome)).length,
};
process.send!(count, () => process.disconnect());

async function upload(index: number): Promise<Ending | 'refused' | 'left'> {
  const jobId = ulid();
  const outcome = await submitJob(
    db,
    { box, enqueueExtraction },
    {
      jobId,
      clientId: task.clientId,
      mode: 'live',
      parser: 'Document',
      label: 'a.pdf',
      pages: 1,
      password: null,
      document: { key: `documents/${jobId}.pdf`, sizeBytes: 10, sha256: Buffer.from(jobId.padEnd(32)) },
      idempotency: null,
      transactionId: ulid(),
      now: new Date(),
    },
  );
  if (outcome.kind === 'credits-missing') return 'refused';
  if (outcome.kind !== 'accepted') throw new Error(outcome.kind);
  process.send!('accepted');
  if (task.endings === 'none') return 'left';
  const ending = ENDINGS[index % ENDINGS.length]!;
  await end(jobId, ending);
  return ending;
}

async function end(jobId: string, ending: Ending): Promise<void> {
  const close = { jobId, transactionId: ulid(), now: new Date() };
  if (ending === 'delete') {
    await deleteJob(db, storage, scope, { ...close, newId: ulid });
    return;
  }
  await startJob(db, box, { jobId, lane: 'short', now: new Date() });
  if (ending === 'fail') await failJob(db, { ...close, code: 'no_text' });
  // Two workers can believe that the job is theirs.
  else {
    const result = printResult({ ...resultOf(ending), pages: 1 }, jobId);
    await Promise.all([1, 2].map(() => succeedJob(db, box, { ...close, transactionId: ulid(), result })));
  }
}
