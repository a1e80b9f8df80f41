/** Messages between a supervising process and the processes it started, over Node's own channel. */

/** A running part of the product. */
export interface Service {
  /** Finishes what was begun, then lets go of everything. */
  readonly stop: () => Promise<void>;
}

export type ServiceName = 'web' | 'worker';

/** From the part to its supervisor. `problem` is for the operator. */
export type ServiceReport = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly problem: string };

/** From the supervisor to the part. */
export interface StopRequest {
  readonly kind: 'stop';
}

/** Time for work in hand; what is not finished then is done again after the next start. */
export const DRAIN_LIMIT_MS = 20_000;
