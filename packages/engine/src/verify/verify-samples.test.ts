/** The checker against books that somebody else keeps: generated statements say themselves what their print proves. */
import { type Damage, type DamageKind, damageSample, generateSample, type Sample } from '@extracto/samples';
import { describe, expect, test } from 'vitest';
import { verifyStatement } from './verify-statement.ts';

const SEEDS = Array.from({ length: 16 }, (_, index) => index + 1);
const DAMAGES: readonly DamageKind[] = ['digit-changed', 'row-removed', 'row-doubled', 'sign-flipped'];

/** The weakest verdict of the sample's statements. */
function judge({ truth }: Sample): string {
  const verdicts = truth.statements.map((statement) => {
    const transactions = statement.transactions.map((row, index) => ({
      ...row,
      date: row.date ?? statement.period.to ?? '', // printed as a day that no calendar has
      type: row.amount.startsWith('-') ? ('debit' as const) : ('credit' as const),
      page: 1,
      box: [40, 12 * index, 560, 12 * index + 10] as [number, number, number, number],
      verified: false,
      confidence: 1,
    }));
    const { verification } = verifyStatement({
      ...statement,
      transactions,
      unassigned: [],
      ambiguities: [],
      sources: {},
    });
    return verification.status;
  });
  return (
    ['mismatch', 'unverifiable', 'verified'].find((verdict) => verdicts.some((found) => found === verdict)) ?? 'none'
  );
}

describe('generated statements', () => {
  test.each(SEEDS)('seed %i is judged as its print allows', async (seed) => {
    const sample = await generateSample(seed, {});
    // If the print has no signs, truth has them all the same, and its arithmetic may hold.
    if (sample.switches.amounts === 'unsigned') expect(judge(sample)).not.toBe('mismatch');
    else expect(judge(sample)).toBe(sample.expectation);
  });

  test.each(DAMAGES)('%s is never verified', async (kind: Damage['kind']) => {
    let damaged = 0;
    for (const seed of SEEDS) {
      const sample = await damageSample(await generateSample(seed, {}), kind, seed).catch((error: unknown) => {
        // A layout without that kind of place to damage.
        if (!(error instanceof RangeError)) throw error;
        return null;
      });
      if (sample === null) continue;
      damaged++;
      const verdict = judge(sample);
      expect(verdict).not.toBe('verified');
      if (sample.expectation === 'mismatch') expect(verdict).toBe('mismatch');
    }
    expect(damaged).toBeGreaterThan(SEEDS.length / 2);
  });
});
