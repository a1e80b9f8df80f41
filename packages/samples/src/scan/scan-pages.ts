/** Printed pages → a PDF that holds nothing but their images, the same for the same seed. */
import type { Raster } from '@extracto/model';
import { photographPage, randomFor } from './photograph-page.ts';
import type { ScanKind } from './scan-kinds.ts';
import { type ImagePage, writeImagePdf } from './write-image-pdf.ts';

/** `pages` were rendered at the kind's resolution. */
export function scanPages(pages: readonly Raster[], kind: ScanKind, seed: number): Uint8Array {
  return writeImagePdf(
    pages.map((page, index): ImagePage => {
      const random = randomFor(seed, index);
      const image = photographPage(page, kind, random);
      return { image, quarterTurns: kind.isTurned ? random.integer(0, 3) : 0 };
    }),
    kind.jpegQuality,
  );
}
