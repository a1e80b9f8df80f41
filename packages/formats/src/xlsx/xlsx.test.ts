import fc from 'fast-check';
import { unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { printableText } from '../clean-text.ts';
import { writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleResult, sampleStatement } from '../testing/sample-result.ts';
import { nameSheets } from './name-sheets.ts';

const write = async (result: Parameters<typeof writeResult>[0]) =>
  Buffer.from((await writeResult(result, 'xlsx')) as Uint8Array);
const readBack = async (result: Parameters<typeof writeResult>[0]) => readExcelFile(await write(result));
const day = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell);

describe('xlsx', () => {
  test('one sheet an account, and one that says what proves them', async () => {
    const names = (await readBack(sampleResult())).map(({ sheet }) => sheet);
    expect(names).toEqual(['DE02 1203 0000 0000 2020 51 EUR', 'Account 2', 'Verification']);
  });

  test('a corrected row says what was read', async () => {
    const corrected = { field: 'amount', read: '-277.59', reason: 'Changed by hand in review.' };
    const [sheet] = await readBack(resultOf(sampleStatement([{ corrected }])));
    expect(sheet!.data[1]!.at(-1)).toBe('Corrected: amount was read as -277.59. Changed by hand in review.');
  });

  test('cells have types: dates are dates, amounts numbers with their sign, everything else text', async () => {
    const row = { description: '00123', reference: '-1041', amount: '-45.20', balance: '1189.36' };
    const [sheet] = await readBack(resultOf(sampleStatement([row])));
    expect(sheet!.data[1]!.map(day)).toEqual([
      '2024-12-09',
      null,
      '2024-12-10',
      '00123',
      '-1041',
      'debit',
      -45.2,
      'EUR',
      1189.36,
      1,
      'no',
      '4Q0X5V7M2KT10001',
      null,
    ]);
  });

  test.each(['=1+1', '+49', '-5 %', '@SUM(A1)', '=HYPERLINK("http://x")'])(
    'the text %j is text and no formula',
    async (text) => {
      const file = await write(resultOf(sampleStatement([{ description: text }])));
      const parts = unzipSync(new Uint8Array(file));
      const sheet = Buffer.from(parts['xl/worksheets/sheet1.xml']!).toString();
      expect(sheet).not.toContain('<f>');
      expect((await readExcelFile(file))[0]!.data[1]![3]).toBe(text);
    },
  );

  test.each(['constructor', 'toString', '__proto__'])('the text %j does not break the file', async (text) => {
    const [sheet] = await readBack(resultOf(sampleStatement([{ description: text }])));
    expect(String(sheet!.data[1]![3]).trim()).toBe(text);
  });

  test('an amount that a spreadsheet would round stays exact, as text', async () => {
    const [sheet] = await readBack(
      resultOf(sampleStatement([{ amount: '-12345678901234.56' }, { amount: '-1234567890123.45' }])),
    );
    expect([sheet!.data[1]![6], sheet!.data[2]![6]]).toEqual(['-12345678901234.56', -1234567890123.45]);
  });

  test('the last sheet says the verdict, the checks and every doubt', async () => {
    const checks = [
      { name: 'opening_plus_transactions_is_closing', passed: false, expected: '1189.36', actual: '1189.30' },
    ];
    const breaks = [{ afterRow: null, beforeRow: 3, difference: '0.06', explanation: null }];
    const verification = { status: 'mismatch', checks, breaks, missing: [] } as const;
    const statement = sampleStatement([{}], {
      verification: { ...verification, checks, breaks, missing: [] },
      ambiguities: ['the signs can be read in two ways'],
      unassigned: [{ page: 2, box: [0, 0, 1, 1], text: '9.99' }],
    });
    const sheets = await readBack({
      ...resultOf(statement),
      warnings: [{ code: 'x', message: 'A year was inferred.', page: 1 }],
    });
    const cells = sheets.at(-1)!.data.map((row) => row.filter((cell) => cell !== null).map(day));
    const name = 'DE02 1203 0000 0000 2020 51 EUR';
    expect(cells[1]).toEqual([
      name,
      'Quay Street Bank',
      'JANE Q SAMPLE',
      'checking',
      'mismatch',
      '2024-12-01',
      '2024-12-31',
      1234.56,
      1189.36,
      1,
    ]);
    expect(cells).toContainEqual([name, 'opening plus transactions is closing', 'no', 1189.36, 1189.3]);
    expect(cells).toContainEqual([name, 'The sums break between the opening balance and row 4 by 0.06.']);
    expect(cells).toContainEqual([name, 'the signs can be read in two ways']);
    expect(cells).toContainEqual([name, 'No row, balance or total accounts for "9.99" on page 2.']);
    expect(cells).toContainEqual(['Page 1', 'A year was inferred.']);
  });

  test('any rows are read back by another reader as they were', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const [sheet] = await readBack(resultOf(sampleStatement(rows)));
        const read = sheet!.data
          .slice(1)
          .map((row) => [day(row[0]), day(row[2]), row[3] ?? '', row[4], row[6], row[11]]);
        // the writer leaves out what stands for a character that nobody knows
        const text = (value: string) => printableText(value).replaceAll('\ufffd', '');
        expect(read.map((row) => [...row.slice(0, 2), String(row[2]).trim(), ...row.slice(3)])).toEqual(
          rows.map((row) => [
            row.date,
            row.valueDate,
            text(row.description).trim(),
            row.reference,
            Number(row.amount) || 0,
            row.id,
          ]),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('names of sheets', () => {
  const named = (...numbers: (string | null)[]) =>
    nameSheets(
      numbers.map((number) => sampleStatement([], { account: { number, currency: null } })),
      ['Verification'],
    );

  test.each([
    [['A/B:C[1]*?\\'], ['A-B-C-1----']],
    [["'1'"], ['1']],
    [['verification'], ['verification (2)']],
    [
      ['x', 'X', 'x'],
      ['x', 'X (2)', 'x (3)'],
    ],
    [
      [null, '   '],
      ['Account 1', 'Account 2'],
    ],
    [
      ['1234567890123456789012345678901234', '1234567890123456789012345678901235'],
      ['1234567890123456789012345678901', '123456789012345678901234567 (2)'],
    ],
  ])('%j are %j', (numbers, names) => {
    expect(named(...numbers)).toEqual(names);
  });
});
