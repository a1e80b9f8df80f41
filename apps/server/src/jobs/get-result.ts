import type { JobStatus } from '@extracto/contract';
import type { Kysely } from 'kysely';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import type { Database } from '../db/schema.ts';

export interface JobOutcome {
  readonly status: JobStatus;
  /** As it was stored, character by character; `null` unless the job succeeded. */
  readonly resultJson: string | null;
}

/** `null` when there is no such job in the scope. */
export async function getResult(db: Kysely<Database>, scope: Scope, jobId: string): Promise<JobOutcome | null> {
  const row = await db
    .selectFrom('jobs as j')
    .leftJoin('job_results as r', 'r.job_id', 'j.job_id')
    .select(['j.status', 'r.result_json'])
    .where('j.job_id', '=', jobId)
    .where('j.client_id', 'in', ownedClients(db, scope))
    .where('j.mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  return row === undefined ? null : { status: row.status, resultJson: row.result_json };
}
