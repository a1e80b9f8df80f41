import type { Page } from '@extracto/model';
import { expect, test } from 'vitest';
import { printWord } from '../testing/page-fixture.ts';
import { sheetFactor } from './sheet-factor.ts';

function scan(heightPt: number, imageDpi: number): Page {
  const art = { imageShare: 1, imageDpi, outlines: 0, imagePixels: 8_000_000 };
  const widthPt = heightPt / Math.SQRT2;
  return { pageNumber: 1, widthPt, heightPt, words: [], rulings: [], textLayer: 'none', art };
}

test.each([
  [3508, 72, 1 / 4],
  [2200, 72, 1 / 2],
  [4032, 72, 1 / 4],
  [421, 600, 2],
])('a scan %f pt high of %f dpi becomes a sheet of usual size', (heightPt, imageDpi, factor) => {
  expect(sheetFactor(scan(heightPt, imageDpi))).toBe(factor);
});

test.each([
  ['A4', 842, 300],
  ['US letter', 792, 100],
  ['A5', 595, 300],
  ['A3 in fine detail', 1191, 300],
  ['a receipt in the usual detail', 300, 300],
])('%s is left as it is', (_, heightPt, imageDpi) => {
  expect(sheetFactor(scan(heightPt, imageDpi))).toBe(1);
});

test('the name of a scanning program does not say how large a scan is', () => {
  const page = scan(3508, 72);
  expect(sheetFactor({ ...page, words: [printWord('Scanned', 40, 3400, 100, 40)] })).toBe(1 / 4);
});

test('a page of letters that cannot be trusted is measured by its type', () => {
  const page = { ...scan(1684, 72), art: undefined, words: [printWord('45.20', 40, 40, 60, 18)] };
  expect(sheetFactor(page)).toBe(1 / 2);
});
