import { describe, expect, test } from 'vitest';
import { isWorthPolling, readJobPhase } from './job-status.ts';

describe('the word for a status', () => {
  test.each([
    ['NotStarted', 'processing'],
    ['Started', 'processing'],
    ['Succeeded', 'completed'],
    ['Failed', 'failed'],
    ['SomethingNew', 'processing'],
    ['', 'processing'],
  ])('%s is %s', (status, phase) => {
    expect(readJobPhase(status)).toBe(phase);
  });
});

describe('jobs that are asked about again', () => {
  const nowMs = Date.parse('2026-01-01T12:00:00Z');
  test.each([
    ['a running job of this minute', 'Started', '2026-01-01T11:59:30Z', true],
    ['a waiting job of this minute', 'NotStarted', '2026-01-01T11:59:30Z', true],
    ['a running job of 59 minutes', 'Started', '2026-01-01T11:00:01Z', true],
    ['a running job of exactly an hour', 'Started', '2026-01-01T11:00:00Z', false],
    ['a completed job', 'Succeeded', '2026-01-01T11:59:30Z', false],
    ['a failed job', 'Failed', '2026-01-01T11:59:30Z', false],
  ] as const)('%s', (_, status, createdAt, expected) => {
    expect(isWorthPolling({ status, createdAt }, nowMs)).toBe(expected);
  });
});
