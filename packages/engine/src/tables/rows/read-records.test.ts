import { describe, expect, it } from 'vitest';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from '../columns/find-headers.ts';
import { layoutColumns } from '../columns/layout-columns.ts';
import type { TableLayout } from '../table.ts';
import { readRecords } from './read-records.ts';

function readBlock(block: string) {
  const lines = printLines(block);
  const header = findHeaders(lines)[0]!;
  const body = lines.slice(header.lineIndexes.at(-1)! + 1);
  return { layout: layoutColumns({ header, lines: body })[0]!, body };
}

/** The amounts of each record from left to right. */
function amountsOf(block: string): string[][] {
  const { layout, body } = readBlock(block);
  return readRecords(layout, body).map(({ money }) =>
    [...money].sort(([one], [other]) => one - other).map(([, { text }]) => text),
  );
}

/** Each record as what stands under which header; texts without a header are under `…`. */
function recordsOf(block: string): { [header: string]: unknown }[] {
  const { layout, body } = readBlock(block);
  const name = (index: number) => layout.columns[index]!.headerText ?? '…';
  return readRecords(layout, body).map((record) => ({
    ...Object.fromEntries([...record.dates].map(([column, date]) => [name(column), date.text])),
    ...Object.fromEntries([...record.texts].map(([column, text]) => [name(column), text])),
    ...Object.fromEntries([...record.money].map(([column, token]) => [name(column), token.text])),
    ...(record.unassigned.length > 0 ? { unassigned: record.unassigned.map((token) => token.text) } : {}),
  }));
}

describe('each value goes to the column it stands under', () => {
  it('debit and credit by their place alone', () => {
    expect(
      recordsOf(`
        Date         Description       Paid out    Paid in      Balance
        01/02/2025   GREEN GROCER         45.20                1,189.36
        02/02/2025   SALARY                       1,500.00     2,689.36
      `),
    ).toEqual([
      { Date: '01/02/2025', Description: 'GREEN GROCER', 'Paid out': '45.20', Balance: '1,189.36' },
      { Date: '02/02/2025', Description: 'SALARY', 'Paid in': '1,500.00', Balance: '2,689.36' },
    ]);
  });

  it('a lone zero is no amount below a name with whole numbers alone', () => {
    const records = recordsOf(`
        VALUTA              SALDO PER VALUTA   GIORNI        NUMERI DARE        NUMERI AVERE
        01.10.24                   22,24 D        2                    0
        10.10.24                  823,79 D        6                    4
        21.10.24                1.103,78 D        1                    1
        22.10.24                  572,98 C        1                                       0
        23.10.24                1.622,37 C        2                                       3
        25.11.24                  476,35 C        2                                       0
      `);
    expect(records.flatMap(({ AVERE }) => AVERE ?? [])).toEqual([]);
  });

  it('a short figure below the middle of centred amounts', () => {
    expect(
      amountsOf(`
        Date         Description     Withdrawal         Balance
        01/02/2025   GREEN GROCER     -11245.20        1189.36
        02/02/2025   CAFE              -312.15          877.21
        03/02/2025   BAKERY           -41130.45        -253.24
        04/02/2025   KIOSK             -150.75         -403.99
        05/02/2025   PARKING            -63.8          -467.79
      `).at(-1),
    ).toEqual(['-63.8', '-467.79']);
  });

  it('a word behind an amount is none of the text before it', () => {
    expect(
      recordsOf(`
        Date         Description                   Amount       Performed By
        01/02/2025   Deposit to account         6,931.50 teller
        02/02/2025   Withdrawal from account    2,714.50 clerk
      `).map((record) => record.Description),
    ).toEqual(['Deposit to account', 'Withdrawal from account']);
  });

  it('a time stamp below days without times is text of the row', () => {
    expect(
      recordsOf(`
        Datum         Verwendungszweck            Betrag
        11.03.2025    EDEKA FRANKFURT              -6,54
        2025-03-10T11:40:50
        Kartenzahlung
        12.03.2025    MIETE                      -450,00
      `).map(({ Datum }) => Datum),
    ).toEqual(['11.03.2025', '2025-03-10T11:40:50', 'Kartenzahlung', '12.03.2025']);
  });

  it('a time stamp on the line of an amount, where the days stand above their rows', () => {
    const { layout, body } = readBlock(`
        Verwendungszweck             Valuta            Betrag
        11.03.2025
        EDEKA
        2025-03-10T11:40:50 KARTE    12.03.2025         -6,54
        13.03.2025
        MIETE                        13.03.2025       -450,00`);
    const dates = readRecords(layout, body).map((record) => record.dates.values().map(({ text }) => text));
    expect(dates).toEqual([['11.03.2025'], [], ['12.03.2025'], ['13.03.2025'], ['13.03.2025']]);
  });

  it('two names of texts a space apart, where words begin below each', () => {
    expect(
      recordsOf(`
        Date         Reference Details                   Amount
        01/02/2025   REF001    GREEN GROCER               45.20
        02/02/2025   REF002    SALARY                  1,500.00
      `).map(({ Reference, Details }) => [Reference, Details]),
    ).toEqual([
      ['REF001', 'GREEN GROCER'],
      ['REF002', 'SALARY'],
    ]);
  });

  it('texts below a name for money that stands over no amount', () => {
    expect(
      recordsOf(`
        Date         Details   Paid in   Paid out                     Balance
        01/02/2025   A PEMBERTON RENT SHARE                45.20      1,189.36
        02/02/2025   GREEN GROCER AND SONS                 10.00      1,179.36
      `).map(({ Details }) => Details),
    ).toEqual(['A PEMBERTON RENT SHARE', 'GREEN GROCER AND SONS']);
  });

  it('whole figures below a name for money, beside amounts of other currencies and their rates', () => {
    expect(
      recordsOf(`
        Date         Description     Original amount   Exchange rate      Amount
        21/02/2021   GREEN GROCER          13.22 EUR          165.40        2187
        23/02/2021   CAFE                                                  22304
                     2012
        25/02/2021   STATION              138.25 EUR          161.33       13717
        26/02/2021   PAYMENT                                           168672 CR
      `).map(({ Amount, unassigned }) => [Amount, unassigned]),
    ).toEqual([
      ['2187', undefined],
      ['22304', undefined],
      [undefined, undefined],
      ['13717', undefined],
      ['168672 CR', undefined],
    ]);
  });

  it('the longer name of a currency below an original amount', () => {
    expect(
      recordsOf(`
        Date         Description           Foreign Spend      Amount
        21/02/2021   SHINJUKU TOKYO                1,842       18.42
                     BAKERY                 Japanese Yen
        23/02/2021   MARAIS PARIS                  17.33       20.79
                     GROCER SAN FRANCISCO WHARF SALES
        25/02/2021   VASTERBRON STOCKHOLM        163.45        12.28
                     METRO               Swedish Kronor
      `).map(({ Description, 'Foreign Spend': foreign }) => [Description, foreign]),
    ).toEqual([
      ['SHINJUKU TOKYO', '1,842'],
      ['BAKERY', 'Japanese Yen'],
      ['MARAIS PARIS', '17.33'],
      ['GROCER SAN FRANCISCO WHARF SALES', undefined],
      ['VASTERBRON STOCKHOLM', '163.45'],
      ['METRO', 'Swedish Kronor'],
    ]);
  });

  it('with its currency and its mark, where the figures alone stand beside it', () => {
    expect(
      recordsOf(`
        Description       Amount         Balance   Date
        GREEN GROCER   45,20 DKK-   1.189,36 DKK   01/02/2025
        SALARY        500,00 DKK    1.689,36 DKK   02/02/2025
      `).map(({ Amount, Balance }) => [Amount, Balance]),
    ).toEqual([
      ['45,20 DKK-', '1.189,36 DKK'],
      ['500,00 DKK', '1.689,36 DKK'],
    ]);
  });

  it('lines below or above the amount hold text alone', () => {
    expect(
      recordsOf(`
        Date         Description       Reference      Amount
        01/02/2025   GREEN GROCER      R12            -45.20
                     AUSTIN TX         CARD 4
        02/02/2025   SALARY            R13          1,500.00
      `)[1],
    ).toEqual({ Description: 'AUSTIN TX', Reference: 'CARD 4' });
  });

  it('posting and value date', () => {
    expect(
      recordsOf(`
        Date         Valuta       Description       Amount
        01/02/2025   03/02/2025   GREEN GROCER      -45.20
      `),
    ).toEqual([{ Date: '01/02/2025', Valuta: '03/02/2025', Description: 'GREEN GROCER', Amount: '-45.20' }]);
  });
});

describe('a description keeps its words', () => {
  it('dates and amounts inside it', () => {
    expect(
      recordsOf(`
        Date         Description                          Amount
        01/02/2025   PAID 31/01/2025 CARD 9.00 EUR        -45.20
        02/02/2025   SALARY                             1,500.00
        03/02/2025   RENT                                -800.00
      `)[0],
    ).toEqual({ Date: '01/02/2025', Description: 'PAID 31/01/2025 CARD 9.00 EUR', Amount: '-45.20' });
  });

  it('text glued to the date', () => {
    expect(
      recordsOf(`
        Date         Description                Amount
        01/02/2025UPI GREEN GROCER              -45.20
        02/02/2025   SALARY                   1,500.00
      `)[0],
    ).toMatchObject({ Date: '01/02/2025', Description: 'UPI GREEN GROCER' });
  });

  it('where the widest date is wider than the room in front of the text', () => {
    const records = recordsOf(`
        Date        Description                 Amount
        1 May 2025  GREENGROCER LTD             -45.20
                    SOUTHAMPTON BRANCH
        2 May 2025  SUBSCRIPTION              1,500.00
        28 September 2025 RENT                 -800.00
      `);
    expect(records.map(({ Description }) => Description)).toEqual([
      'GREENGROCER LTD',
      'SOUTHAMPTON BRANCH',
      'SUBSCRIPTION',
      'RENT',
    ]);
  });

  it('and no space where a label or a date is printed as one word with its value', () => {
    const records = recordsOf(`
        Date         Description                Amount
        01/02/2025   REF:01/01/2025 NOTE :1234  -45.20
        02/02/2025   STAY 01.01.2025-04.01.2025  -5.20
      `);
    expect(records.map(({ Description }) => Description)).toEqual([
      'REF:01/01/2025 NOTE :1234',
      'STAY 01.01.2025-04.01.2025',
    ]);
  });

  it('the lines below a date that opens the description', () => {
    expect(
      recordsOf(`
        Description                             Amount
        01 Feb 2025 GREEN GROCER                -45.20
        ACCOUNT 1234
        02 Feb 2025 SALARY                    1,500.00
      `)[1],
    ).toEqual({ Description: 'ACCOUNT 1234' });
  });

  it('but not the half of the day below the date', () => {
    expect(
      recordsOf(`
        Date      Description       Amount
        02 May    GREEN GROCER      -45.20
        10:27 PM  FRESH FRUIT
      `)[1],
    ).toEqual({ Date: '10:27 PM', Description: 'FRESH FRUIT' });
  });

  it('but not the time of day behind the date', () => {
    expect(
      recordsOf(`
        Date               Description       Amount
        01/02/2025 10:30   GREEN GROCER      -45.20
      `),
    ).toEqual([{ Date: '01/02/2025', Description: 'GREEN GROCER', Amount: '-45.20' }]);
  });
});

describe('an empty cell is empty', () => {
  it.each(['-', '--', '–', '—'])('printed as %s', (empty) => {
    expect(
      recordsOf(`
        Date         Description       Paid out    Paid in
        01/02/2025   GREEN GROCER         45.20   ${empty.padStart(8)}
        02/02/2025   SALARY            ${empty.padStart(8)}   1,500.00
      `),
    ).toEqual([
      { Date: '01/02/2025', Description: 'GREEN GROCER', 'Paid out': '45.20' },
      { Date: '02/02/2025', Description: 'SALARY', 'Paid in': '1,500.00' },
    ]);
  });

  it('among columns of words', () => {
    expect(
      recordsOf(`
        Date         Details           Remarks    Paid out
        01/02/2025   GREEN GROCER      --            45.20
        02/02/2025   WELL - KNOWN      ---           12.00
      `),
    ).toEqual([
      { Date: '01/02/2025', Details: 'GREEN GROCER', 'Paid out': '45.20' },
      { Date: '02/02/2025', Details: 'WELL - KNOWN', 'Paid out': '12.00' },
    ]);
  });

  it('but 0.00 is a value', () => {
    expect(
      recordsOf(`
        Date         Description       Paid out    Paid in
        01/02/2025   GREEN GROCER         45.20       0.00
        02/02/2025   SALARY                0.00   1,500.00
      `)[0],
    ).toMatchObject({ 'Paid out': '45.20', 'Paid in': '0.00' });
  });
});

describe('a number that is no amount of the table', () => {
  it('a reference without decimals is text even near a money column', () => {
    expect(
      recordsOf(`
        Date         Description          Amount
        01/02/2025   CHECK 1201           -45.20
        02/02/2025   SALARY 0225        1,500.00
      `).map(({ Description }) => Description),
    ).toEqual(['CHECK 1201', 'SALARY 0225']);
  });

  it('grouped figures below the name of a document, beside an amount with decimals', () => {
    const [numbered] = recordsOf(`
        Data         Histórico           Documento        Valor
        03/03/2025   Compra        972.685.280.635       366,85
        05/03/2025   Pix               207.591         1.770,00
      `);
    expect(numbered).toEqual({
      Data: '03/03/2025',
      Histórico: 'Compra',
      Documento: '972.685.280.635',
      Valor: '366,85',
    });
  });

  it('but not where the amounts print none', () => {
    const [paid] = recordsOf(`
        Fecha        Detalle           Documento        Monto
        03/03/2025   COMPRA               12.685      366.850
        05/03/2025   ABONO                             11.500
      `);
    expect(paid!.unassigned).toEqual(['12.685']);
  });

  it('an amount that stands in no column is kept as unassigned', () => {
    expect(
      recordsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER      -45.20
        02/02/2025   RENT             -800.00              77.10
      `)[1],
    ).toMatchObject({ Amount: '-800.00', unassigned: ['77.10'] });
  });

  it('whole amounts count where the table prints no decimals at all', () => {
    expect(
      recordsOf(`
        Date         Description       Amount
        01/02/2025   GREEN GROCER        4520
        02/02/2025   SALARY            150000
      `).map(({ Amount }) => Amount),
    ).toEqual(['4520', '150000']);
  });
});

it('an amount within a sentence is no value of the column that it happens to stand under', () => {
  expect(
    recordsOf(`
      Date         Description                                    Paid out       Paid in
      01/02/2025   GREEN GROCER                                      45.20
      02/02/2025   SALARY                                                       1,500.00
      Your deposits are covered by the Guarantee Scheme up to €100,000.00 as a rule and on
    `).at(-1),
  ).not.toHaveProperty('Paid out');
});

it('a date that ends where dates do, behind words of its own cell, is of the words', () => {
  expect(
    recordsOf(`
      Date         Description                   Amount
      POS 07/12    20:08 GREEN GROCER            -47.63
      07/12/2017
      MARKET                                     -25.31
      08/12/2017
    `).map((record) => record.Date),
  ).toEqual(['POS 07/12', '07/12/2017', 'MARKET', '08/12/2017']);
});

describe('what descriptions say', () => {
  it('a day that the words below a date mention is no date', () => {
    expect(
      recordsOf(`
        No.    Date         Description          Amount
        0031   04-02-2026   VALUE 04-02          -68.71
               TRANSFER TO A QUILL FOR DINNER
               my april 3 x 4.50 + 1 x 5.00
        0032   05-02-2026   VALUE 05-02          -12.00
               TRANSFER TO B QUILL FOR DINNER
        0033   06-02-2026   VALUE 06-02           -9.00
               TRANSFER TO C QUILL FOR DINNER
      `)[2]!.Description,
    ).toContain('april 3');
  });

  it('a day that the words below begin with, further left than the dates, takes none from the rows', () => {
    const lines = printLines(`
      44000031  04-02-2026  VALUE 04-02                -68.71
         CARD PURCHASE AT THE PHARMACY LINDEN
      44000032  05-02-2026  VALUE 05-02                -12.30
         TRANSFER TO A QUILL FOR A LONG DINNER
      44000033  06-02-2026  VALUE 06-02                 -3.00
         CARD PURCHASE AT THE PHARMACY LINDEN
         06/02/26 16:02 CONTACTLESS
    `);
    const [first, below] = lines;
    const [left, right, end] = [below!.box[0], first!.dates[0]!.box[2], first!.money[0]!.box];
    const column = (kind: 'date' | 'money' | 'text', x0: number, x1: number) =>
      ({ kind, candidates: [], headerText: null, currencies: [], span: { x0, x1 } }) as const;
    const columns = [
      column('text', 0, left),
      column('date', left, right),
      column('text', right, end[0]),
      column('money', end[0], end[2]),
    ];
    const records = readRecords({ columns } as unknown as TableLayout, lines);
    expect(records.flatMap(({ dates, money }) => (money.size > 0 ? [dates.size] : []))).toEqual([1, 1, 1]);
  });

  it('the amount of a dated row said twice is not left over', () => {
    const list = `
        Date         Description                            Amount
        01/02/2025   STREAMING     USD        89.70          89.70
        02/02/2025   GREEN GROCER                            45.20
    `;
    expect(recordsOf(list)[0]!.unassigned).toBeUndefined();
    expect(recordsOf(list.replace('  89.70\n', '  89.70-\n'))[0]!.unassigned).toBeUndefined();
    expect(recordsOf(list.replace('89.70   ', '89.10   '))[0]!.unassigned).toEqual(['89.10']);
    expect(recordsOf(list.replace('01/02/2025', '          '))[0]!.unassigned).toEqual(['89.70']);
  });

  it('a figure and its currency among words in small letters are no amount, wherever they end', () => {
    const [, sentence] = recordsOf(`
        Date         Description                         Paid in    Balance
        01/02/2025   SALARY                               500.00     689.36
        Please note that the minimum balance charge of GBP 60.00 does not apply to you
    `);
    expect(sentence).not.toHaveProperty('Paid in');
  });
});

it('an amount at the end of a sentence is none, however its currency is printed in front of it', () => {
  expect(
    recordsOf(`
      Date         Description                            Amount
      01/02/2025   GREEN GROCER                        -4.145,20
      02/02/2025   SALARY                              15.000,00
      The funds are covered by the scheme up to R$ 250.000,00.
    `).at(-1),
  ).not.toHaveProperty('Amount');
});

it('an amount in front of an article is within a sentence', () => {
  expect(
    recordsOf(`
      Date         Description                                    Paid out       Paid in
      01/02/2025   GREEN GROCER                                      45.20
      02/02/2025   SALARY                                                       1,500.00
      Deposits are protected by law. Government stamp duty today of €2.50 a year for an ATM card
    `).at(-1),
  ).not.toHaveProperty('Paid out');
});

it('of columns that overlap an amount belongs to the one at whose end it ends, however wide it is', () => {
  const lines = printLines(`
    Date         Description             Amount        Total
    01/02/2025   GREEN GROCER            -45.20
    02/02/2025   PAYMENT              -1,843.77
    03/02/2025   TOTAL                             -1,888.97
  `);
  const header = findHeaders(lines)[0]!;
  const body = lines.slice(1);
  const { columns } = layoutColumns({ header, lines: body })[0]!;
  const [narrow, wide] = [body[0]!.money[0]!.box, body[1]!.money[0]!.box];
  const overlapping = columns.map((column) => {
    if (column.headerText === 'Amount') return { ...column, span: { x0: narrow[0], x1: narrow[2] } };
    return column.headerText === 'Total' ? { ...column, span: { ...column.span, x0: wide[0] } } : column;
  });
  const names = readRecords({ columns: overlapping }, body).map(({ money }) =>
    [...money.keys()].map((index) => columns[index]!.headerText),
  );
  expect(names).toEqual([['Amount'], ['Amount'], ['Total']]);
});
