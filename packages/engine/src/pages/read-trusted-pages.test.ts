import type { Page } from '@extracto/model';
import { expect, test } from 'vitest';
import type { PdfDocument } from '../adapters/pdf/open-pdf.ts';
import { readTrustedPages } from './read-trusted-pages.ts';
import { RecognitionNeeded } from './recognition-needed.ts';

/** A document of one scan; counts how often its image was decoded. */
function openScan(imagePixels: number) {
  const art = { imageShare: 1, imageDpi: 300, outlines: 0, imagePixels };
  const page: Page = { pageNumber: 1, widthPt: 600, heightPt: 800, words: [], rulings: [], textLayer: 'none', art };
  const rendered = { times: 0 };
  const document: PdfDocument = {
    pageCount: 1,
    readPage: () => page,
    renderPage: () => {
      rendered.times += 1;
      return { width: 1, height: 1, gray: new Uint8Array(1), dpi: 300 };
    },
    close: () => {},
  };
  return { document, rendered };
}

const recogniser = { width: 1, recognise: () => Promise.reject(new Error('was asked')) };

test('a scan that is recognised elsewhere is not decoded here', async () => {
  const { document, rendered } = openScan(8_000_000);
  const reading = Array.fromAsync(readTrustedPages(document, { recogniser: 'elsewhere', always: false }));
  await expect(reading).rejects.toBeInstanceOf(RecognitionNeeded);
  expect(rendered.times).toBe(0);
});

test('an image of more pixels than any scanner makes is refused before it is decoded', async () => {
  const { document, rendered } = openScan(30_000 * 30_000);
  const reading = Array.fromAsync(readTrustedPages(document, { recogniser, always: false }));
  await expect(reading).rejects.toMatchObject({ code: 'memory_limit' });
  expect(rendered.times).toBe(0);
});

test('a sheet of A3 at 1200 dpi is recognised', async () => {
  const { document, rendered } = openScan(280_000_000);
  const reading = Array.fromAsync(readTrustedPages(document, { recogniser, always: false }));
  await expect(reading).rejects.toThrow('was asked');
  expect(rendered.times).toBe(1);
});
