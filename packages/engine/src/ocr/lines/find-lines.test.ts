import type { Raster } from '@extracto/model';
import { beforeAll, expect, test } from 'vitest';
import { openPdf } from '../../adapters/pdf/open-pdf.ts';
import { drawPdf } from '../../adapters/pdf/testing/draw-pdf.ts';
import { turnedTilt } from '../../geometry/page-tilt.ts';
import { levelRows } from '../straighten.ts';
import { cutLineImage } from './cut-line-image.ts';
import { type FoundLines, findLines, type Segment } from './find-lines.ts';

const DPI = 200;
const PX = DPI / 72;
/** Offset of Helvetica below the top of its line, in em. */
const BASELINE = 0.72;
const INK_BELOW = 128;

interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

async function print(prints: readonly Print[]): Promise<Raster> {
  const bytes = await drawPdf((pdf) => {
    for (const { text, x, y, size } of prints) pdf.fontSize(size).text(text, x, y, { lineBreak: false });
  });
  const document = await openPdf(bytes, null);
  try {
    return document.renderPage(0, DPI);
  } finally {
    document.close();
  }
}

/** Segments that begin near a place given in points. */
function at({ segments }: FoundLines, x: number, y: number, size: number): Segment[] {
  return segments.filter(
    ({ left, foot, slope }) =>
      Math.abs(left / PX - x) < 3 && Math.abs((foot + slope * left) / PX - y - BASELINE * size) < 0.2 * size,
  );
}

const ROW = [
  { text: '12.03.', x: 60, y: 100, size: 9 },
  { text: 'Miete, Januar', x: 120, y: 100, size: 9 },
  { text: '-1.850,00', x: 400, y: 100, size: 9 },
];

test('cells of a row are segments of one line', async () => {
  const found = findLines(await print(ROW));
  expect(found.segments).toHaveLength(3);
  expect(new Set(found.segments.map(({ lineIndex }) => lineIndex)).size).toBe(1);
  for (const { x, y, size } of ROW) expect(at(found, x, y, size)).toHaveLength(1);
  for (const { em } of found.segments) expect(em / PX).toBeCloseTo(9, -0.3);
});

test('a minus, a decimal point and a comma below the line are part of the line image', async () => {
  const raster = await print([{ text: '-1,850.07', x: 60, y: 100, size: 7 }]);
  const found = findLines(raster);
  expect(found.segments).toHaveLength(1);
  const lost = [...raster.gray.keys()].filter(
    (index) => raster.gray[index]! < INK_BELOW && found.owners[found.labels[index]!] !== 0,
  );
  expect(lost).toEqual([]);
});

test('letters that a fax broke stand on the line that whole ones stand on', async () => {
  const raster = await print(ROW);
  const whole = findLines(raster);
  const { width, gray } = raster;
  const noisy = new Uint8Array(gray);
  // at a third and at two thirds of the height of capitals two rows of pixels are lost
  for (const { left, right, foot, em } of whole.segments)
    for (const part of [0.24, 0.48])
      for (const y of [0, 1].map((below) => Math.round(foot - part * em) + below))
        noisy.fill(255, y * width + left, y * width + right);
  const broken = findLines({ ...raster, gray: noisy });
  expect(broken.segments).toHaveLength(whole.segments.length);
  for (const [index, { foot, em }] of whole.segments.entries()) {
    expect(Math.abs(broken.segments[index]!.foot - foot)).toBeLessThan(0.1 * em);
    expect(broken.segments[index]!.em / em).toBeCloseTo(1, 0.7);
  }
});

test('lines that nearly touch share no line image', async () => {
  const lines = ['gypsy (jar), gap', 'ÄÜÖ libdkfht', 'qualify 1,234.50'].map((text, index) => ({
    text,
    x: 60,
    y: 100 + index * 10,
    size: 9,
  }));
  const raster = await print(lines);
  const found = findLines(raster);
  expect(found.segments).toHaveLength(3);
  const [, middle] = found.segments.keys();
  const image = cutLineImage(raster, found, middle!);
  const alone = await print([lines[1]!]);
  const lonely = cutLineImage(alone, findLines(alone), 0);
  expect(image.width).toBe(lonely.width);
  const differing = image.gray.filter((value, index) => Math.abs(value - lonely.gray[index]!) > 100);
  expect(differing.length / image.gray.length).toBeLessThan(0.01);
});

test('dots that lead from a name to a figure belong to neither', async () => {
  const found = findLines(
    await print([{ text: 'Saldo .................................... 12,00', x: 60, y: 100, size: 9 }]),
  );
  expect(found.segments).toHaveLength(2);
  expect(found.segments[1]!.right - found.segments[1]!.left).toBeLessThan(2.6 * 9 * PX);
});

test('small print beside a title is a line of its own', async () => {
  const prints = [
    { text: 'Statement', x: 60, y: 90, size: 26 },
    { text: 'page 1 of 2', x: 400, y: 94, size: 6 },
    { text: 'printed today', x: 400, y: 103, size: 6 },
  ];
  const found = findLines(await print(prints));
  for (const { x, y, size } of prints) expect(at(found, x, y, size)).toHaveLength(1);
});

let tilted: Raster;
beforeAll(async () => {
  const text = 'A long line of text that runs across the whole page and is not quite level when it is read';
  tilted = levelRows(await print([{ text, x: 60, y: 300, size: 9 }]), turnedTilt(0.8), DPI);
});

test('a line that is not level is cut out level', () => {
  const found = findLines(tilted);
  expect(found.segments).toHaveLength(1);
  const image = cutLineImage(tilted, found, 0);
  const height = image.gray.length / image.width;
  const inkOf = (from: number, to: number) => {
    const rows = Array.from({ length: height }, (_, row) => row).filter((row) =>
      image.gray.subarray(row * image.width + from, row * image.width + to).some((value) => value < INK_BELOW),
    );
    return [rows[0]!, rows.at(-1)!];
  };
  const third = Math.floor(image.width / 3);
  const [begin, end] = [inkOf(0, third), inkOf(2 * third, image.width)];
  for (const edge of [0, 1]) expect(Math.abs(begin[edge]! - end[edge]!)).toBeLessThanOrEqual(4);
});
