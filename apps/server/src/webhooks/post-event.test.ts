import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { startNameServer } from '../../testing/name-server.ts';
import { answerWith, startReceiver } from '../../testing/receiver.ts';
import type { AddressPolicy } from './find-addresses.ts';
import { type AttemptOutcome, type PostLimits, postEvent } from './post-event.ts';
import { EXCERPT_BYTES } from './read-excerpt.ts';
import { createResolver } from './resolve-host.ts';

const now = new Date('2026-03-31T09:41:12.904Z');
const LOOPBACK: AddressPolicy = { resolve: createResolver(), loopback: true };
const PUBLIC_ONLY: AddressPolicy = { resolve: createResolver(), loopback: false };
/** Short enough for a test; what comes in time on any machine does not wait for them. */
const BRIEF: PostLimits = { totalMs: 400, bodyMs: 200 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function keep<T extends { close: () => Promise<unknown> }>(started: T): T {
  closing.push(started.close);
  return started;
}

const receive = async (...parameters: Parameters<typeof startReceiver>) => keep(await startReceiver(...parameters));
const serveNames = async (...parameters: Parameters<typeof startNameServer>) =>
  keep(await startNameServer(...parameters));

/** A server below HTTP. */
async function listen(server: Server, onSocket?: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onSocket?.(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function post(
  url: string,
  policy: AddressPolicy = LOOPBACK,
  limits?: PostLimits,
  body = '{"é":1}',
): Promise<AttemptOutcome> {
  return postEvent(policy, { url, headers: { 'webhook-id': 'evt_1' }, body, now }, limits);
}

describe('an answer', () => {
  test('the event is posted as it is, on a connection of its own', async () => {
    const receiver = await receive(answerWith(200, {}, 'thanks'));
    const outcome = await post(`${receiver.url}?a=1&b=%20#c`);
    expect(outcome).toEqual({ status: 200, failure: null, response: 'thanks', retryAfterMs: null });
    expect(receiver.received).toEqual([
      {
        method: 'POST',
        path: '/hook?a=1&b=%20',
        body: '{"é":1}',
        headers: {
          'webhook-id': 'evt_1',
          'content-type': 'application/json',
          'content-length': '8',
          'accept-encoding': 'identity',
          'user-agent': 'Extracto-Webhooks/1.0',
          host: `hooks.localhost:${receiver.port}`,
          connection: 'close',
        },
      },
    ]);
  });

  test.each([
    [200, null],
    [204, null],
    [299, null],
    [301, 'redirect'],
    [304, 'redirect'],
    [400, 'status'],
    [404, 'status'],
    [410, 'gone'],
    [429, 'status'],
    [500, 'status'],
    [599, 'status'],
  ])('%i counts as %s', async (status, failure) => {
    const receiver = await receive(answerWith(status));
    expect(await post(receiver.url)).toMatchObject({ status, failure });
  });

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    const elsewhere = await receive(answerWith(200));
    const receiver = await receive(answerWith(status, { location: elsewhere.url }));
    expect(await post(receiver.url)).toMatchObject({ status, failure: 'redirect' });
    expect(elsewhere.received).toEqual([]);
  });

  test('the wait in Retry-After is returned', async () => {
    const receiver = await receive(answerWith(503, { 'retry-after': '120' }));
    expect((await post(receiver.url)).retryAfterMs).toBe(120_000);
  });

  test('only its beginning is kept, and nothing that a terminal obeys', async () => {
    const receiver = await receive(answerWith(200, {}, `a\u0000b\u001b[31m\n${'x'.repeat(100_000)}`));
    const { response, failure } = await post(receiver.url);
    expect(failure).toBeNull();
    expect(response).toHaveLength(EXCERPT_BYTES);
    expect(response?.slice(0, 10)).toBe('a\ufffdb\ufffd[31m\nx');
  });

  test('that never ends is left, and its status counts', async () => {
    const receiver = await receive((response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(writing));
    });
    const outcome = await post(receiver.url, LOOPBACK, { totalMs: 15_000, bodyMs: 50 });
    expect(outcome).toMatchObject({ status: 200, failure: null });
    expect(outcome.response).toMatch(/^\.*$/);
  });

  test('that sends without end is cut off', async () => {
    const chunk = 'x'.repeat(64 * 1024);
    let left = false;
    const receiver = await receive((response) => {
      response.writeHead(500);
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', pour).on('close', () => {
        left = true;
      });
      pour();
    });
    const outcome = await post(receiver.url);
    expect(outcome).toMatchObject({ status: 500, failure: 'status', response: 'x'.repeat(EXCERPT_BYTES) });
    await expect.poll(() => left).toBe(true);
  });

  test('an answer with too large a head is a failure', async () => {
    const receiver = await receive(answerWith(200, { 'x-large': 'x'.repeat(20_000) }));
    expect(await post(receiver.url)).toMatchObject({ status: null, failure: 'answer_unreadable' });
  });
});

describe('no answer', () => {
  test('a server that says nothing is left when the time is over', async () => {
    const receiver = await receive(() => {});
    expect(await post(receiver.url, LOOPBACK, BRIEF)).toMatchObject({ status: null, failure: 'timeout' });
  });

  test('nor may hints without end keep us', async () => {
    const port = await listen(createTcpServer(), (socket) => {
      const hinting = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
      socket.on('close', () => clearInterval(hinting));
    });
    expect(await post(`http://hooks.localhost:${port}/`, LOOPBACK, BRIEF)).toMatchObject({ failure: 'timeout' });
  });

  test.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'answer_unreadable'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 'answer_unreadable'],
    ['another protocol', 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n', 'answer_unreadable'],
  ])('%s', async (_, text, failure) => {
    const port = await listen(createTcpServer(), (socket) => socket.once('data', () => socket.end(text)));
    expect(await post(`http://hooks.localhost:${port}/`)).toMatchObject({ status: null, failure });
  });

  test('a connection that is reset', async () => {
    const port = await listen(createTcpServer(), (socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(await post(`http://hooks.localhost:${port}/`)).toMatchObject({ status: null, failure: 'connection' });
  });

  test('nobody listens', async () => {
    const receiver = await startReceiver(answerWith(200));
    await receiver.close();
    expect(await post(receiver.url)).toMatchObject({ status: null, failure: 'connection' });
  });

  test('TLS that cannot be trusted, asked for by its name', async () => {
    const names: string[] = [];
    const tls = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    });
    const port = await listen(tls as unknown as Server);
    tls.on('tlsClientError', () => {});
    expect(await post(`https://hooks.localhost:${port}/`)).toMatchObject({ status: null, failure: 'tls' });
    expect(names).toEqual(['hooks.localhost']);
  });
});

describe('where it may lead', () => {
  test.each([
    'http://hooks.localhost',
    'http://127.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://0.0.0.0',
  ])('not to %s on this machine', async (origin) => {
    const receiver = await receive(answerWith(200));
    expect(await post(`${origin}:${receiver.port}/`, PUBLIC_ONLY)).toMatchObject({ failure: 'address_refused' });
    expect(receiver.received).toEqual([]);
  });

  test('not to a name that leads to a private network, nor where one of its addresses does', async () => {
    const names = await serveNames((name, type) => {
      if (type === 'AAAA') return name === 'six.example.com' ? ['fd00::1'] : [];
      return name === 'both.example.com'
        ? ['93.184.216.34', '10.0.0.1']
        : name === 'six.example.com'
          ? ['93.184.216.34']
          : ['192.168.1.1'];
    });
    const policy = { resolve: createResolver([names.address]), loopback: true };
    for (const host of ['one', 'both', 'six']) {
      expect(await post(`http://${host}.example.com/`, policy)).toMatchObject({ failure: 'address_refused' });
    }
  });

  test('a name server that changes its mind is not asked twice: the address that was checked is connected to', async () => {
    const receiver = await receive(answerWith(200));
    let answers = 0;
    const names = await serveNames((_name, type) => {
      if (type === 'AAAA') return [];
      answers += 1;
      return [answers === 1 ? '127.0.0.1' : '10.255.255.1'];
    });
    const policy = { resolve: createResolver([names.address]), loopback: true };
    const outcome = await post(`http://rebind.example.com:${receiver.port}/`, policy);
    expect(outcome).toMatchObject({ status: 200, failure: null });
    expect([...names.asked].sort()).toEqual(['A rebind.example.com', 'AAAA rebind.example.com']);
    expect(await post(`http://rebind.example.com:${receiver.port}/`, policy)).toMatchObject({
      failure: 'address_refused',
    });
    expect(receiver.received).toHaveLength(1);
  });

  test('an address that was public when it was saved is refused once its name leads elsewhere', async () => {
    const receiver = await receive(answerWith(200));
    const names = await serveNames((_name, type) => (type === 'A' ? ['127.0.0.1'] : []));
    const policy = { resolve: createResolver([names.address]), loopback: false };
    const url = `http://rebind.example.com:${receiver.port}/`;
    expect(await post(url, policy)).toMatchObject({ failure: 'address_refused' });
    expect(receiver.received).toEqual([]);
  });

  test('a name without an address, and a name server that does not answer', async () => {
    const names = await serveNames((name) => (name.startsWith('silent') ? null : []));
    const policy = { resolve: createResolver([names.address]), loopback: true };
    expect(await post('http://nobody.example.com/', policy)).toMatchObject({ failure: 'name_unknown' });
    expect(await post('http://silent.example.com/', policy, BRIEF)).toMatchObject({ failure: 'timeout' });
  });

  test('a proxy of the environment is not used', async () => {
    const proxy = await receive(answerWith(200, {}, 'from the proxy'));
    const receiver = await receive(answerWith(200, {}, 'from the receiver'));
    const address = `http://127.0.0.1:${proxy.port}`;
    const program = fileURLToPath(new URL('../../testing/poster.ts', import.meta.url));
    const child = fork(program, [receiver.url], {
      env: { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address, ALL_PROXY: address },
    });
    const [outcome] = await once(child, 'message');
    expect(outcome).toMatchObject({ status: 200, response: 'from the receiver' });
    expect(proxy.received).toEqual([]);
  });
});
