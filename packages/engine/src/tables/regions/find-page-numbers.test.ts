import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findPageNumbers } from './find-page-numbers.ts';

function numbersOf(...blocks: readonly string[]): string[] {
  const lines = printLines(...blocks);
  const found = findPageNumbers(lines);
  return lines.filter(({ index }) => found.has(index)).map(({ words }) => words.map(({ text }) => text).join(' '));
}

const page = (first: string, foot: string) => `
  01/02/2025   ${first}
  First Prairie Bank        ${foot}
`;

describe('lines that number the pages', () => {
  it('say the same on each page, apart from one figure that counts them', () => {
    expect(numbersOf(page('RENT', 'Page 1 of 12'), page('FOOD', 'Page 2 of 12'), page('TAXI', 'Page 3 of 12'))).toEqual(
      ['First Prairie Bank Page 1 of 12', 'First Prairie Bank Page 2 of 12', 'First Prairie Bank Page 3 of 12'],
    );
  });

  it.each([
    ['a line that says the same on both', 'Account 7', 'Account 7'],
    ['a figure that does not count the pages', 'Check 7', 'Check 9'],
    ['two figures that differ', 'Check 1 of 4', 'Check 2 of 5'],
    ['an amount', 'Fee 1.00', 'Fee 2.00'],
    ['other words', 'Page 1', 'Sheet 2'],
  ])('are not %s', (_, first, second) => {
    expect(numbersOf(page('RENT', first), page('FOOD', second))).toEqual([]);
  });

  it('stand on most pages, which lines of rows that happen to count do not', () => {
    const pages = ['Card 6 valid 2028', 'Card 7 valid 2028', 'Thank you', 'Thank you'];
    expect(numbersOf(...pages.map((text) => page('RENT', text)))).toEqual([]);
  });

  it('are those that a browser prints at the head and at the foot', () => {
    const printed = (number: number) => `
      11/30/26, 9:27 PM     Transactions
      05/02/2026   RENT            45.20
      https://bank.example/list     ${number}/2
    `;
    expect(numbersOf(printed(1), printed(2))).toEqual([
      '11/30/26, 9:27 PM Transactions',
      'https://bank.example/list 1/2',
      '11/30/26, 9:27 PM Transactions',
      'https://bank.example/list 2/2',
    ]);
  });

  it('are no rows with a time, which differ', () => {
    expect(numbersOf('11/30/26 9:27 RENT', '11/30/26 9:28 RENT')).toEqual([]);
  });

  it('stand at one height', () => {
    expect(numbersOf('Page 1', '01/02/2025   RENT\nPage 2')).toEqual([]);
  });
});
