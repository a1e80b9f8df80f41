/** Columns of dates that print the day of the month alone, from the page to the rows. */
import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';
import { placeDays } from './place-days.ts';

function read(...blocks: readonly string[]) {
  return readDocument(printPages(...blocks), 'Document').statements[0]!;
}

function datesOf(...blocks: readonly string[]) {
  return read(...blocks).transactions.map(({ date }) => date);
}

const MONTH = 'the month of the dates can be read in two ways';

describe('days without a month', () => {
  it('are of the month that the period says, and no row is lost', () => {
    const { transactions, verification } = read(`
      Conta Corrente     Agencia 1234     Conta 123456-7
      Período: 01/01/2024 a 31/01/2024

      Dia   Histórico                    Documento      Valor        Saldo
            SALDO ANTERIOR                                         1.000,00
      05    COMPRA CARTAO GREEN          123456        -53,18        946,82
            LOJA 12
      05    PIX RECEBIDO JOANA           223456        100,00      1.046,82
      17    TARIFA MENSAL                333456        -46,82      1.000,00
            SALDO FINAL                                            1.000,00
    `);
    expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual([
      '2024-01-05 -53.18 COMPRA CARTAO GREEN LOJA 12',
      '2024-01-05 100.00 PIX RECEBIDO JOANA',
      '2024-01-17 -46.82 TARIFA MENSAL',
    ]);
    expect(verification.status).toBe('verified');
  });

  it('behind a word for a day are of the month in the title of the statement', () => {
    expect(
      datesOf(`
        Conta Corrente     Agencia 1234     Conta 123456-7
        Extrato de Janeiro/2024

        Data     Histórico                               Valor        Saldo
        Dia 05   COMPRA CARTAO GREEN                     -53,18        946,82
        Dia 06   PIX RECEBIDO JOANA                      100,00      1.046,82
      `),
    ).toEqual(['2024-01-05', '2024-01-06']);
  });

  const behindBalance = (head: string) => `
    Cuenta No. 7101-88214-6     Pagina No. 1
    ${head}
    PAIZ MORALES LUCIA

    DIA   DESCRIPCION                  DOCUMENTO      VALOR        SALDO
          SALDO AL 31/10/2024                                    1,000.00
    02    DEPOSITO DE AHORRO           17265200      300.00      1,300.00
    05    RETIRO CAJERO ZONA 10        90117720      100.00      1,200.00
    30    INTERES CAPITALIZADO         00000001       41.12      1,241.12
  `;
  it.each(['NOVIEMBRE 2024   QUETZALES   ESTADO DE CUENTA', 'QUETZALES   ESTADO DE CUENTA'])(
    'are of the month behind the balance that they start from ("%s")',
    (head) => {
      expect(datesOf(behindBalance(head))).toEqual(['2024-11-02', '2024-11-05', '2024-11-30']);
    },
  );

  it('are of the month that closes with the balance above them where the newest stands first', () => {
    expect(
      datesOf(`
        Cuenta No. 7101-88214-6

        DIA   DESCRIPCION                  DOCUMENTO      VALOR        SALDO
              SALDO AL 31/10/2024                                    1,241.12
        30    INTERES CAPITALIZADO         00000001       41.12      1,241.12
        05    RETIRO CAJERO ZONA 10        90117720     -100.00      1,200.00
        02    DEPOSITO DE AHORRO           17265200      300.00      1,300.00
      `),
    ).toEqual(['2024-10-30', '2024-10-05', '2024-10-02']);
  });

  it.each([
    ['Thu 01', 'Sat 03', 'Tue 05'],
    ['01 Thu', '03 Sat', '05 Tue'],
    ['Thu   1', 'Sat   3', 'Tue   5'],
  ])('beside the day of the week ("%s") are of the month above them', (first, second, third) => {
    const { transactions, verification } = read(`
      Current account     Ada Placeholder
      Statement 1 February 2024 to 31 March 2024
      Opening balance   1 800,00 EUR          Closing balance   1 714,82 EUR

      Day        What                          Amount         Balance after

      February 2024
      ${first}     Bus pass                      -43,00 EUR      1 757,00 EUR
      ${second}     Invoice 463                   14,82 EUR      1 771,82 EUR
                 Total February 2024: in 14,82 EUR, out -43,00 EUR     -28,18 EUR

      March 2024
      ${third}     Groceries                     -57,00 EUR      1 714,82 EUR
                 Total March 2024: in 0,00 EUR, out -57,00 EUR     -57,00 EUR
    `);
    expect(transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2024-02-01 Bus pass',
      '2024-02-03 Invoice 463',
      '2024-03-05 Groceries',
    ]);
    expect(verification.status).toBe('verified');
  });

  const TOP = `
        First Bank          Account number  12345678`;
  const HEAD = 'Date    Description                       Amount      Balance';

  it('go on over the turn of a year, on the next page too', () => {
    expect(
      datesOf(
        `${TOP}
        Statement period  December 1, 2023 to January 31, 2024

        ${HEAD}
        18      CARD GREEN GROCER                 -53.18        946.82
        29      TRANSFER JANE                     100.00      1,046.82
      `,
        `${TOP}

        ${HEAD}
        2       SALARY                           -100.00        946.82
        15      RENT                              -10.00        936.82
      `,
      ),
    ).toEqual(['2023-12-18', '2023-12-29', '2024-01-02', '2024-01-15']);
  });

  it('take no month from the day of a purchase that opens the second line of a description', () => {
    expect(
      datesOf(`${TOP}
        Statement period  December 16, 2023 to January 15, 2024

        ${HEAD}
        18      CARD GREEN GROCER                 -53.18        946.82
                17 DEC LONDON
        29      TRANSFER JANE                     100.00      1,046.82
        2       SALARY                           -100.00        946.82
        15      RENT                              -10.00        936.82
      `),
    ).toEqual(['2023-12-18', '2023-12-29', '2024-01-02', '2024-01-15']);
  });

  it('are of the month that heads them', () => {
    const { transactions, ambiguities } = read(`${TOP}
        Statement period  November 1, 2023 to January 31, 2024

        ${HEAD}
        DECEMBER 2023
        18      CARD GREEN GROCER                 -53.18        946.82
        29      TRANSFER JANE                     100.00      1,046.82
        JANUARY 2024
        2       SALARY                           -100.00        946.82
    `);
    expect(transactions.map(({ date }) => date)).toEqual(['2023-12-18', '2023-12-29', '2024-01-02']);
    expect(ambiguities).not.toContain(MONTH);
  });

  it('are told from the figures that go on a description below the name of the dates', () => {
    expect(
      datesOf(`${TOP}
        Posting date    Description               Amount      Balance
                Opening balance                              1,000.00
        DECEMBER 2023
        18      CARD GREEN GROCER                 -53.18        946.82
                42.41 x 2
        29      TRANSFER JANE                     100.00      1,046.82
                61.72 x 2
        JANUARY 2024
        2       SALARY                           -100.00        946.82
      `),
    ).toEqual(['2023-12-18', '2023-12-29', '2024-01-02']);
  });

  it('stand in any column, in the first line of a row or in a later one, and each section has its own', () => {
    const { transactions } = read(
      `${TOP}
        Statement period  December 24, 2023 to January 23, 2024

        Deposits
        Description                       Date          Amount      Balance
        SALARY GREEN GROCER                 25
        Ref. 345060                                     100.00     1,100.00
        REFUND CARD 26.12. 09:28            26            5.00     1,105.00
        SALARY GREEN GROCER                 18          200.00     1,305.00
        Total deposits                                  305.00
      `,
      `${TOP}

        Withdrawals
        Description                       Date          Amount      Balance
        CARD PAYMENT                        26          -53.18     1,251.82
        RENT                                 2          -10.00     1,241.82
      `,
    );
    expect(transactions.map(({ date }) => date)).toEqual([
      '2023-12-25',
      '2023-12-26',
      '2024-01-18',
      '2023-12-26',
      '2024-01-02',
    ]);
  });

  it('stand beside their month in a column of its own, which prints it where it changes, below the year', () => {
    const ledger = `${TOP}

        Date          Description                       Amount      Balance
        2023
        Dec     1     Balance brought down                          1,000.00
                18    CARD GREEN GROCER                 -53.18        946.82
                29    TRANSFER JANE                     100.00      1,046.82
        2024
        Jan     2     SALARY                           -100.00        946.82
                15    RENT                              -10.00        936.82
      `;
    const overleaf = `
        Date          Description                       Amount      Balance
                      Balance brought forward                         936.82
        Jan     20    SALARY                           -100.00        836.82
                25    RENT                              -10.00        826.82
      `;
    const { transactions, verification } = read(ledger, overleaf);
    expect(transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
      '2023-12-18 CARD GREEN GROCER',
      '2023-12-29 TRANSFER JANE',
      '2024-01-02 SALARY',
      '2024-01-15 RENT',
      '2024-01-20 SALARY',
      '2024-01-25 RENT',
    ]);
    expect(verification.status).toBe('verified');
  });

  it('that may be of one month or the next are said to be ambiguous', () => {
    const { transactions, ambiguities } = read(`${TOP}
        Statement period  November 1, 2023 to January 15, 2024

        ${HEAD}
        18      CARD GREEN GROCER                 -53.18        946.82
        2       SALARY                           -100.00        846.82
    `);
    expect(transactions).toHaveLength(2);
    expect(ambiguities).toContain(MONTH);
  });

  it('rows whose month is printed nowhere count as not read', () => {
    const { transactions, unassigned, verification } = read(`${TOP}

        ${HEAD}
                Opening balance                              1,000.00
        18      CARD GREEN GROCER                 -50.00        950.00
        29      TRANSFER JANE                      50.00      1,000.00
                Closing balance                              1,000.00
    `);
    expect(transactions).toEqual([]);
    expect(unassigned.map(({ text }) => text)).toEqual(['-50.00', '950.00', '50.00', '1,000.00']);
    expect(verification.status).not.toBe('verified');
  });
});

describe('a list that nothing dates', () => {
  const TOP = `
        First Bank          Account number  12345678
        Statement period  December 1, 2023 to December 31, 2023
        Opening balance   1,000.00
        Closing balance   1,000.00
`;

  it.each([
    ['below a column of dates', 'Date         Description                       Amount', 'D5/12'],
    ['below a column of numbers', 'No           Description                       Amount', '1    '],
    ['below nothing', '', '18   '],
  ])('%s is told, and never verified as a statement without rows', (_, header, first) => {
    const { transactions, unassigned, verification } = read(`${TOP}
        ${header}
        ${first}        CARD GREEN GROCER                 -50.00
        ${first}        TRANSFER JANE                     100.00
        ${first}        RENT                              -50.00
    `);
    expect(transactions).toEqual([]);
    expect(unassigned.map(({ text }) => text)).toEqual(['-50.00', '100.00', '-50.00']);
    expect(verification.status).toBe('unverifiable');
  });
});

describe('days in a span', () => {
  const place = (days: readonly number[], from: string, to: string) => {
    const { months, isGuessed } = placeDays(days, { from, to });
    return `${months.map(({ year, month }) => `${year}-${month}`).join(' ')}${isGuessed ? ' ?' : ''}`;
  };

  it.each([
    [[31, 16, 15, 1], '2023-12-16', '2024-01-15', '2023-12 2023-12 2024-1 2024-1'],
    [[28, 2, 1], '2023-11-01', '2023-12-31', '2023-11 2023-11 2023-11 ?'],
    [[28, 30, 1, 30], '2023-11-01', '2023-12-31', '2023-11 2023-11 2023-12 2023-12'],
    [[20, 3, 30, 2], '2023-11-01', '2023-12-31', '2023-12 2023-12 2023-11 2023-11'],
    [[3, 31], '2024-01-01', '2024-01-30', '2024-1 2023-12'],
  ])('%j from %s to %s', (days, from, to, expected) => {
    expect(place(days, from, to)).toBe(expected);
  });
});
