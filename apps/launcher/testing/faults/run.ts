/**
 * `npm run test:faults -- [options]`: random schedules of faults against a whole installation.
 *
 *   --schedules N    how many (200)
 *   --seed S         of the first; the others count up from it. A random one is chosen and printed
 *   --only S         the schedule of one seed, as it was printed
 *
 * Exit status 1 when a promise was broken. What processes do between two steps is theirs, so a schedule that failed may pass
 * the next time: run it several times.
 */
import { parseArgs } from 'node:util';
import { planSchedule } from './run-schedule.ts';
import { runSchedules } from './run-schedules.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const first = Number(values.only ?? values.seed ?? Math.floor(Math.random() * 1_000_000));
const count = values.only === undefined ? Number(values.schedules) : 1;
console.log(`seeds ${first} to ${first + count - 1}`);

let failed = 0;
const begin = performance.now();
const schedules = Array.from({ length: count }, (_, index) => planSchedule(first + index));
await runSchedules(schedules, ({ seed, faults, accepted, broken }) => {
  const held = broken.length === 0;
  if (!held) failed += 1;
  console.log(`${held ? 'held  ' : 'BROKEN'} seed ${seed}: ${accepted.length} uploads, ${faults.join(', ')}`);
  for (const line of broken) console.log(`         ${line}`);
});
const minutes = Math.round((performance.now() - begin) / 60_000);
console.log(`${count - failed} of ${count} schedules held, ${minutes} minutes`);
process.exitCode = failed === 0 ? 0 : 1;
