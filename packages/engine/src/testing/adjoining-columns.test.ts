/** Tables so tight that an amount ends where the balance behind it begins, outside of its own column. */
import type { Page } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../statements/read-document.ts';
import { printPage, printWord } from './page-fixture.ts';

/** What a bar parts are two words that touch. */
function printAdjoining(block: string): Page {
  const page = printPage(block);
  const words = page.words.flatMap((word) => {
    const parts = word.text.split('|');
    if (parts.length === 1) return [word];
    const width = (word.box[2] - word.box[0]) / (word.text.length - 1);
    const border = word.box[0] + parts[0]!.length * width;
    return [
      printWord(parts[0]!, word.box[0], word.box[1], border - word.box[0]),
      printWord(parts[1]!, border, word.box[1], word.box[2] - border),
    ];
  });
  return { ...page, words };
}

function rowsOf(block: string): string[] {
  const { statements } = readDocument([printAdjoining(block)], 'Document');
  return statements[0]!.transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`);
}

const HEAD = `
  Checking Account       Account number   12345678
  Statement period       01/02/2025 to 28/02/2025
  Opening Balance        100.00
`;

describe('an amount that touches its balance', () => {
  it('is of the column before the balance, wherever the other amounts of that column stand', () => {
    expect(
      rowsOf(`${HEAD}
  Date         Description          Paid out     Paid in         Balance
  01/02/2025   GREEN GROCER            45.20                       54.80
  02/02/2025   SALARY                                1,500.00|1,554.80
  03/02/2025   CAFE                     4.80                    1,550.00
  04/02/2025   REFUND                                   50.00|1,600.00
               Total                   50.00    1,550.00
`),
    ).toEqual([
      '2025-02-01 -45.20 54.80',
      '2025-02-02 1500.00 1554.80',
      '2025-02-03 -4.80 1550.00',
      '2025-02-04 50.00 1600.00',
    ]);
  });

  it('is so in every row, and only the sums stand in their column', () => {
    expect(
      rowsOf(`${HEAD}
  Date         Description                      Amount           Balance
  01/02/2025   GREEN GROCER                            -45.20|54.80
  02/02/2025   SALARY                              +1,500.00|1,554.80
  03/02/2025   CAFE                                    -4.80|1,550.00
               Total in                       1,500.00
               Total out                         50.00
`),
    ).toEqual(['2025-02-01 -45.20 54.80', '2025-02-02 1500.00 1554.80', '2025-02-03 -4.80 1550.00']);
  });
});
