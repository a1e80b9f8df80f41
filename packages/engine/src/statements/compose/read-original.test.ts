import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

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

it('an amount abroad has the currency that is named below it', () => {
  const { statements } = readDocument(
    printPages(`
      Credit card statement    Currency: GBP
      Date         Description           Foreign Spend     Amount
      21/02/2021   SHINJUKU TOKYO                1,842      13.42
                   BAKERY                 Japanese Yen
      23/02/2021   MARAIS PARIS                  17.33      15.79
                   GROCER                        Euros
      24/02/2021   GREEN GROCER                              9.30
    `),
    'Document',
  );
  expect(statements[0]!.transactions.map(({ description, original }) => [description, original])).toEqual([
    ['SHINJUKU TOKYO BAKERY', { amount: '1842', currency: 'JPY', rate: null }],
    ['MARAIS PARIS GROCER', { amount: '17.33', currency: 'EUR', rate: null }],
    ['GREEN GROCER', null],
  ]);
});
