import type { Control } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnverifiedStatement } from './prepare-ledger.ts';
import { parseLedgerBlock } from './testing/parse-ledger-block.ts';
import { verifyStatement } from './verify-statement.ts';

const verify = (block: string) => verifyStatement(parseLedgerBlock(block)).verification;
const coverage = (block: string) => verifyStatement(parseLedgerBlock(block)).coveredRows;

describe('a closing balance in whole units', () => {
  const bill = (closing: string, balance = '·') =>
    verify(`opening 100.00
            2024-01-02 -20.13 ·
            2024-01-03   5.00 ${balance}
            closing ${closing}`);

  test('neither contradicts rows in cents nor proves them', () => {
    const { status, reasons } = bill('85.00');
    expect(status).toBe('unverifiable');
    expect(reasons?.map(({ code }) => code)).toEqual(['figure_differs']);
  });

  test.each([
    ['a unit or more away', '86.00', '·'],
    ['in cents', '84.78', '·'],
    ['below running balances', '85.00', '84.87'],
  ])('contradicts them when it is %s', (_, closing, balance) => {
    expect(bill(closing, balance).status).toBe('mismatch');
  });
});

describe('a side that is summed up and not listed', () => {
  const bill = (payments: string, rows = '') =>
    verify(`account credit_card
            opening 84.10
            2024-01-02 -20.13 ·
            2024-01-03 -30.00 ·
            ${rows}
            credits ${payments}
            closing 50.13`);

  test('is missing, and contradicts nothing', () => {
    const { status, reasons } = bill('84.10');
    expect(status).toBe('unverifiable');
    expect(reasons?.map(({ code }) => code)).toEqual(['side_not_listed']);
  });

  test.each([
    ['does not come to the closing balance', '84.20', ''],
    ['is listed in part', '84.10', '2024-01-04 4.00 ·'],
  ])('contradicts the rows when it %s', (_, payments, rows) => {
    expect(bill(payments, rows).status).toBe('mismatch');
  });
});

describe('arithmetic that proves every row is verified', () => {
  test.each([
    [
      'opening and closing alone',
      `opening 100.00
       2024-01-02 -20.00 ·
       2024-01-03   5.00 ·
       closing  85.00`,
    ],
    [
      'running balances, oldest first',
      `opening 100.00
       2024-01-02 -20.00 80.00
       2024-01-03   5.00 85.00
       closing  85.00`,
    ],
    [
      'running balances, newest first',
      `closing  85.00
       2024-01-03   5.00 85.00
       2024-01-02 -20.00 80.00
       opening 100.00`,
    ],
    [
      'a balance on the last row of a day only',
      `opening 100.00
       2024-01-02 -20.00     ·
       2024-01-02   5.00 85.00
       2024-01-03  -1.00     ·
       closing  84.00`,
    ],
    [
      'both printed totals without balances',
      `2024-01-02 -20.00 ·
       2024-01-03   5.00 ·
       credits 5.00
       debits  20.00`,
    ],
    [
      'totals printed with a minus',
      `2024-01-02 -20.00 ·
       2024-01-03   5.00 ·
       credits 5.00
       debits -20.00`,
    ],
    [
      'a zero total beside one that all rows explain',
      `2024-01-02 -20.00 ·
       credits 0.00
       debits 20.00`,
    ],
    [
      'a card, whose balance is owed',
      `account credit_card
       opening 100.00
       2024-01-02 -20.00 120.00
       2024-01-03  50.00  70.00
       closing  70.00`,
    ],
    [
      'a loan',
      `account loan
       opening 1000.00
       2024-01-02 300.00 ·
       closing  700.00`,
    ],
    [
      'an overdrawn account',
      `opening -10.00
       2024-01-02 -20.00 -30.00
       closing -30.00`,
    ],
    [
      'no rows between equal balances',
      `opening 100.00
       closing 100.00`,
    ],
    [
      'a currency without decimals',
      `currency JPY
       opening 1000
       2024-01-02 -200 800
       closing 800`,
    ],
    [
      'more decimals than the currency has',
      `opening 1.0000
       2024-01-02 0.2345 ·
       closing 1.2345`,
    ],
    [
      'equal neighbours that are both real',
      `opening 100.00
       2024-01-02 -20.00 80.00 COFFEE
       2024-01-02 -20.00 60.00 COFFEE
       closing  60.00`,
    ],
    [
      'cancelling rows whose running balance tells the signs',
      `opening 100.00
       2024-01-02 -20.00  80.00
       2024-01-03  20.00 100.00
       closing 100.00`,
    ],
    [
      'dates a few days before the period',
      `period 2024-01-01 2024-01-31
       opening 100.00
       2023-12-29 -20.00 ·
       closing  80.00`,
    ],
    [
      'sections that start again',
      `opening 100.00
       2024-01-02   5.00 ·
       2024-01-09   5.00 ·
       2024-01-20   5.00 ·
       2024-01-03  -1.00 ·
       2024-01-08  -1.00 ·
       2024-01-30  -1.00 ·
       closing 112.00`,
    ],
  ])('%s', (_, block) => {
    const { verification, coveredRows } = verifyStatement(parseLedgerBlock(block));
    expect(verification).toMatchObject({ status: 'verified', missing: [], breaks: [] });
    expect(verification.checks.filter((check) => !check.passed)).toEqual([]);
    expect(coveredRows.every(Boolean)).toBe(true);
  });
});

describe('a statement that prints too little is unverifiable and says what it lacks', () => {
  test.each([
    ['nothing but rows', '2024-01-02 -20.00 ·', ['opening', 'closing', 'totals']],
    ['no opening balance', '2024-01-02 -20.00 ·\n closing 80.00', ['opening', 'totals']],
    ['no closing balance', 'opening 100.00\n 2024-01-02 -20.00 80.00', ['closing', 'totals']],
    ['one total of two', '2024-01-02 -20.00 ·\n debits 20.00', ['opening', 'closing', 'totals']],
    ['nothing at all', '', ['opening', 'closing']],
    ['empty list, zero totals', 'credits 0.00\n debits 0.00', ['opening', 'closing']],
    ['empty list, opening alone', 'opening 100.00', ['closing']],
    [
      'totals and one balance that nothing confirms',
      '2024-01-02 -20.00 80.00\n credits 0.00\n debits 20.00',
      ['one balance'],
    ],
    [
      'totals and a closing balance alone',
      '2024-01-02 -20.00 ·\n credits 0.00\n debits 20.00\n closing 1.00',
      ['one balance'],
    ],
    ['cancelling rows', 'opening 9.00\n 2024-01-02 -2.00 ·\n 2024-01-03 2.00 ·\n closing 9.00', ['cancel out']],
    [
      'cancelling rows with totals',
      '2024-01-02 -2.00 ·\n 2024-01-03 2.00 ·\n credits 2.00\n debits 2.00',
      ['cancel out'],
    ],
    ['zero rows alone', 'opening 9.00\n 2024-01-02 0.00 9.00\n closing 9.00', ['cancel out']],
    [
      'money that belongs to no row',
      'opening 9.00\n 2024-01-02 1.00 ·\n closing 10.00\n unassigned 1.00',
      ['One amount'],
    ],
    ['two readings', 'opening 9.00\n 2024-01-02 1.00 ·\n closing 10.00\n ambiguity A-or-B', ['A-or-B']],
    [
      'a wrong year',
      'period 2024-01-01 2024-01-31\n opening 9.00\n 2023-01-05 1.00 ·\n closing 10.00',
      ['Row 1 is dated 2023-01-05'],
    ],
    [
      'a wrong year beside a statement date',
      'period · 2024-01-31\n opening 9.00\n 2025-01-05 1.00 ·\n closing 10.00',
      ['Row 1'],
    ],
    [
      'balances that run against the dates',
      `opening 100.00
       2024-01-04 -20.00 80.00
       2024-01-03   5.00 85.00
       2024-01-02   1.00 86.00
       closing  86.00`,
      ['against the order of the dates'],
    ],
    [
      'a number of rows that counts one of zero',
      'opening 9.00\n 2024-01-02 1.00 ·\n 2024-01-02 0.00 ·\n closing 10.00\n credit-count 2',
      ['rows of zero'],
    ],
    ['figures beyond exact integers', 'opening 9007199254740991.00\n closing 9007199254740991.00', ['too large']],
  ])('%s', (_, block, sentences) => {
    const { status, missing, breaks } = verify(block);
    expect(status).toBe('unverifiable');
    expect(breaks).toEqual([]);
    expect(missing).toHaveLength(sentences.length);
    sentences.forEach((sentence, index) => {
      expect(missing[index]).toContain(sentence);
    });
  });

  test.each([
    [
      'what was owed, counted among what went out',
      'account credit_card\n opening 9.00\n 2024-01-02 -1.00 ·\n 2024-01-03 4.00 ·\n closing 6.00\n credits 4.00\n debits 10.00',
      'verified',
    ],
    [
      'what was held, counted among what came in',
      'opening 9.00\n 2024-01-02 1.00 ·\n 2024-01-03 -4.00 ·\n closing 6.00\n credits 10.00\n debits 4.00',
      'verified',
    ],
    [
      'what was owed, taken from what went out',
      'account credit_card\n opening 9.00\n 2024-01-02 -10.00 ·\n 2024-01-03 4.00 ·\n closing 15.00\n debits 1.00',
      'unverifiable',
    ],
  ])('a printed total may hold the opening balance: %s', (_, block, status) => {
    expect(verify(block).status).toBe(status);
  });

  test('a type that contradicts the sign', () => {
    const statement = parseLedgerBlock('opening 9.00\n 2024-01-02 1.00 ·\n closing 10.00');
    const transactions = statement.transactions.map((row) => ({ ...row, type: 'debit' as const }));
    expect(verifyStatement({ ...statement, transactions }).verification).toMatchObject({
      status: 'unverifiable',
      missing: ['The type of row 1 contradicts the sign of its amount.'],
    });
  });

  test('a closing balance that is only the last running balance once more', () => {
    const statement = parseLedgerBlock('opening 9.00\n 2024-01-02 1.00 10.00\n closing 10.00');
    const source = (box: [number, number, number, number]) => ({ closingBalance: { page: 1, box, text: '10.00' } });
    const repeated = verifyStatement({ ...statement, sources: source([500, 101, 560, 109]) });
    expect(repeated.verification.status).toBe('unverifiable');
    expect(repeated.coveredRows).toEqual([true]);
    expect(verifyStatement({ ...statement, sources: source([500, 121, 560, 129]) }).verification.status).toBe(
      'verified',
    );
  });

  test('an opening and a closing balance read from one place', () => {
    const statement = parseLedgerBlock('opening 0.00\n closing 0.00');
    const source = (y: number) => ({
      page: 1,
      box: [500, y, 560, y + 8] as [number, number, number, number],
      text: '0.00',
    });
    const read = (opening: number, closing: number) =>
      verifyStatement({ ...statement, sources: { openingBalance: source(opening), closingBalance: source(closing) } });
    expect(read(50, 50).verification.status).toBe('unverifiable');
    expect(read(50, 70).verification.status).toBe('verified');
  });

  test('a summary read as a list whose lines are its own totals', () => {
    const statement = parseLedgerBlock('2024-01-31 500.00 ·\n 2024-01-31 -300.00 ·\n credits 500.00\n debits 300.00');
    const sources = {
      'totals.credits': { page: 1, box: [500, 101, 560, 109] as [number, number, number, number], text: '500.00' },
      'totals.debits': { page: 1, box: [500, 113, 560, 121] as [number, number, number, number], text: '300.00' },
    };
    const { verification, coveredRows } = verifyStatement({ ...statement, sources });
    expect(verification.status).toBe('unverifiable');
    expect(coveredRows).toEqual([false, false]);
  });
});

describe('a mismatch says where it breaks and why', () => {
  const base = (second: string, more = '') => `
    opening 100.00
    2024-01-02 -20.00 80.00
    ${second}
    2024-01-04 -10.00 115.40
    closing 115.40
    ${more}`;

  test.each([
    ['sign', base('2024-01-03 -45.40 125.40'), [0, 1, '90.80'], 'The sign of row 2 (-45.40) looks reversed.'],
    [
      'one digit',
      base('2024-01-03 46.40 125.40'),
      [0, 1, '-1.00'],
      'One digit would explain it: row 2 reads 46.40 and 45.40 is needed.',
    ],
    [
      'swapped digits',
      base('2024-01-03 54.40 125.40'),
      [0, 1, '-9.00'],
      'Two swapped digits would explain it: row 2 reads 54.40 and 45.40 is needed.',
    ],
    [
      'swapped over the point',
      base('2024-01-03 44.50 125.40'),
      [0, 1, '0.90'],
      'Two swapped digits would explain it: row 2 reads 44.50 and 45.40 is needed.',
    ],
    [
      'missed row',
      base('', 'unassigned 45,40'),
      [0, 1, '45.40'],
      'A row was missed: the amount 45,40 is printed but belongs to no row.',
    ],
    [
      'doubled row',
      base('2024-01-03 45.40 · RENT\n 2024-01-03 45.40 125.40 RENT'),
      [0, 2, '-45.40'],
      'Row 3 (45.40) repeats the row before it and may be counted twice.',
    ],
    [
      'surplus row',
      base('2024-01-03 7.77 ·\n 2024-01-03 45.40 125.40'),
      [0, 2, '-7.77'],
      'The difference is exactly row 2 (7.77), which may be no transaction.',
    ],
    [
      'one wrong balance',
      base('2024-01-03 45.40 999.99'),
      [0, 1, '874.59'],
      'Only the balance printed on row 2 is wrong: the rows before and after it agree without it.',
    ],
    ['no single cause', base('2024-01-03 45.40 ·\n 2024-01-03 1.11 ·\n 2024-01-03 2.00 125.40'), [0, 3, '-3.11'], null],
  ])('%s', (_, block, [afterRow, beforeRow, difference], explanation) => {
    const { status, breaks, missing } = verify(block);
    expect(status).toBe('mismatch');
    expect(missing).toEqual([]);
    expect(breaks[0]).toEqual({ afterRow, beforeRow, difference, explanation });
  });

  test('a misread opening balance is named', () => {
    expect(verify('opening 180.00\n 2024-01-02 -20.00 80.00\n 2024-01-03 5.00 85.00\n closing 85.00').breaks).toEqual([
      {
        afterRow: null,
        beforeRow: 0,
        difference: '-80.00',
        explanation: 'One digit would explain it: the opening balance reads 180.00 and 100.00 is needed.',
      },
    ]);
  });

  test('a misread closing balance is named', () => {
    expect(verify('opening 100.00\n 2024-01-02 -20.00 80.00\n closing 89.00').breaks).toMatchObject([
      { afterRow: 0, beforeRow: null, difference: '9.00', explanation: expect.stringContaining('closing balance') },
    ]);
  });

  test('newest first names the earlier balance first', () => {
    const { breaks } = verify(
      'opening 100.00\n 2024-01-04 1.00 85.00\n 2024-01-03 5.00 84.00\n 2024-01-02 -20.00 80.00\n closing 85.00',
    );
    expect(breaks).toMatchObject([{ afterRow: 2, beforeRow: 1, difference: '-1.00' }]);
  });

  test('on a card the sign of a break is found too', () => {
    expect(
      verify('account credit_card\n opening 100.00\n 2024-01-02 20.00 120.00\n 2024-01-03 50.00 70.00\n closing 70.00')
        .breaks,
    ).toMatchObject([{ difference: '40.00', explanation: 'The sign of row 1 (20.00) looks reversed.' }]);
  });

  test('a row on the wrong side of two totals is named in both', () => {
    const { status, breaks } = verify('2024-01-02 20.00 ·\n 2024-01-03 5.00 ·\n credits 5.00\n debits 20.00');
    expect(status).toBe('mismatch');
    expect(breaks).toMatchObject([
      {
        afterRow: null,
        beforeRow: null,
        difference: '-20.00',
        explanation: 'The sign of row 1 (20.00) looks reversed.',
      },
      {
        afterRow: null,
        beforeRow: null,
        difference: '20.00',
        explanation: 'The sign of row 1 (20.00) looks reversed.',
      },
    ]);
  });

  test.each([
    ['credit_count', 'credit-count 2'],
    ['debit_count', 'debit-count 2'],
  ])('%s that differs from a proven list is a mismatch', (name, line) => {
    const { status, checks } = verify(
      `opening 100.00\n 2024-01-02 -20.00 ·\n 2024-01-03 5.00 ·\n closing 85.00\n ${line}`,
    );
    expect(status).toBe('mismatch');
    expect(checks.filter((check) => !check.passed).map((check) => check.name)).toEqual([name]);
  });

  test.each([
    ['credits_total', 'credits 6.00', "The credits don't add up to the printed total of 6.00."],
    ['debits_total', 'debits 19.00', "The debits don't add up to the printed total of 19.00."],
  ])('%s that differs from a proven list prevents verified', (name, line, sentence) => {
    const { status, checks, missing } = verify(
      `opening 100.00\n 2024-01-02 -20.00 ·\n 2024-01-03 5.00 ·\n closing 85.00\n ${line}`,
    );
    expect(status).toBe('unverifiable');
    expect(missing).toEqual([sentence]);
    expect(checks.filter((check) => !check.passed).map((check) => check.name)).toEqual([name]);
  });

  test('a summary without a list contradicts nothing and proves nothing', () => {
    const missing = ['The statement prints movements of money, but no transactions that explain them.'];
    expect(verify('opening 100.00\n closing 90.00')).toMatchObject({ status: 'unverifiable', missing });
    expect(verify('opening 100.00\n closing 100.00\n credits 5.00\n debits 5.00')).toMatchObject({
      status: 'unverifiable',
      missing,
    });
  });

  test('another balance than the first one, where no row was found, leaves nothing proved', () => {
    const statement = parseLedgerBlock('opening 100.00\n closing 100.00');
    const withBalance = (value: string) =>
      verifyStatement({
        ...statement,
        controls: [
          {
            kind: 'balance',
            label: 'New balance',
            value,
            direction: null,
            date: null,
            rows: [],
            source: { page: 1, box: [0, 0, 1, 1], text: value },
          },
        ],
      }).verification.status;
    expect(withBalance('100.00')).toBe('verified');
    expect(withBalance('90.00')).toBe('unverifiable');
  });

  test('a misread column is told by its first breaks', () => {
    const rows = Array.from({ length: 50 }, (_, index) => `2024-01-02 1.00 ${index ** 2 + 7}.00`);
    expect(verify(['opening 0.00', ...rows].join('\n')).breaks).toHaveLength(20);
  });

  test('dates alone accuse nobody', () => {
    const { status, checks, breaks } = verify(`
      period 2024-01-01 2024-01-31
      opening 100.00
      2024-01-20 1.00 ·
      2024-01-02 1.00 ·
      2024-02-20 1.00 ·
      2024-01-03 1.00 ·
      2024-01-25 1.00 ·
      closing 105.00`);
    expect({ status, breaks }).toEqual({ status: 'unverifiable', breaks: [] });
    expect(checks.filter((check) => !check.passed)).toEqual([
      { name: 'dates_in_order', passed: false, expected: null, actual: '2024-01-02' },
      { name: 'dates_in_period', passed: false, expected: '2024-01-01/2024-01-31', actual: '2024-02-20' },
    ]);
  });
});

describe('coverage of single rows', () => {
  test.each([
    [
      'a chain without opening leaves the first row open',
      '2024-01-02 -20.00 80.00\n 2024-01-03 5.00 85.00',
      [false, true],
    ],
    [
      'rows after the last balance stay open',
      'opening 9.00\n 2024-01-02 1.00 10.00\n 2024-01-03 5.00 ·',
      [true, false],
    ],
    [
      'rows around a break stay open',
      'opening 9.00\n 2024-01-02 1.00 10.00\n 2024-01-03 5.00 16.00\n 2024-01-04 1.00 17.00',
      [true, false, true],
    ],
    ['one total covers its side', '2024-01-02 1.00 ·\n 2024-01-03 -5.00 ·\n credits 1.00', [true, false]],
    ['a single balance covers nothing', '2024-01-02 1.00 10.00', [false]],
    [
      'cancelling amounts cover nothing',
      'opening 9.00\n 2024-01-02 -2.00 ·\n 2024-01-03 2.00 ·\n closing 9.00',
      [false, false],
    ],
  ])('%s', (_, block, covered) => {
    expect(coverage(block)).toEqual(covered);
  });
});

/** A statement that prints everything, with random rows; some rows print no balance. */
const printedStatement = fc
  .record({
    type: fc.constantFrom('checking' as const, 'credit_card' as const),
    opening: fc.integer({ min: -500_000, max: 5_000_000 }),
    rows: fc.array(
      fc.record({
        amount: fc.integer({ min: -300_000, max: 300_000 }).filter((amount) => amount !== 0),
        day: fc.integer({ min: 1, max: 28 }),
        printsBalance: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    prints: fc.constantFrom('balances', 'totals', 'everything'),
    newestFirst: fc.boolean(),
  })
  .map(({ type, opening, rows, prints, newestFirst }): UnverifiedStatement => {
    const money = (minor: number) => `${minor < 0 ? '-' : ''}${(Math.abs(minor) / 100).toFixed(2)}`;
    const total = (sign: number) =>
      money(rows.reduce((sum, row) => sum + (Math.sign(row.amount) === sign ? Math.abs(row.amount) : 0), 0));
    let balance = opening;
    const lines = [...rows]
      .sort((left, right) => left.day - right.day)
      .map((row) => {
        balance += type === 'checking' ? row.amount : -row.amount;
        const printed = row.printsBalance && prints !== 'totals' ? money(balance) : '·';
        return `2024-01-${String(row.day).padStart(2, '0')} ${money(row.amount)} ${printed}`;
      });
    return parseLedgerBlock(
      [
        `account ${type}`,
        'period 2024-01-01 2024-01-31',
        ...(prints === 'totals' ? [] : [`opening ${money(opening)}`, `closing ${money(balance)}`]),
        ...(prints === 'balances' ? [] : [`credits ${total(1)}`, `debits ${total(-1)}`]),
        ...(newestFirst ? lines.reverse() : lines),
      ].join('\n'),
    );
  });

/** Every statement that differs from this one by one changed digit in one printed figure. */
function* misreadings(statement: UnverifiedStatement): Generator<UnverifiedStatement> {
  const { openingBalance, closingBalance, totals, transactions } = statement;
  for (const figure of digitChanges(openingBalance)) yield { ...statement, openingBalance: figure };
  for (const figure of digitChanges(closingBalance)) yield { ...statement, closingBalance: figure };
  // some banks count the opening balance among the credits or debits: a misprint into that sum is none that anybody sees
  const addsOpening = (figure: string, total: string | null) =>
    Math.abs(cents(figure) - cents(total)) === Math.abs(cents(openingBalance));
  for (const figure of digitChanges(totals!.credits))
    if (!addsOpening(figure, totals!.credits)) yield { ...statement, totals: { ...totals!, credits: figure } };
  for (const figure of digitChanges(totals!.debits))
    if (!addsOpening(figure, totals!.debits)) yield { ...statement, totals: { ...totals!, debits: figure } };
  for (const [index, row] of transactions.entries()) {
    for (const amount of digitChanges(row.amount))
      yield { ...statement, transactions: transactions.with(index, { ...row, amount }) };
    for (const balance of digitChanges(row.balance))
      yield { ...statement, transactions: transactions.with(index, { ...row, balance }) };
  }
}

function cents(figure: string | null): number {
  return Math.round(Number(figure) * 100);
}

function* digitChanges(figure: string | null): Generator<string> {
  for (const [place, digit] of [...(figure ?? '')].entries()) {
    if (digit < '0' || digit > '9') continue;
    const changed = (Number(digit) + 1 + (place % 9)) % 10;
    const text = figure!.slice(0, place) + changed + figure!.slice(place + 1);
    if (Number(text) !== Number(figure)) yield text;
  }
}

function* rowMistakes({ transactions, ...statement }: UnverifiedStatement): Generator<UnverifiedStatement> {
  for (const [index, row] of transactions.entries()) {
    const amount = row.amount.startsWith('-') ? row.amount.slice(1) : `-${row.amount}`;
    const type = row.type === 'debit' ? 'credit' : 'debit';
    yield { ...statement, transactions: transactions.toSpliced(index, 1) };
    yield { ...statement, transactions: transactions.toSpliced(index, 0, row) };
    yield { ...statement, transactions: transactions.with(index, { ...row, amount, type }) };
  }
}

describe('every verified result was right', () => {
  const isVerified = (statement: UnverifiedStatement) => verifyStatement(statement).verification.status === 'verified';
  const cancels = (statement: UnverifiedStatement) =>
    statement.transactions.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0) === 0;

  // a list of one day printed newest first does not show which way it runs
  const isOneDay = ({ transactions }: UnverifiedStatement) => new Set(transactions.map(({ date }) => date)).size < 2;

  test('a complete statement of several days is verified, unless its amounts cancel out', () => {
    fc.assert(
      fc.property(printedStatement, (statement) => isVerified(statement) || cancels(statement) || isOneDay(statement)),
    );
  });

  test('a wrong balance on a single day does not pass for a list that runs backwards', () => {
    const statement = parseLedgerBlock(
      [
        'account credit_card',
        'period 2024-01-01 2024-01-31',
        'opening 10007.99',
        'closing 10007.90',
        '2024-01-28 0.08 ·',
        '2024-01-28 0.01 10007.98',
      ].join('\n'),
    );
    expect(verifyStatement(statement).verification.status).not.toBe('verified');
  });

  test('one changed digit is never verified', () => {
    fc.assert(
      fc.property(printedStatement, (statement) => {
        for (const misread of misreadings(statement)) if (isVerified(misread)) return false;
        return true;
      }),
    );
  });

  test('a row removed, doubled or turned round is never verified', () => {
    fc.assert(
      fc.property(printedStatement, (statement) => {
        for (const mistaken of rowMistakes(statement)) if (isVerified(mistaken)) return false;
        return true;
      }),
    );
  });

  test('all signs turned round is never verified', () => {
    fc.assert(
      fc.property(printedStatement, (statement) => {
        const transactions = statement.transactions.map((row) => ({
          ...row,
          amount: row.amount.startsWith('-') ? row.amount.slice(1) : `-${row.amount}`,
          type: row.type === 'debit' ? ('credit' as const) : ('debit' as const),
        }));
        return !isVerified({ ...statement, transactions });
      }),
    );
  });

  test('two neighbours that print different balances cannot trade places', () => {
    const oldest = parseLedgerBlock(`
      opening 100.00
      2024-01-02 -20.00 80.00
      2024-01-02   5.00 85.00
      2024-01-02   7.00 92.00
      closing  92.00`);
    const [first, second, third] = oldest.transactions;
    for (const order of [
      [second, first, third],
      [first, third, second],
      [second, third, first],
    ]) {
      expect(isVerified({ ...oldest, transactions: order.map((row) => row!) })).toBe(false);
    }
  });

  test('three thousand rows are checked whole', () => {
    const rows = Array.from({ length: 3200 }, (_, index) => `2024-01-02 0.01 ${((index + 1) / 100).toFixed(2)}`);
    const statement = parseLedgerBlock(['opening 0.00', ...rows, 'closing 32.00'].join('\n'));
    expect(isVerified(statement)).toBe(true);
    expect(isVerified({ ...statement, transactions: statement.transactions.toSpliced(1600, 1) })).toBe(false);
  });
});

function printControl(said: Pick<Control, 'kind' | 'label' | 'value' | 'direction' | 'rows'>): Control {
  return { ...said, date: null, source: { page: 1, box: [0, 0, 1, 1], text: said.value } };
}

test('a total that is named of certain rows and differs is never verified, even where each row is proved', () => {
  const statement = parseLedgerBlock(
    `opening 100.00
     2024-01-02 -20.00 80.00
     2024-01-03   5.00 85.00
     2024-01-04  -1.00 84.00
     closing  84.00`,
  );
  const control = printControl({
    kind: 'total',
    label: 'Total debits',
    value: '37.90',
    direction: 'debit',
    rows: [[0, 2]],
  });
  const { verification } = verifyStatement({ ...statement, controls: [control] });
  expect(verification.status).not.toBe('verified');
});

test.each([
  ['375.31', [], 'unverifiable'],
  ['84.01', [], 'mismatch'],
  ['375.31', [[3, 3]], 'unverifiable'],
  ['84.01', [[3, 3]], 'mismatch'],
] as const)(
  'a balance of %s that the page names at %j beside a proof of each row leaves it %s',
  (value, places, status) => {
    const statement = parseLedgerBlock(
      `opening 100.00
     2024-01-02 -20.00 80.00
     2024-01-03   5.00 85.00
     2024-01-04  -1.00 84.00
     closing  84.00`,
    );
    const control = printControl({
      kind: 'balance',
      label: 'Carried forward',
      value,
      direction: null,
      rows: places.map(([from, to]) => [from, to] as const),
    });
    const { verification } = verifyStatement({ ...statement, controls: [control] });
    expect(verification.status).toBe(status);
    expect(verification.notes).toBe(undefined);
  },
);

test.each([
  ['117.00', 'verified'],
  ['17.00', 'verified'],
  ['117.10', 'unverifiable'],
])(
  'the sub-total %s of the first rows of a card, which may begin with what was owed, leaves it %s',
  (value, status) => {
    const statement = parseLedgerBlock(
      `account credit_card
     opening 100.00
     2024-01-02 -20.00
     2024-01-03   3.00
     2024-01-04 -10.00
     closing 127.00`,
    );
    const control = printControl({ kind: 'total', label: 'Sub-total', value, direction: null, rows: [[0, 2]] });
    expect(verifyStatement({ ...statement, controls: [control] }).verification.status).toBe(status);
  },
);

test.each([
  ['47.30', true, 'verified'],
  ['5.10', true, 'unverifiable'],
  ['47.30', false, 'unverifiable'],
])(
  '"Received %s" beside totals of both sides, and balances (%s) that hold, leaves it %s',
  (received, shown, status) => {
    const balance = (value: string) => (shown ? value : '·');
    const statement = parseLedgerBlock(
      `2024-01-02 -20.00 ${balance('80.00')}
     2024-01-03   5.00 ${balance('85.00')}
     2024-01-04  -1.00 ${balance('84.00')}
     credits 5.00
     debits 21.00`,
    );
    const said = { kind: 'total', label: 'Received', value: received, direction: 'credit', rows: [[0, 3]] } as const;
    const controls: Control[] = [{ ...printControl({ ...said, rows: [[0, 3]] }), strength: 'weak' }];
    expect(verifyStatement({ ...statement, controls }).verification.status).toBe(status);
  },
);

test.each([
  ['0.020', '20.00', 'unverifiable'],
  ['7.600', '7600.00', 'verified'],
])(
  'an amount without decimals printed as %s, where 2.020 went out, leaves rows that are proved %s: its first digit may be misprinted',
  (text, value, status) => {
    const statement = parseLedgerBlock(
      `opening 5000.00
     2024-01-02 -2000.00
     2024-01-03    50.00
     2024-01-04   -20.00
     closing  3030.00`,
    );
    const said = printControl({ kind: 'total', label: 'Cargos', value, direction: 'debit', rows: [[0, 3]] });
    const control: Control = { ...said, source: { ...said.source, text }, strength: 'weak' };
    expect(verifyStatement({ ...statement, controls: [control] }).verification.status).toBe(status);
  },
);

test.each([
  ['7.00', 'unverifiable'],
  ['47.00', 'verified'],
])(
  'where no money came in, payments of %s beside a proof of each row leave it %s: one digit may be misprinted',
  (value, status) => {
    const statement = parseLedgerBlock(
      `opening 100.00
     2024-01-02 -20.00 80.00
     2024-01-03  -5.00 75.00
     2024-01-04  -1.00 74.00
     closing  74.00`,
    );
    const control = printControl({ kind: 'part', label: 'Payments', value, direction: 'credit', rows: [[0, 2]] });
    const { verification } = verifyStatement({ ...statement, controls: [control] });
    expect(verification.status).toBe(status);
  },
);

test.each([
  ['35.00', '10.00', 'verified'],
  ['35.00', '11.00', 'unverifiable'],
])('debits of %s and a charge of %s, of which 45.00 went out, leave each row proved %s', (debits, charge, status) => {
  const statement = parseLedgerBlock(
    `opening 100.00
     2024-01-02 -35.00
     2024-01-03   5.00
     2024-01-04 -10.00
     closing  60.00`,
  );
  const rows: [number, number][] = [[0, 3]];
  const checks = { label: 'Checks/debits', value: debits, direction: 'debit', rows } as const;
  const controls: Control[] = [
    { ...printControl({ ...checks, kind: 'total' }), strength: 'weak' },
    printControl({ ...checks, kind: 'part' }),
    printControl({ kind: 'part', label: 'Deposits', value: '5.00', direction: 'credit', rows }),
    {
      ...printControl({ kind: 'part', label: 'Charge', value: charge, direction: 'debit', rows: [] }),
      strength: 'weak',
    },
  ];
  expect(verifyStatement({ ...statement, controls }).verification.status).toBe(status);
});

test.each([
  ['20.00', '1.00', 'verified'],
  ['20.00', '1.10', 'unverifiable'],
])('totals of %s and of fees of %s, of which 21.00 went out, leave each row proved %s', (out, fees, status) => {
  const statement = parseLedgerBlock(
    `opening 100.00
     2024-01-02 -20.00 80.00
     2024-01-03   5.00 85.00
     2024-01-04  -1.00 84.00
     closing  84.00`,
  );
  const totalOf = (label: string, value: string) =>
    printControl({ kind: 'total', label, value, direction: 'debit', rows: [[0, 3]] });
  const controls = [totalOf('Total money out', out), totalOf('Total fees', fees)];
  expect(verifyStatement({ ...statement, controls }).verification.status).toBe(status);
});

test.each([
  ['is of some of them beside an amount that is', '12.40', 'verified'],
  ['is of all of them beside the amount that is', '20.70', 'unverifiable'],
])('a number of rows that %s leaves each row proved %s', (_, amount, status) => {
  const statement = parseLedgerBlock(
    `opening 100.00
     2024-01-02 -12.40 87.60
     2024-01-03   5.10 92.70
     2024-01-04  -8.30 84.40
     closing  84.40`,
  );
  const rows: [number, number][] = [[0, 3]];
  const beside = { label: 'Electronic payments', direction: 'debit', rows } as const;
  const controls: Control[] = [
    { ...printControl({ ...beside, kind: 'total', value: amount }), strength: 'weak' },
    printControl({ ...beside, kind: 'count', value: '1' }),
  ];
  expect(verifyStatement({ ...statement, controls }).verification.status).toBe(status);
});

test('kinds of payments that together are what went out need no kinds of what came in beside them', () => {
  const statement = parseLedgerBlock(
    `opening 100.00
     2024-01-02 -12.00
     2024-01-03   7.00
     2024-01-04  -5.00
     closing  90.00`,
  );
  const part = (label: string, value: string) =>
    printControl({ kind: 'part', label, value, direction: 'debit', rows: [[0, 3]] });
  const controls = [part('Electronic payments', '12.00'), part('Service charges', '5.00')];
  expect(verifyStatement({ ...statement, controls }).verification.status).toBe('verified');
});
