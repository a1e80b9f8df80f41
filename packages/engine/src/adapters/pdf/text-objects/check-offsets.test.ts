import { writePdf } from '@extracto/samples/raw/write-pdf';
import { expect, test } from 'vitest';
import { callPdfium, getPdfium, type PdfiumInstance } from '../pdfium-instance.ts';
import { readTexts } from '../testing/read-first-page.ts';
import { checkOffsets } from './check-offsets.ts';

/** The loaded PDFium, with other answers to a public function. */
async function checkWith(answers: (api: PdfiumInstance['api']) => Partial<PdfiumInstance['api']>): Promise<boolean> {
  const instance = await getPdfium();
  const { api } = instance;
  return callPdfium(instance, () => checkOffsets({ ...instance, api: { ...api, ...answers(api) } }));
}

test('the offsets hold for the PDFium that is installed', async () => {
  expect(await checkWith(() => ({}))).toBe(true);
});

test('codes at the offset that are not those that were set are refused', async () => {
  const setOthers = (api: PdfiumInstance['api']) => ({
    FPDFText_SetCharcodes: (object: number, codes: number, count: number) => {
      new Uint32Array(api.memory.buffer, codes, count).reverse();
      return api.FPDFText_SetCharcodes(object, codes, count);
    },
  });
  expect(await checkWith(setOthers)).toBe(false);
});

test('starts at the offset that are not where PDFium says its letters lie are refused', async () => {
  const moveAside = (api: PdfiumInstance['api']) => ({
    FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => {
      const found = api.FPDFText_GetCharOrigin(textPage, index, x, y);
      new Float64Array(api.memory.buffer, x, 1)[0]! += index;
      return found;
    },
  });
  expect(await checkWith(moveAside)).toBe(false);
});

test('pages are read through the public functions when the offsets do not hold', async () => {
  const instance = await getPdfium();
  const page = writePdf({ content: 'BT /F1 10 Tf 50 700 Td (Balance) Tj 200 0 Td (1,234.56) Tj ET' });
  const texts = await readTexts(page);
  instance.offsetsHold = false;
  try {
    expect(await readTexts(page)).toEqual(texts);
    expect(texts).toEqual(['Balance', '1,234.56']);
  } finally {
    instance.offsetsHold = true;
  }
});
