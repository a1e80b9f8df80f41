import { describe, expect, it } from 'vitest';
import { printPage } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function typesOf(block: string) {
  return readDocument([printPage(block)], 'Document').statements.map(({ account }) => account.type);
}

const LIST = `Date          Details                  Paid out     Paid in      Balance
      28 Dec 2023   Balance brought forward                            29,008.92
      01 Jan 2024   LB 12XOV2019                            10.00      29,018.92
      05 Jan 2024   LB 12TXU2019                            20.00      29,038.92
      09 Jan 2024   QGLW VGWL                 30.00                    29,008.92`;

it.each(['Your Online Bonus Saver details', 'S1 - Holiday Pot', 'Junior ISA'])(
  'the title %j on a list names a savings account',
  (title) => {
    expect(typesOf(`Jane Roe\n\n      ${title}\n      ${LIST}`)).toEqual(['savings']);
  },
);

it.each(['Transfers to savings', 'Visit us to learn about our savings', 'Harbour Savings Bank'])(
  'the title %j names none',
  (title) => {
    expect(typesOf(`Jane Roe\n\n      ${title}\n      ${LIST}`)).toEqual([null]);
  },
);

it('a kind in Chinese letters counts on a page that is otherwise English', () => {
  expect(typesOf(`Jane Roe\n\n      Integrated Statement Current        往來存款\n      ${LIST}`)).toEqual([
    'checking',
  ]);
});

it('what a later account is called says nothing of the first', () => {
  const types = typesOf(`
      Jane Roe                                     Account number   12345678

      Date          Details                  Paid out     Paid in      Balance
      01 Jan 2024   Balance brought forward                             1,000.00
      02 Jan 2024   TRANSFER TO POT              20.00                    980.00
      05 Jan 2024   TRANSFER TO POT              30.00                    950.00
      31 Jan 2024   Balance carried forward                               950.00

      Pot statement                                Account number   87654321

      Date          Details                  Paid out     Paid in      Balance
      01 Jan 2024   Balance brought forward                               100.00
      02 Jan 2024   TRANSFER FROM ACCOUNT                    20.00        120.00
      05 Jan 2024   TRANSFER FROM ACCOUNT                    30.00        150.00
      31 Jan 2024   Balance carried forward                               150.00
  `);
  expect(types).toEqual([null, 'savings']);
});

it('an account with the number of a telephone is mobile money', () => {
  const types = typesOf(`
      Transaction Statement for +254712345678
      May 01, 2024 - May 31, 2024

      Date           Transaction details        Type      Amount
      May 24, 2024   Paid to Green Grocer       DEBIT     KES 237.13
      May 18, 2024   Received from Jane Roe     CREDIT    KES 615.00
  `);
  expect(types).toEqual(['other']);
});

it('an account with a virtual key lends nothing: a balance that most rows raise is held', () => {
  const read = (key: string) => {
    const [statement] = readDocument(
      [
        printPage(`
      Resumen de cuenta
      Delfina Paz
      ${key}
      Periodo: 01/02/2026 al 28/02/2026
      Saldo inicial: $ 100,00
      Saldo final: $ 415,50

      Fecha         Descripción                   Valor          Saldo
      03/02/2026    Ana Sur                    $ 200,50       $ 300,50
      06/02/2026    Farmacia Norte             $ -85,00       $ 215,50
      09/02/2026    Luz Mar                    $ 200,00       $ 415,50
    `),
      ],
      'Document',
    ).statements;
    return [statement!.account.type, statement!.verification.status];
  };
  expect(read('CVU: 0000003100047719280045')).toEqual(['other', 'verified']);
  expect(read('Cuenta: 0170003100047719280045')).toEqual([null, 'unverifiable']);
});

it('a second holder stands below the first in the address', () => {
  const [statement] = readDocument(
    [
      printPage(`
      Kestrel Bank

      MR JOHN DOE
      MS ANNA SMITH
      14 ROSE LANE
      YORK YO1 7HH

      Account number 12345678   Sort code 12-34-56

      Date         Description                  Out           In            Balance
      13/06/2025   TESCO                        50.00                       950.00
      14/06/2025   ACME                                       100.00      1,050.00
  `),
    ],
    'Document',
  ).statements;
  expect(statement!.account.holder).toBe('MR JOHN DOE / MS ANNA SMITH');
});

it('a line of credit grows by its advances and charges, whose column bears no minus', () => {
  const [statement] = readDocument(
    [
      printPage(`
      HOME EQUITY LINE OF CREDIT STATEMENT
      Account Number   0008114-92

      Post Date   Description          Advances/Charges     Payments/Credits      Balance
      02-17-26    PREVIOUS BALANCE                                              27,150.44
      02-20-26    ADVANCE CHECK 214            2,500.00                         29,650.44
      03-05-26    PAYMENT RECEIVED                                   312.11-    29,338.33
      03-16-26    ANNUAL FEE                      50.00                         29,388.33
      03-16-26    NEW BALANCE                                                   29,388.33`),
    ],
    'Document',
  ).statements;
  expect(statement!.account.type).toBe('loan');
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-2500.00', '312.11', '-50.00']);
  expect(statement!.verification.status).toBe('verified');
});

describe('an account that is called a wallet', () => {
  const page = (paid: string, title: string) => `
      Virtual Wallet Statement              Account number   12345678
      Statement period 01/01/2024 to 31/01/2024
      Opening balance    $1,000.00
      Closing balance      $880.00

      Deposits
      Date         Amount     Description
      03/01        100.00     Payroll
      04/01         50.00     Refund

      ${title}
      Date         Amount     ${paid}
      05/01         70.00     308
      12/01         80.00     309

      Withdrawals
      Date         Amount     Description
      07/01         60.00     Debit card purchase Grocer
      13/01         60.00     Debit card purchase Bakery
  `;

  it('is an account of a bank where checks are written on it', () => {
    expect(typesOf(page('Check no', 'Checks paid'))).toEqual(['checking']);
  });

  it('is an account of a bank where checks are summed up', () => {
    const summed = page('Reference', 'Other withdrawals').replace(
      'Closing balance      $880.00',
      'Closing balance      $880.00\n      Checks and other deductions      $270.00',
    );
    expect(typesOf(summed)).toEqual(['checking']);
  });

  it('is a wallet elsewhere', () => {
    expect(typesOf(page('Reference', 'Other withdrawals'))).toEqual(['other']);
  });
});

it('the second card of a bill owes what it was charged, though nothing but its number says that it is a card', () => {
  const block = `
      Statement Balance      HKD 150.00     Minimum Payment       HKD 50.00
      Statement Date         19-JAN-2026    Payment Due Date    13-FEB-2026

      Post Date      Trans Date       Description of Transaction          Amount

      HKD Account No.: 5520-3311-9087-4416
                                      BALANCE B/F                         100.00
      22-DEC         21-DEC           GREEN GROCER                        150.00
      09-JAN         09-JAN           PAYMENT                             100.00 CR
                                      CURRENT BALANCE                     150.00

      CNY Account No.: 5520-3311-9087-4424
                                      BALANCE B/F                         300.00
      21-DEC         20-DEC           GREEN GROCER                         47.94
      23-DEC         22-DEC           METRO                               729.70
      09-JAN         09-JAN           PAYMENT                             300.00 CR
                                      CURRENT BALANCE                     777.64
  `;
  const { statements } = readDocument([printPage(block)], 'Document');
  expect(
    statements.map(({ account, transactions }) => [account.type, transactions.map(({ amount }) => amount)]),
  ).toEqual([
    ['credit_card', ['-150.00', '100.00']],
    ['credit_card', ['-47.94', '-729.70', '300.00']],
  ]);
});

it.each(['Capital em dívida', 'Outstanding (EUR)', 'Restschuld'])(
  'balances called %j are those of a loan, whatever account pays for it, and what lowers them comes in',
  (name) => {
    const [statement] = readDocument(
      [
        printPage(`
      Jane Roe
      Conta à ordem 0007 4411 2093

      Data          Movimento                   Valor         ${name}
      08-04-2025    Prestação 114              -300.00        9,700.00
      08-05-2025    Prestação 115              -300.00        9,400.00
      20-05-2025    Comissão                    +12.50        9,412.50`),
      ],
      'Document',
    ).statements;
    expect(statement!.account.type).toBe('loan');
    expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['300.00', '300.00', '-12.50']);
  },
);

it('a name beside the form of address in a logo does not go before that over the address', () => {
  const [statement] = readDocument(
    [
      printPage(`
      M ERCI AN

                                        Dr Samuel Harrow
                                        27 Larkspur Close
                                        PETERBOROUGH
                                        PE8 0YY

      ${LIST}`),
    ],
    'Document',
  ).statements;
  expect(statement!.account.holder).toBe('Dr Samuel Harrow');
});
