import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import type { Settlement } from '../interpret/settle-amounts.ts';
import { readDocument } from '../read-document.ts';
import { opensWithTotal, type PrintedEnds } from './opens-with-total.ts';
import type { PlacedRow } from './statement-parts.ts';

function read(block: string) {
  const { openingBalance, closingBalance, transactions } = readDocument([printPage(block)], 'Document').statements[0]!;
  return { ends: [openingBalance, closingBalance], count: transactions.length };
}

const CARD = `
  Credit Card Statement      Card Number   4824 0000 0000 0001
  Statement period: 2018-04-01 to 2018-04-30
  New Balance             760.36

  Date           Particulars                 Kind          Amount
  2018-04-05     GROCER                      regular       414.88
  2018-04-09     PETCARE                     regular       102.77
  2018-04-13     BAKER                       regular        13.39
  Zwosk                                                    531.04

  Date           Particulars      Original amount          Amount
  2018-04-14     BOOKS                   15.49 $            57.50
  2018-04-23     HOTEL                   42.00 $           171.82
  Zwosk voll                                               229.32
`;

it('a list of purchases abroad is no annex for its total, which would be the opening balance without it', () => {
  expect(read(CARD)).toEqual({ ends: [null, '760.36'], count: 5 });
});

it('it is one where a label names the same figure as the balance before', () => {
  const named = CARD.replace('  New Balance', '  Previous Balance        229.32\n  New Balance');
  expect(read(named)).toEqual({ ends: ['229.32', '760.36'], count: 3 });
});

describe('the figure that would open the list', () => {
  const place = (table: object, magnitude: number, sign = 0) =>
    ({
      table,
      row: { kind: 'transaction' },
      entry: { amount: { magnitude, token: { sign } } },
    }) as unknown as PlacedRow;
  const [home, abroad, second] = [{}, {}, {}];
  const leftOut = [place(second, 31120), place(second, 4805, -1)];
  const placed = [place(home, 41488), place(abroad, 5750), place(abroad, 17182), ...leftOut];
  const settled = (opening: number) => ({ opening, closing: 76036 }) as Settlement;
  const printed = { openings: [], closings: [{ value: 76036 }] } as unknown as PrintedEnds;

  it.each([
    ['the total of what is left out', 26315, true],
    ['the total of a table that stays', 22932, true],
    ['no total', 22933, false],
  ])('is %s', (_, opening, isTotal) => {
    expect(opensWithTotal(settled(opening), printed, placed, leftOut)).toBe(isTotal);
  });
});
