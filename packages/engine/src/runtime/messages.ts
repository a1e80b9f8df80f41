/** Messages between the pool and its threads: plain values only. */
import type { MessagePort } from 'node:worker_threads';
import type { ExtractionErrorCode, ExtractionResult, Raster } from '@extracto/model';
import type { PrintedResult } from '@extracto/model/print-result';
import type { MemoryLimits } from '../adapters/pdf/pdfium-instance.ts';
import type { InstalledTesseract } from '../adapters/tesseract/open-installed-tesseract.ts';
import type { LineImage, LineLetter } from '../geometry/line-image.ts';
import type { LineNetwork, PageReader } from '../ocr/page-reader.ts';
import type { OnceReadPage, RecognisedPage } from '../ocr/recognise-page.ts';
import type { ExtractOptions, Progress } from '../pipeline.ts';
import type { TracedDocument } from '../trace/index.ts';

interface ExtractQuestion {
  readonly kind: 'extract';
  readonly options: PlainOptions;
  /** The job whose result is wanted as it is served; `null` where it is wanted as it is. */
  readonly printFor: string | null;
}

interface TraceQuestion {
  readonly kind: 'trace';
  readonly options: PlainOptions;
}

export type Question = ExtractQuestion | TraceQuestion | { readonly kind: 'inspect'; readonly options: PlainOptions };

/** The options without what only this side can hold. */
export type PlainOptions = Omit<ExtractOptions, 'onProgress' | 'signal' | 'recogniser'>;

export interface Task {
  readonly bytes: Uint8Array;
  readonly question: Question;
  /** False: the answer is `recognition-needed` where a page would have to be recognised. */
  readonly mayRecognise: boolean;
  readonly port: MessagePort;
}

/** `started` opens the deadline: waiting for a thread does not count. */
export type Report =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'recognise'; readonly id: number; readonly task: RecognitionTask };

/** A page for a thread that recognises. */
export interface RecognitionTask {
  readonly raster: Raster;
  /** `null` for the first page of a document, which tells it. */
  readonly model: PageReader | null;
}

/** Given to each recognising thread once. */
export interface RecognitionSetup {
  /** `null`: pages are recognised by what comes along. */
  readonly installed: InstalledTesseract | null;
  /** `null`: that of whoever started the thread. */
  readonly priority: number | null;
}

export interface OnceRecognised {
  readonly page: OnceReadPage;
  /** Spent on it by processes beside the thread. */
  readonly cpuSecondsBeside: number;
}

/** The answer to `recognise`, back to the thread that reads the document. */
export type RecognitionReply =
  | { readonly kind: 'recognised'; readonly id: number; readonly page: RecognisedPage }
  | { readonly kind: 'unrecognised'; readonly id: number; readonly code: ExtractionErrorCode };

/** By what its line images show. */
export type LineRecogniser = 'figures' | LineNetwork;

/** Lines or figures of a page for the process of their network. */
export interface LineImageQuestion {
  readonly id: number;
  readonly images: readonly LineImage[];
}

export interface LineImageAnswer {
  readonly id: number;
  /** In the order of the line images; `null` when the network cannot run on this machine. */
  readonly readings: readonly (readonly LineLetter[])[] | null;
  /** Spent by the process since it started. */
  readonly cpuSeconds: number;
}

export interface Inspection {
  readonly pages: number;
}

export type Answer =
  | { readonly kind: 'result'; readonly result: ExtractionResult }
  | { readonly kind: 'printed'; readonly printed: PrintedResult }
  | { readonly kind: 'traced'; readonly traced: TracedDocument }
  | { readonly kind: 'inspection'; readonly inspection: Inspection }
  | { readonly kind: 'recognition-needed' }
  /** `cause` is for logs of the operator; it never reaches a customer. */
  | { readonly kind: 'error'; readonly code: ExtractionErrorCode; readonly cause: string | null };

/** Given to each thread once. */
export interface ThreadSetup {
  /** Compiled once for the whole pool. */
  readonly pdfium: WebAssembly.Module;
  readonly memory: MemoryLimits;
  /** Pages of one document that are recognised at the same time. */
  readonly recognitionWidth: number;
  /** The folder of the program's compile cache; `null` when it has none. */
  readonly compileCache: string | null;
  /** `null`: that of whoever started the thread. */
  readonly priority: number | null;
}
