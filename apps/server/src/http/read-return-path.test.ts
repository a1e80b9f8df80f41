import { expect, test } from 'vitest';
import { readReturnPath } from './read-return-path.ts';

test.each(['/console', '/console/settings', '/console/purchase?plan=pro', '/console/docs/reference#jobs'])(
  '%s is a way back',
  (path) => expect(readReturnPath(path)).toBe(path),
);

test.each([
  undefined,
  '',
  'console',
  '/',
  '/consoles',
  '/account/login',
  '/api/v1/auth/logout',
  '//evil.example/console',
  '/\\evil.example/console',
  '/\t/evil.example/console',
  'https://evil.example/console',
  'javascript:alert(1)',
  '/console/..//evil.example',
  '/console/../api/v1/auth/logout',
  '/console//evil.example',
])('%j leads nowhere', (path) => expect(readReturnPath(path)).toBeNull());
