/** The upright words of each page, from its text objects and from PDFium's text page. */

import { listObjects } from '../page-objects.ts';
import { callPdfium, getPdfium } from '../pdfium-instance.ts';
import type { Glyphs } from '../read-glyphs.ts';
import { splitWords } from '../split-words.ts';
import { checkOffsets } from '../text-objects/check-offsets.ts';
import { closeFontBook, openFontBook, trimFontBook } from '../text-objects/font-book.ts';
import { readTextObjects } from '../text-objects/read-text-objects.ts';
import { readTextPage } from '../text-objects/read-text-page.ts';

export interface BothWays {
  /** `null`: they do not tell. */
  readonly fromObjects: readonly string[] | null;
  readonly fromTextPage: readonly string[];
}

export async function readBothWays(bytes: Uint8Array): Promise<BothWays[]> {
  const instance = await getPdfium();
  return callPdfium(instance, () => {
    const { api } = instance;
    instance.offsetsHold ??= checkOffsets(instance);
    const copy = api.malloc(bytes.length);
    new Uint8Array(api.memory.buffer).set(bytes, copy);
    const document = api.FPDF_LoadMemDocument(copy, bytes.length, 0);
    const book = openFontBook(document);
    const pages = Array.from({ length: api.FPDF_GetPageCount(document) }, (_, index) => {
      const page = api.FPDF_LoadPage(document, index);
      trimFontBook(instance, book);
      const objects = listObjects(instance, page);
      const glyphs = readTextObjects(instance, objects, book);
      const both = {
        fromObjects: glyphs && describe(glyphs),
        fromTextPage: describe(readTextPage(instance, objects, book)),
      };
      api.FPDF_ClosePage(page);
      return both;
    });
    closeFontBook(instance, book);
    api.FPDF_CloseDocument(document);
    api.free(copy);
    return pages;
  });
}

function describe(glyphs: Glyphs): string[] {
  const { direction, object } = glyphs.runs;
  const upright = direction.map((way) => way === 'right');
  const words = splitWords(
    glyphs,
    upright,
    upright.map(() => null),
  );
  return words.map(({ text, left, right, baseline, em, run }) =>
    [text, left, right, baseline, em, object[run]].join(' '),
  );
}
