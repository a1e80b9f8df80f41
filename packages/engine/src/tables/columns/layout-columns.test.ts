import { describe, expect, it } from 'vitest';
import type { TokenLine } from '../../lines/reading.ts';
import { printLines } from '../../testing/page-fixture.ts';
import { findHeaders } from './find-headers.ts';
import { layoutColumns } from './layout-columns.ts';

/** Columns with a name or with values, as `kind header`. Text columns without a header only fill the room between. */
function columnsOf(block: string): string[] {
  return layOut(block)
    .filter(({ kind, headerText }) => kind !== 'text' || headerText !== null)
    .map(({ kind, headerText }) => `${kind} ${headerText ?? '-'}`);
}

function layOut(block: string) {
  const lines = printLines(block);
  const header = findHeaders(lines)[0] ?? null;
  const body = header === null ? lines : lines.slice(header.lineIndexes.at(-1)! + 1);
  return layoutColumns({ header, lines: body })[0]!.columns;
}

describe('a header over values names their columns', () => {
  it('dates, texts and money by what stands below', () => {
    expect(
      columnsOf(`
        Date         Description     Amount      Balance
        01/02/2025   GREEN GROCER    -45.20     1,189.36
        02/02/2025   SALARY        1,500.00     2,689.36
      `),
    ).toEqual(['date Date', 'text Description', 'money Amount', 'money Balance']);
  });

  it('codes and texts below two names that stand close, though the texts begin a little behind theirs', () => {
    const list = (gap: string) => `
        Fecha        Cod. Descripción      Importe     Saldo
        01/02/2025   A16${gap}GREEN GROCER    -45.20     1,189.36
        02/02/2025   W02${gap}SALARY        1,500.00     2,689.36
        03/02/2025   S39${gap}RENT           -689.36     2,000.00
      `;
    expect(columnsOf(list('   '))).toContain('text Descripción');
    expect(columnsOf(list(' '))).toContain('text Cod. Descripción');
  });

  it('one of amounts over words alone heads texts', () => {
    const list = (name: string) => `
        Date         Amount     Side      ${name}    Balance
        01/02/2025     45.20    Debit     GREEN GROCER          1,189.36
        02/02/2025  1,500.00    Credit    SALARY                2,689.36
        03/02/2025    689.36    Debit     RENT                  2,000.00
      `;
    const named = ['date Date', 'money Amount', 'text Side', 'text Transaction Amount', 'money Balance'];
    expect(columnsOf(list('Transaction Amount'))).toEqual(named);
    const currencies = list('Transaction Amount').replace(/GREEN GROCER|SALARY|RENT/g, 'EUR');
    expect(columnsOf(currencies)).toContain('money Transaction Amount');
  });

  it('an unknown one at the end, to the left of the figures that it heads', () => {
    const list = (last: string) => `
        Date         Description        In          Out         ${last}
        01/02/2025   GREEN GROCER                     45.20             1,189.36
        02/02/2025   SALARY             1,500.00                        2,689.36
        03/02/2025   RENT                            689.36             2,000.00
      `;
    const named = ['date Date', 'text Description', 'money In', 'money Out'];
    expect(columnsOf(list('Zwosk'))).toEqual([...named, 'money Zwosk']);
    expect(columnsOf(list('Zwosk').replace('45.20             1,189.36', '45.20       note  1,189.36'))).toEqual([
      ...named,
      'text Zwosk',
    ]);
  });

  it('the end of a description that breaks into a line of its own is no booking day above value dates', () => {
    const list = (above: string) => `
        Value date   Description              Amount      Balance
${above}
        04/12/2024   INVOICE OF               -45.20     1,189.36
                     26/11/2024
        05/12/2024   INVOICE OF                -5.20     1,184.16
                     27/11/2024
        06/12/2024   SALARY                 1,500.00     2,684.16
    `;
    expect(columnsOf(list(''))).toEqual(['date Value date', 'text Description', 'money Amount', 'money Balance']);
    expect(columnsOf(list('                     25/11/2024'))).toContain('date -');
  });

  it('dates below an unknown name that only open second lines of descriptions make no column', () => {
    const list = (second: string) => `
        No   Posted       Value date   Details          Zwosk qerl                 Amount
        1    04/03/2025   04/03/2025   POS              GREEN GROCER               -45.20
                                                        03/03/2025 Card 9937
        2    05/03/2025   05/03/2025   POS              TAXI                        -5.20
                                                        ${second}
        3    06/03/2025   06/03/2025   SALARY           EMPLOYER                 1,500.00
    `;
    expect(columnsOf(list('04/03/2025 Card 9937'))).not.toContain('date Zwosk qerl');
  });

  it('a day of the week under the name of a day is no date', () => {
    expect(
      columnsOf(`
        Datum     Tag    Buchungstext             Betrag
        04.11.    MO     Kauf vom                 -45,20
                         02.11.
        05.11.    DI     Gehalt                 1.500,00
      `),
    ).toEqual(['date Datum', 'text Tag', 'text Buchungstext', 'money Betrag']);
  });

  it('nor is a time of six figures', () => {
    expect(
      columnsOf(`
        交易日期            交易时间    交易摘要       交易金额
        20260306       234646      消费              -92.90
        20260310       083102      工资           +12500.00
      `),
    ).toEqual(['date 交易日期', 'text 交易时间', 'text 交易摘要', 'money 交易金额']);
  });

  it('outgoing over incoming is one column of amounts', () => {
    expect(
      columnsOf(`
        Buchungstag     Vorgang      Ausgang
        Valuta          Referenz     Eingang
        05.11.2024      Grocer        -45,20
        05.11.2024      419/25291
        06.11.2024      Salary     +1.500,00
        06.11.2024      602/22426
      `),
    ).toEqual(['date Buchungstag Valuta', 'text Vorgang Referenz', 'money Ausgang Eingang']);
  });

  it('a column without values is a column all the same', () => {
    expect(
      columnsOf(`
        Date         Description     Paid out    Paid in
        01/02/2025   GREEN GROCER       45.20
        02/02/2025   PIKE ST COFFEE      9.30
      `),
    ).toEqual(['date Date', 'text Description', 'money Paid out', 'money Paid in']);
  });

  it('amounts that no header names are those of the dated lines, not those in the texts', () => {
    expect(
      columnsOf(`
        Bu-Tag    Wert      Vorgang
                            Alter Kontostand          2.816,41 H
        02.07.    03.07.    Einkauf                      99,10 S
                            136,72 EUR am Schalter
                            136,75 EUR am Schalter
        03.07.    04.07.    Miete                        71,95 S
                            136,78 EUR am Schalter
      `),
    ).toEqual(['date Bu-Tag', 'date Wert', 'text Vorgang', 'money -']);
  });

  it.each(['Operation', 'Opertn'])('dates under %s, beside value dates, are those of the bookings', (name) => {
    const columns = layOut(`
        ${name.padEnd(9)}    Valuta       Description     Amount      Balance
        01/02/2025   02/02/2025   GREEN GROCER    -45.20     1,189.36
        02/02/2025   02/02/2025   SALARY        1,500.00     2,689.36
      `);
    const dates = columns.filter(({ kind }) => kind === 'date');
    expect(dates.map(({ candidates }) => candidates[0])).toEqual(['date', 'valueDate']);
  });

  it('a value date between the amounts stays a date', () => {
    expect(
      columnsOf(`
        Date         Description          Debit   Valuta          Credit
        01/02/2025   GREEN GROCER         45.20   02/02/2025
        02/02/2025   SALARY                       03/02/2025    1,500.00
      `),
    ).toEqual(['date Date', 'text Description', 'money Debit', 'date Valuta', 'money Credit']);
  });

  it('one name for dates and texts that stand apart below it is two', () => {
    expect(
      columnsOf(`
        Buchung Verwendungszweck        Soll Wertstellung    Haben
        30 Apr. EINKAUF                75,43 30 Apr.
        28 Apr. GEHALT                       28 Apr.      1.465,45
      `),
    ).toEqual(['date Buchung', 'text Verwendungszweck', 'money Soll', 'date Wertstellung', 'money Haben']);
    expect(
      columnsOf(`
        Datum    Buchung Verwendungszweck      Betrag
        30 Apr.  EINKAUF                        75,43
        28 Apr.  GEHALT                      1.465,45
      `),
    ).toEqual(['date Datum', 'text Buchung Verwendungszweck', 'money Betrag']);
  });

  it('a name with a stroke is two over the two dates of each row, and one over a single date', () => {
    expect(
      columnsOf(`
        Buchung/Wert     Vorgang               Soll        Haben
        03.12./04.12.    EINKAUF            - 75,43
        05.12./05.12.    GEHALT                         1.465,45
      `),
    ).toEqual(['date Buchung/', 'date Wert', 'text Vorgang', 'money Soll', 'money Haben']);
    expect(
      columnsOf(`
        Buchung/Wert     Vorgang               Soll        Haben
        03.12.2025       EINKAUF            - 75,43
        05.12.2025       GEHALT                         1.465,45
      `),
    ).toEqual(['date Buchung/Wert', 'text Vorgang', 'money Soll', 'money Haben']);
  });

  it('an amount before the description', () => {
    expect(
      columnsOf(`
        Date           Amount   Description
        01/02/2025     -45.20   GREEN GROCER
        02/02/2025   1,500.00   SALARY
      `),
    ).toEqual(['date Date', 'money Amount', 'text Description']);
  });

  it('figures that a long mark behind them pushes aside are of the column of those without one', () => {
    const columns = layOut(`
      Date         Description           Amount          Balance
      01/02/2025   GREEN GROCER            7.77   1,189.36 Credit
      02/02/2025   PIKE ST COFFEE   45.20 Debit   1,144.16 Credit
      03/02/2025   BOOKS            22.40 Debit   1,121.76 Credit
      04/02/2025   REFUND                  8.08   1,129.84 Credit
    `);
    const amount = columns.find(({ headerText }) => headerText === 'Amount')!;
    expect(amount.span).toEqual({ x0: 40 + 30 * 5, x1: 40 + 41 * 5 });
  });

  it('two names with a space between them, where amounts end below the first', () => {
    expect(
      columnsOf(`
        Fecha        Detalle              Cargos Abonos      Saldo
        01/02/2025   COMPRA                45.20          1,189.36
        02/02/2025   NOMINA                      1,500.00 2,689.36
      `),
    ).toEqual(['date Fecha', 'text Detalle', 'money Cargos', 'money Abonos', 'money Saldo']);
  });

  it('two names with a mark behind each and a space between them', () => {
    expect(
      columnsOf(`
        Data         Histórico         Débitos (-) Créditos (+)      Saldo
        01/02/2025   COMPRA                  45,20                1.189,36
        02/02/2025   SALARIO                           1.500,00   2.689,36
      `),
    ).toEqual(['date Data', 'text Histórico', 'money Débitos (-)', 'money Créditos (+)', 'money Saldo']);
  });

  it('an amount and its currency with a space between their names', () => {
    expect(
      columnsOf(`
        Datum        Omschrijving         Bedrag Valuta      Saldo
        01/02/2025   WINKEL               -45.20 EUR      1,189.36
        02/02/2025   SALARIS            1,500.00 EUR      2,689.36
      `),
    ).toEqual(['date Datum', 'text Omschrijving', 'money Bedrag', 'text Valuta', 'money Saldo']);
  });

  it('one name for both directions over one column of amounts', () => {
    expect(
      columnsOf(`
        Fecha        Detalle              Cargos Abonos      Saldo
        01/02/2025   COMPRA                      -45.20   1,189.36
        02/02/2025   NOMINA                    1,500.00   2,689.36
      `),
    ).toEqual(['date Fecha', 'text Detalle', 'money Cargos Abonos', 'money Saldo']);
  });

  it('two text columns part between their words', () => {
    const columns = layOut(`
      Date         Description     Reference     Amount
      01/02/2025   GREEN GROCER    R12           -45.20
      02/02/2025   SALARY          R4          1,500.00
    `);
    const [description, reference] = columns.filter(({ kind, headerText }) => kind === 'text' && headerText !== null);
    expect([description!.candidates[0], reference!.candidates[0]]).toEqual(['description', 'reference']);
    expect(description!.span.x1).toBe(reference!.span.x0);
    expect(reference!.span.x0).toBeGreaterThan(165);
    expect(reference!.span.x0).toBeLessThanOrEqual(185);
  });

  it('amounts within a description make no column', () => {
    expect(
      columnsOf(`
        Date         Description                  Amount
        01/02/2025   CARD 9.00 EUR GREEN          -45.20
        02/02/2025   PAID 12.50 TO COFFEE          -9.30
        03/02/2025   GREEN GROCER                 -12.00
      `),
    ).toEqual(['date Date', 'text Description', 'money Amount']);
  });
});

describe('without a header the values alone make columns', () => {
  it('dates and two columns of money', () => {
    expect(
      columnsOf(`
        01/02/2025   GREEN GROCER    -45.20     1,189.36
        02/02/2025   SALARY        1,500.00     2,689.36
      `),
    ).toEqual(['date -', 'money -', 'money -']);
  });

  it('lines that are no rows do not count', () => {
    expect(
      columnsOf(`
        Call 0800 123456 between 08:00 and 20:00, calls cost 0.20 a minute
        01/02/2025   GREEN GROCER    -45.20
        02/02/2025   SALARY        1,500.00
      `),
    ).toEqual(['date -', 'money -']);
  });
});

it('columns run from left to right and cover the line', () => {
  const columns = layOut(`
    Date         Description     Amount      Balance
    01/02/2025   GREEN GROCER    -45.20     1,189.36
  `);
  const starts = columns.map(({ span }) => span.x0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect([starts[0], columns.at(-1)!.span.x1]).toEqual([-Infinity, Infinity]);
});

it('the columns of a short list are first of all its own, though a table of fees below it has more amounts', () => {
  const lines = printLines(`
    Date         Description         Gutschrift   Debits   Balance
    06/01/2025   GREEN GROCER                       8.25  4,471.15
    10/01/2025   CAFE                              31.20  4,439.95
    11/01/2025   SALARY                  23.65            4,463.60
    14/01/2025   RENT                              23.45  4,440.15

    What you paid               this month     since January
    Account                        32.00     102.00
    Payments                        1.00      52.00
    Abroad                         10.00      99.00
  `);
  const layouts = layoutColumns({ header: findHeaders(lines)[0]!, lines: lines.slice(1) });
  const credits = layouts.map(({ columns }) => columns.find(({ headerText }) => headerText === 'Gutschrift')!.span);
  expect(credits).toEqual([
    { x0: 225, x1: 250 },
    { x0: 195, x1: 220 },
  ]);
});

it('the columns of a list above a title of what is none of it are its own', () => {
  const lines = printLines(`
    Date         Description            Amount   Balance
    10/01/2025   CAFE                   732.35
    13/01/2025   CAFE                   203.03
    Pending
      05/02/2025   GREEN GROCER 4412 76.49
      06/02/2025   MARKET          75.43
      07/02/2025   TAXI        14.52
  `);
  const isTitle = (line: TokenLine) => line.words[0]!.text === 'Pending';
  const [first] = layoutColumns({ header: findHeaders(lines)[0]!, lines: lines.slice(1) }, isTitle);
  expect(first!.columns.find(({ headerText }) => headerText === 'Amount')!.span).toEqual({ x0: 220, x1: 250 });
});

it('a name of two names is one over one column of values, and two over two', () => {
  const one = `
    Effective Dt   Description     Debited Amt     Balance
    01/02/2025     GREEN GROCER          45.20    1,189.36
    02/02/2025     PIKE ST COFFEE         9.30    1,180.06
  `;
  expect(columnsOf(one)).toEqual(['date Effective Dt', 'text Description', 'money Debited Amt', 'money Balance']);
  const two = `
       Effective Dt           Description     Debited Amt     Balance
    01/02/2025   02/02/2025   GREEN GROCER          45.20    1,189.36
    02/02/2025   02/02/2025   PIKE ST COFFEE         9.30    1,180.06
  `;
  expect(columnsOf(two)).toEqual([
    'date Effective',
    'date Dt',
    'text Description',
    'money Debited Amt',
    'money Balance',
  ]);
});

it('an unknown name over dates lets no amounts of the texts make a column', () => {
  expect(
    columnsOf(`
        Bu-Zub    Wert      Vorgang
        02.07.    03.07.    Einkauf                      99,10 S
                            136,72 EUR am Schalter
                            136,75 EUR am Schalter
        03.07.    04.07.    Miete                        71,95 S
                            136,78 EUR am Schalter
      `),
  ).toEqual(['date Bu-Zub', 'date Wert', 'text Vorgang', 'money -']);
});

it('an unknown name over a single amount among many rows heads a column of amounts, unless words stand there too', () => {
  const days = Array.from({ length: 28 }, (_, at) => String(at + 1).padStart(2, '0'));
  const list = (word: string) =>
    columnsOf(`
        Date         Description         Zwosk         Qerl          Balance
${days.map((day) => `        ${day}/02/2025   GREEN GROCER        45.20         ${word.padEnd(8)}      ${1300 - Number(day)}.36`).join('\n')}
        01/03/2025   SALARY                            1500.00       2689.36
    `);
  expect(list('')).toContain('money Qerl');
  expect(list('online')).toContain('text Qerl');
});

it('one longer date that reaches under the next name neither makes that name one of dates nor takes words from it', () => {
  const [, text] = layOut(`
        Date    Transaction             Debit      Credit     Balance
        01 Nov 2024 OPENING BALANCE                            987.00
        01 Nov  Transfer to savings     26.00                  961.00
        04 Nov  Salary                             139.00    1,100.00
        05 Nov  Account fee              4.00                1,096.00
  `).filter(({ headerText }) => headerText !== null);
  expect(text).toMatchObject({ kind: 'text', headerText: 'Transaction' });
  const [date] = layOut(`
        Date    Transaction             Debit
        01 Nov  Transfer to savings     26.00
  `).filter(({ headerText }) => headerText !== null);
  expect(text!.span.x0).toBeCloseTo(date!.span.x1);
});

describe('below no header, two spaces in front of a figure in the words of a row', () => {
  const listOf = (last: string) => `
${Array.from({ length: 8 }, (_, at) => `        08/1${at}    CARD PURCHASE SHOP ${at}             ${at}5.20`).join('\n')}
        08/19    ${last}
  `;

  it.each(['RETURNED ITEM AT  36.00          36.00', 'ANALYSIS CHARGE  12-25           42.10'])(
    'make no column beside that of the amounts: %s',
    (last) => {
      expect(columnsOf(listOf(last))).toEqual(['date -', 'money -']);
    },
  );

  it('a wider space does', () => {
    expect(columnsOf(listOf('SALARY             1.50          36.00'))).toEqual(['date -', 'money -', 'money -']);
  });
});

it('a name stands over its own values rather than beside those of others, which a table below prints', () => {
  const columns = layOut(`
    Dato       Tekst                     Ut av konto    Inn på konto
    04.11.24   Vipps                          585,55
    05.11.24   Nettgiro                    10.191,02
    07.11.24   Varekjøp                     1.063,00
    11.11.24   Omkostninger                    95,22
    01.08.24   Kredittrente        0,75
    15.11.24   Kredittrente        1,00
  `);
  const ends = columns.filter(({ kind }) => kind === 'money').map(({ headerText, span }) => [headerText, span.x1]);
  expect(ends[0]).toEqual(['Ut av konto', 40 + 5 * 48]);
});

it('a description that ends with a date on a line of its own heads no rows with a day of purchase', () => {
  expect(
    columnsOf(`
      Movimiento            Monto    Fecha operación
      PAGO EN FARM          16.83    29-dic-23
      COMPRA PEMEX          64.40    21-dic-23
      21/12/2023
      COMPRA SORIANA        44.40    20-dic-23
      20/12/2023
    `),
  ).toEqual(['text Movimiento', 'money Monto', 'date Fecha operación']);
});

it('a name of texts over days that stand on lines of their own heads the texts below them', () => {
  expect(
    columnsOf(`
      Transaction                       Amount       Balance
      30 June 2024
      Interest paid                    +111.86    115,751.67
      20 June 2024
      Payment received from R MEHTA    +978.93    115,639.81
      15 June 2024
      Withdrawal to nominated account  -714.28    114,660.88
    `),
  ).toEqual(['date -', 'text Transaction', 'money Amount', 'money Balance']);
});

it('rows whose days stand above them show all columns of amounts by their value dates', () => {
  expect(
    columnsOf(`
      04/11/2024
      SAVINGS PLAN           05/11/2024    160.95-
      11/11/2024
      CHEMIST                11/11/2024     82.40-
      TELEPHONE              13/11/2024     32.54-
      18/11/2024
      SALARY                 18/11/2024                 2,540.08
      GROCER                 18/11/2024     25.15-
    `),
  ).toEqual(['date -', 'date -', 'money -', 'money -']);
});
