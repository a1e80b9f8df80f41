import type { AuditEvent } from '@extracto/contract';
import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

const event = (change: Partial<AuditEvent>): AuditEvent => ({
  eventId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
  action: 'account.signed_in',
  actor: 'person',
  keyHint: null,
  clientId: null,
  subject: null,
  address: '198.51.100.7',
  at: '2026-05-04T09:00:00.000Z',
  ...change,
});

test.each([
  [{}, { what: 'Signed in', who: 'from 198.51.100.7', alarming: false }],
  [{ action: 'account.locked' }, { what: 'Locked after too many wrong passwords', alarming: true }],
  [
    { action: 'key.used', actor: 'key', keyHint: 'aB3dE' },
    { what: 'API key used', who: 'API key ending in aB3dE, from 198.51.100.7' },
  ],
  [
    { action: 'job.deleted', actor: 'service', address: null },
    { what: 'Job deleted', who: 'Extracto' },
  ],
  [
    { action: 'account.created', address: null },
    { what: 'Account created', who: '' },
  ],
] as const)('%j is told in words', (change, words) => {
  expect(describeEvent(event(change))).toMatchObject(words);
});
