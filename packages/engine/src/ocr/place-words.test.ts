import type { Raster } from '@extracto/model';
import { expect, test } from 'vitest';
import type { RecognisedWord } from '../adapters/recogniser.ts';
import { placeWords } from './place-words.ts';

const EM = 20;
const FOOT = 40;
const CAP_PX = 14;

interface Mark {
  readonly left: number;
  readonly right: number;
  readonly text: string;
}

/** A bar for every letter, and a flat stroke for a dash. */
function print(marks: readonly Mark[]): Raster {
  const raster = { width: 300, height: 60, dpi: 200, gray: new Uint8Array(300 * 60).fill(255) };
  const fill = (left: number, right: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) raster.gray.fill(20, y * raster.width + left, y * raster.width + right);
  };
  for (const { left, right, text } of marks)
    if (text === '-') fill(left, right, FOOT - 7, FOOT - 5);
    else for (let x = left; x < right; x += 8) fill(x, Math.min(x + 6, right), FOOT - CAP_PX, FOOT);
  return raster;
}

const toWord = ({ left, right, text }: Mark): RecognisedWord => ({
  text,
  box: [left, FOOT - CAP_PX, right, FOOT],
  lineIndex: 0,
  confidence: 0.9,
  symbols: [],
});

test.each([
  ['in front of the currency of an amount', 'IDR', 86, '-20.00'],
  ['not in front of another word', 'VIA', 86, '20.00'],
  ['not in front of a currency in another column', 'IDR', 40, '20.00'],
])('a minus that was passed over is found %s', (_, before, right, expected) => {
  const dash = { left: right - 38, right: right - 30, text: '-' };
  const words = [
    { left: right - 24, right, text: before },
    { left: 90, right: 90 + 2 * EM, text: '20.00' },
  ];
  expect(placeWords(words.map(toWord), print([dash, ...words]), true).words.map(({ text }) => text)).toEqual([
    before,
    expected,
  ]);
});

test('none is looked for where the recogniser sees a minus itself', () => {
  const [dash, word] = [
    { left: 78, right: 86, text: '-' },
    { left: 90, right: 90 + 2 * EM, text: '20.00' },
  ];
  const readAs = (losesMinus: boolean) => placeWords([toWord(word)], print([dash, word]), losesMinus).words[0]?.text;
  expect([readAs(true), readAs(false)]).toEqual(['-20.00', '20.00']);
});

test.each([
  ['an amount', '1,204.56', true],
  ['an amount with its currency and without decimals', 'EUR45000', true],
  ['an amount with a letter in place of a digit', 'S00.00', true],
  ['a code of letters and a number', 'TX770436', false],
])('%s (%s) is read a second time: %s', (_, text, isWanted) => {
  const word = { left: 90, right: 90 + 4 * EM, text };
  expect(placeWords([toWord(word)], print([word]), true).figures.length > 0).toBe(isWanted);
});

test('a speck below a figure makes it no taller than its line', () => {
  const words = [
    { left: 20, right: 86, text: 'DEPOSIT' },
    { left: 120, right: 186, text: 'BRANCH' },
    { left: 220, right: 275, text: '397.64' },
  ];
  const read = words.map(toWord);
  const stained = { ...read[2]!, box: [220, FOOT - CAP_PX - 8, 275, FOOT + 10] as const };
  const { words: placed } = placeWords(
    [...read.slice(0, 2), { ...stained, box: [...stained.box] }],
    print(words),
    true,
  );
  expect(placed[2]!.font.heightPt).toBeCloseTo(placed[0]!.font.heightPt);
  expect(placed[2]!.box[3]).toBeCloseTo(placed[0]!.box[3]);
});

test('a dash that is a piece of a hairline between rows is no minus, and one in ink is', () => {
  const words = [
    { left: 30, right: 38, text: '-' },
    { left: 50, right: 80, text: 'IDR' },
    { left: 90, right: 130, text: '20.00' },
  ];
  const textsOn = (raster: Raster) => placeWords(words.map(toWord), raster, true).words.map(({ text }) => text);
  const faint = print(words.slice(1));
  faint.gray.fill(215, (FOOT - 6) * 300, (FOOT - 6) * 300 + 40);
  expect(textsOn(faint)).toEqual(['IDR', '20.00']);
  expect(textsOn(print(words))).toContain('-');
});

test.each([
  ['a small letter of which the recogniser is unsure, apart', 'ś', 0.3, 120, false],
  ['two small letters with a point of which it is unsure, apart', 's.', 0.4, 120, false],
  ['a small letter of which it is unsure, beside a word', 'à', 0.3, 92, true],
  ['a small letter of which it is sure', 'w', 0.9, 120, true],
  ['a capital, which may be a mark of debit,', 'D', 0.3, 120, true],
  ['a currency', 'zł', 0.3, 120, true],
  ['a longer word', 'sto', 0.3, 120, true],
])('%s (%s, %d) at %d is print: %s', (_, text, confidence, left, isPrint) => {
  const header = { left: 20, right: 86, text: 'Saldo' };
  const speck = { left, right: left + 14, text };
  const read = [toWord(header), { ...toWord(speck), confidence }];
  expect(placeWords(read, print([header, speck]), true).words.length === 2).toBe(isPrint);
});
