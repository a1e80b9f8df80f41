import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

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

it('a card that ends overpaid owes what its balance below zero says', () => {
  const page = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594

    Date         Description               Amount
                 Opening balance          -278.64
    02/12/2024   GREEN GROCER              -37.47
    05/12/2024   PIKE ST COFFEE            -18.40
    16/12/2024   Transfer to card         +500.00
                 Closing balance          +165.49
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['278.64', '-165.49']);
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-37.47', '-18.40', '500.00']);
});

it('a balance that is marked as a debit beside one without a mark is what is owed', () => {
  const page = `
    Credit Card Statement      Card Number   4824 0000 0000 0001
    Previous Balance     19,089.74
    Total Amount Due     19,692.94 Dr

    Date          Description                 Amount (Rs.)
    20/09/2026    EMI INTEREST                   40.07 Dr
    22/09/2026    MARKETPLACE                 1,365.74 Dr
    02/10/2026    REFUND                        802.61 Cr
  `;
  const { openingBalance, closingBalance, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  expect([openingBalance, closingBalance, verification.status]).toEqual(['19089.74', '19692.94', 'verified']);
});
