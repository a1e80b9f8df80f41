/** A customer's server in a test: a real one, on this machine, that does whatever the test says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface TestReceiver {
  readonly port: number;
  /** `http://hooks.localhost:…/hook`: this machine, in the form that addresses of webhooks have. */
  readonly url: string;
  readonly received: readonly ReceivedRequest[];
  /** Resolves when so many requests have come. */
  readonly until: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Answer = (response: ServerResponse, request: ReceivedRequest, raw: IncomingMessage) => void;

export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

export async function startReceiver(answer: Answer): Promise<TestReceiver> {
  const received: ReceivedRequest[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    answer(response, one, request);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://hooks.localhost:${port}/hook`,
    received,
    until: async (count) => {
      if (received.length >= count) return;
      const arrived = Promise.withResolvers<void>();
      waiting.push({ count, resolve: arrived.resolve });
      await arrived.promise;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
