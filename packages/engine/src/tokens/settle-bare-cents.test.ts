import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { settleBareCents } from './settle-bare-cents.ts';

const amountsOf = (block: string) =>
  settleBareCents(printLines(block)).flatMap(({ money }) => money.map(({ readings }) => readings.dot));

describe('a point between a currency and two figures', () => {
  it('is the decimal mark where the currency stands without one elsewhere', () => {
    expect(amountsOf('-Rp148,900.00   Rp102,648,688.00\n-Rp.45   Rp102,648,688.45')).toEqual([
      { digits: 14890000, decimals: 2 },
      { digits: 10264868800, decimals: 2 },
      { digits: 45, decimals: 2 },
      { digits: 10264868845, decimals: 2 },
    ]);
  });

  it('abbreviates the currency where larger amounts have it, too', () => {
    expect(amountsOf('Rp.148,900.00   Rp102,648,688.00\nRp.45').at(-1)).toEqual({ digits: 45, decimals: 0 });
  });

  it('abbreviates the currency where decimals stand behind a comma', () => {
    expect(amountsOf('Rp148.900,00\nRp.45').at(-1)).toEqual({ digits: 45, decimals: 0 });
  });
});
