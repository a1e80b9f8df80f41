/** Everything a command may touch besides files; tests pass their own. */
import type { Ocr, Progress } from '@extracto/engine';
import type { TracedDocument } from '@extracto/engine/trace';
import type { ExtractionResult, Parser } from '@extracto/model';

export interface DocumentOptions {
  readonly parser: Parser;
  readonly password: string | null;
  /** Which pages are recognised from their image: those without text that can be trusted (`auto`), all, or none. */
  readonly ocr: Ocr;
  /** Year of dates printed without one; `null` leaves their year open. */
  readonly year: number | null;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Extractor {
  /** Rejects with `ExtractionError` when the document gives no result. */
  readonly extract: (bytes: Uint8Array, options: DocumentOptions) => Promise<ExtractionResult>;
  /** The result and the trace of the same run. Rejects only for a document that cannot be opened or read at all. */
  readonly trace: (bytes: Uint8Array, options: DocumentOptions) => Promise<TracedDocument>;
  readonly close: () => Promise<void>;
}

export interface Load {
  /** Documents read at the same time. */
  readonly threads: number;
  /** Pages of scans recognised at the same time. */
  readonly processors: number;
  /** Time limit for a document; `null`: the default limits of a document and of a page. */
  readonly timeoutMs: number | null;
}

export interface Surroundings {
  /** The working directory of the call. */
  readonly folder: string;
  /**
   * Results: standard output. Resolves when there is room for more, and whoever writes much waits for it: what its reader has not
   * taken yet stands in memory.
   */
  readonly writeOutput: (content: string | Uint8Array) => Promise<void>;
  /** Everything said to a person: standard error. */
  readonly writeNote: (text: string) => void;
  /** True when standard error is a terminal, where a line can be overwritten. */
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly nowMs: () => number;
  /** Resolves on Ctrl+C or a signal to terminate. */
  readonly untilInterrupted: () => Promise<void>;
  readonly openExtractor: (load: Load) => Promise<Extractor>;
}

export const EXIT = { done: 0, someFailed: 1, unusableArguments: 2, notVerified: 3 } as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT] | number;
