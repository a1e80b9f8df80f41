import { expect, test } from 'vitest';
import { NEXT_STATES, statesBefore } from './job-states.ts';

test('an ended job keeps its state', () => {
  expect(NEXT_STATES.Succeeded).toEqual([]);
  expect(NEXT_STATES.Failed).toEqual([]);
});

test('only what was started can succeed; what waits can fail', () => {
  expect(statesBefore('Succeeded')).toEqual(['Started']);
  expect(statesBefore('Failed')).toEqual(['NotStarted', 'Started']);
  expect(statesBefore('Started')).toEqual(['NotStarted', 'Started']);
  expect(statesBefore('NotStarted')).toEqual([]);
});
