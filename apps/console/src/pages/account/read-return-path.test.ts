import { expect, test } from 'vitest';
import { readReturnPath } from './read-return-path.ts';

test.each([
  ['/console', '/console'],
  ['/console/settings', '/console/settings'],
  ['/console?page=2', '/console?page=2'],
  ['//evil.example/console', null],
  ['/\\evil.example/console', null],
  ['/console/..//evil.example', null],
  ['/console/../terms', null],
  ['https://evil.example/console', null],
  ['/consoles', null],
  ['/terms', null],
  ['', null],
])('returning to %j gives %j', (returnTo, expected) => {
  expect(readReturnPath(new URLSearchParams({ returnTo }))).toBe(expected);
});

test('without a wish there is no path', () => {
  expect(readReturnPath(new URLSearchParams())).toBeNull();
});
