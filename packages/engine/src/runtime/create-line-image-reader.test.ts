import type { Raster } from '@extracto/model';
import { FACE_SOURCES } from '@extracto/samples/print/faces';
import { afterEach, expect, test } from 'vitest';
import { openPdf } from '../adapters/pdf/open-pdf.ts';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { toSecondReading } from '../geometry/line-image.ts';
import { cropFigure } from '../ocr/crop-figure.ts';
import { cutLineImage } from '../ocr/lines/cut-line-image.ts';
import { findLines } from '../ocr/lines/find-lines.ts';
import { spellIn } from '../ocr/lines/look-alikes.ts';
import { createLineImageReader, type LineImageReader } from './create-line-image-reader.ts';
import type { LineRecogniser } from './messages.ts';

const readers: LineImageReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

function open(network: LineRecogniser = 'figures'): LineImageReader {
  const reader = createLineImageReader(network);
  readers.push(reader);
  return reader;
}

async function print(figure: string, font = 'Helvetica'): Promise<Raster> {
  const document = await openPdf(await drawPdf((pdf) => pdf.font(font).fontSize(9).text(figure, 72, 72)), null);
  try {
    return document.renderPage(0, 200);
  } finally {
    document.close();
  }
}

/** The line of text begins at 72 points; Helvetica stands 0.72 em above its baseline. */
const SPAN = { left: (66 * 200) / 72, right: (130 * 200) / 72, baseline: (72 + 0.72 * 9) * (200 / 72), em: 25 };

test('reads figures with their signs, marks and separators, in order', async () => {
  const figures = ['-1,234.56', '31.12.2024', '0,07', '98.765,43-', '(3,90€)', '£1,204.00', '12 Jan 2024', '5.80H'];
  const images = [];
  for (const figure of figures) images.push(cropFigure(await print(figure), SPAN));
  const letters = await open().read(images);
  const readings = letters?.map(toSecondReading);
  expect(readings?.map(({ text }) => text)).toEqual(figures);
  expect(readings?.every(({ confidence }) => confidence > 0.5)).toBe(true);
});

test.each([
  'Überweisung Müller & Söhne',
  'Façade réglée le 12/03',
  'Crédito señal: £45.20',
  'ÅRSAVGIFT SAMLEKONTO (2%)',
])('reads a line in Latin letters: %s', async (line) => {
  expect(await readLine('latin', line)).toBe(line);
});

test.each([
  ['Greek', 'Ανάληψη μετρητών ΠΑΤΡΑ 12/03'],
  ['Greek', 'ΤΟΚΟΙ ΠΙΣΤΩΤΙΚΟΙ 0,22€'],
  ['Cyrillic', 'Перевод по номеру счёта *1541'],
  ['Cyrillic', 'ПОПОЛНЕНИЕ КАРТЫ 67 568,14'],
  ['Cyrillic', 'Остаток средств на начало'],
] as const)('reads a line in %s letters, those that look alike under one name: %s', async (alphabet, line) => {
  const letters = [...((await readLine('european', line)) ?? '')].map((letter) => spellIn(alphabet, letter));
  expect(letters.join('').toLowerCase()).toBe(line.toLowerCase());
});

async function readLine(network: LineRecogniser, line: string): Promise<string | undefined> {
  const raster = await print(line, FACE_SOURCES.wide());
  const [letters] = (await open(network).read([cutLineImage(raster, findLines(raster), 0)])) ?? [];
  return letters?.map(({ text }) => text).join('');
}

test('paper gives no text', async () => {
  const blank = { width: 96, gray: new Uint8Array(96 * 48).fill(255) };
  expect(await open().read([blank])).toEqual([[]]);
});

test('closing answers what waits, and what comes later', async () => {
  const reader = open();
  const asked = reader.read([cropFigure(await print('45.20'), SPAN)]);
  reader.close();
  expect(await asked).toBeNull();
  expect(await reader.read([])).toBeNull();
});
