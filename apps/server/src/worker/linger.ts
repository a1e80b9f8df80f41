import { setTimeout as wait } from 'node:timers/promises';

/** Time that the slow sample document is kept waiting. */
export const LINGER_MS = 20_000;

/** Waits; ends at once, without a failure, when `signal` is aborted: whoever goes on finds it aborted. */
export async function linger(limitMs: number, signal: AbortSignal): Promise<void> {
  await wait(limitMs, undefined, { signal }).catch(() => {});
}
