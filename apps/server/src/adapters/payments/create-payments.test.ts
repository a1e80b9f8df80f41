import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { createPayments } from './create-payments.ts';

const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  statementDescriptor: 'EXTRACTO',
  stripeApiUrl: null,
  stripePublishableKey: null,
  stripeSecretKey: null,
  stripeWebhookSecret: null,
};
const db = {} as Kysely<Database>;
const NOW = new Date('2026-01-02T03:04:05Z');
const EVENT = JSON.stringify({ id: 'evt_1', type: 'ping', created: 1, data: { object: {} } });

test('without keys there is a sandbox, with all of them Stripe', () => {
  expect(createPayments(SETTINGS, { db, sandboxSecret: 'a' }).name).toBe('sandbox');
  const keys = { stripeSecretKey: 'sk_test_1', stripePublishableKey: 'pk_test_1', stripeWebhookSecret: 'whsec_1' };
  const payments = createPayments({ ...SETTINGS, ...keys }, { db, sandboxSecret: 'a' });
  expect([payments.name, payments.sandbox]).toEqual(['stripe', null]);
});

test('processes of one installation accept each other’s signatures, and other installations do not', () => {
  const signature = createPayments(SETTINGS, { db, sandboxSecret: 'a' }).sandbox!.sign(EVENT, NOW);
  const read = (sandboxSecret: string) =>
    createPayments(SETTINGS, { db, sandboxSecret }).readEvent(Buffer.from(EVENT), signature, NOW);
  expect(read('a')).toMatchObject({ kind: 'other', eventId: 'evt_1' });
  expect(() => read('b')).toThrow(/signature/);
});
