import type { Job } from '@extracto/contract';
import { EXTRACTION_ERRORS } from '@extracto/model';
import type { Selectable } from 'kysely';
import type { JobTable } from '../db/index.ts';

export type JobRow = Pick<
  Selectable<JobTable>,
  | 'job_id'
  | 'client_id'
  | 'mode'
  | 'status'
  | 'parser'
  | 'label'
  | 'pages'
  | 'pages_unknown'
  | 'bank_id'
  | 'progress_page'
  | 'progress_pages'
  | 'verification'
  | 'error_code'
  | 'created_at'
  | 'finished_at'
  | 'document_deleted_at'
  | 'result_deleted_at'
>;

/** The columns of a `JobRow`. */
export const JOB_COLUMNS = [
  'job_id',
  'client_id',
  'mode',
  'status',
  'parser',
  'label',
  'pages',
  'pages_unknown',
  'bank_id',
  'progress_page',
  'progress_pages',
  'verification',
  'error_code',
  'created_at',
  'finished_at',
  'document_deleted_at',
  'result_deleted_at',
] as const satisfies readonly (keyof JobRow)[];

/** The job as callers see it. */
export function describeJob(row: JobRow): Job {
  return {
    jobId: row.job_id,
    status: row.status,
    clientId: row.client_id,
    mode: row.mode,
    bankId: row.bank_id,
    pages: row.pages_unknown ? null : row.pages,
    label: row.label,
    parser: row.parser,
    progress:
      row.progress_page === null || row.progress_pages === null
        ? null
        : { page: row.progress_page, pages: row.progress_pages },
    // Jobs of earlier versions did not list what was checked.
    verification: row.verification === null ? null : { ...row.verification, checks: row.verification.checks ?? [] },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    documentDeletedAt: row.document_deleted_at?.toISOString() ?? null,
    resultDeletedAt: row.result_deleted_at?.toISOString() ?? null,
    error: row.error_code === null ? null : { code: row.error_code, message: EXTRACTION_ERRORS[row.error_code] },
  };
}
