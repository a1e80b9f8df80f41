import { expect, test } from 'vitest';
import { STRIP_HEIGHT, type Strip, type StripLetter } from '../../strip.ts';
import { askSecondReader } from './ask-second-reader.ts';
import type { ReadStrips } from './lines/read-lines.ts';
import type { OnceReadPage } from './recognise-page.ts';

const WIDTH = 100;
const image: Strip = { width: WIDTH, gray: new Uint8Array(WIDTH * STRIP_HEIGHT).fill(255) };

function pageOf(first: string): OnceReadPage {
  const reading = { text: first, alternatives: [], confidence: 0.9 };
  const figures = [{ wordIndex: 0, image, reading, mark: null }];
  return {
    words: [{ text: first, box: [0, 0, 50, 10], heightPt: 10, confidence: 0.9, alternatives: [] }],
    figures,
    overlooked: [],
    rulings: [],
    widthPt: 100,
    heightPt: 100,
    turnedDeg: 0,
    tilt: { rowSlope: 0, rowFan: 0, columnSlope: 0, columnFan: 0 },
    model: 'eng',
  };
}

const letters = (text: string, confidence: number): StripLetter[] =>
  [...text].map((letter, at) => ({ text: letter, at, confidence, alternatives: [] }));

/** Tells what it was shown. */
function reader(plain: StripLetter[], wide: StripLetter[]): { read: ReadStrips; widths: number[][] } {
  const widths: number[][] = [];
  const read: ReadStrips = async (strips) => {
    widths.push(strips.map(({ width }) => width));
    return strips.map(({ width }) => (width === WIDTH ? plain : wide));
  };
  return { read, widths };
}

test('figures that stand close and are seen as one are seen apart in a wider picture', async () => {
  const { read } = reader(letters('12/1/2023', 0.5), letters('12/11/2023', 0.8));
  expect(await askSecondReader(pageOf('12/11/2023'), read)).toMatchObject([{ text: '12/11/2023' }]);
});

test('a wider picture takes no figure away', async () => {
  const { read } = reader(letters('711.20', 0.5), letters('71.20', 0.9));
  expect(await askSecondReader(pageOf('771.20'), read)).toMatchObject([{ text: '711.20' }]);
});

test('an amount is no longer figure without a mark', async () => {
  const { read } = reader(letters('0,06', 0.5), letters('0060', 0.9));
  expect(await askSecondReader(pageOf('6'), read)).toMatchObject([{ text: '0,06' }]);
});

test('of two looks at as many figures the surer one counts, with the marks of the plain one', async () => {
  const { read } = reader(letters('275,93', 0.5), letters('273.93', 0.9));
  expect(await askSecondReader(pageOf('213,93'), read)).toMatchObject([{ text: '273,93' }]);
});

test('a comma that looks like a point in a wider picture is none', async () => {
  const { read } = reader(letters('17,50', 0.5), letters('17.50', 0.9));
  expect(await askSecondReader(pageOf('17,506'), read)).toMatchObject([{ text: '17,50' }]);
});

test('nobody looks again where both readers see the same', async () => {
  const { read, widths } = reader(letters('273,93', 0.4), letters('', 0));
  await askSecondReader(pageOf('273.93'), read);
  expect(widths).toEqual([[WIDTH]]);
});

test('without a network there are no readings', async () => {
  expect(await askSecondReader(pageOf('1.00'), async () => null)).toBeNull();
});
