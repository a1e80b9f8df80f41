/**
 * Loaded before a program in a test: its clock differs from the machine's by the milliseconds in the file that
 * EXTRACTO_TEST_CLOCK names, from the next look at it on. Timers go on as they were, as on a machine whose time is set.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.EXTRACTO_TEST_CLOCK ?? '';

function shiftedNow(): number {
  return RealDate.now() + Number(readFileSync(file, 'utf8'));
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, asked === globalThis.Date ? target : asked),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
});
