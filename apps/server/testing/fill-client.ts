/** A client with very many jobs that have ended, written in bulk: for tests and measurements of large lists. */
import type { JobVerification } from '@extracto/contract';
import type { ExtractionErrorCode } from '@extracto/model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';

export interface Filling {
  readonly clientId: string;
  readonly jobs: number;
  /** Kept for so many of the newest jobs that succeeded. */
  readonly results: { readonly count: number; readonly resultJson: string; readonly headsJson: string };
  /** 13 characters of a ULID, which the ids of these jobs begin with. */
  readonly prefix: string;
}

const VERIFICATION = { status: 'verified', statements: 1, transactions: 240, checks: [] } satisfies JobVerification;
const ERROR: ExtractionErrorCode = 'no_statement';

/** One in twenty failed. Statistics and visibility are brought up to date, as a database that runs for days keeps them. */
export async function fillClient(db: Kysely<Database>, { clientId, jobs, results, prefix }: Filling): Promise<void> {
  await sql`
    INSERT INTO jobs (job_id, client_id, mode, status, document_type, parser, label, pages, document_size_bytes,
      document_sha256, verification, error_code, created_at, started_at, finished_at, document_deleted_at)
    SELECT ${prefix}::text || lpad(n::text, 13, '0'), ${clientId}, 'live',
      CASE WHEN n % 20 = 0 THEN 'Failed' ELSE 'Succeeded' END, 'Statement', 'Document', 'statement ' || n || '.pdf', 8, 50000,
      sha256(convert_to(${prefix}::text || n, 'UTF8')),
      CASE WHEN n % 20 = 0 THEN NULL ELSE ${JSON.stringify(VERIFICATION)}::jsonb END,
      CASE WHEN n % 20 = 0 THEN ${ERROR} END, t, t, t, t
    FROM generate_series(1, ${jobs}::integer) AS n,
      LATERAL (SELECT now() - (${jobs}::integer - n) * interval '20 seconds' AS t) times`.execute(db);
  // Chosen before the result is set beside them: PostgreSQL would sort a copy of it with every job.
  await sql`
    INSERT INTO job_results (job_id, result_json, heads_json)
    SELECT job_id, ${results.resultJson}::text, ${results.headsJson}::text FROM (
      SELECT job_id FROM jobs
      WHERE client_id = ${clientId} AND status = 'Succeeded' ORDER BY job_id DESC LIMIT ${results.count}
    ) newest`.execute(db);
  for (const table of ['jobs', 'job_results']) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
}
