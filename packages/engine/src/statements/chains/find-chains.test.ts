import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { chooseNotation } from '../../tokens/notation.ts';
import type { Chain } from './chain.ts';
import { findChains } from './find-chains.ts';

/** Rows as `sign amount`, in the order of time. */
function rowsOf({ links }: Chain): string[] {
  return links.flatMap(({ rows }) => rows.map(({ sign, amount }) => `${sign === 1 ? '+' : '-'}${amount.token.text}`));
}

function chainsOf(block: string): Chain[] {
  const lines = printLines(block);
  return findChains(lines, chooseNotation(lines));
}

describe('running balances found without header, words or dates', () => {
  it('finds unsigned amounts of one column and their directions', () => {
    const [chain, ...others] = chainsOf(`
      w1                               1,000.00
      w2      x        4.50              995.50
      w3      y      200.00            1,195.50
      w4      z       95.50            1,100.00
    `);
    expect(rowsOf(chain!)).toEqual(['-4.50', '+200.00', '-95.50']);
    expect([chain!.newestFirst, others]).toEqual([false, []]);
  });

  it('reads a list from its foot when the newest row stands first', () => {
    const [chain] = chainsOf(`
      w4      z       95.50            1,100.00
      w3      y      200.00            1,195.50
      w2      x        4.50              995.50
      w1                               1,000.00
    `);
    expect(rowsOf(chain!)).toEqual(['-4.50', '+200.00', '-95.50']);
    expect(chain!.newestFirst).toBe(true);
  });

  it('adds up rows where the balance stands on the last row of a day', () => {
    const [chain] = chainsOf(`
      1 May   opening                             500.00
      2 May   a          20.00
              b                    70.00          550.00
      3 May   c           1.25
              d           2.25
              e          46.50                    500.00
      4 May   f                    10.00          510.00
    `);
    expect(rowsOf(chain!)).toEqual(['-20.00', '+70.00', '-1.25', '-2.25', '-46.50', '+10.00']);
  });

  it('passes over a line with an amount that moves no balance', () => {
    const [chain] = chainsOf(`
      1 May   opening                             500.00
      2 May   a          20.00                    480.00
              rate 1.10  22.00
      3 May   b                    70.00          550.00
      4 May   c          10.00                    540.00
    `);
    expect(rowsOf(chain!)).toEqual(['-20.00', '+70.00', '-10.00']);
  });

  it('finds one chain for each account', () => {
    const chains = chainsOf(`
      opening                   100.00
      a          1.00           101.00
      b          2.00           103.00
      c          3.00           106.00
      opening                   900.00
      d         10.00           890.00
      e         20.00           870.00
      f         30.00           840.00
    `);
    expect(chains.map(rowsOf)).toEqual([
      ['+1.00', '+2.00', '+3.00'],
      ['-10.00', '-20.00', '-30.00'],
    ]);
  });

  it('takes two rows that follow by chance for nothing', () => {
    expect(
      chainsOf(`
        a                   100.00
        b         1.00      101.00
        c         2.00      103.00
        d         7.00      250.00
      `),
    ).toEqual([]);
  });

  it('takes two columns that print the same amounts for no chain', () => {
    expect(
      chainsOf(`
        a        -205.58        -205.58
        b       1,140.89       1,140.89
        c      -5,490.00      -5,490.00
        d      -1,072.71      -1,072.71
        e      18,883.67      18,883.67
      `),
    ).toEqual([]);
  });

  it('takes days and counts without decimals for no balances beside amounts that have them', () => {
    expect(
      chainsOf(`
        1      01      1,300.00
        2      01      2,511.20
        3      01        712.90
        4      01         11.30
        5      01         99.99
      `),
    ).toEqual([]);
  });
});

const AMOUNTS = fc.array(fc.integer({ min: 100_00, max: 99_999_99 }), { minLength: 4, maxLength: 40 });

it('finds every row of any ledger that prints each balance', () => {
  fc.assert(
    fc.property(AMOUNTS, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (amounts, directions) => {
      let balance = 1_000_000_00;
      const print = (minor: number) => (minor / 100).toFixed(2).padStart(14);
      const rows = amounts.map((amount, at) => {
        balance += directions[at] ? amount : -amount;
        return `row ${print(amount)}          ${print(balance)}`;
      });
      const [chain] = chainsOf([`start ${' '.repeat(22)}${print(1_000_000_00)}`, ...rows].join('\n'));
      expect(rowsOf(chain!)).toEqual(
        amounts.map((amount, at) => `${directions[at] ? '+' : '-'}${(amount / 100).toFixed(2)}`),
      );
    }),
  );
});

it('takes amounts that the lines below them repeat for no balances', () => {
  const chains = chainsOf(`
      1 Dec   card                               -20.00
              paid 20.00
              in euro 20.00
      2 Dec   card                               -35.10
              paid 35.10
              in euro 35.10
      3 Dec   card                               -42.20
              paid 42.20
              in euro 42.20
      4 Dec   card                               -18.30
              paid 18.30
              in euro 18.30
      5 Dec   card                               -64.40
              paid 64.40
              in euro 64.40
  `);
  expect(chains).toEqual([]);
});
