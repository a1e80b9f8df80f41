/** The statements in a scope whose results are kept, as they were reviewed, without their rows. */

import { type ExtractionResult, headOf, type StatementHead } from '@extracto/model';
import { type Kysely, sql } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { resultContext, selectNewest } from '../jobs/index.ts';
import { openTexts, type SecretBox } from '../secrets/index.ts';

/** Older results are left out: what one call reads is bounded. */
export const MOST_RESULTS = 500;
/** Whole results in memory at once. */
const BATCH = 20;

export interface Part extends StatementHead {
  readonly jobId: string;
  readonly label: string;
  /** 0-based, of the statement within the result. */
  readonly index: number;
}

/** A statement's own name, which names its account, too: it says nothing of what is printed. */
export const partId = ({ jobId, index }: Pick<Part, 'jobId' | 'index'>) => `${jobId}-${index}`;

/** Returns the statements of the newest results, oldest first. */
export async function listParts(db: Kysely<Database>, box: SecretBox, scope: Scope): Promise<Part[]> {
  const clients = await ownedClients(db, scope).execute();
  const own = { clientIds: clients.map(({ client_id }) => client_id), modes: visibleModes(scope), withResult: true };
  if (own.clientIds.length === 0) return [];
  const { rows: newest } = await selectNewest(own, { skipped: 0, limit: MOST_RESULTS }).execute(db);
  if (newest.length === 0) return [];
  const jobs = await db
    .selectFrom('jobs as j')
    .innerJoin('job_results as r', 'r.job_id', 'j.job_id')
    .leftJoin('job_reviews as v', 'v.job_id', 'j.job_id')
    .select([
      'j.job_id',
      'j.label',
      sql<string | null>`CASE WHEN v.job_id IS NULL THEN r.heads_json ELSE v.heads_json END`.as('heads_json'),
    ])
    .where(
      'j.job_id',
      'in',
      newest.map(({ job_id }) => job_id),
    )
    .orderBy('j.job_id')
    .execute();
  const stored = jobs.flatMap(({ job_id, heads_json: text }) => (text === null ? [] : [{ job_id, text }]));
  const heads = new Map([
    ...(await openEach<readonly StatementHead[]>(db, box, stored)),
    ...(await readHeads(
      db,
      box,
      jobs.filter(({ heads_json }) => heads_json === null).map(({ job_id }) => job_id),
    )),
  ]);
  return jobs.flatMap(({ job_id, label }) =>
    (heads.get(job_id) ?? []).map((head, index) => ({ ...head, jobId: job_id, label, index })),
  );
}

/** Texts that were written by us, by job. */
async function openEach<T>(
  db: Kysely<Database>,
  box: SecretBox,
  rows: readonly { readonly job_id: string; readonly text: string }[],
): Promise<[jobId: string, value: T][]> {
  const sealed = rows.map(({ job_id, text }) => ({ text, context: resultContext(job_id) }));
  const opened = await openTexts(db, box, sealed);
  return rows.map(({ job_id }, index) => [job_id, JSON.parse(opened[index]!)]);
}

/** Reads the heads of results that an earlier version stored without heads. Skips their rows. */
async function readHeads(
  db: Kysely<Database>,
  box: SecretBox,
  ids: readonly string[],
): Promise<Map<string, StatementHead[]>> {
  const heads = new Map<string, StatementHead[]>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .selectFrom('job_results as r')
      .leftJoin('job_reviews as v', 'v.job_id', 'r.job_id')
      .select(['r.job_id', sql<string>`coalesce(v.result_json, r.result_json)`.as('text')])
      .where('r.job_id', 'in', ids.slice(start, start + BATCH))
      .execute();
    for (const [jobId, { statements }] of await openEach<ExtractionResult>(db, box, rows)) {
      heads.set(jobId, statements.map(headOf));
    }
  }
  return heads;
}
