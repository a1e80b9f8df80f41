import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function read(names: readonly [string, string], columns: readonly [readonly string[], readonly string[]]) {
  const row = (at: number, text: string) => `${columns[0][at]!.padEnd(14)}  ${columns[1][at]!.padEnd(14)}  ${text}`;
  const page = `
      Account No: 0411010044718       Period: 2026-03-15 to 2026-04-13

      ${names[0].padEnd(14)}  ${names[1].padEnd(14)}  Description        Withdrawal   Deposit     Balance
      ${row(0, 'Opening balance                              1,000.00')}
      ${row(1, 'Grocer                 2.00                    998.00')}
      ${row(2, 'Salary                           500.00      1,498.00')}
      ${row(3, 'Rent                 700.00                    798.00')}`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  return statement!.transactions.map(({ date, transactionDate, valueDate }) => [date, transactionDate, valueDate]);
}

const OURS = ['', '2026-03-15', '2026-03-21', '2026-04-02'];
const OTHER = ['', '2082-12-01', '2082-12-07', '2082-12-19'];

describe('dates of another calendar beside our own', () => {
  it('book no row under the better name', () => {
    expect(read(['Txn date (AD)', 'Date (BS)'], [OURS, OTHER]).map(([date]) => date)).toEqual(OURS.slice(1));
    expect(read(['Date (BS)', 'Txn date (AD)'], [OTHER, OURS]).map(([date]) => date)).toEqual(OURS.slice(1));
  });

  it('are no value dates', () => {
    expect(read(['Date', 'Value date'], [OURS, OTHER]).map(([, , value]) => value)).toEqual([null, null, null]);
  });

  it('stay where the list has no others', () => {
    expect(read(['Txn date', 'Date'], [OTHER, OTHER]).map(([date]) => date)).toEqual(OTHER.slice(1));
  });
});
