import { expect, test } from 'vitest';
import { LINE_IMAGE_HEIGHT, type LineImage, type LineLetter } from '../geometry/line-image.ts';
import { askSecondReader } from './ask-second-reader.ts';
import { confirmFigures } from './confirm-figures.ts';
import type { ReadLineImages } from './lines/read-lines.ts';
import { CONFIRMED, UNCONFIRMED } from './merge-readings.ts';
import type { OnceReadPage } from './recognise-page.ts';

const WIDTH = 100;
const image: LineImage = { width: WIDTH, gray: new Uint8Array(WIDTH * LINE_IMAGE_HEIGHT).fill(255) };

function pageOf(first: string): OnceReadPage {
  const reading = { text: first, alternatives: [], confidence: 0.9 };
  const figures = [{ wordIndex: 0, image, reading, mark: null }];
  return {
    words: [{ text: first, box: [0, 0, 50, 10], font: { heightPt: 10 }, confidence: 0.9, alternatives: [] }],
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

const letters = (text: string, confidence: number): LineLetter[] =>
  [...text].map((letter, at) => ({ text: letter, at, confidence, alternatives: [] }));

const always =
  (seen: LineLetter[] | null): ReadLineImages =>
  async (images) =>
    seen === null ? null : images.map(() => seen);

async function ask(first: string, second: LineLetter[] | null, third: LineLetter[] | null) {
  const page = pageOf(first);
  const readings = await askSecondReader(page, { figures: always(second), third: always(third) });
  return confirmFigures(page, readings).words[0]!;
}

test('a figure that two of three readers see is confirmed where the other one guessed', async () => {
  const { text, confidence } = await ask('12/11/2023', letters('12/1/2023', 0.5), letters('12/11/2023', 0.9));
  expect(text).toBe('12/11/2023');
  expect(confidence).toBeGreaterThanOrEqual(CONFIRMED);
});

test('a second reader that is sure of other digits leaves an ambiguity, however many see them otherwise', async () => {
  const { text, confidence } = await ask('12.07', letters('12.01', 0.95), letters('12.07', 0.9));
  expect(text).toBe('12.07');
  expect(confidence).toBeLessThanOrEqual(UNCONFIRMED);
});

test('a digit that stands twice and that the second reader saw once is confirmed by the others', async () => {
  const { confidence } = await ask('30/11/2025', letters('30/1/2025', 0.95), letters('30/11/2025', 0.9));
  expect(confidence).toBeGreaterThanOrEqual(CONFIRMED);
});

test('the first reader is outvoted by two others, and an ambiguity is left', async () => {
  const { text, confidence } = await ask('213,93', letters('273,93', 0.5), letters('273.93', 0.9));
  expect(text).toBe('273,93');
  expect(confidence).toBeLessThan(UNCONFIRMED);
});

test('three readers that all differ leave the first two', async () => {
  const { text, alternatives } = await ask('213,93', letters('273,93', 0.95), letters('223,93', 0.9));
  expect([text, ...alternatives].toSorted()).toEqual(['213,93', '273,93']);
});

test('nobody else is asked where both readers see the same', async () => {
  let asked = 0;
  const third: ReadLineImages = async () => {
    asked += 1;
    return null;
  };
  await askSecondReader(pageOf('273.93'), { figures: always(letters('273,93', 0.4)), third });
  expect(asked).toBe(0);
});

test('without a third reader the second one stands', async () => {
  expect(await ask('213,93', letters('273,93', 0.95), null)).toMatchObject({ text: '273,93' });
});

test('without a network there are no readings', async () => {
  expect(await askSecondReader(pageOf('1.00'), { figures: always(null), third: always(null) })).toBeNull();
});
