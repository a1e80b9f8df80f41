import { afterEach, expect, test, vi } from 'vitest';
import { fetchAndLog } from './fetch-and-log.ts';

afterEach(() => vi.restoreAllMocks());

async function call(status: number, type: string, body: string) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status, headers: { 'Content-Type': type } }));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetchAndLog('/');
  expect(await response.text()).toBe(body);
  return log.mock.calls;
}

test('a failure that is no JSON is logged with its body, which stays readable', async () => {
  expect(await call(502, 'text/html', '<h1>Bad Gateway</h1>')).toEqual([['Status 502: <h1>Bad Gateway</h1>']]);
});

test.each([
  [200, 'text/html', '<p>Hello</p>'],
  [404, 'application/problem+json', '{}'],
  [500, 'application/json; charset=utf-8', '{}'],
])('%i with %s is not logged', async (status, type, body) => {
  expect(await call(status, type, body)).toEqual([]);
});
