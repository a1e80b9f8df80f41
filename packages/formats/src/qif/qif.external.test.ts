import fc from 'fast-check';
import { parse } from 'qif2json';
import { describe, expect, test } from 'vitest';
import { oneLine } from '../clean-text.ts';
import { writeResult } from '../index.ts';
import { runProgram, scriptPath, withFiles } from '../programs/run-program.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../testing/sample-result.ts';

const write = async (result: Parameters<typeof writeResult>[0], options: Record<string, unknown> = {}) =>
  String(await writeResult(result, 'qif', options));

describe('qif', () => {
  test('one record a transaction', async () => {
    expect(await write(resultOf(sampleStatement([{ reference: '1041' }])))).toBe(
      '!Type:Bank\nD09/12/2024\nT-45.20\nN1041\nPPOS PURCHASE GREEN GROCER\n^\n',
    );
  });

  test.each([
    ['USD', '12/09/2024'],
    ['GBP', '09/12/2024'],
    ['CHF', '09.12.2024'],
    ['CAD', '2024-12-09'],
    [null, '2024-12-09'],
  ])('dates are what the country of %s reads', async (currency, date) => {
    expect(await write(resultOf(sampleStatement([{}], { account: { currency } })))).toContain(`\nD${date}\n`);
  });

  test('accounts whose countries disagree are written year first', async () => {
    const both = resultOf(sampleStatement([{}]), sampleStatement([], { account: { currency: 'USD' } }));
    expect(await write(both)).toContain('\nD2024-12-09\n');
    expect(await write(resultOf(both.statements[0]!), { dates: 'MM/DD/YYYY' })).toContain('\nD12/09/2024\n');
  });

  test('the payee is the other side where it is known, and the memo the whole description', async () => {
    const text = await write(resultOf(sampleStatement([{ counterparty: 'GREEN GROCER' }])));
    expect(text).toContain('\nPGREEN GROCER\nMPOS PURCHASE GREEN GROCER\n^');
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
        const { transactions } = parse(await write(resultOf(sampleStatement(rows)), { dates: 'MM/DD/YYYY' }), {
          dateFormat: 'us',
        });
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

  test('a second reader sees dates, signs, payees, memos and accounts', () =>
    fc.assert(
      fc.asyncProperty(rowsArbitrary, async (rows) => {
        const known = rows.map((row) => ({ ...row, counterparty: 'GREEN GROCER' }));
        const result = resultOf(sampleStatement(known), sampleStatement([{}], { account: { currency: 'USD' } }));
        const records = readWithFinanceQif(await write(result));
        expect(records).toEqual([
          ['Account', '', '', '', '', '', 'DE02 1203 0000 0000 2020 51 EUR'],
          ...known.map(({ date, amount, description, reference }) => [
            'Type:Bank',
            date,
            amount,
            'GREEN GROCER',
            oneLine(description) === 'GREEN GROCER' ? '' : oneLine(description),
            reference ?? '',
            '',
          ]),
          ['Account', '', '', '', '', '', 'DE02 1203 0000 0000 2020 51 USD'],
          ['Type:Bank', '2024-12-09', '-45.20', 'POS PURCHASE GREEN GROCER', '', '', ''],
        ]);
      }),
      { numRuns: 10 },
    ));
});

/** Perl's Finance::QIF: type, date, amount, payee, memo, number, and the name of an account. */
function readWithFinanceQif(file: string): string[][] {
  const text = withFiles({ 'a.qif': file }, (folder) => runProgram(folder, 'perl', scriptPath('read_qif.pl'), 'a.qif'));
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
}
