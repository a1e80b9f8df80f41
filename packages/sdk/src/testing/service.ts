/** Tests only: a real HTTP server that answers as it is told and remembers what it was asked, and a clock that stands. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Clock, Transport } from '../request/transport.ts';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Writes one answer. */
export type Answer = (response: ServerResponse, asked: Asked) => void;

export interface TestService {
  readonly asked: Asked[];
  /** Waits between attempts, in ms. */
  readonly pauses: number[];
  readonly transport: Transport;
  readonly close: () => Promise<void>;
}

export const json =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));

export const refuse =
  (status: number, problem: object = {}, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ status, errors: [], ...problem }));

/** Breaks the connection in the middle of a body. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{"jobId":', () => response.destroy());
};

/** The last answer is given again and again. */
export async function startTestService(...answers: readonly Answer[]): Promise<TestService> {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await buffer(request);
    const one = { method: request.method!, url: request.url!, headers: request.headers, body };
    asked.push(one);
    answers[Math.min(asked.length, answers.length) - 1]!(response, one);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { clock, pauses } = stopClock();
  const transport: Transport = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'ext_test_key',
    fetch: globalThis.fetch,
    timeoutMs: 10_000,
    maxRetries: 3,
    clock,
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { asked, pauses, transport, close };
}

/** A clock that goes on only when somebody pauses, and pauses that take no time. */
function stopClock(): { clock: Clock; pauses: number[] } {
  const pauses: number[] = [];
  let nowMs = Date.parse('2026-03-01T00:00:00Z');
  let keys = 0;
  const clock: Clock = {
    nowMs: () => nowMs,
    pause: async (ms, signal) => {
      signal?.throwIfAborted();
      pauses.push(ms);
      nowMs += ms;
    },
    random: () => 0,
    newKey: () => `key-${++keys}`,
  };
  return { clock, pauses };
}
