import { expect, it } from 'vitest';
import { printPlainLines } from '../testing/page-fixture.ts';

function linesOf(block: string): string[] {
  return printPlainLines(block).map(({ words }) => words.map(({ text }) => text).join(' '));
}

it('names of columns that go down the page with every column are one header', () => {
  expect(
    linesOf(`
      Date
                  Description
                                  Debit
                                          Balance
      01/02/2026  GREEN GROCER    45.20    954.80
    `),
  ).toEqual(['Date Description Debit Balance', '01/02/2026 GREEN GROCER 45.20 954.80']);
});

it('lines that go down so and name no columns stay as they are', () => {
  expect(
    linesOf(`
      Dear
            Jane
                  Sample
                          Balance
    `),
  ).toEqual(['Dear', 'Jane', 'Sample', 'Balance']);
});
