/** A customer's program as the documentation advises it: it repeats an upload under the same Idempotency-Key until it is accepted. */
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createApiClient } from '@extracto/contract';
import { ulid } from 'ulid';

export interface Upload {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Its expected outcome, whatever happens meanwhile. */
  readonly expected: 'Succeeded' | 'Failed';
}

export interface AcceptedUpload extends Upload {
  readonly jobId: string;
  readonly clientId: string;
}

export interface PatientClient {
  readonly apiKey: string;
  readonly clientId: string;
  /** Any of them may be away. */
  readonly origins: readonly string[];
}

const PAUSE_MS = 300;
const PATIENCE_MS = 90_000;
/** An answer that does not come is one that is lost. */
const ANSWER_LIMIT_MS = 20_000;

/** Throws when it is refused for good, or not accepted in time. */
export async function uploadPatiently(
  { apiKey, clientId, origins }: PatientClient,
  upload: Upload,
): Promise<AcceptedUpload> {
  const idempotencyKey = ulid();
  const until = Date.now() + PATIENCE_MS;
  let problem: unknown = null;
  for (let attempt = 0; Date.now() < until; attempt += 1) {
    const client = createApiClient({
      baseUrl: origins[attempt % origins.length]!,
      apiKey,
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }),
    });
    try {
      const body = { pdf: new Blob([upload.pdf], { type: 'application/pdf' }) };
      const { jobId } = (await client.submitJob({ body, idempotencyKey })).body;
      return { ...upload, jobId, clientId };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500 && error.status !== 409 && error.status !== 429) throw error;
      problem = error;
      await wait(PAUSE_MS);
    }
  }
  throw new Error('the upload was not accepted in time', { cause: problem });
}
