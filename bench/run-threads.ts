/**
 * `--threads`: what more processors gain for several statements, with a thread for each; beside as many processes that have nothing
 * to do with each other: no way to share the work gains more on the same machine.
 *
 * Each figure is of a process that is held to its processors. One thread by itself would have part of the others compile and
 * collect for it, and so show less of a gain than there is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { IS_TRIAL } from '../scripts/trial.ts';
import { PAGES, STATEMENTS, type Work } from './measure-threads.ts';
import { starts } from './programs.ts';
import { formatRows } from './report.ts';
import { writeMarked } from './write-page.ts';

const NAMES: Readonly<Record<Work, string>> = {
  statements: `${STATEMENTS} statements of ${PAGES} pages`,
  processes: 'processes beside each other',
};
const MEASURE = new URL('./measure-threads.ts', import.meta.url).pathname;
/** The best of them counts. Widths take turns, so that what else the machine does for a while meets all. */
const TURNS = IS_TRIAL ? 1 : 2;

/** `write`: a Markdown page that gets the table. The exit status. */
export async function runThreads(write: string | undefined): Promise<number> {
  const processors = readProcessors();
  if (processors === null) {
    console.error('This needs Linux, and taskset (of util-linux), which holds a process to some of the processors.');
    return 2;
  }
  const widths = [1, 2, 4, 8, 16].filter((width) => width <= processors.length);
  const rows = Object.entries(NAMES).map(([work, name]) => {
    const speeds = widths.map(() => 0);
    for (let turn = 0; turn < TURNS; turn++)
      for (const [at, width] of widths.entries())
        speeds[at] = Math.max(speeds[at]!, measureOn(processors.slice(0, width), work));
    const gains = speeds.slice(1).map((speed) => `${(speed / speeds[0]!).toFixed(2)} ×`);
    return [name, String(Math.round(speeds[0]!)), ...gains];
  });
  const heads = widths.slice(1).map((width) => `${width} processors`);
  const table = formatRows(['', 'one processor, pages/s', ...heads], rows);
  console.log(table);
  writeMarked(write, 'bench:threads', table);
  return 0;
}

/** Pages a second. */
function measureOn(processors: readonly number[], work: string): number {
  const command = [process.execPath, '--initial-old-space-size=128', MEASURE, work, String(processors.length)];
  return Number(execFileSync('taskset', ['--cpu-list', processors.join(), ...command], { encoding: 'utf8' }));
}

/** Numbers of the processors that this process may use; `null` when they are unknown or cannot be set. */
function readProcessors(): number[] | null {
  if (process.platform !== 'linux' || !starts('taskset', ['--version'])) return null;
  const [, list] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
  return list!.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return Array.from({ length: last! - first! + 1 }, (_, at) => first! + at);
  });
}
