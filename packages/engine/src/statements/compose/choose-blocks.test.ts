/** Lists below the account activity that look like more of it. */
import { AMBIGUITIES } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function readRows(block: string) {
  const { statements, warnings } = readDocument([printPage(block)], 'Document');
  const { transactions, verification } = statements[0]!;
  return {
    amounts: transactions.map(({ amount }) => amount),
    status: verification.status,
    warnings: warnings.map(({ code }) => code),
  };
}

const ACTIVITY = `
  Credit Card Statement      Card Number   4824 0000 0000 0001
  Statement period: 2018-04-01 to 2018-04-30
  Previous Balance        668.00
  New Balance           1,199.04

  Booking Date   Particulars                Amount
  2018-04-05     POS PURCHASE PETCARE       414.88
  2018-04-05     VISA PURCHASE GROCER       102.77
  2018-04-13     FOREIGN TRANSACTION FEE     13.39
`;

describe('a plan of instalments, dated, with amounts and what is left of each', () => {
  const PLAN = `
  Plan
  Booking Date   Particulars                Amount    Balance
  2017-11-02     GREEN GROCER 5/12           29.05     203.35
`;
  const MORE = '  2018-03-02     LITTLE LOAF 1/10            21.87     196.83\n';

  it('is no part of the activity where the printed balances agree without it', () => {
    expect(readRows(ACTIVITY + PLAN + MORE)).toEqual({
      amounts: ['-414.88', '-102.77', '-13.39'],
      status: 'verified',
      warnings: ['list_left_out'],
    });
  });

  it('is no part of it where it is the longer list, or the first balance has a name that nobody knows', () => {
    const page = (ACTIVITY + PLAN + MORE).replace(/.*(?:PETCARE|VISA).*\n/g, '').replace('Previous', 'Vorheriges');
    const { amounts, status } = readRows(page.replace('668.00', '1,185.65'));
    expect({ amounts, status }).toEqual({ amounts: ['-13.39'], status: 'verified' });
  });

  it('is no part of a list that remarks part into many blocks', () => {
    const remarked = Array.from(
      { length: 14 },
      (_, at) => `  2018-04-${at + 10}     POS PURCHASE PETCARE        ${at + 11}.20\n\n\n  A remark of the bank\n\n\n`,
    );
    const head = ACTIVITY.slice(0, ACTIVITY.indexOf('  2018-04-05')).replace('1,199.04', '915.80');
    const { amounts, status } = readRows(head + remarked.join('') + PLAN + MORE);
    expect({ rows: amounts.length, status }).toEqual({ rows: 14, status: 'verified' });
  });

  it('is kept where the balances agree neither way, and nothing is proved', () => {
    const { amounts, status } = readRows((ACTIVITY + PLAN + MORE).replace('1,199.04', '1,198.04'));
    expect(amounts).toHaveLength(5);
    expect(status).toBe('mismatch');
  });

  it('is kept where its balances run from row to row: that is a list of its own', () => {
    const { amounts } = readRows(`${ACTIVITY}${PLAN}${MORE.replace('196.83', '181.48')}`);
    expect(amounts).toHaveLength(5);
  });
});

describe('several tables behind the activity, each with dates and amounts', () => {
  const ANNEXES = `

  Eligible for instalments
  DATE           TRANSACTION                AMOUNT
  2018-04-05     POS PURCHASE PETCARE       414.88

  Rewards Summary
  Opening Balance      Earned     Disbursed     Closing Balance
  4,210                388        0             4,598

  Tax Summary
  Date               Type                Taxable value        IGST
  2018-04-13         Finance charges     199.00               35.82
`;

  it('are no part of it where the printed balances agree without all of them', () => {
    const { amounts, status } = readRows(ACTIVITY + ANNEXES);
    expect({ amounts, status }).toEqual({ amounts: ['-414.88', '-102.77', '-13.39'], status: 'verified' });
  });

  it('prove nothing where the balances agree without them no better', () => {
    expect(readRows((ACTIVITY + ANNEXES).replace('1,199.04', '1,198.04')).status).toBe('mismatch');
  });
});

it('a list with the balance of each day on a line of its own is kept, whatever a shorter one beside it adds up to', () => {
  const { amounts, status } = readRows(`
    Checking Account       Account number   12345678
    Opening Balance        100.00
    Closing Balance         86.61

    Deposits and Withdrawals
    Date         Description                    Amount     Balance
    15/01/2025   GREEN GROCER                   -45.20
    15/01/2025   PIKE ST COFFEE                 -12.00
                 Daily balance                               42.80
    16/01/2025   SALARY                       1,500.00
    16/01/2025   RENT                          -800.00
                 Daily balance                              742.81

    Fees
    Date         Description                    Amount     Balance
    17/01/2025   MONTHLY FEE                    -13.39
  `);
  expect(amounts).toHaveLength(5);
  expect(status).not.toBe('verified');
});

describe('rows of a status that moved no money', () => {
  const wallet = (closing: string, failed: string) => `
  Wallet Statement       Account number   12345678
  Statement period: 2025-02-01 to 2025-02-28
  Opening Balance      1,000.00
  Closing Balance      ${closing}

  Date         Description            Status         Amount       Balance
  2025-02-01   GREEN GROCER           Valmis         -45.20        954.80
  2025-02-02   PIKE ST COFFEE         ${failed}      -9.30        954.80
  2025-02-03   SALARY                 Valmis       1,500.00      2,454.80
`;

  it('are none, in a language that nobody knows', () => {
    expect(readRows(wallet('2,454.80', 'Eitulla')).amounts).toEqual(['-45.20', '1500.00']);
  });

  it('are none where only running balances are printed', () => {
    const page = wallet('2,454.80', 'Eitulla').replace(/.*(?:Opening|Closing).*\n/g, '');
    expect(readRows(page).amounts).toEqual(['-45.20', '1500.00']);
    expect(readRows(page.replace('2,454.80', '2,445.50')).amounts).toHaveLength(3);
  });

  it('are kept where the balances agree neither way', () => {
    expect(readRows(wallet('2,454.81', 'Eitulla')).amounts).toHaveLength(3);
  });

  it('are kept where they have the status of all others', () => {
    expect(readRows(wallet('2,454.80', 'Valmis ')).amounts).toHaveLength(3);
  });
});

it('rows of two statuses that moved no money are none', () => {
  expect(
    readRows(`
      Wallet Statement       Account number   12345678
      Statement period: 2025-02-01 to 2025-02-28
      Opening Balance      1,000.00
      Closing Balance      1,250.00

      Date         Description            Status         Amount
      2025-02-01   Transfer               Valmis        -200.00
      2025-02-02   Electricity            Eitulla       -150.00
      2025-02-03   Cash In                Valmis         500.00
      2025-02-04   Transfer               Hylatty       -700.00
      2025-02-05   Airtime                Valmis         -50.00
    `).amounts,
  ).toEqual(['-200.00', '500.00', '-50.00']);
});

describe('a column of a few words beside amounts without signs', () => {
  const PAGE = (closing: string, [up, down]: readonly [string, string]) => `
    Cuenta: 110-2233445-6    Moneda: USD
    Periodo: 01/04/2026 al 30/04/2026
    Saldo anterior: 5,000.00
    Fecha        Concepto                   Tipo         Monto
    02/04/2026   GREEN GROCER               ${up}     12,000.00
    07/04/2026   PIKE ST COFFEE             ${down}        845.10
    15/04/2026   TAXI                       ${down}      2,000.00
    22/04/2026   PETCARE                    ${up}        350.00
    Saldo final: ${closing}
  `;
  const SIGNED = ['12000.00', '-845.10', '-2000.00', '350.00'];

  it.each([
    ['letters that are abbreviations of other words in most banks', ['A', 'C']],
    ['words that nobody knows', ['Ulos', 'Pano']],
  ] as const)('says which way each row goes: %s', (_, words) => {
    expect(readRows(PAGE('14,504.90', words)).amounts).toEqual(SIGNED);
  });

  it('is one of more words as well, or of dashes behind the amounts', () => {
    const words = ['Deposit', 'Withdrawal', 'Purchase', 'Refund'];
    const page = (cellOf: (row: number) => string) =>
      ['2,000.00', '700.00', '3.20', '33.50'].reduce(
        (block, amount, row) =>
          `${block}\n${`0${row + 2}/03/2024   ${cellOf(row)}   GROCER `.padEnd(46)}${amount.padStart(9)}${row > 0 && cellOf(row) === '' ? '   -' : ''}`,
        'Account 11223344\nOpening balance 1,000.00\nClosing balance 2,263.30\n\nDate         Type          Details           Amount',
      );
    const signed = ['2000.00', '-700.00', '-3.20', '-33.50'];
    expect(readRows(page((row) => words[Math.min(row, 2)]!.padEnd(11))).amounts).toEqual(signed);
    expect(readRows(page(() => '').replace('Type   ', '       ')).amounts).toEqual(signed);
  });

  it('says by its words alone which way rows go, where no balance is printed, and nothing is proved', () => {
    const page = `
      Account 11223344
      Date          Type           Details         Amount
      02/03/2024    Deposit        SALARY        2,000.00
      05/03/2024    Withdrawal     RENT            700.00
      09/03/2024    Purchase       COFFEE            3.20
    `;
    expect(readRows(page)).toMatchObject({ amounts: ['2000.00', '-700.00', '-3.20'], status: 'unverifiable' });
    const unknown = page
      .replaceAll('Withdrawal', 'Quisquam  ')
      .replace('Deposit', 'Quaerat')
      .replace('SALARY', 'LABORE');
    expect(readRows(unknown).amounts).toEqual(['2000.00', '700.00', '3.20']);
  });

  it('says nothing where the balances agree with neither side', () => {
    const { amounts, status } = readRows(PAGE('14,504.91', ['Ulos', 'Pano']));
    expect({ amounts: amounts.map((amount) => amount.replace('-', '')), status }).toEqual({
      amounts: SIGNED.map((amount) => amount.replace('-', '')),
      status: 'mismatch',
    });
  });
});

describe('rows printed again by kind, under a title for each', () => {
  const AGAIN = `
  Quodlibet
  2018-04-05     VISA PURCHASE GROCER       102.77

  Quisquam
  2018-04-05     POS PURCHASE PETCARE       414.88

  Nullum
  2018-04-13     FOREIGN TRANSACTION FEE     13.39
`;

  it('are no part of the activity where the printed balances agree without them', () => {
    expect(readRows(ACTIVITY + AGAIN).amounts).toEqual(['-414.88', '-102.77', '-13.39']);
  });

  it('are kept where the balances agree with them', () => {
    expect(readRows((ACTIVITY + AGAIN).replace('1,199.04', '1,730.08')).amounts).toHaveLength(6);
  });
});

describe('a line without a date among dated rows', () => {
  const PAGE = (closing: string) => `
  Account statement     Account number 12345678
  Opening balance     1,000.00
  Closing balance     ${closing}

  Date         Particulars                Amount
  05/04/2018   PETCARE                   -414.88
  05/04/2018   GROCER                    -102.77
               Earn up to a friend        250.00
  13/04/2018   TAXI                       -13.39
  14/04/2018   COFFEE                      -3.10
`;

  it('is no row where the printed balances agree without it', () => {
    expect(readRows(PAGE('465.86'))).toEqual({
      amounts: ['-414.88', '-102.77', '-13.39', '-3.10'],
      status: 'verified',
      warnings: ['list_left_out'],
    });
  });

  it('is no proof where the list may print each day once, or the line repeats a row', () => {
    const once = PAGE('465.86').replace('05/04/2018   GROCER', '06/04/2018   GROCER');
    const twice = PAGE('465.86').replace('250.00', '-13.39');
    expect([once, twice].map((page) => readRows(page).status)).toEqual(['unverifiable', 'unverifiable']);
  });

  it('is one where they agree with it', () => {
    expect(readRows(PAGE('715.86')).amounts).toEqual(['-414.88', '-102.77', '250.00', '-13.39', '-3.10']);
  });
});

it('items of another account, printed again without balances, are no part of a list whose every row has one', () => {
  const { amounts, status, warnings } = readRows(`
    Savings Account     Account number 3090022174     11/17/25 - 12/16/25

    Date         Item              Amount
    11/22/2025   POS               163.71
    11/28/2025   POS                 6.97
    12/07/2025   POS                99.43

    Date         Detail            Amount       Balance
    11/17/2025   Beginning Balance               504.18
    12/16/2025   Dividend            0.11        504.29
    12/16/2025   Ending Balance                  504.29
  `);
  expect({ amounts, status, warnings }).toEqual({
    amounts: ['0.11'],
    status: 'verified',
    warnings: ['list_left_out'],
  });
});

it('a dated list of one row is left out where a column of another name holds its figure', () => {
  const taxes = `
  Date           Invoice No.                Taxable    Tax       Total
  2018-04-20     VPS250798194               150.00     27.00     177.00
`;
  expect(readRows(ACTIVITY + taxes)).toEqual({
    amounts: ['-414.88', '-102.77', '-13.39'],
    status: 'verified',
    warnings: ['list_left_out'],
  });
});

it('fees that a list with running balances has booked are no rows again in a table of their own below it', () => {
  const { amounts, status } = readRows(`
    Periodo             01/05/2025 al 31/05/2025
    Cuenta              00105400035
    Resumen de saldos
    Saldo inicial                        $84,231.50
    (+) Depósitos                        $16,853.57
    (-) Retiros                           $4,077.86
    (-) Comisiones cobradas                  $43.74
    (=) Saldo final de la cuenta         $96,963.47

    Fecha         Concepto                          Depósito         Retiro            Saldo
    03/05/2025    CHEQUE PAGADO 0000239                           $4,077.86       $80,153.64
    14/05/2025    TRANSF INTERBANCARIA SPEI       $16,853.57                      $97,007.21
    19/05/2025    COBRO DE COMISION                                  $10.00       $96,997.21
    20/05/2025    COBRO DE COMISION                                  $33.74       $96,963.47

    Detalle de comisiones
    Fecha         Concepto                          Importe
    19/05/2025    Comisión por transferencia         $10.00
    20/05/2025    Comisión por transferencia         $33.74
  `);
  expect({ amounts, status }).toEqual({ amounts: ['-4077.86', '16853.57', '-10.00', '-33.74'], status: 'verified' });
});

describe('the accounts that money leaves and goes to', () => {
  const page = (closing: string, gap: string) => `
    Account number   10064471
    Opening Balance  5,000.00     Closing Balance  ${closing}

    Date          Description       Amount       Source${gap}Target
    2025-07-01    Cash in           1,659.00     N/A       ${gap}10064471
    2025-07-03    Pension           2,204.00     10099001  ${gap}10064471
    2025-07-04    Rent              1,655.00     10064471  ${gap}10057002
    2025-07-04    Market              755.00     10064471  ${gap}N/A
    2025-07-08    Repaid              786.00     10031118  ${gap}10064471
  `;
  const signed = ['1659.00', '2204.00', '-1655.00', '-755.00', '786.00'];

  it.each(['       ', ''])('say which way each row goes where the printed balances agree', (gap) => {
    expect(readRows(page('7,239.00', gap))).toMatchObject({ amounts: signed, status: 'verified' });
  });

  it('say nothing where they agree with neither way', () => {
    expect(readRows(page('7,239.01', '       ')).status).toBe('mismatch');
  });
});

describe('the words that the rows begin with', () => {
  const ledger = (ends: string, last: string) => `
    Account number   12345678
    ${ends}

    Type         Amount       Description             Date
    DEPOSIT      1,659.00     Cash at the counter     2025-07-01
    TRANSFER     2,204.00     Transfer from 10064     2025-07-03
    TRANSFER     1,655.00     Transfer to 10057       2025-07-04
    WITHDRA WAL  1,755.00     ATM cash                2025-07-04
    ${last}
  `;
  const DEPOSIT = 'DEPOSIT        786.00     Cash at the counter     2025-07-08';
  const EXCHANGE = 'EXCHANGE       786.00     At the counter          2025-07-08';

  it('say which way each row goes', () => {
    expect(readRows(ledger('', DEPOSIT)).amounts).toEqual(['1659.00', '2204.00', '-1655.00', '-1755.00', '786.00']);
  });

  it('prove it where the printed balances agree', () => {
    expect(readRows(ledger('Opening Balance 5,000.00     Closing Balance 6,239.00', DEPOSIT)).status).toBe('verified');
    expect(readRows(ledger('Opening Balance 5,000.00     Closing Balance 6,238.00', DEPOSIT)).status).toBe('mismatch');
  });

  it('are those of their sides as well', () => {
    const named = ledger('', EXCHANGE)
      .replace('DEPOSIT ', 'CREDIT  ')
      .replace('WITHDRA WAL', 'DEBIT      ')
      .replace('Transfer from', 'Exchange for ');
    expect(readRows(named).amounts).toEqual(['1659.00', '-2204.00', '-1655.00', '-1755.00', '-786.00']);
  });

  it('take the other rows for spending where few rows say that money came in, and say that this is open', () => {
    const { statements } = readDocument([printPage(ledger('', EXCHANGE))], 'Document');
    expect(statements[0]!.transactions.map(({ amount }) => amount)).toEqual([
      '1659.00',
      '2204.00',
      '-1655.00',
      '-1755.00',
      '-786.00',
    ]);
    expect(statements[0]!.ambiguities).toContain(AMBIGUITIES.signs_open);
  });
});

it('undated rows below the list that come to zero together are none of it', () => {
  const { amounts } = readRows(`
    Credit card statement       Oct 1 - Oct 31, 2025
    Previous balance  312.66
    New balance       205.53

    Date           Description                    Amount
    10/05/2025     FUEL                            40.00
    10/07/2025     COFFEE                          12.87
    10/28/2025     PAYMENT                       -200.00
    10/29/2025     BOOKS                           40.00

    Cash earned this month                           7.83
    Moved to the other account                      -7.83
  `);
  expect(amounts).toEqual(['-40.00', '-12.87', '200.00', '-40.00']);
});

it.each([
  ['is no part of the activity', '-188.32', ['-90.00', '-98.32', '1211.30', '-87.63'], 'verified'],
  [
    'is kept where a day differs',
    '-188.33',
    ['-90.00', '-98.32', '1211.30', '-87.63', '-188.33', '1211.30', '-87.63'],
    'mismatch',
  ],
])('a cash fund that moves on each day by what the other rows come to %s', (_, day, amounts, status) => {
  const rows = readRows(`
    Account Statement         Account Number   Z23-556435
    Statement period: 05/01/2025 to 05/31/2025
    Beginning balance       6,120.44
    Ending balance          7,055.79

    Date         Description                          Amount
    05/06/2025   SHELL OIL COLUMBUS                   -90.00
    05/06/2025   GREEN GROCER                         -98.32
    05/08/2025   KROGER PAYROLL                     1,211.30
    05/09/2025   CHECK PAID                           -87.63

    Cash Fund Activity
    Date         Transaction   Fund                 Quantity   Amount      Balance
    05/06/2025   You sold      INSURED DEPOSIT        1.0000   ${day}     5,932.12
    05/08/2025   You bought    INSURED DEPOSIT        1.0000   1,211.30    7,143.42
    05/09/2025   You sold      INSURED DEPOSIT        1.0000    -87.63     7,055.79
  `);
  expect({ amounts: rows.amounts, status: rows.status }).toEqual({
    amounts,
    status,
  });
});

it('the words of rows sign them below the one heading of the list, which says nothing', () => {
  const page = `
    Wallet owner: Jane Sample

    Transactions
    Date         Details                 Amount
    03/06/2026   Deposit from card       204.00
    04/06/2026   Transfer in              96.00
    06/06/2026   Transfer out            122.00
    07/06/2026   Withdrawal               83.00
  `;
  expect(readRows(page).amounts).toEqual(['204.00', '96.00', '-122.00', '-83.00']);
});
