import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { createLender, type Lender, type Loan } from './lend-threads.ts';
import type { Answer, PlainOptions, Task } from './messages.ts';

const LONG = new Uint8Array(1024 * 1024);
const SHORT = new Uint8Array(1024);

interface Run {
  readonly task: Task;
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Threads that remember what they were asked and end when told to. */
function watchThreads() {
  const runs: Run[] = [];
  const run = (task: Task, { signal }: { signal: AbortSignal }) =>
    new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      runs.push({ task, signal, end: () => resolve({ kind: 'lent' }) });
    });
  return { runs, threads: { run } as unknown as Parameters<ReturnType<typeof createLender>['lend']>[0] };
}

const ignore = () => {};

const loans: Loan[] = [];
const opened: Run[] = [];
afterEach(() => {
  for (const { ports, end } of loans.splice(0)) {
    for (const port of ports) port.close();
    end();
  }
  for (const { task, end } of opened.splice(0)) {
    task.port.close();
    end();
  }
});

/** To a document that is being read. */
function borrow(lender: Lender, bytes: Uint8Array, options: PlainOptions = {}) {
  const { runs, threads } = watchThreads();
  const loan = lender.lend(threads, bytes, options);
  loans.push(loan);
  opened.push(...runs);
  return { runs, loan };
}

/** What a pool of `count` threads lends to a document while others are being read. */
async function lend(count: number, bytes: Uint8Array, others = 0) {
  const lender = createLender(count, ignore);
  const rest: Promise<void>[] = [];
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  for (let other = 0; other < others; other++) rest.push(lender.occupy(() => over));
  const own = lender.occupy(() => over);
  const { runs, loan } = borrow(lender, bytes);
  const end = () => {
    finish();
    return Promise.all([...rest, own]);
  };
  return { lender, runs, loan, finish: end };
}

describe('threads are lent', () => {
  test.each([
    ['to a long document all that have none', 4, LONG, 0, 3],
    ['to none where each has one', 2, LONG, 1, 0],
    ['to none where documents wait', 2, LONG, 3, 0],
    ['to no short document', 4, SHORT, 0, 0],
    ['to none by a pool of one', 1, LONG, 0, 0],
  ])('%s', async (_, count, bytes, others, lent) => {
    const { loan, runs, finish } = await lend(count, bytes, others);
    expect(loan.ports).toHaveLength(lent);
    expect(runs).toHaveLength(lent);
    await finish();
  });
});

test('a document that comes calls them back, and what is read meanwhile borrows none of them', async () => {
  const { lender, runs, loan } = await lend(2, LONG);
  const recalled = once(runs[0]!.task.port, 'message');
  await lender.occupy(async () => {
    expect(await recalled).toEqual([{ kind: 'recalled' }]);
    expect(lender.lend(watchThreads().threads, LONG, {}).ports).toEqual([]);
  });
  loan.end();
});

test('while threads are idle no document calls any back', async () => {
  const { lender, runs } = await lend(3, LONG);
  runs[0]!.end();
  await new Promise(setImmediate);
  let told = false;
  runs[1]!.task.port.once('message', () => {
    told = true;
  });
  await lender.occupy(() => new Promise(setImmediate));
  expect(told).toBe(false);
});

test('one that is called back and hangs in a page is ended, so that the document that waits is read', async () => {
  const { lender, runs } = await lend(2, LONG);
  await lender.occupy(async () => {
    await once(runs[0]!.signal, 'abort');
  });
});

test('one that reads on after its document has ended is ended, one that goes by itself is not', async () => {
  const { runs, loan } = await lend(3, LONG);
  runs[0]!.end();
  loan.end();
  await once(runs[1]!.signal, 'abort');
  expect(runs[0]!.signal.aborted).toBe(false);
});

describe('the memory of a thread without a document is lent', () => {
  /** Whether it is, as told so far; a pool of `count` threads. */
  function watchMemory(count: number) {
    const told: boolean[] = [];
    const lender = createLender(count, (isLent) => told.push(isLent));
    return { told, lender };
  }

  test('until the document ends, though the thread has gone back', async () => {
    const { told, lender } = watchMemory(2);
    await lender.occupy(async () => {
      const { loan, runs } = borrow(lender, LONG);
      expect(told).toEqual([true]);
      runs[0]!.end();
      await new Promise(setImmediate);
      expect(told).toEqual([true]);
      loan.end();
      loan.end();
      expect(told).toEqual([true, false]);
    });
    expect(told).toEqual([true, false]);
  });

  test('and given back to a document that comes while no other thread is idle', async () => {
    const { told, lender } = watchMemory(3);
    await lender.occupy(async () => {
      borrow(lender, LONG);
      await lender.occupy(async () => {
        expect(told).toEqual([true]);
        await lender.occupy(async () => expect(told).toEqual([true, false]));
      });
      expect(told).toEqual([true, false, true]);
    });
  });

  test.each([
    ['whose pages are read one by one', 'Page', LONG],
    ['that is short', 'Document', SHORT],
  ] as const)('to no document %s', async (_, parser, bytes) => {
    const { told, lender } = watchMemory(2);
    await lender.occupy(async () => {
      borrow(lender, bytes, { parser });
    });
    expect(told).toEqual([]);
  });
});
