import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '../../testing/documents.ts';
import { createTestService, NO_LIMITS, type TestService } from '../../testing/service.ts';
import { createDatabase } from '../db/connection.ts';
import { readChatScript } from './chat-script.ts';
import { createLimiter } from './create-limiter.ts';

const PAGE = '<!doctype html><title>Extracto</title><meta name="extracto-policy" content="document-days=9" />';
const LANDING =
  '<!doctype html><meta name="extracto-policy" content="x" /><p>Gone in {{document-span}}. {{support-address}}';
const consoleFolder = mkdtempSync(join(tmpdir(), 'extracto-console-'));
mkdirSync(join(consoleFolder, 'assets'));
writeFileSync(join(consoleFolder, 'index.html'), PAGE);
writeFileSync(join(consoleFolder, 'landing.html'), LANDING);
writeFileSync(join(consoleFolder, 'assets', 'main-1a2b.js'), 'export {};');
writeFileSync(join(consoleFolder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
writeFileSync(join(consoleFolder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {};'));

const NARROW = { points: 3, seconds: 60 };

let service: TestService;
let narrow: TestService;
beforeAll(async () => {
  service = await createTestService({ consoleFolder });
  narrow = await createTestService({
    rateLimits: {
      ...NO_LIMITS,
      api: NARROW,
      checkout: NARROW,
      address: { points: 50, seconds: 60 },
      'sign-in-address': { points: 40, seconds: 60 },
      'sign-in-account': NARROW,
      'mail-account': NARROW,
    },
  });
});
afterAll(async () => {
  await service.close();
  await narrow.close();
  rmSync(consoleFolder, { recursive: true });
});

describe('addresses', () => {
  test.each(['/private', '/console', '/console/jobs/01JD3ZK4M8QW7V5T2R9N6B1XCY', '/account/login'])(
    'GET %s is a page of the console',
    async (path) => {
      const answer = await service.send(path);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        PAGE.replace(
          'document-days=9',
          'document-days=3, document-span=3%20days, result-days=30, result-span=30%20days, trial-credits=25, support-address=support%40extracto.example, origin=http%3A%2F%2Flocalhost%3A4200',
        ),
      ]);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  test('the first page arrives printed, with what this service keeps and gives', async () => {
    const answer = await service.send('/?help=1');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<p>Gone in 3 days. support@extracto.example');
    expect((await service.send('/landing.html')).status).toBe(404);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (sent: Buffer) => sent],
  ])('who takes %s gets the description of the API so', async (taken, encoding, decode) => {
    const plain = await (await service.send('/api/v1/openapi.json')).text();
    const answer = await service.send('/api/v1/openapi.json', { headers: { 'Accept-Encoding': taken } });
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, encoding]);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    const sent = Buffer.from(await answer.arrayBuffer());
    expect(decode(sent).toString()).toBe(plain);
    expect(sent.length < plain.length / 4).toBe(encoding !== null);
  });

  test('answers with keys in them are never compressed', async () => {
    const { cookie } = await service.newCustomer();
    const headers = { 'Accept-Encoding': 'br', Cookie: cookie };
    expect((await service.send('/api/v1/clients', { headers })).headers.get('Content-Encoding')).toBeNull();
  });

  test('that no page has are answered 404, with the console’s page that says so', async () => {
    for (const path of ['/nowhere', '/console/nowhere', '/.git/config/']) {
      const answer = await service.send(path);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    }
  });

  test('security.txt says where to report a vulnerability, and expires within half a year', async () => {
    const answer = await service.send('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:support@extracto\.example$/m);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(0);
    expect(expires - Date.now()).toBeLessThan(366 * 24 * 60 * 60_000);
  });

  test('built files may be kept for ever', async () => {
    const answer = await service.send('/assets/main-1a2b.js');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Content-Type')).toContain('javascript');
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', null, (sent: Buffer) => sent],
  ])('who takes %s gets built files so', async (taken, encoding, decode) => {
    const answer = await service.send('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': taken } });
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, encoding]);
    expect(answer.headers.get('Content-Type')).toContain('javascript');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Vary')?.toLowerCase()).toContain('accept-encoding');
    expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export {};');
  });

  test.each([
    ['GET', '/assets/main-1a2b.js.gz', 404, 'not_found'],
    ['GET', '/api/v1/nothing', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/v1/jobs/%', 400, 'malformed_request'],
    ['GET', '/%c3%28', 400, 'malformed_request'],
    ['GET', `/api/v1/samples/${'a'.repeat(5_000)}`, 404, 'not_found'],
    ['GET', '/assets/missing.js', 404, 'not_found'],
    ['GET', '/.env', 404, 'not_found'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404, 'not_found'],
    ['POST', '/console', 404, 'not_found'],
    ['PUT', '/api/v1/jobs', 405, 'method_not_allowed'],
    ['POST', '/api/v1/jobs/x/result.json', 405, 'method_not_allowed'],
  ])('%s %s is a problem', async (method, path, status, code) => {
    const answer = await service.send(path, { method });
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test('a wrong method is told the right ones', async () => {
    expect((await service.send('/api/v1/jobs', { method: 'PUT' })).headers.get('Allow')).toBe('GET, POST');
  });

  test('the service says that it lives and that it is ready', async () => {
    expect((await service.send('/health')).status).toBe(200);
    expect((await service.send('/ready')).status).toBe(200);
  });

  test('the service that lost its database lives, and says that it is not ready', async () => {
    const lost = await createTestService();
    await lost.db.destroy();
    expect((await lost.send('/health')).status).toBe(200);
    const answer = await lost.send('/ready');
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'not_ready']);
    await lost.close();
  });
});

describe('every answer', () => {
  test('carries a request id: ours, or the caller’s when it is a plain one', async () => {
    const id = async (sent?: string) =>
      (await service.send('/health', sent === undefined ? {} : { headers: { 'X-Request-Id': sent } })).headers.get(
        'X-Request-Id',
      );
    expect(await id()).toMatch(/^[0-9A-Z]{26}$/);
    expect(await id('trace-42')).toBe('trace-42');
    expect(await id('<script>')).toMatch(/^[0-9A-Z]{26}$/);
    expect(await id('x'.repeat(65))).toMatch(/^[0-9A-Z]{26}$/);
  });

  test('lets pages run our own scripts only, none written into the page', async () => {
    for (const path of ['/', '/api/v1/jobs', '/assets/main-1a2b.js']) {
      const { headers } = await service.send(path);
      const scripts = headers
        .get('Content-Security-Policy')
        ?.split(';')
        .find((part) => part.startsWith('script-src '));
      expect(scripts).toBe("script-src 'self' 'wasm-unsafe-eval'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });
});

describe('limits', () => {
  test('are told with every call and end in 429 with the time to wait', async () => {
    const customer = await narrow.newCustomer();
    const call = () => narrow.send('/api/v1/jobs', { headers: { 'X-API-KEY': customer.client.apiKey } });
    const first = await call();
    expect(first.headers.get('RateLimit-Policy')).toBe('"api";q=3;w=60');
    expect(first.headers.get('RateLimit')).toMatch(/^"api";r=2;t=\d+$/);
    await call();
    await call();
    const fourth = await call();
    expect([fourth.status, (await fourth.json()).code]).toEqual([429, 'rate_limited']);
    expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('of one customer are not those of another', async () => {
    const [first, second] = [await narrow.newCustomer(), await narrow.newCustomer()];
    for (let index = 0; index < 4; index++) await first.api.listJobs().catch(() => {});
    expect((await second.api.listJobs()).status).toBe(200);
  });

  test('of a test key are not those of the live key; a replaced key shares those of its successor', async () => {
    const { client, browser, api } = await narrow.newCustomer();
    const call = async (apiKey: string) =>
      (await narrow.send('/api/v1/jobs', { headers: { 'X-API-KEY': apiKey } })).status;
    for (let index = 0; index < 3; index++) await call(client.testApiKey!);
    expect(await call(client.testApiKey!)).toBe(429);
    expect((await api.listJobs()).status).toBe(200);
    const { body } = await browser.rotateApiKey({ params: { clientId: client.clientId } });
    expect([await call(client.apiKey), await call(body.apiKey), await call(body.apiKey)]).toEqual([200, 200, 429]);
  });

  test('of an address stop callers without a name, whatever they call', async () => {
    const address = await createTestService({
      rateLimits: { ...service.settings.rateLimits, address: NARROW },
    });
    const statuses = [];
    for (const path of ['/api/v1/clients/plans', '/api/v1/jobs', '/api/v1/samples', '/api/v1/auth/user']) {
      statuses.push((await address.send(path)).status);
    }
    expect(statuses).toEqual([200, 401, 200, 429]);
    await address.close();
  });

  test('hold over all processes together', async () => {
    const other = createDatabase(narrow.url);
    const limits = { ...narrow.settings.rateLimits, api: { points: 4, seconds: 60 } };
    const headers: Record<string, string> = {};
    const reply = { header: (name: string, value: string) => (headers[name] = value) } as unknown as FastifyReply;
    const [one, two] = [createLimiter(narrow.db, limits), createLimiter(other, limits)];
    for (const limit of [one, two, one, two]) await limit('api', 'shared', reply);
    expect(headers.RateLimit).toMatch(/;r=0;/);
    await expect(one('api', 'shared', reply)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(two('api', 'shared', reply)).rejects.toMatchObject({ code: 'rate_limited' });
    await other.destroy();
  });

  test('on mails keep a mailbox from being filled, whether or not it has an account', async () => {
    const customer = await narrow.newCustomer();
    const { email } = (await customer.browser.getUser()).body;
    // Signing up has mailed one of its three.
    for (const [to, left] of [
      [email, 2],
      ['nobody@example.com', 3],
    ] as const) {
      const statuses = [];
      for (let index = 0; index < 4; index++) {
        const answer = await narrow.send('/api/v1/auth/local/reset-request', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: to }),
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200].fill(429, left));
    }
  });

  test('count whom the last proxy names, not what the caller says of itself', async () => {
    const proxied = await createTestService({
      proxies: ['loopback'],
      rateLimits: { ...service.settings.rateLimits, address: { points: 1, seconds: 60 } },
    });
    const call = async (from: string) =>
      (await proxied.send('/api/v1/samples', { headers: { 'X-Forwarded-For': from } })).status;
    expect([await call('198.51.100.1'), await call('198.51.100.2')]).toEqual([200, 200]);
    expect(await call('203.0.113.77, 198.51.100.1')).toBe(429);
    await proxied.close();
  });

  test('stop the guessing of a password, for the right one too', async () => {
    const body = { email: 'target@example.com', password: 'correct horse battery', firstName: 'T' };
    const post = (path: string, sent: object) =>
      narrow.send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
    await post('/api/v1/auth/local/sign-up', body);
    const guess = (password: string) => post('/api/v1/auth/local/sign-in', { email: body.email, password });
    const statuses = [];
    for (let index = 0; index < 3; index++) statuses.push((await guess(`guess number ${index}`)).status);
    statuses.push((await guess(body.password)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});

test('the log of a whole visit holds no secret and no content', async () => {
  const customer = await service.newCustomer();
  const { body: job } = await customer.api.submitJob({ body: { pdf: makePdf(1), label: 'Secret-Label.pdf' } });
  await customer.api.submitJob({ body: { pdf: new Blob(['%PDF-']), password: 'open-sesame' } }).catch(() => {});
  await customer.browser.getJob({ params: { jobId: job.jobId } });
  await customer.api.deleteJob({ params: { jobId: job.jobId } });
  service.app.log.info({ password: 'open-sesame', req: { headers: { cookie: customer.cookie } } });
  const log = service.logged.join('');
  expect(log).toContain(job.jobId);
  const secrets = [
    customer.client.apiKey,
    customer.cookie,
    'correct horse battery',
    'open-sesame',
    'Secret-Label',
    '@example.com',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

describe('a chat of somebody else', () => {
  const script = { chatScript: 'https://chat.example/{id}/x.js', chatId: 'us-1' };
  const directives = async (chat: TestService, path: string) => {
    const policy = (await chat.send(path)).headers.get('Content-Security-Policy') ?? '';
    return policy.split(';').filter((directive) => directive.includes('chat.example'));
  };

  test('is let in by its one origin, on the pages that have it, and told to them', async () => {
    const chat = await createTestService({ consoleFolder, chat: readChatScript(script) });
    expect(await (await chat.send('/')).text()).toContain(
      'chat-script=https%3A%2F%2Fchat.example%2Fus-1%2Fx.js, chat-id=us-1"',
    );
    expect((await directives(chat, '/')).map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'frame-src',
    ]);
    const opened = (await directives(chat, '/console')).join(' ').match(/\S+chat\.example\S*/g);
    expect(new Set(opened)).toEqual(new Set(['https://chat.example', 'wss://chat.example']));
    for (const path of ['/tour', '/help', '/assets/main-1a2b.js', '/api/v1/clients/plans']) {
      expect([path, await directives(chat, path)]).toEqual([path, []]);
    }
    await chat.close();
  });

  test('is nowhere unless an operator chose one', async () => {
    expect(readChatScript({ chatScript: null, chatId: null })).toBeNull();
    const answer = await service.send('/');
    expect(await answer.text()).not.toContain('chat-');
    expect(await directives(service, '/')).toEqual([]);
  });
});
