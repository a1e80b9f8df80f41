/** Scans, read by the real recogniser in real threads. Few pages, because each takes a second. */
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ExtractionError, type ExtractionErrorCode, type Page } from '@extracto/model';
import { generateSample, type Sample } from '@extracto/samples';
import { SCAN_KINDS, type ScanKindName } from '@extracto/samples/scan/scan-kinds';
import { scanPages } from '@extracto/samples/scan/scan-pages';
import { afterAll, describe, expect, test } from 'vitest';
import { openPdf } from '../adapters/pdf/open-pdf.ts';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { readTrustedPages } from '../pages/read-trusted-pages.ts';
import { extract } from '../pipeline.ts';
import { createPageRecogniser } from '../runtime/create-page-recogniser.ts';
import { createExtractionPool, RecognitionNeeded } from '../runtime/index.ts';

const recogniser = createPageRecogniser({ threads: 2, memoryMb: 512, tesseract: 'embedded' });
afterAll(() => recogniser.close());

const sample = (seed: number, family: string, locale: string): Promise<Sample> =>
  generateSample(seed, { family, locale, switches: { rows: 'few', encryption: 'none' } });

async function scanPdf(bytes: Uint8Array, kindName: ScanKindName, seed: number): Promise<Uint8Array> {
  const kind = SCAN_KINDS[kindName];
  const printed = await openPdf(bytes, null);
  try {
    const pages = Array.from({ length: printed.pageCount }, (_, index) => printed.renderPage(index, kind.dpi));
    return scanPages(pages, kind, seed);
  } finally {
    printed.close();
  }
}

const rowsOf = (statements: readonly { transactions: readonly { date: string | null; amount: string }[] }[]) =>
  statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`));

const failsWith = (code: ExtractionErrorCode) => expect.objectContaining({ name: 'ExtractionError', code });

async function readPages(bytes: Uint8Array, always = false): Promise<Page[]> {
  const document = await openPdf(bytes, null);
  try {
    return await Array.fromAsync(readTrustedPages(document, { recogniser, always }));
  } finally {
    document.close();
  }
}

describe('a scan gives the rows that were printed', () => {
  test.each([
    ['in English, askew, grainy', 31, 'running-balance', 'en-US', 'flatbed-200'],
    ['in German', 32, 'debit-credit', 'de-DE', 'flatbed-200'],
    ['in Russian', 34, 'debit-credit', 'ru-RU', 'flatbed-200'],
    ['in Hebrew, with Latin figures', 35, 'running-balance', 'he-IL', 'flatbed-200'],
    ['photographed from one side, in a shadow', 36, 'running-balance', 'de-DE', 'phone'],
    ['laid on the glass in another way', 33, 'running-balance', 'en-GB', 'turned'],
  ] as const)('%s', async (_, seed, family, locale, kind) => {
    const { pdf, truth } = await sample(seed, family, locale);
    const { statements, warnings } = await extract(await scanPdf(pdf, kind, seed), { recogniser });
    expect(rowsOf(statements)).toEqual(rowsOf(truth.statements));
    expect(warnings.map(({ code }) => code)).toContain('page_recognised');
  });
});

test('the tesseract program gives the same rows where it is installed, and leaves no model behind', async () => {
  const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('extracto-models-'));
  const before = await folders();
  const { pdf, truth } = await sample(32, 'debit-credit', 'de-DE');
  const installed = createPageRecogniser({ threads: 1, memoryMb: 512, tesseract: 'installed' });
  const { statements } = await extract(await scanPdf(pdf, 'flatbed-200', 32), { recogniser: installed });
  expect(rowsOf(statements)).toEqual(rowsOf(truth.statements));
  expect(await folders()).toHaveLength(before.length + 1);
  await installed.close();
  expect(await folders()).toEqual(before);
});

const ROWS = ['Statement of account', '01/02/2025 GREEN GROCER 45.20 954.80', '01/03/2025 RENT 800.00 154.80'];
const write = (pdf: PDFKit.PDFDocument, rows: readonly string[]) => {
  for (const [index, row] of rows.entries()) pdf.fontSize(11).text(row, 60, 80 + index * 20, { lineBreak: false });
};

describe('which pages are recognised', () => {
  test('text pages keep their text, letters drawn as outlines are read', async () => {
    const outlines = (pdf: PDFKit.PDFDocument) => {
      // each letter as a polygon: no text, hundreds of shapes
      for (let index = 0; index < 400; index++)
        pdf.polygon([60 + (index % 60) * 8, 300 + 12 * Math.floor(index / 60)], [64, 320], [70, 330]).fill('#eeeeee');
    };
    const bytes = await drawPdf((pdf) => {
      write(pdf, ROWS);
      outlines(pdf);
      pdf.addPage();
      for (let line = 0; line < 12; line++)
        write(
          pdf,
          ROWS.map((row) => `${row} ${line}`),
        );
    });
    const [drawn, text] = await readPages(bytes);
    expect(drawn?.textLayer).toBe('recognised');
    expect(drawn?.words.map((word) => word.text)).toEqual(expect.arrayContaining(['GREEN', '45.20', '154.80']));
    expect(text?.textLayer).toBe('native');
  });

  test('all of them when asked, with boxes where the words are printed', async () => {
    const bytes = await drawPdf((pdf) => write(pdf, ROWS));
    const [[printed], [recognised]] = [await readPages(bytes), await readPages(bytes, true)];
    const boxOf = (page: Page | undefined, text: string) => page!.words.find((word) => word.text === text)!.box;
    for (const text of ['GROCER', '954.80', 'RENT'])
      for (const [index, edge] of boxOf(recognised, text).entries())
        expect(edge).toBeCloseTo(boxOf(printed, text)[index]!, -0.6);
    expect(recognised?.words.every((word) => word.confidence !== null && word.confidence > 0.5)).toBe(true);
  });

  test('with the letters of their script', async () => {
    const { pdf } = await sample(35, 'running-balance', 'el-GR');
    const [page] = await readPages(await scanPdf(pdf, 'flatbed-200', 35));
    const words = page!.words.filter(({ text }) => /\p{L}{4}/u.test(text));
    const greek = words.filter(({ text }) => /^\P{L}*\p{Script=Greek}+\P{L}*$/u.test(text));
    expect(greek.length).toBeGreaterThan(words.length / 2);
  });

  test('in Chinese, with every figure in its row and confirmed by a network of its own', async () => {
    const { pdf, truth } = await sample(4200, 'loan-below-zero', 'zh-CN');
    const { statements } = await extract(await scanPdf(pdf, 'flatbed-200', 4200), { recogniser });
    expect(rowsOf(statements)).toEqual(rowsOf(truth.statements));
    expect(statements.map(({ verification }) => verification.status)).toEqual(['verified']);
  });

  test('none without a recogniser, and none when it is switched off', async () => {
    const { pdf } = await sample(31, 'running-balance', 'en-US');
    const scan = await scanPdf(pdf, 'flatbed-200', 31);
    await expect(extract(scan)).rejects.toEqual(failsWith('no_text'));
    await expect(extract(scan, { recogniser, ocr: 'never' })).rejects.toEqual(failsWith('no_text'));
  });
});

test('a pool says when it would have to recognise and may not; progress is told page by page, cancelling stops in mid-page, and the pool goes on', async () => {
  const pool = createExtractionPool({ threads: 1 });
  try {
    const bytes = await drawPdf((pdf) => {
      write(pdf, ROWS);
      pdf.addPage();
      write(pdf, ROWS);
      pdf.addPage();
      write(pdf, ROWS);
    });
    const scan = await scanPdf(bytes, 'flatbed-200', 1);
    await expect(pool.extract(scan, { mayRecognise: false })).rejects.toBeInstanceOf(RecognitionNeeded);
    const stop = new AbortController();
    const told: number[] = [];
    const reading = pool.extract(scan, {
      signal: stop.signal,
      onProgress: ({ page }) => {
        told.push(page);
        if (page === 2) stop.abort();
      },
    });
    await expect(reading).rejects.toBeInstanceOf(ExtractionError);
    await expect(reading).rejects.toEqual(failsWith('cancelled'));
    expect(told).toEqual([1, 2]);
    expect((await pool.extract(scan)).statements[0]?.transactions.length).toBeGreaterThan(0);
  } finally {
    await pool.close();
  }
});
