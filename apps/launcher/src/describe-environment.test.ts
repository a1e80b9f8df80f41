import { expect, test } from 'vitest';
import { describeEnvironment } from './describe-environment.ts';

test.each([
  ['web', { EXTRACTO_COOKIE_SECRET: 'c', EXTRACTO_ENCRYPTION_SECRET: 'e', EXTRACTO_ROLE: 'web' }],
  ['worker', { EXTRACTO_ENCRYPTION_SECRET: 'e', EXTRACTO_ROLE: 'worker' }],
] as const)('the %s is told the secrets that it needs alone', (name, told) => {
  const given = { EXTRACTO_COOKIE_SECRET: 'c', EXTRACTO_ENCRYPTION_SECRET: 'e', EXTRACTO_ROLE: 'all' };
  expect(describeEnvironment(name, given)).toEqual(told);
});
