/** Puts a job in line, at its turn in its lane. The work exists exactly when the caller's transaction commits. */
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/index.ts';
import { carryTrace, type TraceCarrier } from '../observability/index.ts';
import { LANE_QUEUES } from './lanes.ts';
import { QUEUE_SCHEMA } from './queues.ts';
import { takePlace } from './take-place.ts';

/** Content of the queued job: ids alone. Everything else is read from the job when its turn comes. */
export interface ExtractionWork {
  readonly jobId: string;
  /** Id of the call that submitted it, for the log; absent when an earlier version put it in line. */
  readonly requestId?: string | null;
  readonly trace?: TraceCarrier;
}

export async function enqueueExtraction(
  trx: Transaction<Database>,
  { jobId }: Pick<ExtractionWork, 'jobId'>,
): Promise<void> {
  const { lane, turn, requestId } = await takePlace(trx, jobId);
  // Never started: it opens no connection and only composes the statements, which run in `trx`.
  const boss = new PgBoss({ db: fromKysely(trx), schema: QUEUE_SCHEMA });
  const id = await boss.send(LANE_QUEUES[lane], { jobId, requestId, trace: carryTrace() } satisfies ExtractionWork, {
    priority: -turn,
  });
  if (id === null) throw new Error('The queue did not accept the job.');
}
