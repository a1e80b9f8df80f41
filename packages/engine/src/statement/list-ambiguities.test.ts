/** Pages whose sums agree with what was read, and with something else too. */
import { describe, expect, it } from 'vitest';
import { printPage } from '../page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(block: string): { status: string; ambiguities: readonly string[] } {
  const { statements } = readDocument([printPage(block)], 'Document');
  const { verification, ambiguities } = statements[0]!;
  return { status: verification.status, ambiguities };
}

const PROVED = `
  Checking Account       Account number   12345678
  Statement period       01/01/2025 to 31/01/2025
  Opening Balance        100.00
  Closing Balance      1,554.80

  Date         Description                    Amount     Balance
  15/01/2025   GREEN GROCER                   -45.20       54.80
  16/01/2025   SALARY                       1,500.00    1,554.80
`;

it('a page without another reading is verified', () => {
  expect(judge(PROVED)).toEqual({ status: 'verified', ambiguities: [] });
});

describe('the direction of the amounts', () => {
  const UNSIGNED = PROVED.replace('-45.20', ' 45.20')
    .replace('   54.80', '  145.20')
    .replace(/1,554.80/g, '1,645.20');

  it('is the account’s where the page states its kind', () => {
    expect(judge(UNSIGNED)).toMatchObject({ status: 'verified' });
  });

  it('is a guess where nothing states it and no sign, mark or column shows it', () => {
    const { status, ambiguities } = judge(UNSIGNED.replace('Checking Account', '                '));
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual(['the amounts are signed as for money held or as for money owed']);
  });

  it('is shown by a plus', () => {
    const signed = PROVED.replace('Checking Account', '                ').replace(' 1,500.00 ', '+1,500.00 ');
    expect(judge(signed)).toMatchObject({ status: 'verified' });
  });

  it('is shown by columns that are named', () => {
    expect(
      judge(`
        Account number   12345678
        Opening Balance        100.00
        Closing Balance      1,554.80

        Date         Description           Debit      Credit     Balance
        15/01/2025   GREEN GROCER          45.20                   54.80
        16/01/2025   SALARY                         1,500.00    1,554.80
      `),
    ).toMatchObject({ status: 'verified' });
  });
});

describe('a figure that the page names and the rows do not explain', () => {
  it.each([
    ['another opening balance', '  Opening Balance        110.00'],
    ['another closing balance', '  Closing Balance      1,554.81'],
    ['a total of money in', '  Total deposits       1,500.01'],
    ['a total of money out', '  Total withdrawals       45.21'],
  ])('%s', (_, line) => {
    expect(judge(`${PROVED}\n\n${line}`).status).not.toBe('verified');
  });

  it.each([
    ['the opening balance again', '  Opening Balance        100.00'],
    ['the total of money in', '  Total deposits       1,500.00'],
    ['a rate of interest on credits', '  Credits   3.75 %     711.42     0.09'],
  ])('but not %s', (_, line) => {
    expect(judge(`${PROVED}\n\n${line}`)).toEqual({ status: 'verified', ambiguities: [] });
  });
});

describe('dates that could be others', () => {
  it('two columns of one name', () => {
    const { status, ambiguities } = judge(`
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,554.80

      Date         Date         Description                    Amount     Balance
      15/01/2025   14/01/2025   GREEN GROCER                   -45.20       54.80
      16/01/2025   16/01/2025   SALARY                       1,500.00    1,554.80
    `);
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual([
      'two dates stand on each row, and nothing says which of them is the day of the booking',
    ]);
  });

  it('a word in place of a date', () => {
    const { status, ambiguities } = judge(`
      Checking Account       Account number   12345678
      Opening Balance        100.00
      Closing Balance      1,550.00

      Date         Description                    Amount     Balance
      15/01/2025   GREEN GROCER                   -45.20       54.80
      15 Foo 25    GREEN GROCER                    -4.80       50.00
      16/01/2025   SALARY                       1,500.00    1,550.00
    `);
    expect(status).toBe('unverifiable');
    expect(ambiguities).toEqual(['the dates of some rows were not found']);
  });
});

describe('dates at the foot of small blocks', () => {
  const BLOCKS = `
    Checking Account       Account number   12345678
    Statement period       01/01/2025 to 31/01/2025
    Opening Balance        100.00
    Closing Balance      1,550.00

    GREEN GROCER                        -45.20
    15/01/2025

    CASH WITHDRAWAL                      -4.80
    15/01/2025 10:08
    15/01/2025

    SALARY                            1,500.00
    16/01/2025
  `;

  it('prove nothing against them where the time of a purchase repeats the day', () => {
    expect(judge(BLOCKS)).toEqual({ status: 'verified', ambiguities: [] });
  });

  it('are two different days on one row', () => {
    expect(judge(BLOCKS.replace('10:08\n    15/', '10:08\n    12/'))).toEqual({
      status: 'unverifiable',
      ambiguities: ['a row prints two different days where the others print one'],
    });
  });
});

it('a row of zero that was not read, which no sum misses', () => {
  const { statements } = readDocument(
    [
      printPage(`
        Savings Account        Account number   12345678
        Opening Balance     100
        Closing Balance   1,555

        Date         Description           Amount     Balance
        15/01/2025   GREEN GROCER             -45          55
        3O/01/2025   CARD CHECK                 0
        16/01/2025   SALARY                 1,500       1,555
      `),
    ],
    'Document',
  );
  expect(statements[0]!.transactions).toHaveLength(2);
  expect(statements[0]!.verification.status).toBe('unverifiable');
});

it('a row with a date that no calendar has is read, and its date proves nothing', () => {
  const { status, ambiguities } = judge(PROVED.replace('16/01/2025', '30/02/2025'));
  expect(status).toBe('unverifiable');
  expect(ambiguities).toEqual(['the dates of some rows were not found']);
});
