import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDeadlines } from './set-deadlines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGES = 3;
const open = () => setDeadlines({ documentTimeoutMs: 100, pageTimeoutMs: 30 });

test('waiting for a thread does not count', () => {
  const { passed } = open();
  vi.advanceTimersByTime(1_000);
  expect(passed.aborted).toBe(false);
});

test('each page has its own time', () => {
  const { passed, begin, turnPage } = open();
  begin();
  for (const page of [1, 2]) {
    vi.advanceTimersByTime(29);
    turnPage({ page, pages: PAGES });
  }
  vi.advanceTimersByTime(29);
  expect(passed.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(passed.aborted).toBe(true);
});

test('after the last page the time of the document remains', () => {
  const { passed, begin, turnPage } = open();
  begin();
  turnPage({ page: PAGES, pages: PAGES });
  vi.advanceTimersByTime(99);
  expect(passed.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(passed.aborted).toBe(true);
});

test('pages in time do not lengthen the time of the document', () => {
  const { passed, begin, turnPage } = open();
  begin();
  for (let page = 1; page < 10; page++) {
    vi.advanceTimersByTime(20);
    turnPage({ page, pages: 10 });
  }
  expect(passed.aborted).toBe(true);
});

test('nothing happens once it is over', () => {
  const { passed, begin, stop } = open();
  begin();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(passed.aborted).toBe(false);
});
