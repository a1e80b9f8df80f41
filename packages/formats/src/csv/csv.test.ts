import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCompanions, writeResult } from '../index.ts';
import { resultOf, rowsArbitrary, sampleResult, sampleStatement } from '../testing/sample-result.ts';

type Rows = Parameters<typeof sampleResult>[0];
const HEADER = 'account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page,id';
const NUMBER = 'DE02 1203 0000 0000 2020 51';
const write = async (rows?: Rows, options: Record<string, unknown> = {}) =>
  String(await writeResult(sampleResult(rows), 'csv', options));
const readBack = async (rows: Rows): Promise<Record<string, string>[]> =>
  parse(await write(rows), { columns: true, record_delimiter: '\r\n' });

describe('csv', () => {
  test('writes the header and one line a transaction', async () => {
    expect(await write()).toBe(
      `${HEADER}\r\n${NUMBER},2024-12-09,,2024-12-10,POS PURCHASE GREEN GROCER,,debit,-45.20,EUR,1189.36,1,4Q0X5V7M2KT10001\r\n`,
    );
  });

  test('a row whose year nothing says keeps its day in a column of its own', async () => {
    const row = { date: null, dateWithoutYear: '--12-09', valueDate: null };
    const [header, line] = (await write([row])).split('\r\n');
    expect(header).toBe(`${HEADER},date_without_year`);
    expect(line).toBe(`${NUMBER},,,,POS PURCHASE GREEN GROCER,,debit,-45.20,EUR,1189.36,1,4Q0X5V7M2KT10001,'--12-09`);
    await expect(write([row], { preset: 'ynab' })).rejects.toThrow(/needs dates with a year, .*the option "year"/);
  });

  test('writes the header alone when there is no transaction', async () => {
    expect(await write([])).toBe(`${HEADER}\r\n`);
  });

  test.each(['=1+1', '+49 30 1234', '-5 % RABATT', '@SUM(A1)', '\tTAB', '\rCR', '\nLF', '\0NUL'])(
    'neutralises the text %j in every text cell',
    async (text) => {
      const [row] = await readBack([{ description: text, reference: text }]);
      expect(row).toMatchObject({ description: `'${text}`, reference: `'${text}` });
    },
  );

  test.each(['RENT = 5', "O'NEIL", "'QUOTED", ' =SPACED', '', 'Ünïcødé ₹ 日本'])(
    'leaves the text %j alone',
    async (text) => {
      expect((await readBack([{ description: text }]))[0]?.description).toBe(text);
    },
  );

  test('never touches figures', async () => {
    expect((await readBack([{ amount: '-0.01', balance: '-9999999.99' }]))[0]).toMatchObject({
      amount: '-0.01',
      balance: '-9999999.99',
    });
  });

  test('any text is read back by another reader as it was', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !/^[=+\-@\t\r\n\0']/.test(value));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), async (descriptions) => {
        const rows = await readBack(descriptions.map((description) => ({ description })));
        expect(rows.map((row) => row.description)).toEqual(descriptions);
      }),
    );
  });

  test('quotes, separators and line breaks stay inside their cell', async () => {
    const description = 'A "B", C\r\nD;E';
    expect(await readBack([{ description }, {}])).toMatchObject([
      { description },
      { description: 'POS PURCHASE GREEN GROCER' },
    ]);
  });
});

describe('dialects of csv', () => {
  test('as a German spreadsheet reads it', async () => {
    const german = { delimiter: 'semicolon', decimals: 'comma', dates: 'DD.MM.YYYY', bom: 'yes' };
    const text = await write([{ amount: '-1045.20' }], german);
    expect(text.startsWith('\ufeffaccount;date;')).toBe(true);
    expect(text).toContain(
      `${NUMBER};09.12.2024;;10.12.2024;POS PURCHASE GREEN GROCER;;debit;-1045,20;EUR;1189,36;1;4Q0X5V7M2KT10001\r\n`,
    );
  });

  test('debits and credits apart, as magnitudes', async () => {
    const rows = [{}, { amount: '7.00', type: 'credit' }, { amount: '0.00', type: 'credit' }] as const;
    const records = parse(await write(rows, { amounts: 'split' }), { columns: true }) as Record<string, string>[];
    expect(records.map(({ debit, credit }) => [debit, credit])).toEqual([
      ['45.20', ''],
      ['', '7.00'],
      ['', '0.00'],
    ]);
    expect(records[0]).not.toHaveProperty('amount');
  });

  test('ids stand in a last column unless they are left out', async () => {
    expect(await write([{}])).toMatch(/,page,id\r\n.*,1,4Q0X5V7M2KT10001\r\n$/);
    expect(await write([{}], { ids: 'no' })).toMatch(/,page\r\n.*,1\r\n$/);
  });

  test('columns are chosen, ordered and named', async () => {
    const rows = [{ counterparty: 'GREEN GROCER', original: { amount: '-41.00', currency: 'USD', rate: null } }, {}];
    const columns = 'date=Booked, payee ,counterparty,original_amount=Abroad, credit,debit';
    expect(await write(rows, { columns, dates: 'DD.MM.YYYY', decimals: 'comma', delimiter: 'tab' })).toBe(
      [
        'Booked\tpayee\tcounterparty\tAbroad\tcredit\tdebit',
        '09.12.2024\tGREEN GROCER\tGREEN GROCER\t-41,00\t\t45,20',
        '09.12.2024\tPOS PURCHASE GREEN GROCER\t\t\t\t45,20',
        '',
      ].join('\r\n'),
    );
  });

  test.each(['', 'date,colour', 'Date', 'toString', 'date,,amount'])('the columns %j are refused', async (columns) => {
    await expect(write([{}], { columns })).rejects.toThrow(/expected a list of account, holder, bank, date/);
  });

  test('the caller names accounts that print no number', async () => {
    const bare = resultOf(sampleStatement([{}], { account: { number: null, currency: null } }));
    const text = String(
      await writeResult(bare, 'csv', { account: '123', currency: 'CHF', columns: 'account,currency' }),
    );
    expect(text).toBe('account,currency\r\n123,CHF\r\n');
  });
  test('any rows in any dialect are read back as they were', async () => {
    const dialects = fc.record({
      delimiter: fc.constantFrom('comma', 'semicolon', 'tab', 'pipe'),
      decimals: fc.constantFrom('point', 'comma'),
      amounts: fc.constantFrom('signed', 'split'),
      ids: fc.constant('yes'),
    });
    const signs = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };
    await fc.assert(
      fc.asyncProperty(rowsArbitrary, dialects, async (rows, dialect) => {
        const text = await writeResult(resultOf(sampleStatement(rows)), 'csv', dialect);
        const records: Record<string, string>[] = parse(String(text), {
          columns: true,
          delimiter: signs[dialect.delimiter as keyof typeof signs],
        });
        const plain = (figure = '') => figure.replace(',', '.');
        const read = records.map((record) => ({
          id: record.id,
          date: record.date,
          amount: plain(record.amount ?? (record.debit ? `-${record.debit}` : record.credit)),
          description: record.description?.replace(/^'/, ''),
        }));
        const zero = (amount: string) => amount.replace(/^-0\.00$/, '0.00');
        expect(read.map((row) => ({ ...row, amount: zero(row.amount) }))).toEqual(
          rows.map(({ id, date, amount, description }) => ({
            id,
            date,
            amount,
            description: description.replace(/^'/, ''),
          })),
        );
      }),
    );
  });
});

describe('presets of csv', () => {
  const rows = [{ counterparty: 'GREEN GROCER', reference: 'CHQ 1' }];
  const first = async (preset: string, currency: string, options = {}) =>
    String(
      await writeResult(resultOf(sampleStatement(rows, { account: { currency } })), 'csv', { preset, ...options }),
    ).split('\r\n');

  test.each([
    [
      'xero',
      'USD',
      '*Date,*Amount,Payee,Description,Reference',
      '12/09/2024,-45.20,GREEN GROCER,POS PURCHASE GREEN GROCER,CHQ 1',
    ],
    ['quickbooks', 'GBP', 'Date,Description,Amount', '09/12/2024,POS PURCHASE GREEN GROCER,-45.20'],
    ['ynab', 'SEK', 'Date,Payee,Memo,Amount', '2024-12-09,GREEN GROCER,POS PURCHASE GREEN GROCER,-45.20'],
  ])('%s in %s', async (preset, currency, header, row) => {
    expect((await first(preset, currency)).slice(0, 2)).toEqual([header, row]);
  });

  test('the caller’s options take precedence over a preset', async () => {
    expect((await first('xero', 'USD', { dates: 'YYYYMMDD', columns: 'date' })).slice(0, 2)).toEqual([
      'date',
      '20241209',
    ]);
  });

  test('hledger’s rules are a companion, and no other preset has one', async () => {
    expect(await listCompanions('csv', { preset: 'hledger' })).toMatchObject([{ suffix: '.rules' }]);
    expect(await listCompanions('csv', { preset: 'ledger' })).toEqual([]);
    expect(await listCompanions('csv', {})).toEqual([]);
    expect(await listCompanions('ofx', {})).toEqual([]);
  });
});
