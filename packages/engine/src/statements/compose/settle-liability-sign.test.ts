import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';

const COLUMNS = { columns: 'date description debit credit balance' };

describe('a debt that is printed as a balance below zero', () => {
  it.each([1, 2, 3, 4, 5])('is what is owed, and payments still come in: seed %i', async (seed) => {
    const { pdf, truth } = await generateSample(seed, { family: 'loan-below-zero', locale: 'en-US' });
    const [statement] = (await extract(pdf)).statements;
    const [expected] = truth.statements;
    expect(statement!.openingBalance).toBe(expected!.openingBalance);
    expect(statement!.closingBalance).toBe(expected!.closingBalance);
    expect(statement!.transactions.map(({ amount, balance }) => [amount, balance])).toEqual(
      expected!.transactions.map(({ amount, balance }) => [amount, balance]),
    );
  });

  it('proves its signs only with a column for each', async () => {
    const statusOf = async (switches: { columns: string; amounts?: 'minus' }) => {
      const options = { family: 'loan-below-zero', locale: 'en-US', switches };
      const { statements } = await extract((await generateSample(3, options)).pdf);
      return statements.map(({ verification }) => verification.status);
    };
    expect(await statusOf(COLUMNS)).toEqual(['verified']);
    expect(await statusOf({ columns: 'date description amount balance', amounts: 'minus' })).toEqual(['unverifiable']);
  });

  it('leaves a debt that is printed as what is owed alone', async () => {
    const { pdf, truth } = await generateSample(1, { family: 'loan', locale: 'en-US', switches: COLUMNS });
    const [statement] = (await extract(pdf)).statements;
    expect(statement!.openingBalance).toBe(truth.statements[0]!.openingBalance);
  });
});
