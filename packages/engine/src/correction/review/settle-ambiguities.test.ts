import { AMBIGUITIES, type ExtractionResult, type Statement, type Transaction } from '@extracto/model';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { describe, expect, test } from 'vitest';
import { changeCell, judgeResult, startReview } from './reviewed-rows.ts';
import { openReview, ReviewError, saveReview, settleResult } from './saved-review.ts';
import { type AnswerableCode, askAmbiguities, moveRows, settleStatement } from './settle-ambiguities.ts';

const row = (date: string, amount: string, balance: string | null, index: number): Transaction =>
  makeTransaction({
    id: `ROW ${index}`,
    date: date.startsWith('--') ? null : date,
    ...(date.startsWith('--') && { dateWithoutYear: date }),
    description: `SHOP ${index}`,
    amount,
    balance,
    box: [10, index * 20, 500, index * 20 + 10],
  });

function open(code: AnswerableCode, rows: readonly (readonly [string, string, string | null])[]): Statement {
  return {
    bank: { id: null, name: null },
    account: { type: null, number: '1', holder: null, currency: 'EUR' },
    period: { from: null, to: null },
    openingBalance: '100.00',
    closingBalance: '130.00',
    totals: null,
    counts: null,
    transactions: rows.map(([date, amount, balance], index) => row(date, amount, balance, index)),
    unassigned: [],
    ambiguities: [AMBIGUITIES[code]],
    sources: {},
    verification: { status: 'unverifiable', checks: [], breaks: [], missing: [] },
  };
}

const BILL = open('liability_sign_open', [
  ['2026-03-02', '20.00', '120.00'],
  ['2026-03-05', '15.00', '135.00'],
  ['2026-03-09', '-5.00', '130.00'],
]);
const dates = (statement: Statement | null) => statement?.transactions.map(({ date }) => date);

test('rows that raise a balance are charges of a card or payments into an account, as answered, and proved either way', () => {
  const charges = settleStatement(BILL, [{ code: 'liability_sign_open', answer: 'charges' }]);
  expect(charges?.transactions.map(({ amount, type }) => [amount, type])).toEqual([
    ['-20.00', 'debit'],
    ['-15.00', 'debit'],
    ['5.00', 'credit'],
  ]);
  expect(charges?.account.type).toBe('credit_card');
  const payments = settleStatement(BILL, [{ code: 'liability_sign_open', answer: 'payments' }]);
  expect(payments?.transactions.map(({ amount }) => amount)).toEqual(['20.00', '15.00', '-5.00']);
  for (const settled of [charges, payments]) expect(settled?.verification.status).toBe('verified');
});

test('an answer proves nothing where the sums are wrong, nor where another ambiguity stays', () => {
  const wrong = { ...BILL, closingBalance: '131.00' };
  const answers = [{ code: 'liability_sign_open', answer: 'charges' }] as const;
  expect(settleStatement(wrong, answers)?.verification.status).toBe('mismatch');
  const judged = { ...BILL, ambiguities: [...BILL.ambiguities, AMBIGUITIES.page_missing] };
  expect(settleStatement(judged, answers)?.verification.status).toBe('unverifiable');
});

test.each<[string, string[], string, string[]]>([
  ['every row of one year', ['--01-05', '--02-07'], '2026', ['2026-01-05', '2026-02-07']],
  ['the turn of the year', ['--12-30', '--01-02'], '2026', ['2025-12-30', '2026-01-02']],
  ['newest first', ['--01-02', '--12-30', '--12-20'], '2026', ['2026-01-02', '2025-12-30', '2025-12-20']],
  ['a year that was guessed', ['2026-01-05', '2026-02-07'], '2025', ['2025-01-05', '2025-02-07']],
])('the year of the newest row dates %s', (_, read, answer, expected) => {
  const statement = open(
    'year_not_printed',
    read.map((date) => [date, '1.00', null]),
  );
  expect(dates(settleStatement(statement, [{ code: 'year_not_printed', answer }]))).toEqual(expected);
});

test('day and month are exchanged in every date, or in none', () => {
  const statement = open('day_month_open', [
    ['2026-02-03', '1.00', null],
    ['2026-04-03', '1.00', null],
  ]);
  const settle = (answer: string) => dates(settleStatement(statement, [{ code: 'day_month_open', answer }]));
  expect(settle('as-read')).toEqual(['2026-02-03', '2026-04-03']);
  expect(settle('swapped')).toEqual(['2026-03-02', '2026-03-04']);
  expect(askAmbiguities(statement, 2026)[0]?.answers.map(({ title }) => title)).toEqual([
    '3 February 2026',
    '2 March 2026',
  ]);
});

test.each([
  ['the years around a guessed one', '2024-01-05', ['2025', '2024', '2023', '2022', '2021']],
  ['none that is still to come', '2026-01-05', ['2026', '2025', '2024', '2023']],
  ['the last ones where none is printed', '--01-05', ['2026', '2025', '2024', '2023', '2022']],
])('years to choose from are %s', (_, date, years) => {
  const [question] = askAmbiguities(open('year_open', [[date, '1.00', null]]), 2026);
  expect(question?.answers.map(({ answer }) => answer)).toEqual(years);
});

describe('an answer is refused that', () => {
  test.each<[string, Statement, AnswerableCode, string]>([
    ['nobody asked for', open('year_open', [['2026-03-02', '1.00', null]]), 'day_month_open', 'swapped'],
    ['is none of those offered', BILL, 'liability_sign_open', 'refunds'],
    [
      'makes a month of a day that is none',
      open('day_month_open', [['2026-03-22', '1.00', null]]),
      'day_month_open',
      'swapped',
    ],
    ['gives a year without the day', open('year_open', [['2024-02-29', '1.00', null]]), 'year_open', '2025'],
    ['is no year', open('year_open', [['2024-02-28', '1.00', null]]), 'year_open', '20255'],
  ])('%s', (_, statement, code, answer) => {
    expect(settleStatement(statement, [{ code, answer }])).toBeNull();
  });
});

test('corrections made before an answer stay, and the whole review is stored and opened again', () => {
  const read: ExtractionResult = {
    documentType: 'Statement',
    parser: 'Document',
    pages: 1,
    bankId: null,
    statements: [BILL],
    warnings: [],
  };
  const answers = [{ code: 'liability_sign_open', answer: 'charges' } as const];
  const written = changeCell(startReview(BILL), { row: 0, column: 'description' }, 'Baker');
  const settled = settleStatement(BILL, answers);
  const moved = moveRows(written, BILL, settled as Statement);
  expect(moved.map(({ transaction }) => [transaction.description, transaction.amount])[0]).toEqual(['Baker', '-20.00']);

  const saved = saveReview({ ...read, statements: [settled as Statement] }, [moved], [{ answers }]);
  const sent = JSON.parse(JSON.stringify(saved));
  const again = settleResult(read, sent);
  const judged = judgeResult(again, openReview(again, sent));
  expect(judged.statements[0]?.verification.status).toBe('verified');
  expect(judged.warnings.map(({ code }) => code)).toEqual(['settled_in_review', 'changed_in_review']);
  expect(() =>
    settleResult(read, { statements: [{ rows: [], answers: [{ code: 'year_open', answer: '2026' }] }] }),
  ).toThrow(ReviewError);
});
