import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';
import { createExtractionPool } from './index.ts';

const MODULE = new URL('./give-way.ts', import.meta.url).href;
const BEHIND = 12;

/** Position of a thread that gives way to each of `priorities` in turn. */
async function standsAfter(priorities: readonly number[]): Promise<number> {
  const code = `import(${JSON.stringify(MODULE)}).then(({ giveWay }) => {
    for (const priority of ${JSON.stringify(priorities)}) giveWay(priority);
    require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
  });`;
  const thread = new Worker(code, { eval: true });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Priorities of this process's threads, which Linux lists like processes. */
function threadPriorities(): number[] {
  return readdirSync('/proc/self/task').map((id) => getPriority(Number(id)));
}

function childPriorities(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((id) =>
    readFileSync(`/proc/self/task/${id}/children`, 'utf8').trim().split(/\s+/),
  );
  return children.filter((id) => id !== '').map((id) => getPriority(Number(id)));
}

test('a thread gives way alone: who started it stands where it stood', async () => {
  const before = getPriority();
  expect(await standsAfter([BEHIND])).toBe(BEHIND);
  expect(getPriority()).toBe(before);
});

test('a process with lower priority keeps it, without privileges', async () => {
  expect(await standsAfter([BEHIND + 3, BEHIND])).toBe(BEHIND + 3);
});

test('only the threads and processes of a pool take its priority', async () => {
  const before = getPriority();
  const { pdf } = await generateSample(1, { switches: { rows: 'few', encryption: 'none' } });
  const pool = createExtractionPool({ threads: 1, priority: BEHIND });
  try {
    await pool.extract(pdf, { ocr: 'always' });
    expect(threadPriorities().filter((priority) => priority === BEHIND).length).toBeGreaterThanOrEqual(2);
    expect(new Set(childPriorities())).toEqual(new Set([BEHIND]));
    expect(getPriority()).toBe(before);
  } finally {
    await pool.close();
  }
});

test('a pool that is told nothing reads as who opened it', async () => {
  const { pdf } = await generateSample(1, { switches: { rows: 'few', encryption: 'none' } });
  const pool = createExtractionPool({ threads: 1 });
  try {
    await pool.extract(pdf);
    expect(new Set(threadPriorities())).toEqual(new Set([getPriority()]));
  } finally {
    await pool.close();
  }
});
