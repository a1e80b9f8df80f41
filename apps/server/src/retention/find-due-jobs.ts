/**
 * Finds jobs with a document or result past its retention. A client's own days count where they are fewer than the service's.
 * The files of an unfinished job are never due.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { RetentionTerms } from './retention-terms.ts';

export interface DueFilter {
  readonly terms: RetentionTerms;
  readonly now: Date;
  /** Only this job. */
  readonly jobId?: string;
}

/** Days that hold for a client `c`: its own wish, never more than the service keeps. */
const effectiveDays = (own: 'c.document_days' | 'c.result_days', days: number) =>
  sql<number>`least(${sql.ref(own)}, ${sql.lit(days)})`;

/** Whole days of 24 hours, whatever the time zone of the database does in between. */
const dueSince = (days: ReturnType<typeof effectiveDays>, now: Date) =>
  sql<boolean>`j.created_at <= ${now}::timestamptz - ${days} * interval '24 hours'`;

function endedJobs(db: Kysely<Database>, { jobId }: DueFilter) {
  const ended = db
    .selectFrom('jobs as j')
    .innerJoin('clients as c', 'c.client_id', 'j.client_id')
    .where('j.finished_at', 'is not', null);
  return jobId === undefined ? ended : ended.where('j.job_id', '=', jobId);
}

/** Jobs that are done with their document. `c.document_days` is 0 when it goes as soon as the job has ended. */
export function findDueDocuments(db: Kysely<Database>, filter: DueFilter) {
  const days = effectiveDays('c.document_days', filter.terms.documentDays);
  return endedJobs(db, filter)
    .where('j.document_key', 'is not', null)
    .where(sql<boolean>`(${days} = 0 or ${dueSince(days, filter.now)})`);
}

/** Jobs that are forgotten with everything they have. */
export function findDueJobs(db: Kysely<Database>, filter: DueFilter) {
  return endedJobs(db, filter).where(dueSince(effectiveDays('c.result_days', filter.terms.resultDays), filter.now));
}
