/** Kinds of object that can be deleted, and reasons for it. */
export const DELETION_KINDS = ['document', 'result', 'job', 'answer', 'orphan'] as const;

/** `answer`: kept for a repeated Idempotency-Key. `orphan`: an upload that no job has. */
export type DeletionKind = (typeof DELETION_KINDS)[number];

export const DELETION_REASONS = ['age', 'job-ended', 'downloaded', 'requested', 'orphan'] as const;

export type DeletionReason = (typeof DELETION_REASONS)[number];

export interface Deletion {
  readonly kind: DeletionKind;
  readonly reason: DeletionReason;
  /** `null` for what belongs to no job. */
  readonly jobId: string | null;
  readonly clientId: string | null;
  readonly count: number;
  /** Time of its creation; `null` when many ages are counted together. */
  readonly keptSince: Date | null;
}
