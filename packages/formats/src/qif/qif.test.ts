import fc from 'fast-check';
import { parse } from 'qif2json';
import { describe, expect, test } from 'vitest';
import { oneLine } from '../clean-text.ts';
import { writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../sample-result.ts';

const write = async (result: Parameters<typeof writeResult>[0], options: Record<string, unknown> = {}) =>
  String(await writeResult(result, 'qif', options));

describe('qif', () => {
  test('one record a transaction', async () => {
    expect(await write(resultOf(sampleStatement([{ reference: '1041' }])))).toBe(
      '!Type:Bank\nD12/09/2024\nT-45.20\nN1041\nPPOS PURCHASE GREEN GROCER\n^\n',
    );
  });

  test('a card is a card, and dates are written as asked', async () => {
    const text = await write(resultOf(sampleStatement([{}], { account: { type: 'credit_card' } })), {
      dates: 'DD/MM/YYYY',
    });
    expect(text).toMatch(/^!Type:CCard\nD09\/12\/2024\n/);
  });

  test('several accounts are named before their lists, those without number by their place', async () => {
    const text = await write(
      resultOf(
        sampleStatement([{}]),
        sampleStatement([], { account: { number: null, currency: null, type: 'savings' } }),
      ),
    );
    expect(text).toMatch(/^!Account\nNDE02 1203 0000 0000 2020 51 EUR\nTBank\n\^\n!Type:Bank\nD/);
    expect(text).toMatch(/\^\n!Account\nNAccount 2\nTBank\n\^\n!Type:Bank\n$/);
  });

  test('any rows are read back by another reader as they were', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const { transactions } = parse(await write(resultOf(sampleStatement(rows))), { dateFormat: 'us' });
        const unescaped = (text: string) => oneLine(text).replace(/&amp;/g, '&');
        expect(transactions).toEqual(
          rows.map(({ date, amount, description, reference }) => ({
            date: `${date}T00:00:00`,
            amount: Number(amount),
            ...(reference === null ? {} : { number: reference }),
            ...(oneLine(description) === '' ? {} : { payee: unescaped(description) }),
          })),
        );
      }),
    );
  });
});
