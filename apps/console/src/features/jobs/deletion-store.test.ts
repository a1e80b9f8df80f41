import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginDeletion, finishDeletionsNow, readDeletions, UNDO_MS, undoDeletion } from './deletion-store.ts';

const calls = () => vi.mocked(fetch).mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ message: 'The job was deleted.' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the service hears of a deletion after eight seconds, not before', async () => {
  beginDeletion('key', 'LATE');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(readDeletions().get('LATE')).toEqual({ kind: 'undoable' });
  expect(calls()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls()).toEqual(['DELETE /api/v1/jobs/LATE']);
  expect(readDeletions().get('LATE')).toEqual({ kind: 'deleted' });
});

test('a job whose deletion is undone in time is never deleted', async () => {
  beginDeletion('key', 'KEPT');
  undoDeletion('KEPT');
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  finishDeletionsNow();
  expect(calls()).toEqual([]);
  expect(readDeletions().has('KEPT')).toBe(false);
});

test('a tab that closes deletes at once, and once only', async () => {
  beginDeletion('key', 'GONE');
  finishDeletionsNow();
  expect(calls()).toEqual(['DELETE /api/v1/jobs/GONE']);
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.keepalive).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(calls()).toHaveLength(1);
});

test.each([
  ['an answer that refuses', () => Response.json({ message: 'no' }, { status: 500 }), 'Failed to delete job.'],
  ['no answer', () => Promise.reject(new TypeError('no answer')), 'An unexpected error occurred.'],
])('%s leaves the job, and says so', async (_, answer, message) => {
  vi.mocked(fetch).mockImplementation(async () => answer());
  beginDeletion('key', 'STAYS');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(readDeletions().get('STAYS')).toEqual({ kind: 'failed', message });
});
