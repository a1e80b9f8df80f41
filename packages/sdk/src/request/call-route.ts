/** A route with its input → its answer. */
import type { Api, SdkRouteName } from '../api.ts';
import { ExtractoError } from '../errors.ts';
import { ROUTES } from '../routes.ts';
import { rememberRequestId } from './request-ids.ts';
import { type ReceivedAnswer, sendRequest } from './send-request.ts';
import type { IdempotentRequestOptions, Transport } from './transport.ts';

/** Headers and body of a call besides its key. */
interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  /** Sent as JSON, a form as it is. */
  readonly body?: object;
  readonly options?: IdempotentRequestOptions | undefined;
}

interface Answered<Body> {
  readonly headers: Headers;
  readonly body: Body;
}

export async function callJson<N extends SdkRouteName>(
  transport: Transport,
  name: N,
  call: Call,
): Promise<Answered<Api[N]['answer']>> {
  const { headers, bytes } = await send(transport, name, call);
  return { headers, body: rememberRequestId(readJson(transport, bytes), headers) };
}

function readJson({ baseUrl }: Transport, bytes: Uint8Array) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    // A page, of the service's console or of something before it.
    throw new ExtractoError(`What answers at ${baseUrl} is not the service's API: check baseUrl.`, { cause });
  }
}

/** The file has the name that the service gives it, or the last part of its path. */
export async function callFile(transport: Transport, name: SdkRouteName, call: Call): Promise<File> {
  const { headers, bytes } = await send(transport, name, call);
  const given = /filename="([^"]*)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
  const fileName = given ?? ROUTES[name][1].split('/').at(-1)!.replace(':', '');
  return rememberRequestId(new File([bytes], fileName, { type: headers.get('Content-Type') ?? '' }), headers);
}

function send(transport: Transport, name: SdkRouteName, call: Call): Promise<ReceivedAnswer> {
  const [method, path] = ROUTES[name];
  const { params = {}, query = {}, body = null, options = {} } = call;
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json, */*;q=0.5' };
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  if (body !== null && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  const repeatable = method === 'GET' || options.idempotencyKey !== undefined;
  const request = {
    method,
    path: `${fillPath(path, params)}${printQuery(query)}`,
    headers,
    body: body === null || body instanceof FormData ? body : JSON.stringify(body),
    repeatable,
  };
  return sendRequest(transport, request, options);
}

const ID = /^[\w-]+$/;
const WHERE_IDS_ARE = 'pass the one that the service gave, as create and list return it.';

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value: unknown = params[name];
    // An empty id would ask for something else: the list, say.
    if (typeof value !== 'string' || value === '') throw new ExtractoError(`${name} is missing: ${WHERE_IDS_ARE}`);
    if (!ID.test(value)) throw new ExtractoError(`${name} is "${value}", which is no id: ${WHERE_IDS_ARE}`);
    return encodeURIComponent(value);
  });
}

function printQuery(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]))}`;
}
