import type { Transaction } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRow, type RowFilter } from './match-row.ts';
import { sumRows } from './sum-rows.ts';

const row = (change: Partial<Transaction>) =>
  ({
    date: '2026-03-15',
    description: 'CAFÉ Müller',
    reference: 'R-77',
    amount: '-19.90',
    type: 'debit',
    ...change,
  }) as Transaction;

describe('a row is found', () => {
  test.each<[RowFilter, boolean]>([
    [{}, true],
    [{ from: '2026-03-15', to: '2026-03-15' }, true],
    [{ from: '2026-03-16' }, false],
    [{ to: '2026-03-14' }, false],
    [{ text: 'cafe mu' }, true],
    [{ text: 'r-77' }, true],
    [{ text: 'tea' }, false],
    [{ direction: 'out' }, true],
    [{ direction: 'in' }, false],
    [{ minAmount: '19.9', maxAmount: '19.900' }, true],
    [{ minAmount: '19.91' }, false],
    [{ maxAmount: '19' }, false],
    [{ minAmount: '3', maxAmount: '100' }, true],
    [{ minAmount: '3', text: 'tea' }, false],
  ])('with %j: %s', (filter, found) => {
    expect(matchRow(row({}), filter)).toBe(found);
  });

  test('by amounts of any size, exactly', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 14 });
    const print = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (amount, limit, negative) => {
        const found = row({ amount: `${negative ? '-' : ''}${print(amount)}` });
        expect(matchRow(found, { minAmount: print(limit) })).toBe(amount >= limit);
        expect(matchRow(found, { maxAmount: print(limit) })).toBe(amount <= limit);
      }),
    );
  });
});

test('sums are exact, one for each currency, and in and out make the net', () => {
  const currencies = { EUR: 2, JPY: 0, KWD: 3 } as const;
  const amount = fc.record({
    currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'KWD' as const),
    minor: fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
  });
  const print = (minor: bigint, decimals: number) => {
    const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
    const end = digits.length - decimals;
    return `${minor < 0n ? '-' : ''}${digits.slice(0, end)}${decimals > 0 ? `.${digits.slice(end)}` : ''}`;
  };
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (amounts) => {
      const sums = sumRows(
        amounts.map(({ currency, minor }) => ({ currency, amount: print(BigInt(minor), currencies[currency]) })),
      );
      for (const { currency, rows, in: credits, out, net } of sums) {
        const own = amounts.filter((one) => one.currency === currency).map(({ minor }) => BigInt(minor));
        const total = own.reduce((sum, minor) => sum + minor, 0n);
        expect(rows).toBe(own.length);
        expect(net).toEqual({ amount: print(total, currencies[currency as 'EUR']), minor: Number(total) });
        expect(credits.minor + out.minor).toBe(net.minor);
        expect(credits.minor >= 0 && out.minor <= 0).toBe(true);
      }
      expect(sums.reduce((count, { rows }) => count + rows, 0)).toBe(amounts.length);
    }),
  );
});

test('a sum that is not exact is not given', () => {
  expect(() => sumRows([{ currency: 'EUR', amount: '90071992547409.92' }])).toThrow(RangeError);
  const most = { currency: 'EUR', amount: '90071992547409.91' };
  expect(() => sumRows([most, most])).toThrow(RangeError);
});
