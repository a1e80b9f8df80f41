import { describe, expect, it } from 'vitest';
import { readDocument } from '../../statements/read-document.ts';
import { printPages } from '../../testing/page-fixture.ts';

function read(names: string, [booked, day]: readonly [string, string]) {
  const page = `
      Account number: 0411010044718      2025-03-01 to 2025-03-31
      Opening balance  1,000.00          Closing balance  1,486.00

      ${names}   Description        Amount     Balance
      2025-03-02    2025-03-02    Grocer              -2.00      998.00
      ${day}    ${booked}    Salary             500.00    1,498.00
      ${names.startsWith('Posted') ? '2025-03-10    2025-03-09' : '2025-03-09    2025-03-10'}    Florist            -12.00    1,486.00`;
  const [statement] = readDocument(printPages(page), 'Document').statements;
  return {
    status: statement!.verification.status,
    dates: statement!.transactions.map(({ date, transactionDate }) => [date, transactionDate]),
  };
}

describe('a date beside the day of the booking', () => {
  it('is that of the transaction', () => {
    expect(read('Date          Posted date', ['2025-03-08', '2025-03-06'])).toEqual({
      status: 'verified',
      dates: [
        ['2025-03-02', '2025-03-02'],
        ['2025-03-08', '2025-03-06'],
        ['2025-03-10', '2025-03-09'],
      ],
    });
  });

  it('is that of the transaction where it stands behind it, too', () => {
    const { dates } = read('Posted date   Date       ', ['2025-03-06', '2025-03-08']);
    expect(dates[1]).toEqual(['2025-03-08', '2025-03-06']);
  });

  it('is not where a row was booked before it', () => {
    const { dates } = read('Date          Posted date', ['2025-03-06', '2025-03-08']);
    expect(dates.map(([, made]) => made)).toEqual([null, null, null]);
  });

  it('is not where both are called the same', () => {
    expect(read('Date          Date       ', ['2025-03-08', '2025-03-06']).dates[1]![1]).toBeNull();
  });
});

describe('a date beside the day of the booking below a name that nobody knows', () => {
  const read = (days: readonly string[]) => {
    const page = `
      Account number: 0411010044718      2025-03-01 to 2025-03-31
      Opening balance  1,000.00          Closing balance  1,486.00

      Date          Description    Qwrtz           Amount     Balance
      2025-03-02    Grocer         ${days[0]}       -2.00      998.00
      2025-03-08    Salary         ${days[1]}      500.00    1,498.00
      2025-03-10    Florist        ${days[2]}      -12.00    1,486.00`;
    const [statement] = readDocument(printPages(page), 'Document').statements;
    const [, row] = statement!.transactions;
    return [statement!.verification.status, row!.date, row!.transactionDate, row!.valueDate];
  };

  it('is that of the value where it is never before', () => {
    const found = read(['2025-03-02', '2025-03-09', '2025-03-10']);
    expect(found).toEqual(['verified', '2025-03-08', null, '2025-03-09']);
  });

  it('is that of the transaction where it is never after', () => {
    const found = read(['2025-03-02', '2025-03-07', '2025-03-10']);
    expect(found).toEqual(['verified', '2025-03-08', '2025-03-07', null]);
  });

  it('withholds the seal where it is both', () => {
    expect(read(['2025-03-03', '2025-03-07', '2025-03-10'])[0]).toBe('unverifiable');
  });
});
