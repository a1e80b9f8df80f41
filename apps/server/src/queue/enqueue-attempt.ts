/** Puts an attempt to deliver an event in line. It exists exactly when the caller's transaction commits. */
import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../db/index.ts';
import { carryTrace, type TraceCarrier } from '../observability/index.ts';
import { QUEUE_SCHEMA, type QueueName } from './queues.ts';

/** Content of the queued job: which attempt of which event. Another attempt that was begun meanwhile makes it void. */
export interface AttemptWork {
  readonly deliveryId: string;
  /** Counts from 1. */
  readonly attempt: number;
  readonly trace?: TraceCarrier;
}

export interface AttemptTurn {
  /** Whose it is: no customer takes all places. */
  readonly clientId: string;
  readonly startAfter: Date;
}

export async function enqueueAttempt(
  trx: Transaction<Database>,
  { deliveryId, attempt }: AttemptWork,
  { clientId, startAfter }: AttemptTurn,
): Promise<void> {
  // Never started: it opens no connection and only composes the statements, which run in `trx`.
  const boss = new PgBoss({ db: fromKysely(trx), schema: QUEUE_SCHEMA });
  const work: AttemptWork = { deliveryId, attempt, trace: carryTrace() };
  const id = await boss.send('webhook-attempt' satisfies QueueName, work, { startAfter, group: { id: clientId } });
  if (id === null) throw new Error('The queue did not accept the attempt.');
}
