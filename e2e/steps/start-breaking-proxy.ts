/** Hands requests on to the service, and breaks the connection before the answers of the first two that submit a document. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const TO_BREAK = 2;

export interface BreakingProxy {
  readonly origin: string;
  readonly broken: () => number;
  readonly close: () => Promise<void>;
}

export async function startBreakingProxy(target: string): Promise<BreakingProxy> {
  let broken = 0;
  const server = createServer(async (request, response) => {
    const { host, connection, 'transfer-encoding': _, 'content-length': __, ...headers } = request.headers;
    const body = request.method === 'GET' ? null : await buffer(request);
    const answer = await fetch(`${target}${request.url}`, { method: request.method!, headers: headers as never, body });
    const content = Buffer.from(await answer.arrayBuffer());
    if (request.method === 'POST' && broken < TO_BREAK) {
      broken++;
      response.destroy();
      return;
    }
    // fetch has decompressed the content
    const passed = new Headers(answer.headers);
    passed.delete('content-encoding');
    passed.delete('content-length');
    response.writeHead(answer.status, Object.fromEntries(passed)).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, broken: () => broken, close };
}
