/** Input and output of the driving process: plain values only. */

export interface DriveTask {
  readonly origins: readonly string[];
  /** One program per customer, which uploads, polls, downloads, and starts over. */
  readonly customers: readonly { readonly apiKey: string; readonly clientId: string }[];
  readonly seconds: number;
  /** Pages of each document. */
  readonly pages: number;
  /** Documents per program, after which the run ends early. */
  readonly most: number;
}

export interface DrivenJob {
  readonly jobId: string;
  readonly clientId: string;
  /** From the beginning of the upload to the end of the job. */
  readonly resultMs: number;
  /** Time of its end, in milliseconds since 1970. */
  readonly finishedAt: number;
}

export type CallKind = 'upload' | 'poll' | 'download';

export interface DriveReport {
  /** Every job that was acknowledged, ended or not. */
  readonly accepted: readonly Pick<DrivenJob, 'jobId' | 'clientId'>[];
  /** Finished jobs. */
  readonly jobs: readonly DrivenJob[];
  /** Calls that were refused because there were too many, and repeated when they were asked to be. */
  readonly refusedCalls: number;
  /** Milliseconds of each call, by what was called. */
  readonly calls: Readonly<Record<CallKind, readonly number[]>>;
  /** Whatever did not succeed. */
  readonly failures: readonly string[];
}
