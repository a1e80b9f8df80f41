import { expect, test } from 'vitest';
import type { AccountStatement } from './describe-link.ts';
import { placeBars } from './place-bars.ts';

const statement = (from: string | null, to: string | null): AccountStatement => ({
  jobId: '01JD3ZK4M8QW7V5T2R9N6B1XCY',
  label: 'a.pdf',
  index: 0,
  from,
  to,
  openingBalance: null,
  closingBalance: null,
  transactions: 1,
  verification: 'verified',
  link: null,
});
const placed = (...spans: [string | null, string | null][]) => {
  const { bars, holes, lanes } = placeBars(spans.map(([from, to]) => statement(from, to)));
  return {
    bars: bars.map(({ lane, start, width }) => [lane, Math.round(start), Math.round(width)]),
    holes: holes.map(({ start, width }) => [Math.round(start), Math.round(width)]),
    lanes,
  };
};

test('statements that follow each other share a lane and fill it', () => {
  expect(placed(['2025-01-01', '2025-01-10'], ['2025-01-11', '2025-01-20'])).toEqual({
    bars: [
      [0, 0, 50],
      [0, 50, 50],
    ],
    holes: [],
    lanes: 1,
  });
});

test('statements that share days lie in two lanes, and days without one are a hole', () => {
  expect(placed(['2025-01-01', '2025-01-10'], ['2025-01-06', '2025-01-10'], ['2025-01-16', '2025-01-20'])).toEqual({
    bars: [
      [0, 0, 50],
      [1, 25, 25],
      [0, 75, 25],
    ],
    holes: [[50, 25]],
    lanes: 2,
  });
});

test('statements without days have no bar', () => {
  expect(placed([null, null])).toEqual({ bars: [], holes: [], lanes: 0 });
});
