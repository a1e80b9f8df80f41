/**
 * A long document read by several threads: lent threads read pages ahead, the document's own thread takes all in order and
 * makes everything of them. Nothing depends on who read a page. A page that a lent thread owes when it leaves is read by
 * the own thread, which so meets whatever is wrong with it.
 */
import { setImmediate as letMessagesIn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Page } from '@extracto/model';
import type { PdfDocument } from '../adapters/pdf/open-pdf.ts';
import type { Lent, Wanted } from './lend-thread.ts';
import { unpackPage } from './packed-page.ts';

/** Pages that a lent thread is asked for before it has handed over the first of them, so that it never waits. */
const ASKED_AT_ONCE = 4;
/** Pages read before those in front of them, so that page mode holds few. */
const MOST_AHEAD = 16;

/** A thread that owes the next page so long was ended in mid-page. */
const PATIENCE_MS = 1_000;

/** A page, or what was thrown instead. */
type Outcome = () => Page;

interface LentThread {
  /** Between its first message and its leaving. */
  readonly isThere: () => boolean;
  /** Pages that it was asked for and has not handed over, by index. */
  readonly owed: ReadonlySet<number>;
  readonly ask: (index: number) => void;
  /** It owes nothing any more, and what it still sends is not wanted. */
  readonly leave: () => void;
  readonly release: () => void;
}

/** `ports` lead to the lent threads, which are released at the end. Throws what reading a page throws, at its turn. */
export async function* readWithLent(
  document: PdfDocument,
  ports: readonly MessagePort[],
): AsyncGenerator<Page, void, void> {
  const read = new Map<number, Outcome>();
  const abandoned: number[] = [];
  let [current, next] = [0, 0];
  const news = listenForNews();
  const threads = ports.map((port) =>
    hearOf(port, {
      keep: (index, page) => read.set(index, () => page),
      abandon: (owed) => abandoned.push(...owed),
      changed: news.tell,
    }),
  );
  const take = (): number | null => {
    if (abandoned.length > 0) return abandoned.shift()!;
    return next < Math.min(document.pageCount, current + MOST_AHEAD) ? next++ : null;
  };
  const askAhead = () => {
    for (const { isThere, owed, ask } of threads)
      while (isThere() && owed.size < ASKED_AT_ONCE) {
        const index = take();
        if (index === null) return;
        ask(index);
      }
  };
  try {
    for (; current < document.pageCount; current++) {
      await letMessagesIn();
      askAhead();
      while (!read.has(current)) {
        const own = take();
        if (own !== null) {
          read.set(own, readNow(document, own));
          await letMessagesIn();
          askAhead();
        } else if (!(await news.within(PATIENCE_MS))) {
          for (const { owed, leave } of threads) if (owed.has(current)) leave();
        }
      }
      yield read.get(current)!();
      read.delete(current);
    }
  } finally {
    for (const { release } of threads) release();
  }
}

interface Listener {
  readonly keep: (index: number, page: Page) => void;
  readonly abandon: (owed: Iterable<number>) => void;
  readonly changed: () => void;
}

function hearOf(port: MessagePort, { keep, abandon, changed }: Listener): LentThread {
  const owed = new Set<number>();
  let isThere = false;
  const leave = () => {
    isThere = false;
    abandon(owed);
    owed.clear();
  };
  port.on('message', (lent: Lent) => {
    if (lent.kind === 'ready') isThere = true;
    else if (lent.kind === 'left') leave();
    else {
      const index = lent.page.pageNumber - 1;
      if (owed.delete(index)) keep(index, unpackPage(lent.page));
    }
    changed();
  });
  const want = (wanted: Wanted) => port.postMessage(wanted);
  const ask = (index: number) => {
    owed.add(index);
    want({ kind: 'page', index });
  };
  const release = () => {
    want({ kind: 'noMore' });
    port.close();
  };
  return { isThere: () => isThere, owed, ask, leave, release };
}

interface News {
  readonly tell: () => void;
  /** Whether there are any by then. */
  readonly within: (timeMs: number) => Promise<boolean>;
}

function listenForNews(): News {
  let hear = () => {};
  return {
    tell: () => hear(),
    within: (timeMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), timeMs);
        hear = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }),
  };
}

/** What is thrown waits until the pages in front of it are taken. */
function readNow(document: PdfDocument, index: number): Outcome {
  try {
    const page = document.readPage(index);
    return () => page;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
