/** Settings of every request: address, key, and patience. */
export interface Transport {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
  /** For one attempt. */
  readonly timeoutMs: number;
  /** Attempts after the first. */
  readonly maxRetries: number;
  readonly clock: Clock;
  /** Told of each attempt. */
  readonly logger?: Logger;
}

/** One attempt, as it ended. Neither the key nor what was sent or received is in it. */
export interface AttemptLog {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** `null`: there was no answer. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly durationMs: number;
  /** Time until the next attempt; `null`: this was the last. */
  readonly retryInMs: number | null;
}

export type Logger = (attempt: AttemptLog) => void;

/** Time and chance. Tests pass their own. */
export interface Clock {
  readonly nowMs: () => number;
  /** Rejects with the reason of `signal` when it ends the wait. */
  readonly pause: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Unlike any other, for an idempotency key. */
  readonly newKey: () => string;
}

export const SYSTEM_CLOCK: Clock = {
  nowMs: () => Date.now(),
  pause: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const end = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', end);
        resolve();
      }, ms);
      signal?.addEventListener('abort', end, { once: true });
    }),
  random: () => Math.random(),
  newKey: () => crypto.randomUUID(),
};

/** For one call; what is left out is as the client has it. */
export interface RequestOptions {
  /** Ends the call, its retries and its waits. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
}

export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * Names what is asked for: the same key again gets the same answer, and nothing is done twice. Without one every call
   * makes its own, which covers its retries.
   */
  readonly idempotencyKey?: string;
}
