import { expect, test } from 'vitest';
import { beginHistory, redo, step, undo } from './edit-history.ts';

test('going back and forth gives the same states, and a new step forgets what was undone', () => {
  const two = step(step(beginHistory('a'), 'b'), 'c');
  expect(undo(undo(two)).present).toBe('a');
  expect(redo(undo(two)).present).toBe('c');
  expect(redo(step(undo(two), 'd')).present).toBe('d');
  expect(undo(beginHistory('a')).present).toBe('a');
});
