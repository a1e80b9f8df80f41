/** Puts a job in line, at its turn in its lane. The work exists exactly when the caller's transaction commits. */
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/schema.ts';
import { LANE_QUEUES } from './lanes.ts';
import { QUEUE_SCHEMA } from './queues.ts';
import { takePlace } from './take-place.ts';

/** What waits in the queue: the id alone. Everything else is read from the job when its turn comes. */
export interface ExtractionWork {
  readonly jobId: string;
}

export async function enqueueExtraction(trx: Transaction<Database>, { jobId }: ExtractionWork): Promise<void> {
  const { lane, turn } = await takePlace(trx, jobId);
  // Never started: it opens no connection and only composes the statements, which run in `trx`.
  const boss = new PgBoss({ db: fromKysely(trx), schema: QUEUE_SCHEMA });
  const id = await boss.send(LANE_QUEUES[lane], { jobId } satisfies ExtractionWork, { priority: -turn });
  if (id === null) throw new Error('The queue did not accept the job.');
}
