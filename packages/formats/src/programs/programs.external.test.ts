/** The programs that people import with, on what is written for them: rows, dates, signs, balances, ids. */
import type { Transaction } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingBalanceOf } from '../balances.ts';
import { oneLine } from '../clean-text.ts';
import { listCompanions, splitAccounts, writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleStatement } from '../testing/sample-result.ts';
import { DESKTOP_PROGRAMS, LEDGER_ACCOUNTS, PROGRAMS, type Program } from './programs.ts';
import { type ReadAccount, readWithBeancount, readWithHledger, readWithLedger } from './readers.ts';
import { runProgram, withFiles } from './run-program.ts';

type Result = Parameters<typeof writeResult>[0];

/** One number in two currencies, and a card with two equal rows on a day; newest first, with marks on letters and everything that delimits something. */
const RESULT: Result = resultOf(
  sampleStatement(
    [
      { date: '2024-12-20', amount: '7.00', type: 'credit', balance: '1196.36', counterparty: 'Søren; (Ltd) | "X" \\' },
      { date: '2024-12-09', description: '(MÜLLER) = "x" ; y|z, 5 % @ {1} 飯店 : //', reference: 'CHQ 1041' },
    ],
    { closingBalance: '1196.36' },
  ),
  sampleStatement([{ id: '4Q0X5V7M2KT20001', amount: '5.00', type: 'credit', balance: '105.00', valueDate: null }], {
    account: { currency: 'USD' },
    openingBalance: '100.00',
    closingBalance: '105.00',
  }),
  sampleStatement(
    [
      { id: '4Q0X5V7M2KT30001', amount: '-30.00', balance: '80.00' },
      { id: '4Q0X5V7M2KT30002', amount: '-30.00', balance: '110.00' },
    ],
    {
      account: { type: 'credit_card', number: '4111 XXXX 1111', currency: 'USD' },
      openingBalance: '50.00',
      closingBalance: '110.00',
    },
  ),
);

/** With two decimals, as programs print them or not. */
const money = (amount: string) => {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

const essence = (rows: readonly (Pick<Transaction, 'date' | 'amount'> & { readonly id?: string })[]) =>
  rows.map(({ id, date, amount }) => `${id ?? ''} ${date} ${money(amount)}`).toSorted();

const byId = <Row extends { readonly id?: string }>(rows: readonly Row[]) =>
  rows.toSorted((left, right) => (left.id! < right.id! ? -1 : 1));

/** `npm run test:programs` sets it, and installs them. */
const ALL = process.env.EXTRACTO_PROGRAMS === 'all' ? [...PROGRAMS, ...DESKTOP_PROGRAMS] : PROGRAMS;

async function importResult(
  result: Result,
  { format, options, read, oneAccountAFile }: Program,
): Promise<ReadAccount[]> {
  if (!oneAccountAFile) return read(await writeResult(result, format, options));
  const files = splitAccounts(result).map(async ({ name, result: own }) => {
    const imported = await read(await writeResult(own, format, options));
    return imported.map((account) => ({ ...account, account: name }));
  });
  return (await Promise.all(files)).flat();
}

describe.each(ALL)('$name on $format $options', ({ dateOf = ({ date }) => date, ...program }) => {
  const { accounts, asPrinted, digits = Infinity, withoutIds } = program;
  const expected = (rows: readonly Transaction[]) =>
    essence(
      rows.map(({ id, ...row }) => ({ ...(withoutIds ? {} : { id: id! }), ...row, date: dateOf(row as Transaction) })),
    );

  test('keeps accounts, currencies, balances, dates, signs and ids apart', async () => {
    const imported = await importResult(RESULT, program);
    expect(imported.map(({ account }) => account).toSorted()).toEqual(accounts.toSorted());
    RESULT.statements.forEach((statement, index) => {
      const one = imported.find(({ account }) => account === accounts[index])!;
      if (one.currency !== undefined) expect(one.currency).toBe(statement.account.currency);
      if (one.closing !== undefined)
        expect(money(one.closing)).toBe(asPrinted ? statement.closingBalance : closingBalanceOf(statement)!.amount);
      expect(essence(one.rows)).toEqual(expected(statement.transactions));
    });
  });

  test('reads any rows', async () => {
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, async (all) => {
        const rows = all.filter(({ amount }) => amount.replace(/\D/g, '').length <= digits);
        const statement = sampleStatement(rows, { openingBalance: '1.00', closingBalance: closingOf(rows) });
        const [account] = await importResult(resultOf(statement), program);
        expect(essence(account?.rows ?? [])).toEqual(expected(rows));
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

test.each(PROGRAMS.filter(({ name }) => name === 'ofxparse' || name === 'Beancount'))(
  '$name reads descriptions in any script as they were',
  async ({ format, read }) => {
    const texts = (await read(await writeResult(RESULT, format))).flatMap(({ rows }) =>
      byId(rows).map(({ text }) => text),
    );
    const expected = RESULT.statements.flatMap(({ transactions }) =>
      byId(transactions).map(({ description }) => oneLine(description)),
    );
    expect(texts).toEqual(expected);
  },
);

/** Exact, in cents: what the rows come to from 1.00 on. */
function closingOf(rows: readonly { readonly amount: string }[]): string {
  const cents = rows.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 100n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe.each(['hledger', 'beancount'] as const)('%s', (format) => {
  const read = format === 'hledger' ? (file: string) => readWithHledger({ a: file }, 'a') : readWithBeancount;

  test('a row that is missing breaks an assertion', async () => {
    const { transactions, ...statement } = RESULT.statements[0]!;
    const short = resultOf({ ...statement, transactions: transactions.slice(1) });
    const file = String(await writeResult(short, format));
    expect(() => read(file)).toThrow(/balance/i);
  });

  test('a second statement of an account goes on where the first ended, and says what is missing between', async () => {
    const next = (openingBalance: string) =>
      sampleStatement([{ id: '4Q0X5V7M2KT40001', date: '2025-01-08', amount: '1.00', type: 'credit', balance: null }], {
        period: { from: '2025-01-01', to: '2025-01-31' },
        openingBalance,
        closingBalance: `${Number(openingBalance) + 1}.36`.replace(/\.\d+(?=\.)/, ''),
      });
    for (const opening of ['1196.36', '1200.36']) {
      const file = String(await writeResult(resultOf(next(opening), RESULT.statements[0]!), format));
      expect(file.includes('Not in these statements')).toBe(opening !== '1196.36');
      expect(read(file)[0]!.rows).toHaveLength(3);
    }
  });

  test('a file that goes on with a journal opens nothing and asserts what the account holds', async () => {
    const [first] = RESULT.statements;
    const second = sampleStatement([], {
      period: { from: '2025-01-01', to: '2025-01-31' },
      openingBalance: '1196.36',
      closingBalance: '1196.36',
    });
    const ledgerAccount = 'Assets:Bank:Giro';
    const files = [
      String(await writeResult(resultOf(first!), format, { ledgerAccount })),
      String(await writeResult(resultOf(second), format, { ledgerAccount, opening: 'no' })),
    ];
    expect(read(files.join('\n'))).toMatchObject([{ account: ledgerAccount, closing: '1196.36' }]);
    expect(() => read(files[1]!)).toThrow(/balance/i);
  });

  test('without an opening balance nothing is asserted', async () => {
    const file = String(await writeResult(resultOf(sampleStatement([{}], { openingBalance: null })), format));
    expect(file).not.toMatch(/Opening balance|= 1189\.36|balance Assets/);
    expect(read(file)).toMatchObject([{ rows: [{ amount: '-45.20' }] }]);
  });
});

test('hledger reads CSV with the rules that stand beside it', async () => {
  const [rules] = await listCompanions('csv', { preset: 'hledger' });
  const content = String(await writeResult(RESULT, 'csv', { preset: 'hledger' }));
  const imported = readWithHledger({ 'a.csv': content, [`a.csv${rules!.suffix}`]: rules!.content }, 'a.csv');
  const rows = RESULT.statements.flatMap(({ transactions }) => transactions);
  expect(imported.map(({ account }) => account)).toEqual(LEDGER_ACCOUNTS);
  expect(essence(imported.flatMap((account) => account.rows))).toEqual(essence(rows));
  expect(imported.map(({ currency }) => currency)).toEqual(['EUR', 'USD', 'USD']);
});

test('ledger converts CSV of its preset', async () => {
  // It takes a backslash for an escape, so none is here.
  const statement = sampleStatement([
    { counterparty: 'Søren, "X"', description: 'A; B (C)' },
    { amount: '7.00', type: 'credit' },
  ]);
  const content = String(await writeResult(resultOf(statement), 'csv', { preset: 'ledger' }));
  const journal = withFiles({ 'a.csv': content }, (folder) =>
    runProgram(
      folder,
      'ledger',
      '-f',
      '/dev/null',
      'convert',
      'a.csv',
      '--invert',
      '--account',
      'Assets:Giro',
      '--input-date-format',
      '%Y-%m-%d',
    ),
  );
  const [account] = readWithLedger(journal);
  expect(account).toMatchObject({ account: 'Assets:Giro', currency: 'EUR' });
  expect(essence(account!.rows)).toEqual(essence(statement.transactions));
});
