/** The operator and the reason. Both are recorded with the action, and never changed. */
export interface SupportCall {
  readonly operator: string;
  /** For our own book; the customer does not see it. */
  readonly reason: string;
  readonly now: Date;
  /** Makes a ULID. */
  readonly newId: () => string;
}
