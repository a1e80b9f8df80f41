/** The statements in a scope whose results are kept, as they were reviewed, without their rows. */
import { type ExtractionResult, headOf, type StatementHead } from '@extracto/model';
import { type Kysely, sql } from 'kysely';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import type { Database } from '../db/schema.ts';

/** Older results are left out: what one call reads is bounded. */
export const MOST_RESULTS = 500;
/** Results in memory at once. */
const BATCH = 20;

export interface Part extends StatementHead {
  readonly jobId: string;
  readonly label: string;
  /** 0-based, of the statement within the result. */
  readonly index: number;
}

/** A statement's own name, which names its account, too: it says nothing of what is printed. */
export const partId = ({ jobId, index }: Pick<Part, 'jobId' | 'index'>) => `${jobId}-${index}`;

/** Of the newest results, oldest first. */
export async function listParts(db: Kysely<Database>, scope: Scope): Promise<Part[]> {
  const jobs = await db
    .selectFrom('jobs as j')
    .innerJoin('job_results as r', 'r.job_id', 'j.job_id')
    .select('j.job_id')
    .where('j.client_id', 'in', ownedClients(db, scope))
    .where('j.mode', 'in', visibleModes(scope))
    .where('j.status', '=', 'Succeeded')
    .orderBy('j.job_id', 'desc')
    .limit(MOST_RESULTS)
    .execute();
  const ids = jobs.map(({ job_id }) => job_id).reverse();
  const parts: Part[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    parts.push(...(await readBatch(db, ids.slice(start, start + BATCH))));
  }
  return parts;
}

async function readBatch(db: Kysely<Database>, ids: readonly string[]): Promise<Part[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('job_results as r', 'r.job_id', 'j.job_id')
    .leftJoin('job_reviews as v', 'v.job_id', 'j.job_id')
    .select(['j.job_id', 'j.label', sql<string>`coalesce(v.result_json, r.result_json)`.as('result_json')])
    .where('j.job_id', 'in', ids)
    .orderBy('j.job_id')
    .execute();
  return rows.flatMap(({ job_id, label, result_json }) => {
    // Written by us; the rows, which older results have without ids, are not looked at.
    const { statements }: ExtractionResult = JSON.parse(result_json);
    return statements.map((statement, index) => ({ ...headOf(statement), jobId: job_id, label, index }));
  });
}
