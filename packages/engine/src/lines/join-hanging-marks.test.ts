import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';

function linesOf(block: string): string[] {
  return printPlainLines(block).map(({ words }) => words.map(({ text }) => text).join(' '));
}

it('a mark below the end of an amount is printed behind it', () => {
  expect(
    linesOf(`
      PAYMENT RECEIVED     250.00
                               CR
      TRAIN                 64.00
    `),
  ).toEqual(['PAYMENT RECEIVED 250.00 CR', 'TRAIN 64.00']);
});

it('a mark elsewhere, far below or below a word stays where it is', () => {
  expect(
    linesOf(`
      PAYMENT RECEIVED     250.00
      CR
      TRAIN                 64.00


                               CR
      BALANCE               TOTAL
                               CR
    `),
  ).toEqual(['PAYMENT RECEIVED 250.00', 'CR', 'TRAIN 64.00', 'CR', 'BALANCE TOTAL', 'CR']);
});

it('a mark below an amount is printed behind it though the description goes on beside it', () => {
  expect(
    linesOf(`
      GROCER               199.69
      GOODS/SERVICES           CR
      TRAIN                 64.00
      REFUND   12.00           CR
    `),
  ).toEqual(['GROCER 199.69 CR', 'GOODS/SERVICES', 'TRAIN 64.00', 'REFUND 12.00 CR']);
});
