/**
 * Counters of this worker process's work since its start, kept where the work happens: a scrape queries nothing. Prometheus adds up the
 * processes, and notices when one starts again at 0.
 */
import type { AttemptFailure } from '@extracto/contract';
import { Counter, Registry } from 'prom-client';

export const WORK = new Registry();

const JOB_ENDS = ['succeeded', 'failed', 'quarantined'] as const;
const MAIL_ENDS = ['sent', 'refused', 'given-up'] as const;

const registers = [WORK];

const jobs = new Counter({
  name: 'extracto_jobs_ended_total',
  help: 'Jobs that this process ended, by how; quarantined ones broke every attempt',
  labelNames: ['outcome'],
  registers,
});
const pages = new Counter({
  name: 'extracto_pages_read_total',
  help: 'Pages of the jobs that this process ended with a result',
  registers,
});
const mails = new Counter({
  name: 'extracto_mails_ended_total',
  help: 'Mails by how they ended; refused and given-up ones reached nobody',
  labelNames: ['state'],
  registers,
});
const attempts = new Counter({
  name: 'extracto_webhook_attempts_total',
  help: 'Attempts to deliver an event, by failure; none is a success',
  labelNames: ['failure'],
  registers,
});

// A series that begins at 1 has no increase.
for (const outcome of JOB_ENDS) jobs.inc({ outcome }, 0);
for (const state of MAIL_ENDS) mails.inc({ state }, 0);
attempts.inc({ failure: 'none' }, 0);

export function countJob(outcome: (typeof JOB_ENDS)[number], pagesRead = 0): void {
  jobs.inc({ outcome });
  pages.inc(pagesRead);
}

export function countMail(state: (typeof MAIL_ENDS)[number]): void {
  mails.inc({ state });
}

export function countAttempt(failure: AttemptFailure | null): void {
  attempts.inc({ failure: failure ?? 'none' });
}
