import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Format,
  FormatError,
  type FormatName,
  formatNames,
  formats,
  isFormatName,
  writeResult,
  writeResultPieces,
} from './index.ts';
import { resultOf, rowsArbitrary, sampleResult, sampleStatement } from './testing/sample-result.ts';

test('every format is registered under its own name, with an extension of its own', () => {
  for (const [name, format] of Object.entries(formats)) expect(format.name).toBe(name);
  expect(new Set(formatNames.map((name) => formats[name].extension)).size).toBe(formatNames.length);
});

test.each(formatNames)('%s is a format, usable without any option', (name) => {
  expect(isFormatName(name)).toBe(true);
  expect(formats[name].options.safeParse({}).success).toBe(true);
});

test.each(['', 'JSON', 'xls', 'toString', '__proto__'])('%j is no format', (name) => {
  expect(isFormatName(name)).toBe(false);
});

test.each([
  ['csv', { delimiter: ';' }],
  ['csv', { colour: 'red' }],
  ['json', { dates: 'DD.MM.YYYY' }],
  ['ofx', { ofxVersion: '3' }],
  ['camt053', { currency: 'euro' }],
  ['qfx', { bankId: '12345678901' }],
] as [FormatName, Record<string, unknown>][])('%s refuses the options %j', async (name, options) => {
  await expect(writeResult(sampleResult(), name, options)).rejects.toThrow();
});

test.each(['json', 'csv', 'ofx', 'qfx', 'qbo', 'qif', 'camt053', 'hledger', 'beancount'] as const)(
  '%s says which row was corrected, and nothing of the kind about the others',
  async (name) => {
    const corrected = { field: 'amount', read: '-277.59', reason: 'Changed by hand in review.' };
    const rows = [{}, { amount: '-247.59', corrected }] as const;
    expect(String(await writeResult(resultOf(sampleStatement([...rows])), name))).toContain('-277.59');
    const untouched = String(await writeResult(resultOf(sampleStatement([{}])), name));
    expect(untouched.toLowerCase()).not.toContain('correct');
  },
);

const TEXT_FORMATS = formatNames.filter((name) => name !== 'xlsx');
test.each(TEXT_FORMATS)('%s writes the same text for the same result', async (name) => {
  const result = resultOf(sampleStatement([{}, { amount: '7.00', type: 'credit' }]));
  expect(await writeResult(result, name)).toBe(await writeResult(result, name));
});

test.each(TEXT_FORMATS)('%s in pieces is the same file', async (name) => {
  const result = resultOf(sampleStatement([{}, { amount: '7.00', type: 'credit' }]));
  expect([...(await writeResultPieces(result, name))].join('')).toBe(await writeResult(result, name));
});

test.each(formatNames)('%s carries any statement that prints its balances', async (name) => {
  await fc.assert(
    fc.asyncProperty(rowsArbitrary, async (rows) => {
      expect((await writeResult(resultOf(sampleStatement(rows)), name)).length).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});

const NAMED: readonly FormatName[] = ['ofx', 'qfx', 'qbo', 'camt053', 'mt940'];

test.each(NAMED)('%s says what a statement lacks and what to do', async (name) => {
  const refusal = (statement: Parameters<typeof sampleStatement>[1]) =>
    writeResult(resultOf(sampleStatement([{ balance: null }], statement)), name).then(
      () => 'a file',
      (error: unknown) => (error instanceof FormatError ? error.message : error),
    );
  expect(await refusal({ account: { currency: null } })).toMatch(/needs a currency, .*the option "currency".*JSON/);
  expect(await refusal({ account: { number: null } })).toMatch(/needs an account number, .*the option "account"/);
  expect(await refusal({ openingBalance: null, closingBalance: null })).toMatch(
    /needs an? \w+ .*balance, .*"(opening|closing)Balance".*, or choose JSON/,
  );
  const options = await refusal({ account: { currency: null, number: null } });
  expect(options).toMatch(/needs an account number and a currency, .*options "account" and "currency"/);
  await expect(writeResult(resultOf(), name)).rejects.toThrow(FormatError);
});

test.each([...NAMED, 'qif', 'hledger', 'beancount'] as const)(
  '%s names the option that gives a list its year',
  async (name) => {
    const yearless = sampleStatement([{ date: null, dateWithoutYear: '--12-09' }], {
      period: { from: null, to: null },
    });
    await expect(writeResult(resultOf(yearless), name)).rejects.toThrow(/needs dates with a year, .*the option "year"/);
  },
);

test.each(NAMED)('%s takes from the caller what the statement does not print', async (name) => {
  const bare = resultOf(sampleStatement([{}], { account: { number: null, currency: null } }));
  const file = await writeResult(bare, name, { account: '12345678', currency: 'CHF' });
  expect(file).toMatch(/12345678[\s\S]*CHF|CHF[\s\S]*12345678/);
});

test.each(NAMED)('%s is written with balances of the caller where none are printed', async (name) => {
  const bare = sampleStatement([{ balance: null }], { openingBalance: null, closingBalance: null });
  const known: Record<string, string> = { openingBalance: '7.25', closingBalance: '1=9.75' };
  const options = Object.keys((formats[name] as Format).options.shape);
  const given = Object.fromEntries(Object.entries(known).filter(([option]) => options.includes(option)));
  expect(String(await writeResult(resultOf(bare), name, given))).toMatch(/9[.,]75/);
});

test.each(NAMED)('%s tells accounts in several currencies under one number apart', async (name) => {
  const number = '12-3456 7';
  const euro = sampleStatement([{}], { account: { number, currency: 'EUR' } });
  const dollar = sampleStatement([{}], { account: { number: '12-34567', currency: 'USD' } });
  const idsIn = (file: unknown) => new Set(String(file).match(/12-34567(-[A-Z]{3})?|12-3456 7(-[A-Z]{3})?/g));
  const both = idsIn(await writeResult(resultOf(euro, dollar), name));
  expect([...both].map((id) => id.slice(-4))).toEqual(['-EUR', '-USD']);
  expect([...idsIn(await writeResult(resultOf(dollar), name))]).toEqual(['12-34567']);
  const named = String(await writeResult(resultOf(euro, dollar), name, { account: 'EUR=777,USD=888' }));
  expect(named).toMatch(/777\b[\s\S]*888\b/);
});
