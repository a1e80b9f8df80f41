import { expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { raiseBalances } from './raise-balances.ts';

const NOTATION = { mark: 'dot', scale: 2 } as const;

function textsOf(block: string): string[] | null {
  const raised = raiseBalances(printLines(block), NOTATION);
  return raised?.map(({ words }) => words.map(({ text }) => text).join(' ')) ?? null;
}

it('balances below their amounts stand beside them, right of all words, and leave their name', () => {
  const page = `
        Green Grocer                    -45.20
        Paid by card            Balance 954.80
        Salary                        1,500.00
        May                   Balance 2,454.80
        Refund                           20.00
                              Balance 2,474.80
        Taxi                            -74.80
        Paid by card          Balance 2,400.00
  `;
  expect(textsOf(page)).toEqual([
    'Green Grocer -45.20 954.80',
    'Paid by card',
    'Salary 1,500.00 2,454.80',
    'May',
    'Refund 20.00 2,474.80',
    'Taxi -74.80 2,400.00',
    'Paid by card',
  ]);
  const raised = raiseBalances(printLines(page), NOTATION)!;
  const edges = raised.filter(({ words }) => /\d$/.test(words.at(-1)!.text)).map(({ box }) => box[2]);
  expect(new Set(edges).size).toBe(1);
});

it('the newest row may stand first, and nothing may name the balances', () => {
  expect(
    textsOf(`
        Taxi                            -74.80
        Paid by card                  2,400.00
        Refund                           20.00
        Shoes                         2,474.80
        Salary                        1,500.00
        May                           2,454.80
        Green Grocer                    -45.20
        Paid by card                    954.80
    `)?.[0],
  ).toBe('Taxi -74.80 2,400.00');
});

it('amounts that lead from none to the next stay, and so do balances of days and totals that are listed twice', () => {
  expect(
    textsOf(`
        Green Grocer                    -45.20
        Paid by card                    -12.80
        Salary                        1,500.00
        Bonus                         2,454.80
        Refund                           20.00
        Shoes                         1,474.80
        Taxi                            -74.80
        Bakery                          100.00
    `),
  ).toBeNull();
  expect(
    textsOf(`
        Green Grocer                    -45.20
        Balance of the day              954.80
        Salary                        1,500.00
        Balance of the day            2,454.80
        Refund                           20.00
        Balance of the day            2,474.80
        Taxi                            -74.80
        Balance of the day            2,400.00
    `),
  ).toBeNull();
  expect(
    textsOf(`
        Fee                              95.00
        Fees                             95.00
        Interest                         32.81
        Other interest                    0.00
        Fees of the year                 95.00
        Interest of the year             32.81
        Interest                         32.81
        Other interest                    0.00
    `),
  ).toBeNull();
});
