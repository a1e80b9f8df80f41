import { expect, test } from 'vitest';
import { decodeSteps } from './decode-steps.ts';

const LETTERS = ['', '1', '7', '.'];
const STRIDE = 8;

test('a letter stands where its steps are, is counted once, as sure as its surest step, and brings its other readings, likeliest first', () => {
  const steps = [
    [0.9, 0.1, 0, 0],
    [0.1, 0.6, 0.28, 0.02],
    [0.1, 0.8, 0.1, 0],
    [0.9, 0.1, 0, 0],
    [0, 0.9, 0, 0.1],
  ];
  const [first, second, ...rest] = decodeSteps(Float32Array.from(steps.flat()), LETTERS, STRIDE);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ text: '1', alternatives: ['7', '.'] });
  expect(first!.at).toBeGreaterThan(STRIDE);
  expect(first!.at).toBeLessThan(3 * STRIDE);
  expect(first!.confidence).toBeCloseTo(0.8);
  expect(second).toMatchObject({ text: '1', alternatives: ['.'] });
});
