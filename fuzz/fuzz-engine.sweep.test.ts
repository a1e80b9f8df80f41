import { createExtractionPool } from '@extracto/engine/node';
import { createRandom } from '@extracto/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzzEngine, holds, makeInput } from './fuzz-engine.ts';
import { loadSeeds, type SeedDocument } from './load-seeds.ts';
import { MUTATIONS } from './mutate-pdf.ts';

const SEED = 20_260_102;
const INPUTS = 300;

let seeds: SeedDocument[];
beforeAll(async () => {
  seeds = await loadSeeds(1);
});

describe('a mutation', () => {
  test.each(Object.entries(MUTATIONS))('%s: changes a statement, the same way every time', (name, mutate) => {
    const [statement, donor] = [Buffer.from(seeds[0]!.bytes), Buffer.from(seeds[1]!.bytes)];
    // Two files may well have an object in common.
    const mutated = [1, 2, 3].map((seed) => mutate(statement, createRandom(`${name}/${seed}`), donor));
    expect(mutated.every((bytes) => bytes.equals(statement))).toBe(false);
    expect([1, 2, 3].map((seed) => mutate(statement, createRandom(`${name}/${seed}`), donor))).toEqual(mutated);
  });
});

describe('verified rows of a mutated statement that printed 1.00 0.00 -2.00 3.00', () => {
  test.each<[string, boolean]>([
    ['1.00 0.00 -2.00 3.00', true],
    ['1.00 -2.00 3.00', true],
    ['3.00 1.00 -2.00 0.00', true],
    ['-2.00 3.00', true],
    ['1.00 3.00', false],
    ['1.00 0.00 0.00 -2.00 3.00', false],
    ['1.00 0.00 -2.00 3.00 3.00', false],
    ['1.00 0.00 2.00 3.00', false],
  ])('%s: %s', (rows, expected) => {
    expect(holds('1.00 0.00 -2.00 3.00', rows.split(' '))).toBe(expected);
  });
});

test('input n of a seed is what it was', () => {
  expect(makeInput(SEED, 7, seeds)).toEqual(makeInput(SEED, 7, seeds));
  expect(makeInput(SEED, 7, seeds).bytes).not.toEqual(makeInput(SEED + 1, 7, seeds).bytes);
});

describe(`${INPUTS} damaged documents, seed ${SEED}`, () => {
  const pool = createExtractionPool({ threads: 2, documentMemoryMb: 256, pageMemoryMb: 128 });
  afterAll(() => pool.close());

  test('give a result or a reason, and none proves what was not printed', { timeout: 600_000 }, async () => {
    const { endings, findings } = await fuzzEngine(pool, seeds, { seed: SEED, first: 0, inputs: INPUTS });
    expect(findings).toEqual([]);
    expect([...endings.values()].reduce((sum, count) => sum + count)).toBe(INPUTS);
    for (const ending of ['verified', 'mismatch', 'unreadable_pdf', 'no_statement'])
      expect(endings.has(ending)).toBe(true);
  });
});
