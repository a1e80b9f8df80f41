/**
 * One PDFium instance a thread, with a memory cap and a memory of its own death.
 *
 * PDFium aborts or overflows its stack on hostile input (recursive forms, inflate bombs). After that the instance is
 * unusable: `callPdfium` forgets it, and the next document gets a new one (a few milliseconds, the module stays compiled).
 * WebAssembly memory never shrinks, so an instance that has grown large is dropped too once nothing is open in it.
 */
import { ExtractionError } from '@extracto/model';
import { PDFiumModule } from '@hyzyla/pdfium';
import { compilePdfium } from './compile-pdfium.ts';
import type { PdfiumExports } from './pdfium-exports.ts';

const MEBIBYTE = 1024 * 1024;
const KEEP_UP_TO_BYTES = 256 * MEBIBYTE;
const SCRATCH_BYTES = 64;

export interface PdfiumInstance {
  readonly api: PdfiumExports;
  /** Scratch memory for results that PDFium writes to addresses. */
  readonly scratch: number;
  views: Scratch | null;
  openDocuments: number;
  /** Set when growing was refused; whatever fails afterwards is a lack of memory. */
  exhausted: boolean;
  dead: boolean;
}

let memoryLimitBytes = 1024 * MEBIBYTE;
let current: PdfiumInstance | null = null;

/** For instances made from now on. */
export function limitPdfiumMemory(limitMb: number): void {
  memoryLimitBytes = limitMb * MEBIBYTE;
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
 * Runs calls into PDFium. An abort, a trap or a stack overflow becomes `memory_limit` when memory was refused before, else
 * `unreadable_pdf`; every other error passes.
 */
export function callPdfium<T>(instance: PdfiumInstance, calls: () => T): T {
  if (instance.dead) throw new ExtractionError('unreadable_pdf', { cause: new Error('the instance has died') });
  try {
    return calls();
  } catch (cause) {
    if (!(cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)) throw cause;
    instance.dead = true;
    throw new ExtractionError(instance.exhausted ? 'memory_limit' : 'unreadable_pdf', { cause });
  }
}

/** Views of the scratch memory. They go stale when memory grows, so they are asked for after the call that filled it. */
export interface Scratch {
  readonly floats: Float32Array;
  readonly doubles: Float64Array;
  readonly integers: Uint32Array;
}

export function readScratch(instance: PdfiumInstance): Scratch {
  if (instance.views !== null && instance.views.floats.length > 0) return instance.views;
  const { buffer } = instance.api.memory;
  instance.views = {
    floats: new Float32Array(buffer, instance.scratch, SCRATCH_BYTES / 4),
    doubles: new Float64Array(buffer, instance.scratch, SCRATCH_BYTES / 8),
    integers: new Uint32Array(buffer, instance.scratch, SCRATCH_BYTES / 4),
  };
  return instance.views;
}

type Imports = { env: Record<string, (...values: number[]) => unknown> } & WebAssembly.Imports;
type Received = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

async function instantiate(module: WebAssembly.Module): Promise<PdfiumInstance> {
  const state = { views: null, openDocuments: 0, exhausted: false, dead: false };
  let api: PdfiumExports | null = null;
  const load = PDFiumModule as unknown as (options: {
    instantiateWasm: (imports: Imports, received: Received) => object;
  }) => Promise<unknown>;

  await load({
    instantiateWasm: (imports, received) => {
      const grow = imports.env.emscripten_resize_heap!;
      const env: Imports['env'] = {
        ...imports.env,
        emscripten_resize_heap: (sizeBytes) => {
          instance.exhausted ||= sizeBytes! >>> 0 > memoryLimitBytes || !grow(sizeBytes!);
          return instance.exhausted ? 0 : 1;
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

  const instance: PdfiumInstance = Object.assign(state, { api: api!, scratch: 0 });
  instance.api.FPDF_InitLibrary();
  return Object.assign(instance, { scratch: instance.api.malloc(SCRATCH_BYTES) });
}
