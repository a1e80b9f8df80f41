import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';

async function readOriginals(family: string, seed: number, locale: string, columns: string) {
  const sample = await generateSample(seed, { family, locale, switches: { columns, anchor: 'single', rows: 'some' } });
  const { statements } = await extract(sample.pdf);
  return {
    read: statements.flatMap(({ transactions }) => transactions.map(({ original }) => original)),
    truth: sample.truth.statements.flatMap(({ transactions }) => transactions.map(({ original }) => original)),
  };
}

describe('amounts in another currency', () => {
  it.each([
    ['card-original-columns', 'en-US', 'date description original rate amount'],
    ['card-original-columns', 'it-IT', 'date description original rate amount'],
    ['card-abroad', 'en-GB', 'date description original amount'],
    ['card-abroad', 'pl-PL', 'date description amount'],
    ['card-abroad', 'it-IT', 'date description amount'],
    ['abroad-by-debit-card', 'en-US', 'date description amount balance'],
  ])('is read with its rate, and nothing else is taken for it: %s, %s, %s', async (family, locale, columns) => {
    for (const seed of [1, 2, 3]) {
      const { read, truth } = await readOriginals(family, seed, locale, columns);
      expect(truth.some((original) => original !== null)).toBe(true);
      expect(read).toEqual(truth);
    }
  });

  it.each(['tricky-texts', 'long-texts', 'misleading-words', 'mixed-currencies'])(
    'is nothing in %s',
    async (family) => {
      for (const seed of [1, 2, 3]) {
        const { pdf, password } = await generateSample(seed, { family });
        const { statements } = await extract(pdf, { password });
        for (const { transactions } of statements) {
          for (const { original } of transactions) expect(original).toBeNull();
        }
      }
    },
  );
});
