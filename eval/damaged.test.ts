/**
 * One printed thing changed in a statement that was verified, and it must not be any more. Here in every family once; over
 * thousands of seeds with `npm run eval -- --seeds 1..100 --damaged --jobs 4`, which names each that stays verified.
 */
import { type DamageKind, damageSample, generateSample, layoutFamilies, type Sample } from '@extracto/samples';
import { expect, it } from 'vitest';
import { readDocument, USUAL_READING } from './read-document.ts';
import { scoreDocument } from './score.ts';

const FAMILIES = layoutFamilies.map(({ name }) => name).filter((name) => name !== 'thousands-of-rows');
const FIRST_SEED = 3000;
const KINDS: readonly DamageKind[] = [
  'digit-changed',
  'row-removed',
  'row-doubled',
  'sign-flipped',
  'balance-changed',
  'control-changed',
];

it('finds every kind of damage to a verified statement, in any family', async () => {
  const damagedKinds = new Map<DamageKind, number>();
  for (const [index, family] of FAMILIES.entries()) {
    const sample = await generateSample(FIRST_SEED + index, { family, switches: { rows: 'some' } });
    if (!(await isVerified(sample))) continue;
    for (const kind of KINDS) {
      const damaged = await damageIfPossible(sample, kind);
      if (damaged === null) continue;
      damagedKinds.set(kind, (damagedKinds.get(kind) ?? 0) + 1);
      expect(await isVerified(damaged), damaged.name).toBe(false);
    }
  }
  for (const kind of KINDS) expect(damagedKinds.get(kind), kind).toBeGreaterThan(FAMILIES.length / 4);
}, 300_000);

async function isVerified(sample: Sample): Promise<boolean> {
  const { name, family, pdf, password, truth } = sample;
  const document = { name, family, pdf, password, statements: truth.statements, redacted: false, damaged: false };
  return scoreDocument(document, await readDocument(document, USUAL_READING)).verified;
}

/** `null` for a layout without a place for such damage. */
async function damageIfPossible(sample: Sample, kind: DamageKind): Promise<Sample | null> {
  try {
    return await damageSample(sample, kind, sample.seed);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
