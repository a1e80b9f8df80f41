/**
 * One PDFium instance a thread, with a memory cap and a memory of its own death.
 *
 * PDFium aborts or overflows its stack on hostile input (recursive forms, inflate bombs). After that the instance is
 * unusable: `callPdfium` forgets it, and the next document gets a new one (a few milliseconds, the module stays compiled).
 * WebAssembly memory never shrinks, so an instance that has grown large is dropped too once nothing is open in it.
 */
import { DEFAULT_LIMITS, type DocumentLimits, ExtractionError } from '@extracto/model';
import { PDFiumModule } from '@hyzyla/pdfium';
import { compilePdfium } from './compile-pdfium.ts';
import type { PdfiumExports } from './pdfium-exports.ts';

const MEBIBYTE = 1024 * 1024;
const KEEP_UP_TO_BYTES = 256 * MEBIBYTE;
const SCRATCH_BYTES = 64;
const ACTUAL_TEXT = new TextEncoder().encode('ActualText\0');

export interface PdfiumInstance {
  readonly api: PdfiumExports;
  /** Scratch memory for results that PDFium writes to addresses. */
  readonly scratch: number;
  views: Scratch | null;
  /** Address of the entry name `ActualText`. */
  readonly actualText: number;
  /** Page of our own, outside any document, to set text on; 0 until it is needed. */
  samplePage: number;
  /** True when the offsets into text objects fit the loaded PDFium; `null` until checked. */
  offsetsHold: boolean | null;
  openDocuments: number;
  /** Current limit of memory growth. */
  ceilingBytes: number;
  /** True after a refused allocation: later answers of PDFium may be incomplete. */
  exhausted: boolean;
  dead: boolean;
}

export type MemoryLimits = Pick<DocumentLimits, 'documentMemoryMb' | 'pageMemoryMb'>;

let limits: MemoryLimits = DEFAULT_LIMITS;
let current: PdfiumInstance | null = null;

/** Limits the memory of instances created from now on. */
export function limitPdfiumMemory(chosen: MemoryLimits): void {
  limits = chosen;
}

export async function getPdfium(): Promise<PdfiumInstance> {
  const outgrown =
    current !== null && current.openDocuments === 0 && current.api.memory.buffer.byteLength > KEEP_UP_TO_BYTES;
  if (current === null || current.dead || outgrown) {
    current = await instantiate(await compilePdfium());
  }
  return current;
}

/**
 * Runs calls into PDFium. Memory that was refused is `memory_limit`, also where PDFium went on without it: a page that lost
 * some of its text must not pass for the whole page. Any other abort, trap or stack overflow becomes `unreadable_pdf`;
 * other errors pass.
 */
export function callPdfium<T>(instance: PdfiumInstance, calls: () => T): T {
  if (instance.dead) throw new ExtractionError('unreadable_pdf', { cause: new Error('the instance has died') });
  let outcome: T;
  try {
    outcome = calls();
  } catch (cause) {
    if (!(cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)) throw cause;
    instance.dead = true;
    throw new ExtractionError(instance.exhausted ? 'memory_limit' : 'unreadable_pdf', { cause });
  }
  if (!instance.exhausted) return outcome;
  instance.dead = true;
  throw new ExtractionError('memory_limit');
}

/** As `callPdfium`, for one page: what it may add to the memory is limited, too. */
export function callForPage<T>(instance: PdfiumInstance, calls: () => T): T {
  const { ceilingBytes } = instance;
  const used = instance.api.memory.buffer.byteLength;
  instance.ceilingBytes = Math.min(ceilingBytes, used + limits.pageMemoryMb * MEBIBYTE);
  try {
    return callPdfium(instance, calls);
  } finally {
    instance.ceilingBytes = ceilingBytes;
  }
}

/** Views of the scratch memory. They go stale when memory grows, so read them after the call that filled it. */
export interface Scratch {
  readonly floats: Float32Array;
  readonly doubles: Float64Array;
  readonly integers: Uint32Array;
  /** Views of the whole memory, indexed by four-byte words. */
  readonly memory: { readonly words: Uint32Array; readonly floats: Float32Array };
}

export function readScratch(instance: PdfiumInstance): Scratch {
  if (instance.views !== null && instance.views.floats.length > 0) return instance.views;
  const { buffer } = instance.api.memory;
  instance.views = {
    floats: new Float32Array(buffer, instance.scratch, SCRATCH_BYTES / 4),
    doubles: new Float64Array(buffer, instance.scratch, SCRATCH_BYTES / 8),
    integers: new Uint32Array(buffer, instance.scratch, SCRATCH_BYTES / 4),
    memory: { words: new Uint32Array(buffer), floats: new Float32Array(buffer) },
  };
  return instance.views;
}

type Imports = { env: Record<string, (...values: number[]) => unknown> } & WebAssembly.Imports;
type Received = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

interface LoadOptions {
  readonly instantiateWasm: (imports: Imports, received: Received) => object;
}

async function instantiate(module: WebAssembly.Module): Promise<PdfiumInstance> {
  const ceilingBytes = limits.documentMemoryMb * MEBIBYTE;
  const state = {
    views: null,
    samplePage: 0,
    offsetsHold: null,
    openDocuments: 0,
    ceilingBytes,
    exhausted: false,
    dead: false,
  };
  let api: PdfiumExports | null = null;
  const load = PDFiumModule as unknown as (options: LoadOptions) => Promise<unknown>;
  await load({
    instantiateWasm: (imports: Imports, received: Received) => {
      const grow = imports.env.emscripten_resize_heap!;
      const env: Imports['env'] = {
        ...imports.env,
        emscripten_resize_heap: (sizeBytes) => {
          const refused = sizeBytes! >>> 0 > instance.ceilingBytes || !grow(sizeBytes!);
          instance.exhausted ||= refused;
          return refused ? 0 : 1;
        },
        // Emscripten's own writes the abort to the console first; the thrown error says enough.
        _abort_js: () => {
          throw new WebAssembly.RuntimeError('PDFium aborted');
        },
      };
      void WebAssembly.instantiate(module, { ...imports, env }).then((made) => {
        api = made.exports as unknown as PdfiumExports;
        received(made, module);
      });
      return {};
    },
  });

  const instance: PdfiumInstance = Object.assign(state, { api: api!, scratch: 0, actualText: 0 });
  instance.api.FPDF_InitLibrary();
  const scratch = instance.api.malloc(SCRATCH_BYTES + ACTUAL_TEXT.length);
  new Uint8Array(instance.api.memory.buffer).set(ACTUAL_TEXT, scratch + SCRATCH_BYTES);
  return Object.assign(instance, { scratch, actualText: scratch + SCRATCH_BYTES });
}
