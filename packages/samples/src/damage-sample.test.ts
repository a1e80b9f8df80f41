import { describe, expect, it } from 'vitest';
import { type DamageKind, damageSample, generateSample, type Sample } from './index.ts';

const rowsOf = ({ truth }: Sample) => truth.statements.flatMap(({ transactions }) => transactions);
const amountsOf = (sample: Sample) => rowsOf(sample).map(({ amount }) => amount);

/** What is left of a list when each entry of another is taken out once. */
function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return list.filter((entry) => {
    const place = rest.indexOf(entry);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

describe('damageSample', () => {
  it.each<[DamageKind, number, number]>([
    ['digit-changed', 1, 1],
    ['row-removed', 1, 0],
    ['row-doubled', 0, 1],
    ['sign-flipped', 1, 1],
  ])('%s changes one row and nothing else that is printed', async (kind, lost, added) => {
    for (const family of ['debit-credit', 'signed-amount', 'sections', 'card', 'several-accounts']) {
      const sample = await generateSample(21, { family });
      const damaged = await damageSample(sample, kind, 1);
      const [before, after] = [amountsOf(sample), amountsOf(damaged)];
      expect(without(before, after)).toHaveLength(lost);
      expect(without(after, before)).toHaveLength(added);
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

  it('changes a printed balance and leaves the rows alone', async () => {
    for (const family of ['debit-credit', 'suffix-marks', 'loan']) {
      const sample = await generateSample(26, { family, switches: { rows: 'some' } });
      const damaged = await damageSample(sample, 'balance-changed', 1);
      const balances = (of: Sample) => rowsOf(of).map(({ balance }) => balance!);
      expect(amountsOf(damaged)).toEqual(amountsOf(sample));
      expect(without(balances(sample), balances(damaged))).toHaveLength(1);
      expect(damaged.expectation).toBe('mismatch');
    }
  });

  it('refuses to change a balance that is not printed on every row', async () => {
    const sample = await generateSample(27, { family: 'sections' });
    await expect(damageSample(sample, 'balance-changed', 1)).rejects.toThrow(RangeError);
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
