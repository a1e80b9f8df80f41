/** Properties of a list that its running balances tell and its words and headers do not. */
import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

/** Rows as `date amount balance`. */
function rowsOf(...blocks: readonly string[]): string[] {
  const { statements } = readDocument(printPages(...blocks), 'Document');
  return statements.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`),
  );
}

it('reads fees of a column that no header of money names', () => {
  expect(
    rowsOf(`
      Statement period  01/08/2024 to 31/08/2024
      Opening Balance   4,221.79

      Date           Description                Category          Money In      Money Out     Fee*       Balance

      04/08/2024     Payment received           Other Income        915.14                              5,136.93
      13/08/2024     Monthly admin              Fees                                         -0.45      5,136.48
      23/08/2024     Taxi home                  Taxi                              -265.89               4,870.59
      25/08/2024     Cash deposit               Other Income        253.20                              5,123.79
      26/08/2024     Salary                     Salary           20,512.41                             25,636.20
    `),
  ).toEqual([
    '2024-08-04 915.14 5136.93',
    '2024-08-13 -0.45 5136.48',
    '2024-08-23 -265.89 4870.59',
    '2024-08-25 253.20 5123.79',
    '2024-08-26 20512.41 25636.20',
  ]);
});

it('takes a row that is printed twice for no total, though the second amount is the sum of its column so far', () => {
  expect(
    rowsOf(`
      Beginning Balance  2,176.66      Ending Balance  2,136.88

      Date           Description                    Debits       Credits      Balance
      04/08/2024     Refund City Parking                           47.75     2,224.41
      05/08/2024     Direct debit Oakridge           18.47                   2,205.94
      05/08/2024     Direct debit Oakridge           18.47                   2,205.94
      06/08/2024     Power bill                      64.71                   2,141.23
      07/08/2024     Market                           4.35                   2,136.88
    `),
  ).toEqual([
    '2024-08-04 47.75 2224.41',
    '2024-08-05 -18.47 2205.94',
    '2024-08-05 -18.47 2205.94',
    '2024-08-06 -64.71 2141.23',
    '2024-08-07 -4.35 2136.88',
  ]);
});

it('takes a row that is printed twice for no subtotal where no header names the columns', () => {
  expect(
    rowsOf(`
      Opening balance                                                 452.81
      Closing balance                                               1,609.55

      24 Dec 2024   Mobile bill               7.78                    445.03
      24 Dec 2024   Mobile bill               7.78                    445.03
      09 Jan 2025   Salary                            1,259.60      1,704.63
      09 Jan 2025   Cash machine             95.08                  1,609.55
    `),
  ).toEqual([
    '2024-12-24 -7.78 445.03',
    '2024-12-24 -7.78 445.03',
    '2025-01-09 1259.60 1704.63',
    '2025-01-09 -95.08 1609.55',
  ]);
});

it('takes a row that is printed twice for no sum where each row prints a zero on its other side', () => {
  expect(
    rowsOf(`
      Statement period  01/09/2024 to 30/09/2024

      Date           Description              Withdrawals     Deposits       Balance
      06/09/2024     Opening balance                                        48,137.71
      06/09/2024     Green grocer                1,024.43         0.00      47,113.28
      06/09/2024     Salary                          0.00    20,362.84      67,476.12
      06/09/2024     Salary                          0.00    20,362.84      67,476.12
      09/09/2024     Card fee                       10.08         0.00      67,466.04
      30/09/2024     Closing balance                                        67,466.04
    `),
  ).toEqual([
    '2024-09-06 -1024.43 47113.28',
    '2024-09-06 20362.84 67476.12',
    '2024-09-06 20362.84 67476.12',
    '2024-09-09 -10.08 67466.04',
  ]);
});

it('leaves out an amount of the list that prints no balance where every row does', () => {
  expect(
    rowsOf(`
      Statement period  01/08/2024 to 31/08/2024
      Opening Balance   100.00

      Date           Description                    Amount       Balance
      04/08/2024     Payment received                15.00        115.00
      05/08/2024     Coffee                          -5.00        110.00
      06/08/2024     Books                          -10.00        100.00
      07/08/2024     Refund                           1.00        101.00
      08/08/2024     Returned item                   -9.00
      08/08/2024     Returned item                    9.00
    `),
  ).toEqual([
    '2024-08-04 15.00 115.00',
    '2024-08-05 -5.00 110.00',
    '2024-08-06 -10.00 100.00',
    '2024-08-07 1.00 101.00',
  ]);
});

it('keeps a list together over a summary that opens a page', () => {
  const first = `
      Statement period  14/12/2024 to 13/02/2025
      Account number    66454147

      Date           Description             Money out     Money in       Balance
      14/12/2024     Start balance                                       1,545.28
      15/12/2024     Card payment                10.14                   1,535.14
      16/12/2024     Card payment                35.14                   1,500.00
      17/12/2024     Received                                 25.00      1,525.00
  `;
  const second = `
      At a glance
      Start balance   1,200.00

      Date           Description             Money out     Money in       Balance
      18/12/2024     Card payment                 5.00                   1,520.00
      19/12/2024     Card payment                20.00                   1,500.00
  `;
  expect(readDocument(printPages(first, second), 'Document').statements).toHaveLength(1);
});

it('tells money out from money in by the balances where both columns are called alike', () => {
  expect(
    rowsOf(`
      Account number 12345678      Statement date 31/05/2024

      Date           Details               Payments to      Payments by      Balance
                     Balance Forward                                         1,251.68
      03/05/2024     SALARY                                  1,098.02         2,349.70
      05/05/2024     TRANSFER                 102.69                          2,247.01
      06/05/2024     GROCER                   154.25                          2,092.76
      07/05/2024     LODGEMENT                                  10.00         2,102.76
    `),
  ).toEqual([
    '2024-05-03 1098.02 2349.70',
    '2024-05-05 -102.69 2247.01',
    '2024-05-06 -154.25 2092.76',
    '2024-05-07 10.00 2102.76',
  ]);
});

it('takes the turnover of a day and an amount in a description for no rows where the rows come to the day balances', () => {
  expect(
    rowsOf(`
      Date           Description                                           Debit       Credit
                     Opening balance                                                 1,845.90
      02/12/2025     Card payment LIDL                                    335.14
                     transaction value: 335.14 RON RRN:896853197982
      02/12/2025     Daily turnover                                       335.14         0.00
                     Daily closing balance                                           1,510.76
      03/12/2025     Card payment KAUFLAND                                352.65
                     transaction value: 352.65 RON RRN:364410745439
      03/12/2025     Daily turnover                                       352.65         0.00
                     Daily closing balance                                           1,158.11
      10/12/2025     Instant payment received                                            206.25
                     Salary                                                            5,913.68
      10/12/2025     Daily turnover                                         0.00     6,119.93
                     Daily closing balance                                           7,278.04
      11/12/2025     Card payment GLOVO                                   250.56
                     transaction value: 250.56 RON RRN:517272224618
      11/12/2025     Daily turnover                                       250.56         0.00
                     Daily closing balance                                           7,027.48
      18/12/2025     Transfer to DIGI                                     229.42
      18/12/2025     Daily turnover                                       229.42         0.00
                     Daily closing balance                                           6,798.06
      24/12/2025     Card payment LIDL                                    318.86
                     transaction value: 318.86 RON RRN:812971554973
      24/12/2025     Daily turnover                                       318.86         0.00
                     Daily closing balance                                           6,479.20
                     Total turnover                                     1,486.63     6,119.93
                     Closing balance                                                 6,479.20
    `),
  ).toEqual([
    '2025-12-02 -335.14 null',
    '2025-12-03 -352.65 null',
    '2025-12-10 206.25 null',
    '2025-12-10 5913.68 null',
    '2025-12-11 -250.56 null',
    '2025-12-18 -229.42 null',
    '2025-12-24 -318.86 null',
  ]);
});

it('dates a row by the day above it, with its balance, that opens a page', () => {
  expect(
    rowsOf(
      `
      Cliente: FULANO DE TAL
      Conta: 1234567-8
      Período: 20/06/2025 a 05/07/2025

      Saldo total          Saldo disponível:          Saldo bloqueado:
      R$ 179,43            R$ 179,43                  R$ 0,00


      27 de Junho de 2025 Saldo do dia: -R$ 198,50                 Valor    Saldo por transação

      Compra no debito: "No estabelecimento EBN"               -R$ 33,97            -R$ 198,50


      28 de Junho de 2025 Saldo do dia: -R$ 353,78

      Pagamento de boleto: "PAGAMENTO DE TITULO"              -R$ 155,28            -R$ 353,78


      29 de Junho de 2025 Saldo do dia: R$ 314,31

      Pix recebido: "Cp 18236120 - Nildeval"                   R$ 668,09             R$ 314,31


      30 de Junho de 2025 Saldo do dia: -R$ 1.078,45

      Pix enviado: "Nildeval Marinho Junior"                   -R$ 97,97             R$ 216,34

      Pagamento efetuado: "Pagamento fatura"                -R$ 1.294,79          -R$ 1.078,45


      1 de Julho de 2025 Saldo do dia: R$ 1.267,31

      Pix recebido: "Cp 37880206 - Andreia"                  R$ 2.345,76           R$ 1.267,31


      2 de Julho de 2025 Saldo do dia: R$ 1.061,28

      Compra no debito: "No estabelecimento EBN"              -R$ 206,03           R$ 1.061,28
    `,
      `
      5 de Julho de 2025 Saldo do dia: R$ 179,43

      Pix enviado: "Cp 10573521 - Andreia"                    -R$ 881,85             R$ 179,43
    `,
    ).slice(-2),
  ).toEqual(['2025-07-02 -206.03 1061.28', '2025-07-05 -881.85 179.43']);
});

it('follows balances that are set to the left, under a header that stands above none of them', () => {
  expect(
    rowsOf(`
      Account number  12345678
      Date Type Description Paid out Paid in Balance
      02 May 24   VIS   BOOTS 1042                 5.23               994.77
      02 May 24   CR    RENT SHARE                          250.31    1,245.08
      03 May 24   DD    OCTOPUS ENERGY             109.36             1,135.72
      05 May 24   CPT   CASH LEEDS                 95.31              1,040.41
      06 May 24   VIS   BOOTS 1042                 41.26              999.15
      07 May 24   VIS   TFL TRAVEL CH              3.70               995.45
    `),
  ).toEqual([
    '2024-05-02 -5.23 994.77',
    '2024-05-02 250.31 1245.08',
    '2024-05-03 -109.36 1135.72',
    '2024-05-05 -95.31 1040.41',
    '2024-05-06 -41.26 999.15',
    '2024-05-07 -3.70 995.45',
  ]);
});

it('parts two names a space from each other where amounts begin below each of them', () => {
  expect(
    rowsOf(`
      Opening balance   3,100.00
      Date         Details                       Withdrawals Deposits    Balance
      06/09/2020   SALARY                                    4,422.80    7,522.80
      07/09/2020   COFFEE                        7.67                    7,515.13
      07/09/2020   INTEREST                                  2.40        7,517.53
      11/09/2020   FAIRPRICE                     94.40                   7,423.13
      12/09/2020   NETFLIX                       19.98                   7,403.15
    `),
  ).toEqual([
    '2020-09-06 4422.80 7522.80',
    '2020-09-07 -7.67 7515.13',
    '2020-09-07 2.40 7517.53',
    '2020-09-11 -94.40 7423.13',
    '2020-09-12 -19.98 7403.15',
  ]);
});

it('leaves a list whose rows come to the balance of every day, though texts repeat amounts and days print their turnover', () => {
  const day = (date: string, amount: string, balance: string) => `
      ${date}   Plata la POS                                   ${amount.padStart(10)}
                   EPOS 33842160 LIDL CLUJ-NAPOCA
                   523157 valoare tranzactie: ${amount} RON RRN 089726195479
                   Rulaj zi                                       ${amount.padStart(10)}                0.00
      ${date}   Sold final zi                                                  ${balance.padStart(14)}`;
  expect(
    rowsOf(`
      Cont: RO27BTRLRONCRT0441720901     Moneda: RON

      Data         Descriere                                      Debit              Credit
                   Sold anterior                                                        4,210.08${[
                     day('01/12/2024', '128.14', '4,081.94'),
                     day('02/12/2024', '44.00', '4,037.94'),
                     day('05/12/2024', '348.76', '3,689.18'),
                     day('06/12/2024', '398.06', '3,291.12'),
                     day('09/12/2024', '1,406.02', '1,885.10'),
                     day('12/12/2024', '48.78', '1,836.32'),
                   ].join('')}
      Sold final cont                                                                    1,836.32
    `),
  ).toEqual([
    '2024-12-01 -128.14 null',
    '2024-12-02 -44.00 null',
    '2024-12-05 -348.76 null',
    '2024-12-06 -398.06 null',
    '2024-12-09 -1406.02 null',
    '2024-12-12 -48.78 null',
  ]);
});

it('a row that is printed twice, once without a balance, is no total that a chain may pass over', () => {
  const twice = `
      Opening balance   3,100.00
      Date         Details                       Withdrawals   Deposits    Balance
      06/09/2020   SALARY                                      4,422.80    7,522.80
      07/09/2020   COFFEE                        7.67
                   COFFEE                        7.67                      7,515.13
      07/09/2020   INTEREST                                    2.40        7,517.53
      11/09/2020   FAIRPRICE                     94.40                     7,423.13
  `;
  const [statement] = readDocument(printPages(twice), 'Document').statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['4422.80', '-7.67', '-7.67', '2.40', '-94.40']);
  expect(statement!.verification.status).not.toBe('verified');
});

it('takes what moves nothing and has no date for no row where its figure is not the balance that the rows end with', () => {
  const list = `
      Date             Particulars            Debits     Credits      Balance
      26 Sep 2025      Brought forward                                 862.15
      29 Sep 2025      Myki topup             115.66                   746.49
      1 Oct 2025       Salary                            2,314.55    3,061.04
      4 Oct 2025       Coles Brunswick         72.40
                       Dan Murphys             53.26                 2,935.38
`;
  const rows = [
    '2025-09-29 -115.66 746.49',
    '2025-10-01 2314.55 3061.04',
    '2025-10-04 -72.40 null',
    '2025-10-04 -53.26 2935.38',
  ];
  expect(
    rowsOf(`${list}
      Summary of charges                           From 1 July     Last year
      Withholding tax                                $0.00           $0.00
      Debits tax                                     $0.00           $0.00
    `),
  ).toEqual(rows);
  expect(
    rowsOf(`${list}                       Waived fee               0.00                 2,935.38
    `),
  ).toEqual([...rows, '2025-10-04 0.00 2935.38']);
});

it('keeps a first row without balance of a list above one in which all rows print theirs', () => {
  const header = '      Date           Description                    Deposit    Withdrawal     Balance';
  expect(
    rowsOf(`
      Statement of 6 April 2025

${header}
      07/03/2025     B/F BALANCE                                             1,420.10
      14/03/2025     CHEQUE 182195                             2,310.85
                     TRANSFER                      7,624.06                  6,733.31
      19/03/2025     CHEQUE 057454                             4,137.15      2,596.16
      28/03/2025     BROADBAND                                   222.66      2,373.50

${header}
      07/03/2025     B/F BALANCE                                               880.12
      10/03/2025     REMITTANCE                    2,957.37                  3,837.49
      16/03/2025     REMITTANCE                    1,261.45                  5,098.94
      17/03/2025     EXCHANGE                                    262.81      4,836.13
    `),
  ).toContain('2025-03-14 -2310.85 null');
});

it('a row printed twice is one of the list, whatever the title above the rows of the chain says', () => {
  const page = (again: string) => `
      Checking Account       Account number 12345678
      Opening balance                            1,000.00
      Closing balance                            1,661.00

      Date        Details                  Amount      Balance
      Holds
      22/05/2025  TAXI                     -10.00       990.00
      24/05/2025  SALARY                 1,500.00     2,490.00
      27/05/2025  RENT                    -800.00     1,690.00
      ${again}
      30/05/2025  COFFEE                    -4.00     1,686.00
      02/06/2025  BOOKS                    -25.00     1,661.00
  `;
  const read = (again: string) => {
    const { transactions, verification } = readDocument(printPages(page(again)), 'Document').statements[0]!;
    return [verification.status, transactions.length];
  };
  expect(read('')).toEqual(['verified', 5]);
  expect(read('27/05/2025  RENT                    -800.00     1,690.00')).toEqual(['mismatch', 6]);
});

it('no chain reads a list again whose balances it mostly leaps over', () => {
  const { statements } = readDocument(
    printPages(`
      Opening Balance: 1,500.00
      Closing Balance: 2,531.00
      Date         Narration          Paid In     Withdrawn    Charge     Balance
      02/10/2025   CONTRIBUTION A    2,000.00                            3,500.00
      05/10/2025   HOSPITAL BILL                   3,000.00     33.00      467.00
      08/10/2025   CONTRIBUTION B    2,250.00                            2,717.00
      10/10/2025   TRANSPORT                         600.00     13.00    2,104.00
      12/10/2025   CONTRIBUTION C    1,200.00                            3,304.00
      13/10/2025   CONTRIBUTION D      300.00                            3,604.00
      15/10/2025   TENTS AND CHAIRS                1,500.00     23.00    2,081.00
      17/10/2025   CONTRIBUTION E      450.00                            2,531.00
      20/10/2025   CONTRIBUTION F      900.00                            3,431.00
      24/10/2025   CATERING                          877.00     23.00    2,531.00
    `),
    'Document',
  );
  expect(statements.map(({ verification }) => verification.status)).toEqual(['verified']);
  expect(statements[0]!.transactions.at(-1)!.amount).toBe('-900.00');
});
