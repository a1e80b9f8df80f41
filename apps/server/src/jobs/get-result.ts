import type { JobStatus } from '@extracto/contract';
import type { BookkeepingRule } from '@extracto/model';
import { type Kysely, sql } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { openText, type SecretBox } from '../secrets/index.ts';
import { resultContext } from './result-context.ts';

export interface JobOutcome {
  readonly status: JobStatus;
  /** As it was written, character by character; `null` unless the job succeeded and it is kept. */
  readonly resultJson: string | null;
  /** Rules of the job's client, for the reviewed version; the original ignores them. */
  readonly rules: readonly BookkeepingRule[];
  /** Time of its deletion, if the job was kept. */
  readonly resultDeletedAt: Date | null;
  /** True when the client's retention deletes a result after its download. */
  readonly deleteOnDownload: boolean;
}

/** With the corrections made in review, where there are any, or as it was read. */
export type ResultVersion = 'reviewed' | 'original';

const VERSIONS = {
  reviewed: sql<string | null>`coalesce(v.result_json, r.result_json)`,
  original: sql<string | null>`r.result_json`,
} as const;

/** `null` when there is no such job in the scope. */
export async function getResult(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  jobId: string,
  version: ResultVersion,
): Promise<JobOutcome | null> {
  const row = await db
    .selectFrom('jobs as j')
    .innerJoin('clients as c', 'c.client_id', 'j.client_id')
    .leftJoin('job_results as r', 'r.job_id', 'j.job_id')
    .leftJoin('job_reviews as v', 'v.job_id', 'j.job_id')
    .leftJoin('bookkeeping_rules as b', 'b.client_id', 'j.client_id')
    .select(['j.status', 'j.result_deleted_at', 'c.delete_result_on_download', 'b.rules'])
    .select(VERSIONS[version].as('result_json'))
    .where('j.job_id', '=', jobId)
    .where('j.client_id', 'in', ownedClients(db, scope))
    .where('j.mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { result_json: sealed } = row;
  return {
    status: row.status,
    resultJson: sealed === null ? null : await openText(db, box, sealed, resultContext(jobId)),
    rules: version === 'reviewed' ? (row.rules ?? []) : [],
    resultDeletedAt: row.result_deleted_at,
    deleteOnDownload: row.delete_result_on_download,
  };
}
