/** Reads pages with a recogniser that is opened with the first one and stays open. */
import type { Raster } from '@extracto/model';
import type { Recogniser } from '../adapters/ocr/recognised.ts';
import type { PageReader } from '../page-reader.ts';
import type { ReadStrips } from '../stages/recognise/lines/read-lines.ts';
import { type OnceReadPage, recognisePage } from '../stages/recognise/recognise-page.ts';

export interface PageReading {
  /** One page at a time. Rejects when the recogniser or the model cannot be loaded; the next call tries again. */
  read(raster: Raster, model: PageReader | null, readStrips: ReadStrips | null): Promise<OnceReadPage>;
  /** Spent so far by the recogniser's own programs. */
  cpuSecondsBeside(): number;
}

export function createPageReading(open: () => Promise<Recogniser>): PageReading {
  let recogniser: Recogniser | null = null;
  return {
    read: async (raster, model, readStrips) => {
      recogniser ??= await open();
      return recognisePage(raster, { recogniser, readStrips }, model);
    },
    cpuSecondsBeside: () => recogniser?.cpuSecondsBeside() ?? 0,
  };
}
