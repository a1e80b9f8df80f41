import type { Account, Job } from '@extracto/contract';

/** Subject of a job's result. A result with several accounts or periods names the first, with all its months. */
export interface JobEntry {
  readonly job: Job;
  readonly bank: string | null;
  /** As printed; a result without one, or of a kept account without a number, has none. */
  readonly account: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Each job with what its statements say; jobs without a result that is kept say nothing. */
export function joinAccounts(jobs: readonly Job[], accounts: readonly Account[]): JobEntry[] {
  const placed = accounts.flatMap(({ bank, number, statements }) =>
    statements.map((statement) => ({ ...statement, bank: bank.name, number })),
  );
  const byJob = Map.groupBy(placed, ({ jobId }) => jobId);
  return jobs.map((job) => {
    const own = (byJob.get(job.jobId) ?? []).toSorted((left, right) => left.index - right.index);
    const days = own.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null);
    const [first] = own;
    return {
      job,
      bank: first?.bank ?? null,
      account: first?.number ?? null,
      from: days.reduce<string | null>((least, day) => (least === null || day < least ? day : least), null),
      to: days.reduce<string | null>((most, day) => (most === null || day > most ? day : most), null),
    };
  });
}
