import { expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

test.each([
  [['extra'], 'Unexpected argument "extra".'],
  [['--port', '99999'], '--port is a number from 0 to 65535, not "99999".'],
  [['--port', 'http'], '--port is a number from 0 to 65535, not "http".'],
  [['--colour', 'red'], "Unknown option '--colour'."],
])('refuses %j before anything is started', async (args, sentence) => {
  const { status, notes } = await runCommand(['serve', ...args]);
  expect(status).toBe(2);
  expect(notes).toContain(sentence);
});
