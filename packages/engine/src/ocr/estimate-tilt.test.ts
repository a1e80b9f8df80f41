import type { PageTilt, Raster } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { photographPage, randomFor } from '@extracto/samples/scan/photograph-page';
import { SCAN_KINDS } from '@extracto/samples/scan/scan-kinds';
import { expect, test } from 'vitest';
import { openPdf } from '../adapters/pdf/open-pdf.ts';
import { drawPdf } from '../adapters/pdf/testing/draw-pdf.ts';
import { placeOnTilted, turnedTilt } from '../geometry/page-tilt.ts';
import { collectInk, turnInk } from './collect-ink.ts';
import { estimateSkew } from './estimate-skew.ts';
import { estimateTilt } from './estimate-tilt.ts';
import { levelBackground } from './level-background.ts';
import { levelRows, turnRaster } from './straighten.ts';

async function takePicture(kindName: 'phone' | 'flatbed-200', seed: number): Promise<Raster> {
  const kind = SCAN_KINDS[kindName];
  const switches = { rows: 'some', encryption: 'none' } as const;
  const { pdf } = await generateSample(seed, { family: 'running-balance', locale: 'en-GB', switches });
  const document = await openPdf(pdf, null);
  try {
    return levelBackground(photographPage(document.renderPage(0, kind.dpi), kind, randomFor(seed, 0)));
  } finally {
    document.close();
  }
}

function tiltOf(raster: Raster): PageTilt {
  const ink = collectInk(raster);
  return estimateTilt(ink, estimateSkew(raster, ink).skewDeg);
}

test.each([41, 42, 43])(
  'a page photographed from one side is level when its rows and columns were straightened (%i)',
  async (seed) => {
    const picture = await takePicture('phone', seed);
    const tilt = tiltOf(picture);
    expect(Math.abs(tilt.rowFan) + Math.abs(tilt.columnFan)).toBeGreaterThan(0.01);
    const left = tiltOf(levelRows(picture, tilt, picture.dpi));
    for (const part of Object.values(left)) expect(Math.abs(part)).toBeLessThan(0.004);
  },
);

test('a page from a flatbed is turned, and nothing else', async () => {
  const tilt = tiltOf(await takePicture('flatbed-200', 41));
  expect(tilt).toEqual(turnedTilt((Math.atan(tilt.rowSlope) * 180) / Math.PI));
});

test('a few lines at the top of a page say nothing of its perspective', async () => {
  const bytes = await drawPdf((pdf) => {
    for (const [line, text] of ['Statement of account', '01/02/2025 GREEN GROCER 45.20 954.80'].entries())
      pdf.fontSize(11).text(text, 60, 80 + line * 20, { lineBreak: false });
  });
  const document = await openPdf(bytes, null);
  const page = document.renderPage(0, 200);
  document.close();
  const tilt = tiltOf(page);
  expect(tilt).toEqual(turnedTilt((Math.atan(tilt.rowSlope) * 180) / Math.PI));
});

test('and so do a few lines at its top and one at its foot', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(9);
    for (let row = 0; row < 6; row++) {
      pdf.text('16 Mar HAIR AND NAILS LTD', 50, 60 + row * 15, { lineBreak: false });
      pdf.text('1,045.20', 410 + row, 60 + row * 15, { lineBreak: false });
      pdf.text('15,954.80', 480, 60 + row * 15, { lineBreak: false });
    }
    pdf.text('First Bank', 40, 780, { lineBreak: false });
    pdf.text('Page 2 of 2', 500, 780, { lineBreak: false });
  });
  const document = await openPdf(bytes, null);
  const page = document.renderPage(0, 200);
  document.close();
  const tilt = tiltOf(levelBackground(photographPage(page, SCAN_KINDS['flatbed-200'], randomFor(41, 0))));
  expect([tilt.rowFan, tilt.columnFan]).toEqual([0, 0]);
});

test('short texts and far right of them amounts show how the rows of a photograph fan out', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(9);
    for (let row = 0; row < 16; row++) {
      pdf.text('17 giu ACQUISTO FARMACIA COMUNALE', 54, 80 + row * 26, { lineBreak: false });
      pdf.text('TORINO CARTA 8083 173,01 CHF CAMBIO', 54, 93 + row * 26, { lineBreak: false });
      pdf.text('84,02', 515, 80 + row * 26, { lineBreak: false });
    }
  });
  const document = await openPdf(bytes, null);
  const page = document.renderPage(0, 200);
  document.close();
  const picture = levelBackground(photographPage(page, SCAN_KINDS.phone, randomFor(41, 0)));
  expect(Math.abs(tiltOf(picture).rowFan)).toBeGreaterThan(0.004);
});

test('a page without ink lies level', () => {
  expect(tiltOf({ width: 300, height: 400, dpi: 100, gray: new Uint8Array(300 * 400).fill(255) })).toEqual(
    turnedTilt(0),
  );
});

test('a place of the levelled page is found again on its image', () => {
  const [width, height] = [400, 600];
  const tilt: PageTilt = { rowSlope: 0.03, rowFan: -0.05, columnSlope: -0.02, columnFan: 0.04 };
  for (const [across, down] of [
    [-150, -250],
    [160, -240],
    [140, 260],
    [-160, 230],
    [0, 0],
  ] as const) {
    const gray = new Uint8Array(width * height).fill(255);
    const [u, v] = placeOnTilted(tilt, { width, height }, across, down);
    const [column, row] = [Math.round(u + width / 2), Math.round(v + height / 2)];
    for (let y = row - 2; y <= row + 2; y++) gray.fill(0, y * width + column - 2, y * width + column + 3);
    const level = levelRows({ width, height, gray, dpi: 100 }, tilt, 100);
    expect(level.gray[(down + height / 2) * width + across + width / 2]).toBeLessThan(80);
  }
});

test('turned ink is the ink of the turned page', () => {
  const [width, height] = [300, 400];
  const gray = new Uint8Array(width * height).fill(255);
  for (let y = 90; y < 104; y++) gray.fill(0, y * width + 30, y * width + 60);
  const raster: Raster = { width, height, gray, dpi: 75 };
  for (const turns of [0, 1, 2, 3] as const) {
    const [one, other] = [turnInk(collectInk(raster), turns), collectInk(turnRaster(raster, turns))];
    const places = ({ x, y }: typeof one) => [...x].map((column, at) => `${column} ${y[at]}`).sort();
    expect(places(one)).toEqual(places(other));
  }
});
