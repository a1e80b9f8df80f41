/** One call: attempts until one gives an answer or no other may be made. */
import { ApiError, ConnectionError, ConnectionTimeoutError, createApiError } from '../errors.ts';
import { planRetry } from './plan-retry.ts';
import { readRetryAfter } from './read-retry-after.ts';
import type { RequestOptions, Transport } from './transport.ts';

export interface OutgoingRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Can be sent more than once. */
  readonly body: BodyInit | null;
  readonly repeatable: boolean;
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Throws `ApiError`, `ConnectionError`, or the reason of the caller's signal. */
export async function sendRequest(
  transport: Transport,
  request: OutgoingRequest,
  options: RequestOptions,
): Promise<ReceivedAnswer> {
  const { clock } = transport;
  const maxRetries = options.maxRetries ?? transport.maxRetries;
  for (let attempt = 0; ; attempt++) {
    const startedMs = clock.nowMs();
    const log = (status: number | null, requestId: string | null, retryInMs: number | null) => {
      const { method, path } = request;
      const durationMs = clock.nowMs() - startedMs;
      transport.logger?.({ method, path, attempt: attempt + 1, status, requestId, durationMs, retryInMs });
    };
    try {
      const answer = await makeAttempt(transport, request, options);
      log(answer.status, answer.headers.get('X-Request-Id'), null);
      return answer;
    } catch (error) {
      const waitMs =
        attempt < maxRetries ? planRetry({ error, attempt, repeatable: request.repeatable }, clock.random()) : null;
      if (error instanceof ApiError) log(error.status, error.requestId, waitMs);
      else log(null, null, waitMs);
      if (waitMs === null) throw error;
      await clock.pause(waitMs, options.signal);
    }
  }
}

async function makeAttempt(transport: Transport, request: OutgoingRequest, options: RequestOptions) {
  options.signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(options.timeoutMs ?? transport.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  const { response, bytes } = await receive(transport, request, signal).catch((cause: unknown) => {
    options.signal?.throwIfAborted();
    if (timeout.aborted) throw new ConnectionTimeoutError('The service did not answer in time.', { cause });
    throw new ConnectionError(`There is no connection to ${transport.baseUrl}.`, { cause });
  });
  if (!response.ok) throw readRefusal(response, bytes, transport.clock.nowMs());
  return { status: response.status, headers: response.headers, bytes };
}

/** The body belongs to the attempt: a connection may break within it. */
async function receive(
  { baseUrl, apiKey, fetch }: Transport,
  { method, path, headers, body }: OutgoingRequest,
  signal: AbortSignal,
) {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...headers, 'X-API-KEY': apiKey },
    body,
    signal,
    credentials: 'omit',
    // The key goes to the service and nowhere else.
    redirect: 'error',
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

function readRefusal(response: Response, bytes: Uint8Array, nowMs: number) {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') === true;
  const problem = isProblem ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  const retryAfterMs = readRetryAfter(response.headers, nowMs);
  return createApiError(response.status, problem, response.headers.get('X-Request-Id'), retryAfterMs);
}
