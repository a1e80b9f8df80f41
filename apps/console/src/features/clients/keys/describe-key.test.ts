import type { NamedKey } from '@extracto/contract';
import { expect, test } from 'vitest';
import { describeKey } from './describe-key.ts';

const key: NamedKey = {
  keyId: '01KJ2Z9V6M4T8Q0XW3RBN5CYDE',
  name: 'Books',
  mode: 'live',
  scope: 'read',
  addresses: [],
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
};
const now = new Date('2026-02-01T00:00:00Z');

test.each([
  [{}, /^Reads jobs and results · never used$/],
  [{ mode: 'test' as const }, /· test ·/],
  [{ addresses: ['203.0.113.7', '2001:db8::/64'] }, /from 203\.0\.113\.7, 2001:db8::\/64/],
  [{ expiresAt: '2026-03-01T00:00:00Z' }, /· until /],
  [{ expiresAt: '2026-02-01T00:00:00Z' }, /· expired /],
  [{ lastUsedAt: '2026-01-05T00:00:00Z' }, /· last used /],
])('a key with %j says so', (part, words) => expect(describeKey({ ...key, ...part }, now)).toMatch(words));
