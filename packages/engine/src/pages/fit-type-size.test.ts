import { expect, test } from 'vitest';
import { printPage, printWord } from '../testing/page-fixture.ts';
import { fitTypeSize, scaleBox } from './fit-type-size.ts';

const page = printPage(`
  Date        Description   Amount
  01/02/2025  GREEN GROCER  -45.20`);

function scaled(factor: number) {
  return {
    ...page,
    widthPt: page.widthPt * factor,
    heightPt: page.heightPt * factor,
    words: page.words.map((word) => ({
      ...word,
      box: scaleBox(word.box, factor),
      font: { heightPt: word.font.heightPt * factor },
    })),
  };
}

test('type of a usual size is left alone', () => {
  const pages = [page];
  expect(fitTypeSize(pages)).toEqual({ pages, factor: 1 });
  expect(fitTypeSize(pages).pages).toBe(pages);
});

test.each([0.25, 0.5, 2, 4, 16])('a page printed at %f times its size gives the same page', (factor) => {
  expect(fitTypeSize([scaled(factor)])).toEqual({ pages: [page], factor: 1 / factor });
});

test('legal text in small print does not decide', () => {
  const print = Array.from({ length: 200 }, (_, at) => printWord('liability', 40, 300 + at * 3, 12, 3));
  expect(fitTypeSize([{ ...page, words: [...page.words, ...print] }]).factor).toBe(1);
});

test('a page without figures is left alone', () => {
  expect(fitTypeSize([{ ...page, words: [printWord('STATEMENT', 40, 40, 200, 40)] }]).factor).toBe(1);
});
