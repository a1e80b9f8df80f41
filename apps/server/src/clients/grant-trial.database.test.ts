import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createAccount } from '../accounts/create-account.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { addressBlock } from './address-block.ts';
import { createClient } from './create-client.ts';
import { normaliseAddress } from './normalise-address.ts';

const NOW = new Date('2026-03-31T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const box = createSecretBox(Buffer.alloc(32, 3));
const STORAGE = { delete: async () => {} } as never;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function join(email: string, address: string, now = NOW, grantsPerBlock = 2) {
  const userId = ulid();
  await createAccount(database.db, { userId, email, firstName: 'J', lastName: '', now });
  const trialFrom = { address, grantsPerBlock };
  const wish = { userId, name: 'C', trialCredits: 25, trialFrom, most: 3, now, newId: () => ulid() };
  return { userId, open: async () => (await createClient(database.db, box, wish)).credits };
}

describe('the credits to try the service', () => {
  test('are granted once for a person, however many clients, also at the same time', async () => {
    const { open } = await join('one@example.com', '198.51.100.1');
    expect((await Promise.all([open(), open(), open()])).sort()).toEqual([0, 0, 25]);
  });

  test('are granted once for a mailbox, however its address is written', async () => {
    expect(await (await join('j.doe@gmail.com', '192.0.2.1')).open()).toBe(25);
    for (const email of ['jdoe+2@gmail.com', 'jd.oe@googlemail.com', 'j.d.o.e+x+y@gmail.com']) {
      expect([email, await (await join(email, '192.0.2.1')).open()]).toEqual([email, 0]);
    }
  });

  test('are not granted again after the account was deleted, whose address is kept by nobody', async () => {
    const first = await join('gone@example.com', '203.0.113.1');
    expect(await first.open()).toBe(25);
    await deleteAccount(database.db, STORAGE, box, { userId: first.userId, now: NOW, newId: () => ulid() });
    expect(await (await join('gone@example.com', '203.0.113.1')).open()).toBe(0);
    const kept = await database.db.selectFrom('trial_grants').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('gone@example.com');
  });

  test('are granted to so many of a block of addresses in a day, at the same time too', async () => {
    const people = await Promise.all([1, 2, 3, 4].map((last) => join(`n${last}@example.com`, `10.7.7.${last}`)));
    expect((await Promise.all(people.map(({ open }) => open()))).sort()).toEqual([0, 0, 25, 25]);
    expect(await (await join('elsewhere@example.com', '10.7.8.1')).open()).toBe(25);
    expect(await (await join('later@example.com', '10.7.7.9', new Date(NOW.getTime() + DAY_MS + 1))).open()).toBe(25);
  });
});

test('a person has so many clients and no more, also at the same time', async () => {
  const { open } = await join('many@example.com', '10.9.9.9');
  const outcomes = await Promise.allSettled([open(), open(), open(), open(), open()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(3);
});

test.each([
  ['Jane@Example.com', 'jane@example.com'],
  ['jane+bank@example.com', 'jane@example.com'],
  ['ja.ne@example.com', 'ja.ne@example.com'],
  ['J.a.ne@GoogleMail.com', 'jane@gmail.com'],
  ['\uFF4Aane@example.com', 'jane@example.com'],
])('%s is the mailbox %s', (email, mailbox) => expect(normaliseAddress(email)).toBe(mailbox));

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('%s lies in the block %s', (address, block) => expect(addressBlock(address)).toBe(block));
