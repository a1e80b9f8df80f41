/** Asynchronous work that waits for nothing but itself, done in one go that can be stopped. */
import { Script } from 'node:vm';
import { nameIntrinsic } from './name-intrinsic.ts';

/** Where the script that can be stopped finds what it runs: it shares nothing else with whoever asks for it. */
const WORK = Symbol.for('extracto.work');
const RUN = new Script("globalThis[Symbol.for('extracto.work')]()");

/**
 * What `work` comes to, as long as that takes no longer than `mostMs` and waits for nothing outside the language: a timer, a file. `null`
 * otherwise. What is stopped goes on no more, and whatever it was changing stays half changed.
 *
 * Node stops a script, and not what follows from its promises, so those are settled while the script runs.
 */
export function settleWithin<Value>(mostMs: number, work: () => Promise<Value>): Promise<Value | null> {
  // promises are not settled in the middle of another's settling: not here, where somebody may have awaited something
  return new Promise((resolve) => setImmediate(() => resolve(settle(mostMs, work) ?? null)));
}

/** A promise that is settled; `undefined` when it would not be. */
function settle<Value>(mostMs: number, work: () => Promise<Value>): Promise<Value> | undefined {
  let settled: Promise<Value> | undefined;
  const holder = globalThis as { [WORK]?: () => void };
  try {
    const settlePromises = nameIntrinsic('PerformMicrotaskCheckpoint', 0) as () => void;
    holder[WORK] = () => {
      const working = work();
      const keep = () => {
        settled = working;
      };
      working.then(keep, keep);
      settlePromises();
    };
    RUN.runInThisContext({ timeout: mostMs });
  } catch {
    return undefined;
  } finally {
    delete holder[WORK];
  }
  return settled;
}
