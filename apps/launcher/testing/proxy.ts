/**
 * A small reverse proxy in a test, as strict as they come: it asks each process whether it is ready, keeps connections open,
 * and never tries twice. A call that reaches a process which is gone is answered with 502.
 */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface TestProxy {
  readonly origin: string;
  /** Resolves when calls are sent to that process: later than it says that it is ready, by up to one look. */
  readonly awaitTaken: (upstream: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Long beside the start of a test's next step, so that nobody gets by without waiting for a look; twice fits into its drain. */
const LOOK_MS = 700;
const PATIENCE_MS = 2_000;
const TAKEN_PAUSE_MS = 20;

export async function startProxy(upstreams: readonly string[]): Promise<TestProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(upstreams);
  let turn = 0;
  const asked = new Set<string>();
  /** One question at a time: a late answer must not say that a process is ready which has said no since. */
  const look = async (upstream: string) => {
    if (asked.has(upstream)) return;
    asked.add(upstream);
    const answer = await fetch(`${upstream}/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      (error: unknown) => error,
    );
    asked.delete(upstream);
    // Whoever is slow to answer has not said no.
    if (answer instanceof DOMException && answer.name === 'TimeoutError') return;
    if (answer instanceof Response && answer.ok) ready.add(upstream);
    else ready.delete(upstream);
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
    awaitTaken: async (upstream) => {
      while (!ready.has(upstream)) await wait(TAKEN_PAUSE_MS);
    },
    close: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
