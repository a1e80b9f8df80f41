import { WEBHOOK_URL_PATTERN } from '@extracto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNameServer, type TestNameServer } from '../../testing/name-server.ts';
import { checkUrl } from './check-url.ts';
import { createResolver } from './resolve-host.ts';

const ADDRESSES: Readonly<Record<string, readonly [string[], string[]]>> = {
  'public.example.com': [['93.184.216.34'], ['2606:4700::1']],
  'private.example.com': [['10.1.2.3'], []],
  'half.example.com': [['93.184.216.34', '127.0.0.1'], []],
  'mapped.example.com': [[], ['::ffff:10.0.0.1']],
  'nat64.example.com': [[], ['64:ff9b::a00:1']],
  '10.0.0.1.nip.io': [['10.0.0.1'], []],
  'metadata.example.com': [['169.254.169.254'], []],
};

let names: TestNameServer;
beforeAll(async () => {
  names = await startNameServer((name, type) => ADDRESSES[name]?.[type === 'A' ? 0 : 1] ?? []);
});
afterAll(() => names.close());

const check = (url: string, loopback = false) => checkUrl({ resolve: createResolver([names.address]), loopback }, url);

test.each(['https://public.example.com/hook', 'http://PUBLIC.example.com:8080/?a=b', 'https://unknown.example.com/'])(
  '%s is accepted',
  async (url) => {
    expect(await check(url)).toBe('accepted');
  },
);

test.each([
  'https://private.example.com/',
  'https://half.example.com/',
  'https://mapped.example.com/',
  'https://nat64.example.com/',
  'http://10.0.0.1.nip.io/',
  'https://metadata.example.com/latest/meta-data/',
  'http://hooks.localhost/',
])('%s has the form of an address and is refused', async (url) => {
  expect(WEBHOOK_URL_PATTERN.test(url)).toBe(true);
  expect(await check(url)).toBe('refused');
});

test.each([0, 22, 23, 25, 465, 587, 2525, 3389, 5432])('port %i is refused', async (port) => {
  expect(await check(`https://public.example.com:${port}/hook`)).toBe('port-refused');
});

test.each(['https://public.example.com:99999/', 'ftp://public.example.com/', 'https://a:b@public.example.com/', 'x'])(
  '%s is malformed',
  async (url) => {
    expect(await check(url)).toBe('malformed');
  },
);

describe('with the switch for development', () => {
  test('this machine is accepted, private networks are not', async () => {
    expect(await check('http://hooks.localhost:8080/', true)).toBe('accepted');
    expect(await check('https://private.example.com/', true)).toBe('refused');
  });
});

test('names of this machine are not asked of a name server', async () => {
  await check('http://hooks.localhost/');
  expect(names.asked.filter((asked) => asked.includes('localhost'))).toEqual([]);
});
