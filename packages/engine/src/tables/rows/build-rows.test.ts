import { describe, expect, it } from 'vitest';
import type { ColumnRole } from '../../lines/reading.ts';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { layoutColumns } from '../columns/layout-columns.ts';
import type { TableLayout } from '../table.ts';
import { buildRows, type ColumnUse, type Row } from './build-rows.ts';
import { readRecords } from './read-records.ts';

/** What the columns are for as their headers say; where several fit, another stage decides. */
function useOf({ columns }: TableLayout): ColumnUse {
  const withRole = (...roles: readonly ColumnRole[]) =>
    columns.flatMap((column, index) => (roles.includes(column.candidates[0]!) ? [index] : []));
  return {
    amounts: new Set(withRole('amount', 'debit', 'credit')),
    balance: withRole('balance')[0] ?? null,
    date: withRole('date')[0] ?? null,
    description: new Set(withRole('description')),
    dates: new Set(columns.flatMap(({ kind }, index) => (kind === 'date' ? [index] : []))),
    priced: new Set(columns.flatMap(({ kind }, index) => (kind === 'money' ? [index] : []))),
    named: new Set(withRole('description', 'reference')),
    isStacked: false,
    sign: withRole('sign')[0] ?? null,
  };
}

/** Pages below one header; `headed`: pages on which the header is repeated. */
function buildFrom(blocks: readonly string[], headed: readonly number[] = [1], heading: readonly string[] = []): Row[] {
  const lines = printLines(...blocks);
  const header = findHeaders(lines)[0]!;
  const body = lines.slice(header.lineIndexes.at(-1)! + 1);
  const layout = layoutColumns({ header, lines: body })[0]!;
  return buildRows(readRecords(layout, body), useOf(layout), heading, new Set(headed));
}

/** Rows as `kind date description amounts`. */
function rowsOf(...blocks: readonly string[]): string[] {
  return buildFrom(blocks).map(describeRow);
}

function describeRow(row: Row): string {
  const values = [row.dates, row.texts, row.money].flatMap((cells) =>
    [...cells.values()].map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  );
  return [row.kind, ...values].join(' ');
}

it('words in each column are the second half of the names, and no title of what is pending', () => {
  const rows = rowsOf(`
    Дата         Назначение            Код           Сумма        Остаток
    операции     платежа               авторизации   операции     средств
    01/02/2025   ПРОДУКТЫ              4374          -45.20       1,189.36
    02/02/2025   АЗС                   4375           -5.20       1,184.16
  `);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['transaction', 'transaction']);
});

it('groups of digits below a list are no amount where amounts stand beside their value dates alone', () => {
  expect(
    rowsOf(`
      Datum         Angaben zu den Umsätzen            Valuta           Betrag
      11.03.2025
                    EDEKA FRANKFURT                    12.03.2025       -60,54
                    MIETE                              12.03.2025      -450,00
      Bank AG, Frankfurt am Main, USt-IdNr.:                       114 103 514
    `).map((row) => row.split(' ', 1)[0]),
  ).toEqual(['transaction', 'transaction', 'beyond']);
});

describe('a transfer that is called as a sum carried forward', () => {
  it('is a row where it has a value date and stands between rows', () => {
    expect(
      rowsOf(`
        Datum         Valuta        Buchungstext      Betrag
        01.05.2024                  Alter Saldo       2.231,10
        02.05.2024    03.05.2024    Übertrag            519,96
        06.05.2024    07.05.2024    Lastschrift         -20,08
      `),
    ).toEqual([
      'balance 01.05.2024 Alter Saldo 2.231,10',
      'transaction 02.05.2024 03.05.2024 Übertrag 519,96',
      'transaction 06.05.2024 07.05.2024 Lastschrift -20,08',
    ]);
  });

  it('is none at the end of a page', () => {
    expect(
      rowsOf(`
        Datum         Valuta        Buchungstext      Betrag
        06.05.2024    07.05.2024    Lastschrift         -20,08
        06.05.2024    06.05.2024    Übertrag          2.211,02
      `).at(-1),
    ).toBe('balance 06.05.2024 06.05.2024 Übertrag 2.211,02');
  });
});

describe('a line with an amount is a row', () => {
  it('with a value date even where its name is that of a sum, and the day of booking stands above', () => {
    const list = (valued: string) =>
      rowsOf(`
        Datum         Valuta        Buchungstext      Betrag
        02.05.2024    03.05.2024    Sparplan          -64,42
                      ${valued}    Summe             -29,70
      `).at(-1);
    expect(list('03.05.2024')).toBe('transaction 03.05.2024 Summe -29,70');
    expect(list('          ')).toBe('total Summe -29,70');
  });

  it('one line each', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
        01/02/2025   GREEN GROCER      -45.20
        02/02/2025   SALARY          1,500.00
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER -45.20',
      'transaction 01/02/2025 GREEN GROCER -45.20',
      'transaction 02/02/2025 SALARY 1,500.00',
    ]);
  });

  it('a printed zero is a row', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   FEE WAIVED          0.00
      `),
    ).toEqual(['transaction 01/02/2025 FEE WAIVED 0.00']);
  });

  it('a printed zero beside its balance is a row, dated or not', () => {
    expect(
      rowsOf(`
        Date         Description       Amount     Balance
        01/02/2025   SALARY          1,500.00    2,500.00
                     FEE WAIVED          0.00    2,500.00
      `)[1],
    ).toBe('transaction FEE WAIVED 0.00 2,500.00');
  });

  it('a zero whose words begin like what a statement announces, and go on, is a row', () => {
    expect(
      rowsOf(`
        Date         Description          Amount     Balance
        01/02/2025   SALARY             1,500.00    2,500.00
        01/02/2025   CARD LIMIT CHANGE      0.00    2,500.00
        02/02/2025   CARD LIMIT           900.00
      `).slice(1),
    ).toEqual(['transaction 01/02/2025 CARD LIMIT CHANGE 0.00 2,500.00', 'total 02/02/2025 CARD LIMIT 900.00']);
  });

  it('a printed zero beside a balance that names itself one is none', () => {
    expect(
      rowsOf(`
        Date         Description       Amount     Balance
        01/02/2025   SALARY          1,500.00    2,500.00
        01/02/2025   BALANCE TODAY       0.00    2,500.00
        02/02/2025   RENT             -900.00    1,600.00
      `)[1],
    ).toBe('balance 01/02/2025 BALANCE TODAY 0.00 2,500.00');
  });

  it('an undated whole amount where the list prints no decimals', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   SALARY             1,500
                     RENT              -1,100
                     GREEN GROCER         -45
        02/02/2025   RENT              -1,200
                     SALARY             1,600
      `)[2],
    ).toBe('transaction GREEN GROCER -45');
  });

  it.each([
    ['a whole amount in a cell of its own, where the list prints no decimals', '-758'],
    ['a zero', '0'],
    ['an amount with its currency', '353Ft'],
  ])('%s, though no other row is undated', (_, amount) => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   SALARY             1,500
        01/02/2025   GREEN GROCER      -2,045
                     MONTHLY FEE     ${amount.padStart(8)}
        02/02/2025   RENT              -1,200
        02/02/2025   CAFE              -1,019
      `)[2],
    ).toBe(`transaction MONTHLY FEE ${amount}`);
  });

  it('a whole amount beside its balance, where no calendar has the date', () => {
    expect(
      rowsOf(`
        Date         Description       Amount     Balance
        30/11/2025   SALARY             1,500       2,500
        30/11/2025   GREEN GROCER      -2,045         455
        11/31        RENT                -366       3,089
      `)[2],
    ).toBe('transaction 11/31 RENT 3,089 -366');
  });

  it('the number of a page among its words is none, under whole amounts neither', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   SALARY             1,500
        01/02/2025   GREEN GROCER      -2,045
        02/02/2025   RENT              -1,200
        Bank of Pike Street       Page 1 of 4
      `).filter((row) => row.startsWith('transaction')),
    ).toHaveLength(3);
  });

  it('rows of one day may print its date once', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
                     PIKE ST COFFEE    -19.30
        02/02/2025   SALARY          1,500.00
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER -45.20',
      'transaction PIKE ST COFFEE -19.30',
      'transaction 02/02/2025 SALARY 1,500.00',
    ]);
  });
});

describe('lines of text join the row they belong to', () => {
  it('below it', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
                     AUSTIN TX
        02/02/2025   SALARY          1,500.00
                     ACME LOGISTICS
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20',
      'transaction 02/02/2025 SALARY ACME LOGISTICS 1,500.00',
    ]);
  });

  it('above it, where the table writes them above', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
                     GREEN GROCER
        01/02/2025   AUSTIN TX         -45.20
                     SALARY
        02/02/2025   ACME LOGISTICS  1,500.00
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20',
      'transaction 02/02/2025 SALARY ACME LOGISTICS 1,500.00',
    ]);
  });

  it('a date over the first row of the next page, across the number of the page', () => {
    const first = `
      Date         Description       Amount
      01/02/2025
                   GREEN GROCER      -45.20
      02/02/2025
                   SALARY          1,500.00
      04/02/2025



                   Page                   2
    `;
    const second = `
                   RENT             -800.00
      05/02/2025
                   CAFE               -4.80
    `;
    expect(rowsOf(first, second).filter((row) => row.startsWith('transaction'))).toEqual([
      'transaction 01/02/2025 GREEN GROCER -45.20',
      'transaction 02/02/2025 SALARY 1,500.00',
      'transaction 04/02/2025 RENT -800.00',
      'transaction 05/02/2025 CAFE -4.80',
    ]);
  });

  it('a date over the first row of the next page, across the balance that is carried over', () => {
    const first = `
      Date         Description         Amount     Balance
      01/02/2025
                   GREEN GROCER        -45.20      954.80
      02/02/2025
                   SALARY            1,500.00    2,454.80
      04/02/2025
                   Carried forward               2,454.80
    `;
    const second = `
                   Brought forward               2,454.80
                   RENT               -800.00    1,654.80
      05/02/2025
                   CAFE                 -4.80    1,650.00
    `;
    expect(rowsOf(first, second).filter((row) => row.startsWith('transaction'))).toEqual([
      'transaction 01/02/2025 GREEN GROCER -45.20 954.80',
      'transaction 02/02/2025 SALARY 1,500.00 2,454.80',
      'transaction 04/02/2025 RENT -800.00 1,654.80',
      'transaction 05/02/2025 CAFE -4.80 1,650.00',
    ]);
  });

  it('below it, where a name over all columns heads the first row', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        SOEHNLEIN GMBH CARD XXXX-2983
        01/02/2025   GREEN GROCER      -45.20
                     AUSTIN TX
        02/02/2025   SALARY          1,500.00
      `),
    ).toEqual(['transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20', 'transaction 02/02/2025 SALARY 1,500.00']);
  });

  it('around it, where gaps part the rows', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
                     GREEN GROCER
        01/02/2025   AUSTIN            -45.20
                     TX 78701

                     SALARY
        02/02/2025   ACME            1,500.00
                     LOGISTICS
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER AUSTIN TX 78701 -45.20',
      'transaction 02/02/2025 SALARY ACME LOGISTICS 1,500.00',
    ]);
  });

  it('between date and amount, where the amount stands on the last line', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER
                     AUSTIN TX         -45.20
        02/02/2025   SALARY
                     ACME LOGISTICS  1,500.00
      `),
    ).toEqual([
      'transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20',
      'transaction 02/02/2025 SALARY ACME LOGISTICS 1,500.00',
    ]);
  });

  it('a date in another form than those over the rows of a day, where it ends a description', () => {
    expect(
      rowsOf(`
        Date   Description             Amount
        01.12
               BOOKSHOP                 31.69
        04.12
               SALARY                  967.04
        05.12
               BAKERY                    2.94
        26.12
               CAFE                    109.45
        26.12.2024
               Total out              1,110.32
      `),
    ).toEqual([
      'transaction 01.12 BOOKSHOP 31.69',
      'transaction 04.12 SALARY 967.04',
      'transaction 05.12 BAKERY 2.94',
      'transaction 26.12 CAFE 26.12.2024 109.45',
      'total Total out 1,110.32',
    ]);
  });

  it('a date over its row, though its month is shortened and the others are not', () => {
    expect(
      rowsOf(`
        Date           Description             Amount
        21 mars 2018   BOOKSHOP                -31.69
        22 mars 2018   TRANSFER
                       RENT                   -549.98
        23 mars 2018   SALARY
                       MAY                     967.04
        26 mars 2018   CARD BAKERY
                       LYON                     -2.94
        1 avr. 2018    CARD CAFE
                       RENNES                   -8.01
      `).at(-1),
    ).toBe('transaction 1 avr. 2018 CARD CAFE RENNES -8.01');
  });

  it('over a page break below a repeated header only', () => {
    const pages = [
      `
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
      `,
      `
                     AUSTIN TX

        02/02/2025   SALARY          1,500.00
      `,
    ];
    expect(buildFrom(pages, [1, 2]).map(describeRow)[0]).toBe('transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20');
    expect(buildFrom(pages, [1]).map(describeRow)[0]).toBe('transaction 01/02/2025 GREEN GROCER -45.20');
  });

  it('over a page break, whatever stands at the foot of the page', () => {
    const pages = [
      `
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20


                     All amounts are in dollars.
      `,
      `
                     AUSTIN TX
        02/02/2025   COFFEE             -9.30
      `,
    ];
    expect(buildFrom(pages, [1, 2]).map(describeRow)[0]).toBe('transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20');
  });

  it('of the row below it at the top of a page, where the table writes them above', () => {
    const pages = [
      `
        Date         Description       Amount
                     GREEN GROCER
        01/02/2025   AUSTIN TX         -45.20
      `,
      `
                     COFFEE
        02/02/2025   PIKE ST            -9.30
      `,
    ];
    expect(buildFrom(pages, [1, 2]).map(describeRow)).toEqual([
      'transaction 01/02/2025 GREEN GROCER AUSTIN TX -45.20',
      'transaction 02/02/2025 COFFEE PIKE ST -9.30',
    ]);
  });

  it('a footer below the last row joins nothing', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20


                     Page 1 of 2
      `),
    ).toEqual(['transaction 01/02/2025 GREEN GROCER -45.20']);
  });
});

describe('balances and totals are no transactions', () => {
  it.each([
    ['opening', '01/02/2025   Opening Balance                   1,000.00', 'balance'],
    ['closing', '01/02/2025   Closing Balance                   1,000.00', 'balance'],
    ['carried', '             Balance carried forward           1,000.00', 'balance'],
    ['none', '                                               1,000.00', 'balance'],
    ['total', '             Total                   45.20', 'total'],
    ['notice', '             Minimum payment due     45.20', 'total'],
  ])('%s', (label, line, kind) => {
    const rows = buildFrom([
      `
      Date         Description            Amount      Balance
      01/02/2025   SALARY                 500.00     1,500.00
      ${line}
      02/02/2025   GREEN GROCER           -45.20     1,454.80
      `,
    ]);
    expect(rows[1]).toMatchObject({ kind, label });
    expect(rows.filter((row) => row.kind === 'transaction')).toHaveLength(2);
  });

  it('an undated line that lists sums, each behind its name, is a total where rows of one day print it once', () => {
    expect(
      rowsOf(`
        Date         Description                                                             Deposit                Withdrawal       Balance
        01/02/2025   SALARY                                                                   500.00
                     GREEN GROCER                                                                                        45.20      1,454.80
        Total No. of Deposits: 1   Total Deposit Amount: 500.00   Total No. of Withdrawals: 1   Total Withdrawal Amount: 45.20
      `).filter((row) => row.startsWith('transaction')),
    ).toHaveLength(2);
  });

  it('a dated closing balance beside the totals of both columns is a balance', () => {
    expect(
      rowsOf(`
        Date         Description           Debits      Credits     Balance
        01/02/2025   SALARY                            500.00     1,500.00
        02/02/2025   GREEN GROCER           45.20                 1,454.80
        28/02/2025   Closing Balance        45.20      500.00     1,454.80
      `).filter((row) => row.startsWith('transaction')),
    ).toHaveLength(2);
  });

  it('a dated row with amount and balance is a transaction whatever it is called', () => {
    expect(
      rowsOf(`
        Date         Description            Amount      Balance
        01/02/2025   NEW BALANCE            -89.00     1,500.00
        02/02/2025   TOTAL WINE & MORE      -45.20     1,454.80
      `),
    ).toEqual([
      'transaction 01/02/2025 NEW BALANCE -89.00 1,500.00',
      'transaction 02/02/2025 TOTAL WINE & MORE -45.20 1,454.80',
    ]);
  });
});

it('a date that goes on the last row dates no sum below it', () => {
  const rows = rowsOf(`
      Date         Description               Amount      Balance
      05/02/2025   MARKET                     -5.20        49.60
      06/02/2025   CASH MACHINE               -4.10        45.50
      06/02/2025   08:26

      Depósitos / Abonos                      54.50
    `);
  expect(rows.at(-1)).toMatch(/^total /);
});

it('a sum stays one where its words fall into two columns', () => {
  expect(
    rowsOf(`
      Date         Ref           Text              Belopp
      01/02/2025   R1            GREEN GROCER      -45.20
      02/02/2025   R2            CAFE               -9.30
                   Summa         Refund            -54.50
    `).at(-1),
  ).toMatch(/^total /);
});

it('the rates of interest below a list end it with none of its balances', () => {
  expect(
    rowsOf(`
      Date         Description          Amount      Balance
      01/02/2025   GREEN GROCER         -45.20     1,189.36
      02/02/2025   CAFE                  -9.30     1,180.06

      Purchases    6.24 %                             13.96
    `).at(-1),
  ).toMatch(/^beyond /);
});

it('the tax on a fee, with its rate behind an at sign, is a row of the list', () => {
  expect(
    rowsOf(`
      Date         Description          Amount      Balance
      01/02/2025   GREEN GROCER         -45.20     1,189.36
      02/02/2025   LATE FEE            -500.00       689.36
                   IGST DB @ 18.00%     -90.00       599.36
      03/02/2025   CAFE                  -9.30       590.06
    `),
  ).toContain('transaction IGST DB @ 18.00% -90.00 599.36');
});

it('the kind of a row in a column of its own sums nothing up', () => {
  expect(
    rowsOf(`
      Date         Ref           Text              Belopp
      01/02/2025   Kort          GREEN GROCER      -45.20
      02/02/2025
                   Kort          CAFE               -9.30
                   Uttag         UTTAG MALMÖ       -20.00
                   Kort          MARKET             -3.10
    `).slice(-2),
  ).toEqual(['transaction Uttag UTTAG MALMÖ -20.00', 'transaction Kort MARKET -3.10']);
});

it.each([
  [
    'a table of fees',
    `Fee Summary
                   Maintenance        12.00
                   Foreign use         3.00`,
    ['beyond Maintenance 12.00', 'beyond Foreign use'],
  ],
  [
    'rows that wait, each with its day',
    `Pending transactions
      05/02/2025   BAKERY             -3.10
                   Purchases           0.84`,
    ['beyond 05/02/2025 BAKERY', 'beyond Purchases 0.84'],
  ],
])('a date at the foot of each row is its own above %s, too', (_, below, read) => {
  expect(
    rowsOf(`
      Date         Description       Amount
                   GREEN GROCER      -45.20
      01/02/2025
                   PIKE ST COFFEE    -19.30
      02/02/2025
                   FORTUNE DINER     -16.13
      03/02/2025
                   SALARY          1,500.00
      04/02/2025
      ${below}
    `).map((row) => row.split(' ').slice(0, 3).join(' ')),
  ).toEqual([
    'transaction 01/02/2025 GREEN',
    'transaction 02/02/2025 PIKE',
    'transaction 03/02/2025 FORTUNE',
    'transaction 04/02/2025 SALARY',
    ...read,
  ]);
});

describe('section headings', () => {
  const rows = buildFrom(
    [
      `
        Date         Description       Amount
        01/02/2025   SALARY          1,500.00
        Withdrawals
        02/02/2025   GREEN GROCER       45.20
      `,
    ],
    [1],
    ['credits'],
  );

  it('hold for the rows below them', () => {
    expect(rows.map((row) => row.sections[0])).toEqual(['credits', 'debits']);
  });

  it('are no text of a row', () => {
    expect(rows.map(describeRow)).toEqual([
      'transaction 01/02/2025 SALARY 1,500.00',
      'transaction 02/02/2025 GREEN GROCER 45.20',
    ]);
  });

  it('part the list into blocks', () => {
    expect(rows[0]!.block).not.toBe(rows[1]!.block);
  });

  it('are none at the end of a sentence', () => {
    const footer = `
      Date         Description       Amount
      01/02/2025   GREEN GROCER      -45.20

      Write to us about any transfer from or to your
      credit.
    `;
    expect(buildFrom([footer, '02/02/2025   PIKE ST COFFEE    -19.30'], [1], ['debits']).at(-1)?.sections).toEqual([
      'debits',
    ]);
  });

  it('of a summary on the page before the first date are none of a list without a header', () => {
    const lines = printLines(
      `
        Date         Description             Amount
        Previous Balance                     500.00
        Payments
        New Charges                          309.63
        Credit Limit                       1,000.00
      `,
      `
        02/19/2026   GREEN GROCER            106.20
        02/21/2026   PIKE ST COFFEE          139.60
      `,
    );
    const [header] = findHeaders(lines);
    const body = lines.slice(1);
    const layout = layoutColumns({ header: header!, lines: body })[0]!;
    const rows = buildRows(readRecords(layout, body), { ...useOf(layout), priced: new Set() }, [], new Set());
    expect(rows.filter(({ kind }) => kind === 'transaction').map(describeRow)).toEqual([
      'transaction 02/19/2026 GREEN GROCER 106.20',
      'transaction 02/21/2026 PIKE ST COFFEE 139.60',
    ]);
  });

  it('below the title of a summary on the next page are none of the list, if every row of that has its date', () => {
    expect(
      rowsOf(
        `
        Date         Description               Withdrawals    Deposits      Balance
        01/02/2025   SALARY                                   1,500.00     2,689.36
        01/02/2025   GREEN GROCER                    45.20                 2,644.16
        03/02/2025   PIKE ST COFFEE                   9.30                 2,634.86
        `,
        `
        Account summary
        Account number                         Previous                         New
        10293847                                  2,634.86                 2,600.86
        10293848                                    100.00                 1,400.00
        `,
      ).map((row) => row.split(' ')[0]),
    ).toEqual(['transaction', 'transaction', 'transaction', 'beyond', 'beyond']);
  });

  it('of a table of fees end the list, for all but dated rows', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   SALARY          1,500.00
        Fee Summary
                     MONTHLY FEE        12.00
        02/02/2025   GREEN GROCER       45.20
      `),
    ).toEqual([
      'transaction 01/02/2025 SALARY 1,500.00',
      'beyond MONTHLY FEE 12.00',
      'transaction 02/02/2025 GREEN GROCER 45.20',
    ]);
  });

  it('of a scale of interest, which dates its rows, are none of the list', () => {
    expect(
      rowsOf(`
        Date         Description       Value         Amount
        01/02/2025   SALARY            01/02/2025    1,500.00
        Fee summary (for information, not booked)
        01/02/2025   09/02/2025    3,358.00   268.64   12.50   93.27
      `).map((row) => row.split(' ')[0]),
    ).toEqual(['transaction', 'beyond']);
  });

  it('of what has not moved the balance end the list', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   SALARY          1,500.00
        Pending transactions
        02/02/2025   GREEN GROCER       45.20
      `),
    ).toEqual(['transaction 01/02/2025 SALARY 1,500.00', 'beyond 02/02/2025 GREEN GROCER 45.20']);
  });
});

it('a total right of the list, with its figure below it, is no text of the row above', () => {
  expect(
    rowsOf(`
      Date           Amount   Description
      08/26        1,432.58   OCEAN HEALTH PAYROLL
                              XXXXX4723
      09/04          234.29   ZELLE CREDIT
                                                      Total Deposits & Additions
                                                      +                 1,666.87
    `),
  ).toEqual(['transaction 08/26 OCEAN HEALTH PAYROLL XXXXX4723 1,432.58', 'transaction 09/04 ZELLE CREDIT 234.29']);
});

describe('an undated amount after the end of the list is no row of it', () => {
  it('below a total', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
                     Total             -45.20
                     Interest rate       4.50
      `),
    ).toEqual(['transaction 01/02/2025 GREEN GROCER -45.20', 'total Total -45.20', 'beyond Interest rate 4.50']);
  });

  it('far below the last row', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
        02/02/2025   SALARY          1,500.00
        03/02/2025   RENT             -800.00






                     Share price        31.40
      `).at(-1),
    ).toBe('beyond Share price 31.40');
  });

  it('in a table with a second amount in none of the columns, on the next page too', () => {
    const first = `
      Date         Description                    Amount
      01/02/2025   SALARY                       1,500.00
      02/02/2025   GREEN GROCER                   -45.20
    `;
    const second = `
      Fees of your account
                   Account fee          20.00      33.00
                   Line fee             30.00      50.00
    `;
    expect(
      buildFrom([first, second])
        .slice(2)
        .map(({ kind }) => kind),
    ).toEqual(['beyond', 'beyond']);
  });

  it('nor are figures without a word above the first row', () => {
    expect(
      rowsOf(
        `
        Date         Description       Paid out     Balance
        .             22,929.07       81,845.66   76,101.00
        01/02/2025   GREEN GROCER         45.20   76,055.80
      `.replace('.  ', '   '),
      ).filter((row) => row.startsWith('transaction')),
    ).toEqual(['transaction 01/02/2025 GREEN GROCER 45.20 76,055.80']);
  });

  it('nor is how interest was reckoned below the closing balance, dated as it is', () => {
    expect(
      rowsOf(`
        Date         Value date       Paid out       Paid in       Description
        28/12/2024   30/12/2024           5.00                     ACCOUNT FEE
        31/12/2024   31/12/2024                         0.14       INTEREST
        31/12/2024                                  6,006.78       CLOSING BALANCE

        01/10/2024   0.010                         41,233.00       0.06
        15/11/2024   0.010                         88,120.00       0.08
      `).filter((row) => row.startsWith('transaction')),
    ).toEqual([
      'transaction 28/12/2024 30/12/2024 ACCOUNT FEE 5.00',
      'transaction 31/12/2024 31/12/2024 INTEREST 0.14',
    ]);
  });

  it('nor is a payment to come beside a calendar, dated as it is', () => {
    expect(
      rowsOf(`
        Date         Description                    Amount
        01/02/2025   SALARY                       1,500.00
        Calendar
          8   9   10   11   12   13   14   09/03/2025       41.20
      `).filter((row) => row.startsWith('transaction')),
    ).toEqual(['transaction 01/02/2025 SALARY 1,500.00']);
  });

  it('not when it is called a total of anything, where all others have their date', () => {
    expect(
      rowsOf(`
        Date         Description            Amount
        01/02/2025   SALARY               1,500.00
        02/02/2025   GREEN GROCER           -45.20
                     Total Lohn/Gehalt    1,454.80
      `).at(-1),
    ).toBe('total Total Lohn/Gehalt 1,454.80');
  });

  it('but one of a day that a page break parts is', () => {
    const first = `
      Date         Description            Amount      Balance
      01/02/2025   SALARY               1,500.00     2,500.00
                   GREEN GROCER           -45.20     2,454.80
                   Carried forward                   2,454.80
    `;
    const second = `
                   Brought forward                   2,454.80
                   RENT                  -800.00     1,654.80
      02/02/2025   CAFE                    -4.80     1,650.00
    `;
    expect(rowsOf(first, second)[4]).toBe('transaction RENT -800.00 1,654.80');
  });

  it('but one below what is carried to the next page is, though foot and top call it the same', () => {
    const first = `
      Date         Description       Amount     Balance
      01/02/2025   SALARY          1,500.00    2,500.00
                   GREEN GROCER      -45.20    2,454.80
                   CAFE               -4.80    2,450.00
                   Brought forward             2,450.00
    `;
    const second = `
                   Brought forward             2,450.00
                   RENT             -800.00    1,650.00
    `;
    expect(rowsOf(first, second).at(-1)).toBe('transaction RENT -800.00 1,650.00');
  });

  it('but what is carried forward of both sides is none, on whatever day', () => {
    const first = `
      Date         Description       Paid out     Paid in
      01/02/2025   SALARY                        1,500.00
      02/02/2025   GREEN GROCER         45.20
      02/02/2025   Carried forward      45.20    1,500.00
    `;
    const second = `
      Date         Description       Paid out     Paid in
      02/02/2025   Brought forward      45.20    1,500.00
      03/02/2025   CAFE                  4.80
    `;
    const rows = rowsOf(first, second).filter((row) => row.startsWith('transaction'));
    expect(rows.length).toBe(3);
    expect(rows.some((row) => row.includes('forward'))).toBe(false);
  });

  it('but the first below the name of a card holder is, where the next has its date', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
        02/02/2025   CAFE               -4.80
        JANE Q SAMPLE XXXX-1128
                     CARD FEE          -30.00
        03/02/2025   BAKERY             -9.10
      `)[2],
    ).toBe('transaction CARD FEE -30.00');
  });

  it('but a dated one is', () => {
    expect(
      rowsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
                     Total             -45.20
        02/02/2025   SALARY          1,500.00
      `).at(-1),
    ).toBe('transaction 02/02/2025 SALARY 1,500.00');
  });
});

it('a row has the box and the lines of all its parts on its page', () => {
  const [row] = buildFrom([
    `
      Date         Description       Amount
      01/02/2025   GREEN GROCER      -45.20
                   AUSTIN TX
    `,
  ]);
  expect(row).toMatchObject({ pageNumber: 1, lines: [1, 2], firstLine: 1, box: [40, 52, 225, 74] });
});

it('an opening balance that stands among the amounts as well is no row', () => {
  expect(
    rowsOf(`
      Date         Description        Withdrawals   Deposits    Balance
      11/03/2025   Opening Balance                  4,523.50   4,523.50
      12/03/2025   GREEN GROCER            20.00               4,503.50
    `),
  ).toEqual([
    'balance 11/03/2025 Opening Balance 4,523.50 4,523.50',
    'transaction 12/03/2025 GREEN GROCER 20.00 4,503.50',
  ]);
});

describe('titles and balances between the rows', () => {
  it('a title in the middle of the list heads a section', () => {
    const rows = buildFrom([
      `
        Date         Description                         Amount
                                DEPOSITS
        01/02/2025   GREEN GROCER                          45.20
                              WITHDRAWALS
        02/02/2025   TAXI                                  15.00
      `,
    ]);
    expect(rows.map(({ sections }) => sections[0])).toEqual(['credits', 'debits']);
  });

  it('an undated balance of something is no row', () => {
    expect(
      rowsOf(`
        Date         Description                          Amount
        01/02/2025   GREEN GROCER                          45.20
        02/02/2025   TAXI                                  15.00
                     Balance of your standard purchases    60.20
        Standard                               22.2%         1.20
      `)[2],
    ).toBe('balance Balance of your standard purchases 60.20');
  });
});

describe('a day, a rate and figures without a word', () => {
  it('are of a table of interest', () => {
    expect(
      rowsOf(`
        Date         Description              Other       Amount
        01/02/2025   GREEN GROCER                         -45.20
        03/06/2023   28.49% (v)              858.90        20.45
      `).map((row) => row.split(' ')[0]),
    ).toEqual(['transaction', 'beyond']);
  });

  it('are a row where a balance runs or words stand beside them', () => {
    expect(
      rowsOf(`
        Date         Description              Amount       Balance
        01/02/2025   GREEN GROCER             -45.20        858.90
        02/02/2025   28.49%                   -20.45        838.45
      `).map((row) => row.split(' ')[0]),
    ).toEqual(['transaction', 'transaction']);
    expect(
      rowsOf(`
        Date         Description              Other       Amount
        03/06/2023   28.49% INTEREST         858.90        20.45
      `).map((row) => row.split(' ')[0]),
    ).toEqual(['transaction']);
  });
});

it('a note that a mark opens at the edge of the list goes on no row', () => {
  const below = (line: string) =>
    rowsOf(`
      Description              Amount     Date
      CHECK 308                 45.20     01/02/2025
      CHECK 310 *                4.80     03/02/2025
      ${line}
    `);
  expect(below('* Gap in check sequence')).toEqual(below(''));
  expect(below('LOST IN SEQUENCE').at(-1)).toContain('LOST IN SEQUENCE');
});

it('a line of values alone is a row where its value date stands between the amount and the balance', () => {
  expect(
    rowsOf(`
      Date         Description              Debit       Credit    Value date      Balance
                   Electricity authority
      05/01/2026                          -255.03                 06/01/2026     2,055.74
                   Ref 46827952
      07/01/2026   Commission               -4.75                 07/01/2026     2,050.99
                   Water board
      07/01/2026                          -263.00                 08/01/2026     1,787.99
                   Ref 50301294
    `).map((row) => row.split(' ', 1)[0]),
  ).toEqual(['transaction', 'transaction', 'transaction']);
});

it('a text at the top of a page begins a row where texts are centred on their amounts', () => {
  const row = (day: string) => `
                   Card 4417
      ${day}/01/2026   Green grocer main         -25.03    2,055.74
                   Nicosia
`;
  const first = `
      Date         Description                 Debit     Balance
${['05', '06', '07', '08'].map(row).join('')}
                   Totals:                  -100.12`;
  const rows = buildFrom([first, row('09')], [1, 2]);
  expect(rows.at(-1)!.texts.values()).toEqual(['Card 4417 Green grocer main Nicosia']);
});

it('rows with descriptions are no balances of days, though "Balances" is the title of the summary above them', () => {
  const block = `
    Date         Description           Amount
    02/03/2025   GREEN GROCER          -45.20
    05/03/2025   SALARY              1,500.00`;
  const kindsBelow = (title: string) => buildFrom([block], [1], [title, 'summary']).map(({ kind }) => kind);
  expect(kindsBelow('dailyBalances')).toEqual(['transaction', 'transaction']);
  expect(kindsBelow('pending')).toEqual(['beyond', 'beyond']);
});
