import type { JobReceipt, JobStatus, KeyMode } from '@extracto/contract';
import { EXTRACTION_ERRORS, type ExtractionErrorCode } from '@extracto/model';
import type { Kysely } from 'kysely';
import { ownedClients } from '../clients/owned-clients.ts';
import type { Scope } from '../clients/scope.ts';
import { visibleModes } from '../clients/visible-modes.ts';
import type { Database } from '../db/schema.ts';

/** What became of a job and what it cost; `null` when there is none in the scope. */
export async function getReceipt(db: Kysely<Database>, scope: Scope, jobId: string): Promise<JobReceipt | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['status', 'mode', 'pages', 'credits_charged', 'error_code'])
    .where('job_id', '=', jobId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    jobId,
    pages: row.pages,
    message: describeOutcome(row),
    status: row.status,
    creditsCharged: row.credits_charged,
  };
}

interface Outcome {
  readonly mode: KeyMode;
  readonly status: JobStatus;
  readonly pages: number;
  readonly credits_charged: number;
  readonly error_code: ExtractionErrorCode | null;
}

function describeOutcome({ status, mode, pages, credits_charged: charged, error_code: code }: Outcome): string {
  const read = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (status === 'NotStarted') return `Waiting to be read: ${read}.`;
  if (status === 'Started') return `Being read: ${read}.`;
  if (status === 'Failed') return code === null ? 'Nothing was charged.' : withoutCharge(EXTRACTION_ERRORS[code]);
  if (charged > 0) return `Read ${read}; charged ${charged} XTS.`;
  if (mode === 'test') return `Read ${read} with a test key; nothing was charged.`;
  return `Read ${read}. The statement's own arithmetic contradicts what was read, so nothing was charged.`;
}

function withoutCharge(sentence: string): string {
  return sentence.includes('Nothing was charged') ? sentence : `${sentence} Nothing was charged.`;
}
