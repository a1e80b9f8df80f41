/**
 * The pool's side of lent threads: those without a document of their own read pages of a long one. They go back as soon as
 * a document waits, so lending costs nobody more than the page that is being read, or a second where that page hangs. With
 * them the memory of one is lent, which a document of its own would fill.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { WORTH_LENDING_BYTES } from './looks-short.ts';
import type { Answer, PlainOptions, Recall, Task } from './messages.ts';

/** A thread that reads on so long after it was called back hangs in a page. */
const LEAVING_MS = 1_000;

export type Threads = Pick<Piscina<Task, Answer>, 'run'>;

/** The threads that one document has borrowed. */
export interface Loan {
  /** For the thread that reads the document. */
  readonly ports: readonly MessagePort[];
  /** The document has ended, one way or another. */
  readonly end: () => void;
}

export interface Lender {
  /** Runs a document's own work, for which lent threads are called back if there is no other. */
  readonly occupy: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** What is idle, as far as the document can use it. To be called while the document's own thread is occupied. */
  readonly lend: (threads: Threads, bytes: Uint8Array, options: PlainOptions) => Loan;
}

interface LentThread {
  readonly port: MessagePort;
  /** It leaves after the page that it reads, or is ended in it. */
  readonly callBack: () => void;
}

/** `lendMemory` is told whether documents may fill the memory of a thread that has none, whenever that changes. */
export function createLender(count: number, lendMemory: (isLent: boolean) => void): Lender {
  let occupied = 0;
  const lent = new Set<LentThread>();
  /** Of documents with the memory of a second thread, which they fill until their end, longer than they need the thread. */
  const filling = new Set<readonly LentThread[]>();
  let isMemoryLent = false;
  const settleMemory = () => {
    const isFree = filling.size > 0 && occupied + filling.size <= count;
    if (isFree === isMemoryLent) return;
    isMemoryLent = isFree;
    lendMemory(isFree);
  };
  return {
    occupy: async (work) => {
      occupied += 1;
      settleMemory();
      if (occupied + lent.size > count) for (const { callBack } of lent) callBack();
      try {
        return await work();
      } finally {
        occupied -= 1;
        settleMemory();
      }
    },
    lend: (threads, bytes, options) => {
      const idle = bytes.length < WORTH_LENDING_BYTES ? 0 : Math.max(0, count - occupied - lent.size);
      const loan = Array.from({ length: idle }, () => {
        const thread: LentThread = lendThread(threads, bytes, options, () => lent.delete(thread));
        lent.add(thread);
        return thread;
      });
      // what is made of one page at a time fills little
      if (idle > 0 && options.parser !== 'Page') filling.add(loan);
      settleMemory();
      const end = () => {
        for (const thread of loan) if (lent.has(thread)) thread.callBack();
        filling.delete(loan);
        settleMemory();
      };
      return { ports: loan.map(({ port }) => port), end };
    },
  };
}

function lendThread(threads: Threads, bytes: Uint8Array, options: PlainOptions, returned: () => void): LentThread {
  const pages = new MessageChannel();
  const control = new MessageChannel();
  const stop = new AbortController();
  let leaving: NodeJS.Timeout | undefined;
  const callBack = () => {
    control.port1.postMessage({ kind: 'recalled' } satisfies Recall);
    leaving ??= setTimeout(() => stop.abort(), LEAVING_MS);
  };
  const task: Task = { bytes, question: { kind: 'lend', options, borrower: pages.port2 }, port: control.port2 };
  threads
    .run(task, { signal: stop.signal, transferList: [pages.port2, control.port2] })
    // Whatever ends it, the document goes on without.
    .catch(() => {})
    .finally(() => {
      clearTimeout(leaving);
      control.port1.close();
      returned();
    });
  return { port: pages.port1, callBack };
}
