/** Reads pages with a recogniser that is opened with the first one that needs it and stays open. */
import type { Raster } from '@extracto/model';
import type { Recogniser } from '../adapters/recogniser.ts';
import type { PageReader } from './page-reader.ts';
import { type LineReaders, type OnceReadPage, recognisePage } from './recognise-page.ts';

export interface PageReading {
  /** One page at a time. Rejects when the recogniser or the model cannot be loaded; the next call tries again. */
  read(raster: Raster, model: PageReader | null, readLineImages: LineReaders | null): Promise<OnceReadPage>;
  /** Spent so far by the recogniser's own programs. */
  cpuSecondsBeside(): number;
}

export function createPageReading(open: () => Promise<Recogniser>): PageReading {
  let recogniser: Recogniser | null = null;
  return {
    read: (raster, model, readLineImages) =>
      recognisePage(raster, { openRecogniser: async () => (recogniser ??= await open()), readLineImages }, model),
    cpuSecondsBeside: () => recogniser?.cpuSecondsBeside() ?? 0,
  };
}
