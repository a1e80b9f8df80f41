/** The guarantees of every recogniser, bundled or installed (Debian's package tesseract-ocr). */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Raster } from '@extracto/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTesseract } from '../../runtime/find-tesseract.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { drawPdf } from '../pdf/testing/draw-pdf.ts';
import type { RecognisedWord, Recogniser } from '../recogniser.ts';
import { openInstalledTesseract } from './open-installed-tesseract.ts';
import { openTesseract } from './open-tesseract.ts';

const DPI = 200;
const ROWS = [
  ['01/02/2025', 'GREEN GROCER & SON', '-45.20', '954.80'],
  ['01/03/2025', 'RENT', '800.00', '154.80'],
] as const;
const PLACES_PT = [60, 150, 380, 460] as const;

async function renderRows(): Promise<Raster> {
  const bytes = await drawPdf((pdf) => {
    for (const [line, row] of ROWS.entries())
      for (const [at, text] of row.entries())
        pdf.fontSize(11).text(text, PLACES_PT[at], 80 + line * 24, { lineBreak: false });
  });
  const document = await openPdf(bytes, null);
  try {
    return document.renderPage(0, DPI);
  } finally {
    document.close();
  }
}

let modelFolder: string;
beforeAll(async () => {
  modelFolder = await mkdtemp(join(tmpdir(), 'models-'));
});
afterAll(() => rm(modelFolder, { recursive: true }));

const openInstalled = async () => {
  const program = await findTesseract(process.env.PATH ?? '');
  if (program === null) throw new Error('install tesseract 5 (on Debian the package tesseract-ocr)');
  return openInstalledTesseract({ program, modelFolder });
};

describe.each([
  ['that comes along', openTesseract],
  ['that is installed', openInstalled],
])('the recogniser %s', (_, open) => {
  let recogniser: Recogniser;
  beforeAll(async () => {
    recogniser = await open();
    await recogniser.prepare('eng');
  });
  afterAll(() => recogniser.close());

  const readRows = async (): Promise<RecognisedWord[]> => recogniser.recognise(await renderRows(), 'eng');

  test('reads the words of each line from left to right', async () => {
    const lines = Map.groupBy(await readRows(), ({ lineIndex }) => lineIndex);
    const texts = [...lines.values()].map((line) => line.map(({ text }) => text).join(' '));
    expect(texts).toEqual(ROWS.map((row) => row.join(' ')));
  });

  test('boxes are where the words are printed, in pixels', async () => {
    const words = await readRows();
    const [date, amount] = [words[0]!, words.find(({ text }) => text === '-45.20')!];
    expect(Math.abs(date.box[0] - (60 / 72) * DPI)).toBeLessThan(4);
    expect(Math.abs(amount.box[0] - (380 / 72) * DPI)).toBeLessThan(6);
    expect(amount.box[3] - amount.box[1]).toBeGreaterThan(12);
  });

  test('each letter has its place, how sure it is, and other readings than itself', async () => {
    for (const { text, box, confidence, symbols } of await readRows()) {
      expect(symbols.map((symbol) => symbol.text).join('')).toBe(text);
      expect(confidence).toBeGreaterThan(0.6);
      expect(confidence).toBeLessThanOrEqual(1);
      for (const symbol of symbols) {
        expect(symbol.left).toBeGreaterThanOrEqual(box[0] - 2);
        expect(symbol.right).toBeLessThanOrEqual(box[2] + 2);
        expect(symbol.alternatives).not.toContain(symbol.text);
      }
      expect(symbols.some(({ alternatives }) => alternatives.length > 0)).toBe(true);
    }
  });

  test('the grain of empty paper is no print', async () => {
    const [width, height] = [600, 400];
    // a fixed sequence of grays from 225 to 255 (Numerical Recipes' generator)
    let state = 1;
    const gray = Uint8Array.from({ length: width * height }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 225 + (state >>> 24) / 8.5;
    });
    expect(await recogniser.recognise({ width, height, gray, dpi: 200 }, 'eng')).toEqual([]);
  });

  test('a model that was not prepared is refused', async () => {
    await expect(recogniser.recognise(await renderRows(), 'fin')).rejects.toThrow();
  });
});

test('pages go through no file: beside the model nothing is written', async () => {
  const recogniser = await openInstalled();
  await recogniser.prepare('eng');
  await recogniser.recognise(await renderRows(), 'eng');
  expect(await readdir(modelFolder)).toEqual(['eng.traineddata']);
});
