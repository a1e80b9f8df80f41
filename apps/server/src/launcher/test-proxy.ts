/**
 * A small reverse proxy in a test, as strict as they come: it asks each process whether it is ready, keeps connections open,
 * and never tries twice. A call that reaches a process which is gone is answered with 502.
 */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestProxy {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const LOOK_MS = 100;

export async function startProxy(upstreams: readonly string[]): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(upstreams);
  let turn = 0;
  const asked = new Set<string>();
  /** One question at a time: a late answer must not say that a process is ready which has said no since. */
  const look = async (upstream: string) => {
    if (asked.has(upstream)) return;
    asked.add(upstream);
    const answer = await fetch(`${upstream}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) ready.add(upstream);
    else ready.delete(upstream);
    asked.delete(upstream);
  };
  const looking = setInterval(() => {
    for (const upstream of upstreams) void look(upstream);
  }, LOOK_MS);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const [upstream] = [...ready].slice(turn % Math.max(1, ready.size));
    const { hostname, port } = new URL(upstream ?? 'http://localhost:1');
    const passed = request(
      { agent, hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
