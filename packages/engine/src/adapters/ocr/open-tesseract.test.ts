import { expect, test } from 'vitest';
import { openTesseract } from './open-tesseract.ts';

test('the grain of empty paper is no print', async () => {
  const [width, height] = [600, 400];
  // a fixed sequence of grays from 225 to 255 (Numerical Recipes' generator)
  let state = 1;
  const gray = Uint8Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 225 + (state >>> 24) / 8.5;
  });
  const tesseract = await openTesseract();
  try {
    await tesseract.prepare('eng');
    expect(tesseract.recognise({ width, height, gray, dpi: 200 }, 'eng')).toEqual([]);
  } finally {
    tesseract.close();
  }
});
