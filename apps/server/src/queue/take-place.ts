/**
 * The place of a job in its line: start-time fair queueing (Goyal, Vin, Cheng, 1996) with a customer as a flow and a job as
 * the unit. A customer's jobs take turns that count up by one; whoever has none waiting begins at the
 * lowest turn that waits. So the thousandth upload of one customer stands behind the first of another, and nobody waits for ever.
 *
 *   Jane has 40 … 1000 waiting   John's next gets 40, Jane's next 1001
 *
 * Known weakness: two clients of one customer that upload at the same moment may get the same turn.
 */
import { sql, type Transaction } from 'kysely';
import type { Database, Lane } from '../db/index.ts';

export interface Place {
  readonly lane: Lane;
  /** Lower turns are served first. */
  readonly turn: number;
  /** Id of the call that submitted the job; `null` when nobody wrote it down. */
  readonly requestId: string | null;
}

/** Throws when there is no such job. */
export async function takePlace(trx: Transaction<Database>, jobId: string): Promise<Place> {
  const { rows } = await sql<Place>`
    UPDATE jobs AS mine
    SET turn = greatest(
      (SELECT min(first.turn) FROM jobs first
        WHERE first.lane = mine.lane AND first.started_at IS NULL AND first.finished_at IS NULL
          AND first.job_id <> mine.job_id),
      (SELECT max(last.turn) + 1
        FROM clients own JOIN clients other USING (user_id)
          CROSS JOIN LATERAL (
            SELECT waiting.turn FROM jobs waiting
            WHERE waiting.client_id = other.client_id AND waiting.lane = mine.lane
              AND waiting.started_at IS NULL AND waiting.finished_at IS NULL
              AND waiting.turn IS NOT NULL AND waiting.job_id <> mine.job_id
            ORDER BY waiting.turn DESC LIMIT 1) last
        WHERE own.client_id = mine.client_id),
      1)
    WHERE mine.job_id = ${jobId}
    RETURNING mine.lane, mine.turn, mine.request_id AS "requestId"`.execute(trx);
  const [place] = rows;
  if (place === undefined) throw new Error(`There is no job ${jobId} to put in line.`);
  return place;
}
