import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { createPasswordHashing, DEFAULT_HASHING } from './hash-passwords.ts';
import { BusyError } from './identity.ts';

const cost = { ln: 10, r: 8, p: 1 };

test('a hash opens to its password alone, however its letters are composed, and never repeats', async () => {
  const { hash, verify } = createPasswordHashing(DEFAULT_HASHING);
  const stored = await hash('Ame\u0301lie takes a train');
  expect(await verify({ hash: stored, password: 'Am\u00e9lie takes a train' })).toBe(true);
  expect(await verify({ hash: stored, password: 'Amelie takes a train' })).toBe(false);
  expect(await hash('Ame\u0301lie takes a train')).not.toBe(stored);
});

test('a hash of another cost, or of an earlier version, still opens', async () => {
  const { verify } = createPasswordHashing(DEFAULT_HASHING);
  const cheap = await createPasswordHashing({ ...DEFAULT_HASHING, cost }).hash('correct horse battery');
  const earlier = await hashPassword('correct horse battery');
  for (const hash of [cheap, earlier]) {
    expect(await verify({ hash, password: 'correct horse battery' })).toBe(true);
    expect(await verify({ hash, password: 'wrong horse battery' })).toBe(false);
  }
});

test('no more passwords wait than are allowed to, and the next one is taken once there is room', async () => {
  const { hash } = createPasswordHashing({ cost, atOnce: 1, mostWaiting: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => hash('correct horse battery')));
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')]);
  expect(outcomes[4]).toMatchObject({ reason: expect.any(BusyError) });
  expect(await hash('correct horse battery')).toMatch(/^\$scrypt\$/);
});
