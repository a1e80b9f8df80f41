/**
 * Loaded before each process of the service: writes down how late its event loop is, into a file of its own in the folder
 * that BENCH_LAG_FOLDER names. It begins anew whenever the file `stage` there says something else.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { MeasuredLag } from './measure-lag.ts';
import { watchEventLoop } from './watch-event-loop.ts';

const WRITE_MS = 500;

const folder = process.env.BENCH_LAG_FOLDER;
if (folder !== undefined && isMainThread) {
  const role = process.env.EXTRACTO_ROLE ?? '';
  const watch = watchEventLoop();
  let known = '';
  setInterval(() => {
    const stage = readFileSync(join(folder, 'stage'), 'utf8');
    if (stage !== known) watch.reset();
    known = stage;
    const lag: MeasuredLag = { role, stage, p50Ms: watch.read(0.5) * 1e3, p99Ms: watch.read(0.99) * 1e3 };
    // Read at any time: whole or not at all.
    const part = join(folder, `${process.pid}.part`);
    writeFileSync(part, JSON.stringify(lag));
    renameSync(part, join(folder, `${process.pid}.json`));
  }, WRITE_MS).unref();
}
