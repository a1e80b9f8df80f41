import { expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPage } from '../../testing/page-fixture.ts';

function readRows(page: string) {
  return readDocument([printPage(page)], 'Document').statements[0]!.transactions;
}

function rowsOf(interest: string, more = '') {
  const transactions = readRows(`
    Credit Card Statement      Card ending in 6346
    Dec 12, 2025 - Jan 11, 2026
    Previous Balance              $100.00
    New Balance                   $235.27

    Transactions
    Trans Date     Post Date       Description                     Amount
    Dec 14         Dec 15          CORNER MARKET                   $45.00
${more}
    Total Transactions for This Period                             $45.00

    Fees
    Trans Date     Post Date       Description                     Amount
    Jan 5          Jan 5           PAST DUE FEE                    $29.00
    Total Fees for This Period                                     $29.00

    Interest Charged
    Interest Charge on Purchases                                   $61.27
    Interest Charge on Other Balances                               $0.00
    Total Interest for This Period                                 ${interest}
  `);
  return transactions.map(({ date, amount }) => `${date} ${amount}`);
}

it('interest right above its total is a row of the closing date, and what was not charged is none', () => {
  expect(rowsOf('$61.27')).toEqual(['2025-12-15 -45.00', '2026-01-05 -29.00', '2026-01-11 -61.27']);
});

it('is none where the total differs, or where a dated row says it already', () => {
  expect(rowsOf('$60.27')).not.toContain('2026-01-11 -61.27');
  const dated = '    Jan 11         Jan 11          PURCHASE INTEREST               $61.27';
  expect(rowsOf('$61.27', dated).filter((row) => row.endsWith('-61.27'))).toEqual(['2026-01-11 -61.27']);
});

it('an undated amount between two totals is a row where the lower is the upper and it, whatever it is called', () => {
  const taxed = (total: string) =>
    readRows(`
    Credit Card Statement      Card ending in 6346
    Dec 12, 2025 - Jan 11, 2026
    Previous Balance              $100.00
    New Balance                   $148.25

    Transactions
    Trans Date     Post Date       Description                     Amount
    Dec 14         Dec 15          CORNER MARKET                   $15.00
    Dec 17         Dec 18          HARBOUR BOOKS                   $30.00
    Total Abroad                                                   $45.00
    Levy passed on                                                  $3.25
    Total With the Levy                                            ${total}
  `).map(({ amount }) => amount);
  expect(taxed('$48.25')).toEqual(['-15.00', '-30.00', '-3.25']);
  expect(taxed('$49.25')).toEqual(['-15.00', '-30.00']);
});

it('interest is a row where no fee has a date below the names of the columns that are printed again above it', () => {
  const charged = (total: string) =>
    readRows(`
    Credit Card Statement      Card ending in 6346
    Dec 12, 2025 - Jan 11, 2026
    Previous Balance              $100.00
    New Balance                   $206.27

    Transactions
    Trans Date     Post Date       Description                     Amount
    Dec 14         Dec 15          CORNER MARKET                   $15.00
    Dec 17         Dec 18          HARBOUR BOOKS                   $30.00
    Total Transactions for This Period                             $45.00

    Fees
    Trans Date     Post Date       Description                     Amount
    Total Fees for This Period                                      $0.00

    Interest Charged
    Interest Charge on Purchases                                   $61.27
    Interest Charge on Other Balances                               $0.00
    Total Interest for This Period                                 ${total}
  `).map(({ amount }) => amount);
  expect(charged('$61.27')).toEqual(['-15.00', '-30.00', '-61.27']);
  expect(charged('$60.27')).toEqual(['-15.00', '-30.00']);
});
