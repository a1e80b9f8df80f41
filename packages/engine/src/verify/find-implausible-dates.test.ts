/** Dates that sums cannot see: which of them withhold a proof, and which are the document's own word. */
import { describe, expect, it } from 'vitest';
import { parseLedgerBlock } from './testing/parse-ledger-block.ts';
import { verifyStatement } from './verify-statement.ts';

/** One row of 1.00 a day of January 2024, with its running balance or without. */
function judge(days: readonly string[], { chained = false, period = 'period 2024-01-01 2024-01-31' } = {}) {
  const rows = days.map((day, index) => {
    const date = day.length > 2 ? day : `2024-01-${day}`;
    return `${date} 1.00 ${chained ? `${index + 1}.00` : '·'}`;
  });
  const block = [period, 'opening 0.00', ...rows, `closing ${days.length}.00`].join('\n');
  return verifyStatement(parseLedgerBlock(block)).verification;
}

const CHAINED = { chained: true };
const UNDATED = { period: '' };

describe('a date that its neighbours or the period contradict is not proved', () => {
  it.each([
    ['between two days in order', judge(['02', '03', '23', '04', '05', '09']), 'Row 3 is dated 2024-01-23'],
    ['of all rows of a day', judge(['02', '03', '23', '23', '04', '05', '09']), 'Row 3 is dated 2024-01-23'],
    ['in a list that starts with the newest', judge(['09', '05', '24', '03', '02']), 'Row 3 is dated 2024-01-24'],
    ['first in a list with balances', judge(['12', '03', '04', '05', '06'], CHAINED), 'Row 1 is dated 2024-01-12'],
    ['last in a list with balances', judge(['12', '13', '14', '15', '06'], CHAINED), 'Row 5 is dated 2024-01-06'],
    ['of another year', judge(['02', '03', '2023-01-04', '05', '06']), 'far outside the printed period'],
    ['after the end', judge(['02', '03', '2024-03-04']), 'Row 3 is dated 2024-03-04, far outside'],
    ['years later, and no period', judge(['02', '03', '2027-01-04'], UNDATED), 'a year from the row before'],
    ['of a year that has not come', judge(['2067-01-04', '2067-01-05'], UNDATED), 'may be of another calendar'],
    ['of a year before all others', judge(['1971-01-04', '1971-01-05'], UNDATED), 'may be of another calendar'],
    [
      'months before all others',
      judge(['2023-07-18', '02', '03', '05', '09', '20'], UNDATED),
      'far from all other rows',
    ],
    [
      'in a period that ends before it begins',
      judge(['02', '03'], { period: 'period 2024-01-31 2024-01-01' }),
      'ends on 2024-01-01, before it begins',
    ],
  ])('%s', (_, { status, missing, breaks }, sentence) => {
    expect(status).toBe('unverifiable');
    expect(breaks).toEqual([]);
    expect(missing.join()).toContain(sentence);
  });
});

describe('a date that nothing contradicts is the word of the document', () => {
  it.each([
    ['any between its neighbours', judge(['02', '03', '20', '21'], CHAINED)],
    ['a few days before the period', judge(['2023-12-20', '02', '03'], CHAINED)],
    ['a few days after it', judge(['30', '31', '2024-02-03'], CHAINED)],
    ['sections that start again', judge(['02', '09', '20', '03', '08', '30'])],
    ['a section of one row in front of another', judge(['15', '02', '03', '08', '30'])],
    [
      'months before others that are months apart',
      judge(['2023-07-18', '2023-10-02', '2023-11-01', '03', '09'], UNDATED),
    ],
    ['a list in no order', judge(['15', '02', '20', '03', '28', '01'])],
  ])('%s', (_, { status }) => {
    expect(status).toBe('verified');
  });
});

it('the section of debits starts again behind that of credits', () => {
  const judgeSides = (sign: '' | '-') =>
    verifyStatement(
      parseLedgerBlock(`
        period 2024-01-01 2024-01-31
        opening 50.00
        2024-01-01   9.00 ·
        2024-01-13   8.00 ·
        2024-01-03 ${sign}1.00 ·
        2024-01-10  -2.00 ·
        2024-01-18  -3.00 ·
        closing ${sign === '' ? '63.00' : '61.00'}`),
    ).verification.status;
  expect(judgeSides('-')).toBe('verified');
  expect(judgeSides('')).toBe('unverifiable');
});

describe('days out of order are those of a list', () => {
  const judgePairs = (days: readonly string[], others: readonly string[]) => {
    const rows = days.map((day) => `2024-01-${day} 1.00 ·`).join('\n');
    const block = `period 2024-01-01 2024-01-31\nopening 0.00\n${rows}\nclosing ${days.length}.00`;
    const statement = parseLedgerBlock(block);
    const transactions = statement.transactions.map((row, at) => ({
      ...row,
      transactionDate: `2024-01-${others[at]}`,
    }));
    return verifyStatement({ ...statement, transactions }).verification.status;
  };
  const DAYS = ['03', '05', '04', '06', '08', '10', '09', '11', '13', '15'];

  it('that is kept by the other date of its rows', () => {
    expect(judgePairs(DAYS, ['03', '03', '04', '06', '08', '08', '09', '11', '13', '15'])).toBe('verified');
  });

  it('and not of one whose other dates are out of order too, or which a single day breaks', () => {
    expect(judgePairs(DAYS, DAYS)).toBe('unverifiable');
    const once = ['03', '05', '04', '06', '08', '09', '10', '11', '13', '15'];
    expect(judgePairs(once, once.toSorted())).toBe('unverifiable');
  });
});

it('the day of a purchase months ago is that of an instalment with its number, and of no other row', () => {
  const judge = (day: string, description: string, account = 'credit_card') => {
    const statement = parseLedgerBlock(
      `account ${account}
       period 2024-03-01 2024-03-31
       opening 0.00
       2024-03-02 1.00 ·
       ${day} 1.00 ·
       2024-03-04 1.00 ·
       2024-03-05 1.00 ·
       2024-03-08 1.00 ·
       closing ${account === 'credit_card' ? '-5.00' : '5.00'}`,
    );
    const transactions = statement.transactions.map((row, at) => (at === 1 ? { ...row, description } : row));
    return verifyStatement({ ...statement, transactions }).verification.status;
  };
  expect(judge('2023-12-20', 'STOVE Cuota 03/12')).toBe('verified');
  expect(judge('2023-08-20', 'STOVE Cuota 07/12')).toBe('verified');
  expect(judge('2023-08-20', 'STOVE Cuota 03/12')).toBe('unverifiable');
  expect(judge('2023-12-20', 'STOVE')).toBe('unverifiable');
  expect(judge('2024-03-20', 'STOVE Cuota 03/12')).toBe('unverifiable');
  // the day of a purchase by card, on an account that has one
  expect(judge('2023-12-20', 'STOVE 03/12', 'checking')).toBe('unverifiable');
});

it('a part of what was bought within the period is out of order like any row', () => {
  const judge = (from: string) => {
    const statement = parseLedgerBlock(
      `account credit_card
       period ${from} 2024-06-30
       opening 0.00
       2024-04-10 1.00 ·
       2024-04-24 1.00 ·
       2024-04-19 1.00 ·
       2024-04-27 1.00 ·
       2024-05-08 1.00 ·
       2024-05-19 1.00 ·
       2024-06-28 1.00 ·
       closing -7.00`,
    );
    const transactions = statement.transactions.map((row, at) =>
      at === 2 ? { ...row, description: 'STOVE 03/12' } : row,
    );
    return verifyStatement({ ...statement, transactions }).verification.status;
  };
  expect(judge('2024-04-01')).toBe('unverifiable');
  expect(judge('2024-04-23')).toBe('verified');
});

describe('two dates of one row', () => {
  const judgePair = (other: string, description = '') => {
    const statement = parseLedgerBlock(
      `period 2024-01-01 2024-01-31
       opening 0.00
       2024-01-02 1.00 ·
       2024-01-03 1.00 ·
       2024-01-04 1.00 ·
       2024-01-05 1.00 ·
       closing 4.00`,
    );
    const transactions = statement.transactions.map((row, index) => ({
      ...row,
      valueDate: index === 2 ? other : row.date,
      ...(index === 2 ? { description } : {}),
    }));
    return verifyStatement({ ...statement, transactions }).verification;
  };

  it('may lie weeks apart', () => {
    expect(judgePair('2024-01-30').status).toBe('verified');
  });

  it('are not proved when all others lie close to each other', () => {
    expect(judgePair('2023-10-04').missing.join()).toContain('Row 3 is dated 2024-01-04 and has another date');
  });

  it('may lie as many months apart as instalments are paid', () => {
    expect(judgePair('2023-10-04', 'INSTALLMENT: STOVE 0% 03/12').status).toBe('verified');
    expect(judgePair('2023-10-04', 'INSTALLMENT: STOVE 0% 08/12').status).toBe('unverifiable');
    expect(judgePair('2023-10-04', 'STOVE 03/12/23').status).toBe('unverifiable');
  });
});
