import { expect, test } from 'vitest';
import { confirmFigures } from './confirm-figures.ts';
import type { OnceReadPage } from './recognise-page.ts';

function pageOf(texts: readonly string[]): OnceReadPage {
  const image = { width: 48, gray: new Uint8Array() };
  return {
    words: texts.map((text) => ({
      text,
      box: [0, 0, 50, 10],
      font: { heightPt: 10 },
      confidence: 0.9,
      alternatives: [],
    })),
    figures: texts.map((text, wordIndex) => ({
      wordIndex,
      image,
      reading: { text, alternatives: [], confidence: 0.9 },
      mark: null,
    })),
    overlooked: [],
    rulings: [],
    widthPt: 100,
    heightPt: 100,
    turnedDeg: 0,
    tilt: { rowSlope: 0, rowFan: 0, columnSlope: 0, columnFan: 0 },
    model: 'eng',
  };
}

test('the second reader decides the page’s decimal mark when the first one leaves it open', () => {
  const readings = ['68,26', '170,38', '5，16', '219,95', '158.22'].map((text) => ({
    text,
    confidence: 0.6,
    digitConfidence: 0.9,
  }));
  const { words } = confirmFigures(pageOf(['68.26', '170,38', '5.16', '219.95', '158,22']), readings);
  expect(words.map(({ text }) => text)).toEqual(['68,26', '170,38', '5,16', '219,95', '158,22']);
});

test('among amounts a mark that the second reader alone saw is that of the page', () => {
  const texts = ['45,30', '17,89', '67,20', '92,48', '342'];
  const page = pageOf(texts);
  const figures = page.figures.map((figure) => ({ ...figure, mark: ',' as const }));
  const readings = texts.map((text) => ({ text: text.replace('342', '3.42'), confidence: 0.9, digitConfidence: 0.9 }));
  expect(confirmFigures({ ...page, figures }, readings).words.at(-1)!.text).toBe('3,42');
});
