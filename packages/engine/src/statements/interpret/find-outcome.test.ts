import { describe, expect, it } from 'vitest';
import { findBilled, findProduct, findSum } from './find-outcome.ts';

it('the outcome of quantity and price is found, wherever it stands', () => {
  expect(
    findProduct(
      [
        [4300, 2366, 101738],
        [3900, 2707, -105573],
        [null, null, 2378],
      ],
      3,
    ),
  ).toEqual({
    parts: [0, 1],
    outcome: 2,
  });
  expect(
    findProduct(
      [
        [101738, 4300, 2366],
        [-105573, 3900, 2707],
      ],
      3,
    ),
  ).toEqual({ parts: [1, 2], outcome: 0 });
});

it.each([
  ['one row', [[4300, 2366, 101738]]],
  [
    'single shares',
    [
      [100, 2366, 2366],
      [100, 2707, 2707],
    ],
  ],
  [
    'amounts and balances',
    [
      [-4520, null, 95480],
      [-930, null, 94550],
      [150000, null, 244550],
    ],
  ],
  [
    'gross, fee and amount',
    [
      [-24780, -300, -25080],
      [-85530, -40, -85570],
      [230640, -2770, 227870],
    ],
  ],
  [
    'other figures',
    [
      [4300, 2366, 101738],
      [3900, 2707, 55573],
      [3900, 2707, 65573],
    ],
  ],
])('of %s there is none', (_, records) => {
  expect(findProduct(records, 3)).toBeNull();
});

describe('net amounts after a deduction', () => {
  const payouts = [
    [84000, -2436, 81564],
    [125000, -3625, 121375],
  ];

  it('is found among columns that are named amounts', () => {
    expect(findSum(payouts, [['amount'], ['ignored'], ['amount']])).toEqual({ parts: [0, 1], outcome: 2 });
  });

  it.each([
    ['balances before and after a row', payouts, [['balance'], ['amount'], ['balance']]],
    ['columns without a name', payouts, [[], [], []]],
    ['one row', payouts.slice(0, 1), [['amount'], ['ignored'], ['amount']]],
    ['other sums', [...payouts, [60050, -1741, 1000], [100, -20, 30]], [['amount'], ['ignored'], ['amount']]],
  ] as const)('is not found for %s', (_, records, names) => {
    expect(findSum(records, names)).toBeNull();
  });
});

describe('what is billed of what was bought', () => {
  const bills = [
    [49800, 16600],
    [1237, 1237],
    [-18560, -18560],
    [null, -723],
  ];

  it.each([[['amount'], ['debit']] as const, [['amount'], ['amount']] as const])(
    'is the part of it, %j',
    (...names) => {
      expect(findBilled(bills, names)).toEqual({ parts: [0], outcome: 1 });
    },
  );

  it.each([
    ['balances', bills, [['amount'], ['balance']] as const],
    ['two directions', bills, [['amount'], ['debit'], ['credit']] as const],
    ['a price that some rows have', [...bills, [500, null]], [['amount'], ['debit']] as const],
    ['more than was bought', [...bills, [500, 510]], [['amount'], ['debit']] as const],
    ['other figures', bills.map(([amount]) => [amount!, 100]), [['amount'], ['debit']] as const],
  ])('is not said by %s', (_, records, names) => {
    expect(findBilled(records, names)).toBeNull();
  });
});
