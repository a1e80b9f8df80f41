import { describe, expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function read(page: string) {
  const { account, openingBalance, closingBalance, transactions, verification } = readDocument(
    printPages(page),
    'Document',
  ).statements[0]!;
  const amounts = transactions.map(({ amount }) => amount);
  return { type: account.type, ends: [openingBalance, closingBalance], amounts, status: verification.status };
}

/** Balances that debits raise. */
const running = (source: readonly string[]) => `
    Account number   51077182204
    For the period 1 Feb 2025 to 28 Feb 2025

    Date           Source                Description           Debit        Credit       Balance
    Opening Balance                                            4,523.18                  4,523.18
    4 Feb 2025     ${source[0]!.padEnd(20)}  Green Grocer                       51.09        4,472.09
    6 Feb 2025     ${source[1]!.padEnd(20)}  Tax office            120.00                    4,592.09
    9 Feb 2025     ${source[0]!.padEnd(20)}  Timber                             92.09        4,500.00
    11 Feb 2025    ${source[0]!.padEnd(20)}  Green Grocer                      100.00        4,400.00
    Closing Balance                                            4,400.00                  4,400.00
`;

describe('a list of balances that debits raise', () => {
  it('is one of the books of its owner where the words of its rows say what went out and came in', () => {
    expect(read(running(['Spend Money', 'Receive Money']))).toEqual({
      type: null,
      ends: ['4523.18', '4400.00'],
      amounts: ['-51.09', '120.00', '-92.09', '-100.00'],
      status: 'unverifiable',
    });
  });

  it('is proved as one of them where its title says so', () => {
    const page = `    General ledger\n${running(['Spend Money', 'Receive Money'])}`;
    expect(read(page)).toMatchObject({ amounts: ['-51.09', '120.00', '-92.09', '-100.00'], status: 'verified' });
  });

  it('is what a customer owes where its title says so: what was paid is among the credits', () => {
    const page = `    Kartu Piutang Pelanggan\n${running(['Pembayaran', 'Penjualan'])}`;
    expect(read(page)).toMatchObject({ amounts: ['51.09', '-120.00', '92.09', '100.00'], status: 'unverifiable' });
  });

  it.each([
    ['nothing', ['Entry', 'Entry']],
    ['the opposite', ['Receive Money', 'Spend Money']],
  ])('proves no side where they say %s', (_, source) => {
    const { amounts, status } = read(running(source));
    expect(amounts).toEqual(['51.09', '-120.00', '92.09', '100.00']);
    expect(status).toBe('unverifiable');
  });
});

/** Without balances: the closing balance stands on the side that lacks it. */
const bare = (type: string) => `
    Acme Printing Works
    1-Apr-25 to 30-Jun-25

    Date         Particulars                     ${type}      Debit          Credit
    1-Apr-25     To   Opening Balance                              14,500.50
    11-Apr-25    By   Bank Charges               Payment                             405.10
    13-Apr-25    To   Traders                    Receipt           35,027.45
    21-Jun-25    By   Packaging                  Payment                          62,264.96
                                                                   49,527.95      62,670.06
                 To   Closing Balance                              13,142.11
                                                                   62,670.06      62,670.06
`;

it('a column that only books have tells them where no balances run, and the closing balance may be what is lacking', () => {
  expect(read(bare('Vch Type'))).toMatchObject({
    ends: ['14500.50', '-13142.11'],
    amounts: ['-405.10', '35027.45', '-62264.96'],
    status: 'verified',
  });
  expect(read(bare('Channel ')).status).not.toBe('verified');
});
