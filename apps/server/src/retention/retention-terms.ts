/** The service's retention, for clients that do not ask for earlier deletion. */
export interface RetentionTerms {
  /** From the upload. */
  readonly documentDays: number;
  /** From the upload; with the result goes the record of the job. */
  readonly resultDays: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
