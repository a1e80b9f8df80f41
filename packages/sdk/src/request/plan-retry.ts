/**
 * Decides whether a failed request may be sent again, and after how long.
 *
 * A refusal that did nothing (too many requests, service not ready) may always be repeated. When the outcome is unknown,
 * only safe methods and requests with an idempotency key may be.
 */
import { ApiError, ConnectionError } from '../errors.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** A service that asks for more patience than this is asked no more: the caller decides. */
const LONGEST_RETRY_AFTER_MS = 60_000;

export interface Failure {
  readonly error: unknown;
  /** 0 for the first attempt. */
  readonly attempt: number;
  /** Sending it twice does no more than sending it once. */
  readonly repeatable: boolean;
}

/** Milliseconds to wait, or `null`: do not send it again. `random` is from 0 to below 1. */
export function planRetry({ error, attempt, repeatable }: Failure, random: number): number | null {
  if (!isPassing(error) || !(repeatable || didNothing(error))) return null;
  const asked = error instanceof ApiError ? error.retryAfterMs : null;
  if (asked !== null && asked > LONGEST_RETRY_AFTER_MS) return null;
  // Between half and whole, so that clients that failed together do not come back together.
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random / 2);
  return Math.max(asked ?? 0, backoff);
}

function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}

function didNothing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.code === 'not_ready');
}
