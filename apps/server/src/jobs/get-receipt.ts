import type { JobReceipt, JobStatus, KeyMode } from '@extracto/contract';
import { EXTRACTION_ERRORS, type ExtractionErrorCode } from '@extracto/model';
import type { Kysely } from 'kysely';
import { ownedClients, type Scope, visibleModes } from '../clients/index.ts';
import type { Database, JobCharge } from '../db/index.ts';

/** The receipt of a job: its outcome and charge and what it cost; `null` when there is none in the scope. */
export async function getReceipt(db: Kysely<Database>, scope: Scope, jobId: string): Promise<JobReceipt | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['status', 'mode', 'pages', 'pages_unknown', 'credits_charged', 'charge', 'error_code'])
    .where('job_id', '=', jobId)
    .where('client_id', 'in', ownedClients(db, scope))
    .where('mode', 'in', visibleModes(scope))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    jobId,
    pages: row.pages_unknown ? null : row.pages,
    message: describeOutcome(row),
    status: row.status,
    creditsCharged: row.credits_charged,
    contradictedPages: [...(row.charge?.contradictedPages ?? [])],
    freePages: [...(row.charge?.freePages ?? [])],
  };
}

interface Outcome {
  readonly mode: KeyMode;
  readonly status: JobStatus;
  readonly pages: number;
  readonly pages_unknown: boolean;
  readonly credits_charged: number;
  readonly charge: JobCharge | null;
  readonly error_code: ExtractionErrorCode | null;
}

function describeOutcome({
  status,
  mode,
  pages,
  pages_unknown: unknown,
  credits_charged: charged,
  charge,
  error_code: code,
}: Outcome): string {
  const read = unknown ? 'pages not counted yet' : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (status === 'NotStarted') return `Queued: ${read}.`;
  if (status === 'Started') return `Processing: ${read}.`;
  if (status === 'Failed') return code === null ? 'Nothing was charged.' : withoutCharge(EXTRACTION_ERRORS[code]);
  if (charged > 0) return `Read ${read}; charged ${charged} XTS.${describeContradicted(charge)}`;
  if (mode === 'test') return `Read ${read} with a test key; nothing was charged.`;
  return `Read ${read}. The statement’s totals contradict its rows, so nothing was charged.`;
}

/** Pages that cost nothing, and contradicted pages that cost all the same. Empty without a contradiction. */
function describeContradicted(charge: JobCharge | null): string {
  if (charge === null || charge.contradictedPages.length === 0) return '';
  const { contradictedPages, freePages } = charge;
  const whose = (pages: readonly number[]) =>
    `${namePages(pages)} ${pages.length === 1 ? 'belongs' : 'belong'} to a statement whose totals contradict its rows`;
  const free =
    freePages.length === 0
      ? ''
      : ` ${whose(freePages)}: nothing was charged for ${freePages.length === 1 ? 'it' : 'them'}.`;
  const above = contradictedPages.slice(freePages.length);
  if (above.length === 0) return free;
  return `${free} ${whose(above)}, and ${above.length === 1 ? 'was' : 'were'} charged: you have used this month’s free pages.`;
}

/** `Page 4` · `Pages 4 to 6 and 9` */
function namePages(pages: readonly number[]): string {
  const runs: string[] = [];
  for (let start = 0; start < pages.length; ) {
    let end = start;
    while (pages[end + 1] === pages[end]! + 1) end += 1;
    runs.push(end === start ? `${pages[start]}` : `${pages[start]} to ${pages[end]}`);
    start = end + 1;
  }
  const list = runs.length === 1 ? runs[0] : `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}`;
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${list}`;
}

function withoutCharge(sentence: string): string {
  return sentence.includes('Nothing was charged') ? sentence : `${sentence} Nothing was charged.`;
}
