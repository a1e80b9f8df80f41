export interface EventTools {
  readonly now: Date;
  readonly newId: () => string;
}

export interface EventOutcome {
  /** `repeated`: done before. `refused`: contradicts our own records; somebody has to look at it. */
  readonly outcome: 'done' | 'ignored' | 'refused' | 'repeated';
  readonly reason: string | null;
  readonly purchaseId: string | null;
}
