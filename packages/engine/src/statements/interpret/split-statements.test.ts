import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StatementBoundary, splitStatements } from './split-statements.ts';

const transaction = (line: number, balance: number | null = null): StatementBoundary => ({
  kind: 'transaction',
  line,
  balance,
});
const account = (line: number, text: string): StatementBoundary => ({ kind: 'account', line, text });
const period = (line: number, text: string): StatementBoundary => ({ kind: 'period', line, text });
const opening = (line: number, value: number): StatementBoundary => ({ kind: 'opening', line, value });
const closing = (line: number, value: number): StatementBoundary => ({ kind: 'closing', line, value });
const carried = (line: number, value: number): StatementBoundary => ({ kind: 'carried', line, value });
const issued = (line: number, text: string): StatementBoundary => ({ kind: 'issued', line, text });
const total = (line: number): StatementBoundary => ({ kind: 'total', line });

describe('one statement stays one', () => {
  it.each<[string, readonly StatementBoundary[]]>([
    ['nothing', []],
    ['rows alone', [transaction(3), transaction(4)]],
    ['balances around the rows', [opening(1, 100), transaction(3), transaction(4), closing(6, 120)]],
    [
      'the same account number on every page',
      [account(0, '12345678'), transaction(3), account(10, '12345678'), transaction(12)],
    ],
    [
      'the number masked on later pages',
      [account(0, '12345678'), transaction(3), account(10, 'XXXX5678'), transaction(12)],
    ],
    [
      'the number as an IBAN on later pages',
      [account(0, '12345678'), transaction(3), account(10, 'DE02 1203 0000 0012 3456 78'), transaction(12)],
    ],
    [
      'the number below a longer one that holds it before a check digit',
      [
        account(0, '00105400035'),
        account(1, '044180001054000353'),
        transaction(3),
        account(10, '00105400035'),
        transaction(12),
      ],
    ],
    [
      'the number and the IBAN of the account on every page, of which neither is in the other',
      [
        account(0, '0035129901330'),
        account(1, 'PT50 0035 1299 0000 1330 1299 4'),
        transaction(3),
        account(10, '0035129901330'),
        account(10, 'PT50 0035 1299 0000 1330 1299 4'),
        transaction(12),
      ],
    ],
    [
      'the number alone on later pages, below an IBAN that does not hold it',
      [
        account(0, '60977410288'),
        account(1, 'FR76 1680 6000 6060 9774 1028 833'),
        transaction(3),
        account(10, '60977410288'),
        transaction(12),
      ],
    ],
    [
      'the number and the IBAN on every page, of which neither is in the other, with an address between them',
      [
        account(0, '0026.0184.47.0200913355'),
        account(2, 'GR27 0260 1840 0004 7020 0913 355'),
        transaction(5),
        account(10, '0026.0184.47.0200913355'),
        account(12, 'GR27 0260 1840 0004 7020 0913 355'),
        transaction(15),
      ],
    ],
    [
      'the same period on every page',
      [period(0, '01/02 28/02'), transaction(3), period(10, '01/02 28/02'), transaction(12)],
    ],
    [
      'a closing balance of the day below the header of every page, where none stands above the first rows',
      [period(0, 'May'), transaction(3), period(10, 'May'), closing(11, 120), transaction(12)],
    ],
    [
      'the same summary on every page',
      [period(0, 'May'), closing(1, 120), transaction(3), period(10, 'May'), closing(11, 120), transaction(12)],
    ],
    [
      'balances of days, the last of which stands overleaf below the same period',
      [
        ...[period(0, 'May'), closing(1, 120), transaction(3), closing(4, 110), transaction(5)],
        ...[period(10, 'May'), closing(11, 105), transaction(12), closing(13, 100)],
      ],
    ],
    ['the same opening balance on every page', [opening(0, 100), transaction(3), opening(10, 100), transaction(12)]],
    [
      'a balance carried over a page break',
      [opening(0, 100), transaction(3, 120), opening(10, 120), transaction(12, 130)],
    ],
    [
      'a balance carried over a page break below the balance of a day',
      [opening(0, 100), transaction(3), closing(4, 90), carried(5, 90), opening(10, 90), transaction(12)],
    ],
    [
      'a balance carried over a page break in the middle of a day, which no row prints',
      [opening(0, 100), transaction(3, 120), transaction(4), carried(5, 90), opening(10, 90), transaction(12, 130)],
    ],
    [
      'the same date of issue on every page',
      [issued(0, '31/01'), transaction(3), issued(10, '31/01'), transaction(12)],
    ],
    ['another account named after the last row', [account(0, '12345678'), transaction(3), account(10, '99990000')]],
    ['a payment slip with the new balance', [opening(0, 100), closing(1, 120), transaction(3), closing(10, 120)]],
  ])('%s', (_, boundaries) => {
    expect(splitStatements(boundaries)).toEqual([0]);
  });
});

describe('another statement begins', () => {
  it('with another account number, right after what belongs to the one before', () => {
    const boundaries = [account(0, '12345678'), transaction(3), total(5), account(10, '87654321'), transaction(13)];
    expect(splitStatements(boundaries)).toEqual([0, 6]);
  });

  it('with the IBAN of another account below the rows of a number', () => {
    const boundaries = [
      account(0, '0026.0184.47.0200913355'),
      transaction(3),
      account(10, 'GR27 0260 1840 0004 7020 0913 355'),
      transaction(13),
    ];
    expect(splitStatements(boundaries)).toEqual([0, 4]);
  });

  it('with a second number, of the same kind, in the head of the first list', () => {
    const boundaries = [
      account(0, '12345678'),
      account(2, '87654321'),
      transaction(5),
      account(10, '12345678'),
      transaction(13),
    ];
    expect(splitStatements(boundaries)).toEqual([0, 6]);
  });

  it('with another period', () => {
    const boundaries = [period(0, '01/01 31/01'), transaction(3), period(10, '01/02 28/02'), transaction(13)];
    expect(splitStatements(boundaries)).toEqual([0, 4]);
  });

  it('with another date of issue, though its opening balance is the last closing one', () => {
    const boundaries = [
      ...[issued(0, '31/01'), opening(1, 100), transaction(3, 120), closing(4, 120)],
      ...[issued(10, '28/02'), opening(11, 120), transaction(13, 130)],
    ];
    expect(splitStatements(boundaries)).toEqual([0, 5]);
  });

  it('with a second opening balance once the list has been closed', () => {
    const boundaries = [opening(0, 100), transaction(3), closing(5, 120), opening(10, 700), transaction(13)];
    expect(splitStatements(boundaries)).toEqual([0, 6]);
  });

  it('with an opening balance that does not go on from the running one', () => {
    const boundaries = [opening(0, 100), transaction(3, 120), opening(10, 700), transaction(13, 690)];
    expect(splitStatements(boundaries)).toEqual([0, 4]);
  });

  it('three times', () => {
    const boundaries = ['11111111', '22222222', '33333333'].flatMap((number, index) => [
      account(index * 10, number),
      transaction(index * 10 + 5),
    ]);
    expect(splitStatements(boundaries)).toEqual([0, 6, 16]);
  });
});

it('the order in which boundaries are found does not matter', () => {
  const boundaries = [
    account(0, '12345678'),
    opening(1, 100),
    transaction(3),
    closing(5, 120),
    account(10, '87654321'),
    opening(11, 700),
    transaction(13),
    closing(15, 690),
  ];
  const anyOrder = fc.shuffledSubarray(boundaries, { minLength: boundaries.length });
  fc.assert(fc.property(anyOrder, (shuffled) => void expect(splitStatements(shuffled)).toEqual([0, 6])));
});

it('an account on which nothing moved starts no statement, for each has rows', () => {
  const empty = [account(1, '12345678'), opening(2, 1), closing(3, 1)];
  expect(splitStatements([...empty, account(4, '87654321'), opening(5, 2), transaction(6)])).toEqual([0]);
});

it('starts ascend, begin with the first line, and follow the rows of the statement before', () => {
  const anyEvent = fc.oneof(
    fc.nat(80).map((line) => transaction(line)),
    fc.tuple(fc.nat(80), fc.constantFrom('12345678', '87654321')).map(([line, text]) => account(line, text)),
    fc.tuple(fc.nat(80), fc.nat(3)).map(([line, value]) => opening(line, value)),
    fc.tuple(fc.nat(80), fc.nat(3)).map(([line, value]) => closing(line, value)),
    fc.nat(80).map(total),
  );
  fc.assert(
    fc.property(fc.uniqueArray(anyEvent, { selector: ({ line }) => line, maxLength: 30 }), (boundaries) => {
      const starts = splitStatements(boundaries);
      expect(starts[0]).toBe(0);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      const rows = boundaries.filter(({ kind }) => kind === 'transaction').map(({ line }) => line);
      for (const [index, start] of starts.entries()) {
        const end = starts[index + 1] ?? Infinity;
        if (starts.length > 1) expect(rows.some((line) => line >= start && line < end)).toBe(true);
      }
    }),
  );
});

it('a summary with another closing balance, below the same period printed again, begins another statement', () => {
  const cards = [
    period(0, 'May'),
    closing(1, 120),
    transaction(3),
    period(10, 'May'),
    closing(11, 90),
    transaction(12),
  ];
  expect(splitStatements(cards)).toEqual([0, 4]);
});

it('a closing balance right below the rows is of their statement, whatever a summary in front calls the closing balance', () => {
  const accounts = [
    closing(1, 900),
    account(2, '12345678'),
    opening(3, 100),
    transaction(4),
    closing(5, 120),
    account(9, '87654321'),
    opening(10, 780),
    transaction(11),
  ];
  expect(splitStatements(accounts)).toEqual([0, 6]);
});
