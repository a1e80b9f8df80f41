import { attemptFailureSchema, type WebhookAttempt } from '@extracto/contract';
import { expect, test } from 'vitest';
import { describeAttempt } from './describe-attempt.ts';

const attempt: WebhookAttempt = {
  attempt: 1,
  at: '2026-03-31T09:41:12.904Z',
  tookMs: 12,
  status: null,
  failure: null,
  response: null,
};

test('a delivered attempt shows its answer, a pending one says so', () => {
  expect(describeAttempt({ ...attempt, status: 204 })).toBe('Answered 204');
  expect(describeAttempt({ ...attempt, tookMs: null })).toBe('In progress');
});

test('every failure has words of its own', () => {
  const words = attemptFailureSchema.options.map((failure) => describeAttempt({ ...attempt, status: 302, failure }));
  expect(new Set(words).size).toBe(attemptFailureSchema.options.length);
  expect(words.join()).not.toContain('%');
});
