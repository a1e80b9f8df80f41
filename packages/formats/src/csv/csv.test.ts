import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleResult } from '../sample-result.ts';
import { csv } from './csv.ts';

const HEADER = 'account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page';
const readBack = (rows: Parameters<typeof sampleResult>[0]): Record<string, string>[] =>
  parse(csv.write(sampleResult(rows)), { columns: true, record_delimiter: '\r\n' });

describe('csv', () => {
  test('writes the header and one line a transaction', () => {
    expect(csv.write(sampleResult())).toBe(
      `${HEADER}\r\nDE02120300000000202051,2024-12-09,,2024-12-10,POS PURCHASE GREEN GROCER,,debit,-45.20,EUR,1189.36,1\r\n`,
    );
  });

  test('writes the header alone when there is no transaction', () => {
    expect(csv.write(sampleResult([]))).toBe(`${HEADER}\r\n`);
  });

  test.each(['=1+1', '+49 30 1234', '-5 % RABATT', '@SUM(A1)', '\tTAB', '\rCR', '\nLF', '\0NUL'])(
    'neutralises the text %j in every text cell',
    (text) => {
      const [row] = readBack([{ description: text, reference: text }]);
      expect(row).toMatchObject({ description: `'${text}`, reference: `'${text}` });
    },
  );

  test.each(['RENT = 5', "O'NEIL", "'QUOTED", ' =SPACED', '', 'Ünïcødé ₹ 日本'])('leaves the text %j alone', (text) => {
    expect(readBack([{ description: text }])[0]?.description).toBe(text);
  });

  test('never touches figures', () => {
    expect(readBack([{ amount: '-0.01', balance: '-9999999.99' }])[0]).toMatchObject({
      amount: '-0.01',
      balance: '-9999999.99',
    });
  });

  test('any text is read back by another reader as it was', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !/^[=+\-@\t\r\n\0']/.test(value));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (descriptions) => {
        const rows = readBack(descriptions.map((description) => ({ description })));
        expect(rows.map((row) => row.description)).toEqual(descriptions);
      }),
    );
  });

  test('quotes, separators and line breaks stay inside their cell', () => {
    const description = 'A "B", C\r\nD;E';
    expect(readBack([{ description }, {}])).toMatchObject([
      { description },
      { description: 'POS PURCHASE GREEN GROCER' },
    ]);
  });
});
