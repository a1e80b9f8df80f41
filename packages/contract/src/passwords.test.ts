import { expect, test } from 'vitest';
import { newPasswordSchema, refuseOwnAddress } from './passwords.ts';

test.each([
  'correct horse battery',
  'a new long password',
  'T7#qLm2vX9!w',
  '839201746352',
  'Der Zug fährt um acht',
  'четыре слова подряд',
])('takes %s', (password) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(true);
});

test.each([
  ['Tr0ub4dor&3', 'Use at least 12 characters'],
  ['x'.repeat(129), 'Use at most 128 characters'],
  ...[
    'password1234',
    'P@ssw0rd2024!',
    'passwordpassword',
    '123456789012',
    '111111111111',
    'qwertyuiop12',
    'abcdefghijklm',
    'abcabcabcabc',
    'Welcome2025!!',
    'Summer2024Winter2025',
    'iloveyou iloveyou',
  ].map((password) => [password, 'This password is easy to guess. Use three or four words.']),
])('refuses %s', (password, message) => {
  expect(newPasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message)).toContain(message);
});

test('refuses the address of the account, its parts, and these with a number', () => {
  for (const password of ['jane.sample@example.com', 'JaneSample1990', 'jane-sample-example', 'example.com.2024']) {
    expect(refuseOwnAddress(password, 'jane.sample@example.com')).toBe(
      'Do not use your email address as your password.',
    );
  }
  expect(refuseOwnAddress('jane likes old trains', 'jane.sample@example.com')).toBeNull();
  expect(refuseOwnAddress('correct horse battery', 'jane.sample@example.com')).toBeNull();
});

test('refuses an address with a year in it', () => {
  for (const address of ['jonathan.bartholomew1985@example.com', '01m2v9xq2041zkd8w7tbe5r3@example.com']) {
    expect(refuseOwnAddress(address, address)).toBe('Do not use your email address as your password.');
  }
});
