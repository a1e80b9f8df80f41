import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countReversedCredits } from './count-reversed-credits.ts';

test.each([
  [100, 500, 0, 0],
  [100, 500, 4, 0],
  [100, 500, 5, 1],
  [100, 500, 499, 99],
  [100, 500, 500, 100],
  [100, 500, 1000, 100],
  [3, 1000, 999, 2],
])('of %d credits for %d cents, %d cents back are %d credits', (credits, amount_cents, reversed, expected) => {
  expect(countReversedCredits({ credits, amount_cents }, reversed)).toBe(expected);
});

test('all the money back is all the credits, less is never more than its share', () => {
  const purchase = fc.record({
    credits: fc.integer({ min: 1, max: 1e6 }),
    amount_cents: fc.integer({ min: 1, max: 1e7 }),
  });
  fc.assert(
    fc.property(purchase, fc.nat(2e7), (bought, reversed) => {
      const credits = countReversedCredits(bought, reversed);
      expect(Number.isSafeInteger(credits)).toBe(true);
      expect(credits === bought.credits).toBe(reversed >= bought.amount_cents);
      expect(BigInt(credits) * BigInt(bought.amount_cents)).toBeLessThanOrEqual(
        BigInt(bought.credits) * BigInt(reversed),
      );
    }),
  );
});
