import { describe, expect, it } from 'vitest';
import { type DamageKind, damageSample, generateSample, type Sample } from './index.ts';

const rowsOf = ({ truth }: Sample) => truth.statements.flatMap(({ transactions }) => transactions);
const amountsOf = (sample: Sample) => rowsOf(sample).map(({ amount }) => amount);

describe('damageSample', () => {
  it.each<[DamageKind, number]>([
    ['digit-changed', 0],
    ['row-removed', -1],
    ['row-doubled', 1],
    ['sign-flipped', 0],
  ])('%s changes one row and nothing else that is printed', async (kind, difference) => {
    for (const family of ['debit-credit', 'signed-amount', 'sections', 'card', 'several-accounts']) {
      const sample = await generateSample(21, { family });
      const damaged = await damageSample(sample, kind, 1);
      expect(rowsOf(damaged)).toHaveLength(rowsOf(sample).length + difference);
      const before = amountsOf(sample).toSorted();
      const after = amountsOf(damaged).toSorted();
      const changed = before.filter((amount, index) => after[index] !== amount || index >= after.length);
      expect(before).not.toEqual(after);
      expect(changed.length).toBeGreaterThan(0);
      for (const [index, statement] of damaged.truth.statements.entries()) {
        const { openingBalance, closingBalance, totals } = sample.truth.statements[index]!;
        expect(statement).toMatchObject({ openingBalance, closingBalance, totals });
      }
    }
  });

  it('never expects a damaged document to be verified', async () => {
    for (const family of ['debit-credit', 'nothing-to-prove-it', 'card-holders']) {
      const sample = await generateSample(22, { family });
      const damaged = await damageSample(sample, 'digit-changed', 2);
      expect(damaged.expectation).toBe(sample.expectation === 'verified' ? 'mismatch' : 'unverifiable');
    }
  });

  it('gives the same document again for the same seed', async () => {
    const sample = await generateSample(23, { family: 'debit-credit' });
    const [first, second] = [
      await damageSample(sample, 'row-removed', 5),
      await damageSample(sample, 'row-removed', 5),
    ];
    expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
    expect(first.name).not.toBe(sample.name);
  });

  it('refuses a statement without rows', async () => {
    const sample = await generateSample(24, { family: 'no-transactions' });
    await expect(damageSample(sample, 'row-removed', 1)).rejects.toThrow(RangeError);
  });

  it('refuses to flip a sign that is not printed', async () => {
    const sample = await generateSample(25, { family: 'running-balance' });
    await expect(damageSample(sample, 'sign-flipped', 1)).rejects.toThrow(RangeError);
  });
});
