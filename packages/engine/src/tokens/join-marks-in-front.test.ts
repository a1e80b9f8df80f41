import { expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { joinMarksInFront } from './join-marks-in-front.ts';

const marksOf = (block: string) =>
  joinMarksInFront(printLines(block), ['en']).flatMap(({ money }) => money.map(({ text, marker }) => [text, marker]));

it('a mark that opens the cell of an amount is its mark', () => {
  expect(marksOf('SHOP        2,000.00      DR 802.00\nSALARY      1,000.00      CR 198.00')).toEqual([
    ['2,000.00', null],
    ['DR 802.00', 'debit'],
    ['1,000.00', null],
    ['CR 198.00', 'credit'],
  ]);
});

it('marks of one side, in front of some amounts, are theirs', () => {
  expect(marksOf('PAYMENT        CR          100.00\nEXAMPLE SHOP                45.50')).toEqual([
    ['CR 100.00', 'credit'],
    ['45.50', null],
  ]);
});

it.each([
  ['marks of both sides, which are a column', 'PAYMENT     CR       100.00\nSHOP        DR        45.50'],
  ['marks of both sides, one of them a letter', 'PAYMENT      C       100.00\nSHOP        DR        45.50'],
  ['a letter', 'PAYMENT      C       100.00\nSHOP                 45.50'],
  ['a word of the text', 'TRANSFER DR 802.00'],
  ['a code among others of its column', 'PAYMENT     DEB      100.00\nSHOP        POS       45.50'],
  ['a label', 'SHOP        2,000.00      Debit: 802.00'],
  ['the mark of the amount before', 'SHOP    2,000.00 DR 802.00'],
])('%s stand for no amount behind them', (_, block) => {
  const lines = printLines(block);
  expect(joinMarksInFront(lines, ['en'])).toBe(lines);
});
