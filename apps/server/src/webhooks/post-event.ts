/**
 * One attempt: an event over HTTP to a customer's server, which may be slow, broken or hostile. The addresses of its host
 * are looked up once, checked, and connected to as checked; redirects are answers like others and lead nowhere; a proxy of
 * the environment is not used, because it would resolve the name again. Time and what is read are limited.
 */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { AttemptFailure } from '@extracto/contract';
import { describeFailure } from './describe-failure.ts';
import { type AddressPolicy, findAddresses } from './find-addresses.ts';
import { readExcerpt } from './read-excerpt.ts';
import { readRetryAfter } from './read-retry-after.ts';
import type { HostAddress } from './resolve-host.ts';

export interface EventRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly now: Date;
}

export interface AttemptOutcome {
  /** Status of the HTTP response; `null` when none came. */
  readonly status: number | null;
  /** `null` when the event was delivered. */
  readonly failure: AttemptFailure | null;
  /** The beginning of the answer; `null` when there was none. */
  readonly response: string | null;
  readonly retryAfterMs: number | null;
}

export interface PostLimits {
  /** From the first question to the name server to the last byte. */
  readonly totalMs: number;
  /** For the answer's body, once its status is there. */
  readonly bodyMs: number;
}

export const POST_LIMITS: PostLimits = { totalMs: 15_000, bodyMs: 2_000 };

const ANSWER_HEADER_BYTES = 16 * 1024;
const USER_AGENT = 'Extracto-Webhooks/1.0';

/** Never rejects: whatever happens is an outcome. */
export async function postEvent(
  policy: AddressPolicy,
  request: EventRequest,
  limits: PostLimits = POST_LIMITS,
): Promise<AttemptOutcome> {
  const deadline = AbortSignal.timeout(limits.totalMs);
  try {
    const url = new URL(request.url);
    const addresses = await orDeadline(deadline, findAddresses(policy, url.hostname));
    const answer = await send(url, addresses, request, deadline);
    const status = answer.statusCode ?? 0;
    const response = await readExcerpt(answer, limits.bodyMs);
    const retryAfterMs = readRetryAfter(answer.headers['retry-after'], request.now);
    return { status, failure: judgeStatus(status), response, retryAfterMs };
  } catch (error) {
    const failure = deadline.aborted ? 'timeout' : describeFailure(error);
    return { status: null, failure, response: null, retryAfterMs: null };
  }
}

/** Only 2xx is success. */
function judgeStatus(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  return status === 410 ? 'gone' : 'status';
}

function send(
  url: URL,
  addresses: readonly HostAddress[],
  { headers, body }: EventRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'accept-encoding': 'identity',
        'user-agent': USER_AGENT,
      },
      // A connection of its own for each attempt: one that is kept was checked for somebody else.
      agent: new Agent({ keepAlive: false }),
      lookup: answerWith(addresses),
      maxHeaderSize: ANSWER_HEADER_BYTES,
      signal,
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(Object.assign(new Error('the server changed the protocol'), { code: 'HPE_UPGRADE' }));
    });
    outgoing.end(body);
  });
}

/** Gives the connection what was checked, whatever the name means by now. */
function answerWith(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const wanted = addresses.filter(({ family }) => !options.family || family === options.family);
    const first = wanted[0] ?? addresses[0]!;
    if (options.all) done(null, [...wanted]);
    else done(null, first.address, first.family);
  };
}

async function orDeadline<T>(deadline: AbortSignal, act: Promise<T>): Promise<T> {
  deadline.throwIfAborted();
  const passed = Promise.withResolvers<never>();
  const pass = () => passed.reject(deadline.reason);
  deadline.addEventListener('abort', pass, { once: true });
  try {
    return await Promise.race([act, passed.promise]);
  } finally {
    deadline.removeEventListener('abort', pass);
    act.catch(() => {});
  }
}
