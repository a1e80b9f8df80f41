/** What the driving process is asked for, and what it tells when it is done: plain values only. */

export interface DriveTask {
  readonly origins: readonly string[];
  /** One program of a customer each: it uploads, polls until the end, downloads, and begins anew. */
  readonly customers: readonly { readonly apiKey: string; readonly clientId: string }[];
  readonly seconds: number;
  /** Of each document. */
  readonly pages: number;
  /** Ends sooner when each program has read so many. */
  readonly most: number;
}

export interface DrivenJob {
  readonly jobId: string;
  readonly clientId: string;
  /** From the beginning of the upload to the end of the job. */
  readonly resultMs: number;
  /** When it ended, in milliseconds since 1970. */
  readonly finishedAt: number;
}

export type CallKind = 'upload' | 'poll' | 'download';

export interface DriveReport {
  /** Every job that was acknowledged, ended or not. */
  readonly accepted: readonly Pick<DrivenJob, 'jobId' | 'clientId'>[];
  /** Those that were seen to end. */
  readonly jobs: readonly DrivenJob[];
  /** Calls that were refused because there were too many, and repeated when they were asked to be. */
  readonly refusedCalls: number;
  /** Milliseconds of each call, by what was called. */
  readonly calls: Readonly<Record<CallKind, readonly number[]>>;
  /** Whatever did not succeed. */
  readonly failures: readonly string[];
}
