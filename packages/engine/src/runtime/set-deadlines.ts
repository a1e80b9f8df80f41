/** The two clocks of a document that is being read: one for all of it, one that each page starts anew. */
import type { DocumentLimits } from '@extracto/model';
import type { Progress } from '../pipeline.ts';

export interface Deadlines {
  /** Aborted when either clock has run out. */
  readonly passed: AbortSignal;
  /** Waiting before this does not count. */
  readonly begin: () => void;
  /** After the last page only the document's clock goes on. */
  readonly turnPage: (progress: Progress) => void;
  readonly stop: () => void;
}

export function setDeadlines(limits: Pick<DocumentLimits, 'documentTimeoutMs' | 'pageTimeoutMs'>): Deadlines {
  const passed = new AbortController();
  const run = (timeoutMs: number) => setTimeout(() => passed.abort(), timeoutMs);
  let document: NodeJS.Timeout | undefined;
  let page: NodeJS.Timeout | undefined;
  return {
    passed: passed.signal,
    begin: () => {
      document = run(limits.documentTimeoutMs);
      page = run(limits.pageTimeoutMs);
    },
    turnPage: (progress) => {
      clearTimeout(page);
      if (progress.page < progress.pages) page = run(limits.pageTimeoutMs);
    },
    stop: () => {
      clearTimeout(document);
      clearTimeout(page);
    },
  };
}
