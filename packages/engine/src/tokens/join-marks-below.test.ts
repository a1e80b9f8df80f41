import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { joinMarksBelow } from './join-marks-below.ts';

const marksOf = (block: string) =>
  joinMarksBelow(printLines(block), ['en']).flatMap(({ money }) => money.map(({ text, marker }) => [text, marker]));

it('a mark on the line below an amount is the mark of the amount', () => {
  expect(
    marksOf(`
      05/02/2026   GROCER     355.75
                              (Dr)
      09/02/2026   REFUND     129.90
                              (Cr)
    `),
  ).toEqual([
    ['355.75', 'debit'],
    ['129.90', 'credit'],
  ]);
});

it.each([
  ['one such line alone', '                              TAXI'],
  ['marks below the texts', '                   Dr'],
])('%s marks no amount', (_, second) => {
  const first = second.includes('Dr') ? '                   Cr' : '                              (Dr)';
  expect(
    marksOf(`
      05/02/2026   GROCER     355.75
${first}
      09/02/2026   REFUND     129.90
${second}
    `),
  ).toEqual([
    ['355.75', null],
    ['129.90', null],
  ]);
});
