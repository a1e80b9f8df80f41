import { generateSample } from '@extracto/samples';
import { describe, expect, it } from 'vitest';
import { extract } from '../../pipeline.ts';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

const COLUMNS = { columns: 'date description debit credit balance' };

const belowZero = (due: string, text: string) => `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594
    Opening balance                 -1,659.41
    Closing balance                   -466.10
    ${due}

    Date         Description               Amount
    02/12/2024   GREEN GROCER             -140.53
    05/12/2024   ${text.padEnd(24)}  -43.29
    16/12/2024   Transfer to card        1,377.13
`;

it.each([
  ['a payment that is due', 'Minimum payment due   25.00', 'PIKE ST COFFEE', 'verified'],
  ['a fee among its rows', '', 'LATE PAYMENT FEE', 'verified'],
  ['nothing where no payment is due', 'Minimum payment due    0.00', 'PIKE ST COFFEE', 'unverifiable'],
])('a card below zero owes what it says by %s', (_, due, text, status) => {
  const [statement] = readDocument(printPages(belowZero(due, text)), 'Document').statements;
  expect(statement!.openingBalance).toBe('1659.41');
  expect(statement!.verification.status).toBe(status);
});

describe('a debt that is printed as a balance below zero', () => {
  it.each([1, 2, 3, 4, 5])('is what is owed, and payments still come in: seed %i', async (seed) => {
    const { pdf, truth } = await generateSample(seed, { family: 'loan-below-zero', locale: 'en-US' });
    const [statement] = (await extract(pdf)).statements;
    const [expected] = truth.statements;
    expect(statement!.openingBalance).toBe(expected!.openingBalance);
    expect(statement!.closingBalance).toBe(expected!.closingBalance);
    expect(statement!.transactions.map(({ amount, balance }) => [amount, balance])).toEqual(
      expected!.transactions.map(({ amount, balance }) => [amount, balance]),
    );
  });

  it('proves its signs with a column for each, or by the payment that is due', async () => {
    const statusOf = async (switches: { columns: string; amounts?: 'minus' }) => {
      const options = { family: 'loan-below-zero', locale: 'en-US', switches };
      const { statements } = await extract((await generateSample(3, options)).pdf);
      return statements.map(({ verification }) => verification.status);
    };
    expect(await statusOf(COLUMNS)).toEqual(['verified']);
    expect(await statusOf({ columns: 'date description amount balance', amounts: 'minus' })).toEqual(['verified']);
  });

  it('leaves a debt that is printed as what is owed alone', async () => {
    const { pdf, truth } = await generateSample(1, { family: 'loan', locale: 'en-US', switches: COLUMNS });
    const [statement] = (await extract(pdf)).statements;
    expect(statement!.openingBalance).toBe(truth.statements[0]!.openingBalance);
  });
});

it('a card that ends overpaid owes what its balance below zero says', () => {
  const page = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594

    Date         Description               Amount
                 Opening balance          -278.64
    02/12/2024   GREEN GROCER              -37.47
    05/12/2024   PIKE ST COFFEE            -18.40
    16/12/2024   Transfer to card         +500.00
                 Closing balance          +165.49
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['278.64', '-165.49']);
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-37.47', '-18.40', '500.00']);
});

it('an opening balance without a mark is what is owed where the balances of the rows are marked as debits', () => {
  const page = `
    Home Loan Account Statement      Loan Account No.   LN00004711
    Opening Principal                900.00

    Date         Particulars              Debit     Credit     Outstanding
    05/04/2024   Instalment received                100.00       800.00 Dr
    30/04/2024   Interest debited          8.00                  808.00 Dr
    05/05/2024   Instalment received                100.00       708.00 Dr
    Total                                  8.00     200.00       708.00 Dr
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['900.00', '708.00']);
  expect(statement!.verification.status).toBe('verified');
});

it('a balance that is marked as a debit beside one without a mark is what is owed', () => {
  const page = `
    Credit Card Statement      Card Number   4824 0000 0000 0001
    Previous Balance     19,089.74
    Total Amount Due     19,692.94 Dr

    Date          Description                 Amount (Rs.)
    20/09/2026    EMI INTEREST                   40.07 Dr
    22/09/2026    MARKETPLACE                 1,365.74 Dr
    02/10/2026    REFUND                        802.61 Cr
  `;
  const { openingBalance, closingBalance, verification } = readDocument(printPages(page), 'Document').statements[0]!;
  expect([openingBalance, closingBalance, verification.status]).toEqual(['19089.74', '19692.94', 'verified']);
});

const CARD = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594

    Date         Description               Amount`;

it('a card that is overpaid at both ends owes less than nothing, and its purchases go out', () => {
  const page = `${CARD}
                 Opening balance          +500.00
    02/12/2024   GREEN GROCER              -37.47
    05/12/2024   PIKE ST COFFEE            -18.40
    07/12/2024   Top up                    +10.00
    16/12/2024   MARKET HALL               -24.13
                 Closing balance          +430.00
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['-500.00', '-430.00']);
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-37.47', '-18.40', '10.00', '-24.13']);
});

it('a mark as a credit says of both ends of a card that it is overpaid', () => {
  const page = `${CARD}
                 Opening balance           500.00 CR
    02/12/2024   GREEN GROCER               37.47
    05/12/2024   PIKE ST COFFEE             18.40
                 Closing balance           444.13 CR
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['-500.00', '-444.13']);
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-37.47', '-18.40']);
  expect(statement!.verification.status).not.toBe('verified');
});

it.each([
  ['-80.00', 'MARKET HALL', 'unverifiable'],
  ['80.00', 'MARKET HALL', 'unverifiable'],
  ['-80.00', 'Payment received', 'verified'],
  ['80.00 CR', 'MARKET HALL', 'verified'],
])('a card on which all is paid needs a word or a mark that says so: %s %s', (amount, text, status) => {
  const page = `${CARD}
                 Opening balance           500.00
    16/12/2024   ${text.padEnd(20)} ${amount.padStart(12)}
                 Closing balance           420.00
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement!.verification.status).toBe(status);
});

it('a loan that begins with nothing owes what its closing balance below zero says', () => {
  const page = `
    Loan Statement
    Loan number 5232 6594

    Date         Description               Amount
                 Opening balance             0.00
    02/12/2024   Payout                  -5000.00
    15/12/2024   Interest                  -18.40
    16/12/2024   Instalment               +110.00
                 Closing balance         -4908.40
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['0.00', '4908.40']);
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['-5000.00', '-18.40', '110.00']);
});

it('a card that marks every figure as a debit or a credit owes what is marked as a debit', () => {
  const page = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594
    Opening balance            1,659.41 DR
    Closing balance              466.10 DR

    Date         Description               Amount
    02/12/2024   GREEN GROCER            140.53 DR
    05/12/2024   PIKE ST COFFEE           43.29 DR
    16/12/2024   AUTOPAY PAYMENT       1,377.13 CR
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['1659.41', '466.10']);
  expect(statement!.account.type).toBe('credit_card');
  expect(statement!.verification.status).toBe('verified');
});

it('an account with sixteen figures is no overpaid card: balances that are marked as credits hold money', () => {
  const page = `
    Account No. 5464548887984221

    Date         Description                     Amount       Balance
    23/06/2024   FUNDS RECEIVED PETER OTIENO   5,763.46    5,763.46 C
    25/06/2024   PAY BILL KPLC PREPAID        -2,744.07    3,019.39 C
    30/06/2024   FUNDS RECEIVED PETER OTIENO  20,099.63   23,119.02 C
                 BALANCE C/F                              23,119.02 C
  `;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect(statement!.transactions.map(({ amount }) => amount)).toEqual(['5763.46', '-2744.07', '20099.63']);
  expect(statement!.closingBalance).toBe('23119.02');
});

it('a card that was overpaid and is no more says so by the marks of its balances', () => {
  const page = `
    Credit Card Statement
    Card number 5232 65XX XXXX 1594
    Opening balance               14.05 CR
    Closing balance              169.77 DR

    Date         Description               Amount
    02/12/2024   GREEN GROCER            140.53 DR
    05/12/2024   PIKE ST COFFEE           43.29 DR
`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  expect([statement!.openingBalance, statement!.closingBalance]).toEqual(['-14.05', '169.77']);
  expect(statement!.verification.status).toBe('verified');
});
