/** One page of an open document: flatten, turn upright, read, split, place. */
import { ExtractionError, type Page, type Word } from '@extracto/model';
import type { PdfiumInstance } from './pdfium-instance.ts';
import { readGlyphs } from './read-glyphs.ts';
import { type GlyphWord, splitWords } from './split-words.ts';

/** Where the box of a word ends above and below its baseline, in em. */
const ASCENT = 0.78;
const DESCENT = 0.22;

export function readPage(instance: PdfiumInstance, document: number, index: number): Page {
  const { api, scratch } = instance;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new ExtractionError('unreadable_pdf');
  try {
    const widthPt = api.FPDF_GetPageWidthF(page);
    const heightPt = api.FPDF_GetPageHeightF(page);
    api.FPDF_GetPageBoundingBox(page, scratch);
    const [x, , , bottom] = new Float32Array(api.memory.buffer, scratch, 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const textPage = api.FPDFText_LoadPage(page);
    try {
      const glyphs = readGlyphs(instance, textPage);
      const words = splitWords(glyphs, glyphs.runs.upright);
      const top = bottom + heightPt;
      return {
        pageNumber: index + 1,
        widthPt,
        heightPt,
        words: words.map((word) => place(word, x, top)),
        rulings: [],
      };
    } finally {
      api.FPDFText_ClosePage(textPage);
    }
  } finally {
    api.FPDF_ClosePage(page);
  }
}

function place(word: GlyphWord, x: number, top: number): Word {
  const baseline = top - word.baseline;
  return {
    text: word.text,
    box: [word.left - x, baseline - ASCENT * word.em, word.right - x, baseline + DESCENT * word.em],
    heightPt: word.em,
    confidence: null,
    alternatives: NONE,
  };
}

const NONE: readonly string[] = [];
