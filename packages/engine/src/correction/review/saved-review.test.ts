import type { ExtractionResult, Statement, Transaction } from '@extracto/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFirstRow,
  addRow,
  changeCell,
  judgeResult,
  type ReviewedRows,
  removeRow,
  startReview,
} from './reviewed-rows.ts';
import { openReview, ReviewError, type SavedReview, saveReview } from './saved-review.ts';

const row = (index: number): Transaction => ({
  id: `ROW${index}`,
  date: '2026-03-02',
  transactionDate: null,
  valueDate: null,
  description: `ROW ${index}`,
  amount: '-1.00',
  type: 'debit',
  balance: null,
  reference: null,
  original: null,
  page: 1 + (index % 3),
  box: [10, index, 500, index + 10],
  verified: false,
  confidence: 1,
});

const statement = (rows: number): Statement => ({
  bank: { id: null, name: null },
  account: { type: 'checking', number: '1', holder: null, currency: 'EUR' },
  period: { from: null, to: null },
  openingBalance: '100.00',
  closingBalance: '90.00',
  totals: null,
  counts: null,
  transactions: Array.from({ length: rows }, (_, index) => row(index)),
  unassigned: [],
  ambiguities: [],
  sources: {},
  verification: { status: 'mismatch', checks: [], breaks: [], missing: [] },
});

const RESULT: ExtractionResult = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 3,
  bankId: null,
  statements: [statement(10), statement(3)],
  warnings: [],
};

const start = () => RESULT.statements.map(startReview);

type Act = (rows: ReviewedRows, at: number) => ReviewedRows;
const ACTS: readonly Act[] = [
  (rows, at) => changeCell(rows, { row: at, column: 'amount' }, '12.30'),
  (rows, at) => changeCell(rows, { row: at, column: 'date' }, '2026-03-05'),
  (rows, at) => changeCell(rows, { row: at, column: 'balance' }, null),
  (rows, at) => changeCell(rows, { row: at, column: 'description' }, 'Rent, paid late'),
  (rows, at) => changeCell(rows, { row: at, column: 'amount' }, '0.00'),
  (rows, at) => addRow(rows, at, 2),
  (rows, at) => (rows.length > 1 ? removeRow(rows, at) : rows),
];

test('a review that is kept and opened again is the same review, whatever was done to the rows', () => {
  const steps = fc.array(fc.tuple(fc.nat({ max: ACTS.length - 1 }), fc.nat(), fc.boolean()), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (acts) => {
      const reviewed = start();
      for (const [act, at, first] of acts) {
        const index = first ? 0 : 1;
        const rows = reviewed[index] ?? [];
        reviewed[index] = ACTS[act]?.(rows, at % rows.length) ?? rows;
      }
      const sent = JSON.parse(JSON.stringify(saveReview(RESULT, reviewed))) as SavedReview;
      const opened = openReview(RESULT, sent);
      const essence = (rows: readonly ReviewedRows[]) =>
        judgeResult(RESULT, rows).statements.map(({ verification, transactions }) => [
          verification,
          transactions.map(({ date, amount, type, balance, description }) => [
            date,
            amount,
            type,
            balance,
            description,
          ]),
        ]);
      expect(essence(opened)).toEqual(essence(reviewed));
      const ids = opened.flatMap((rows) => rows.map(({ transaction }) => transaction.id));
      expect(new Set(opened[0]?.map(({ transaction }) => transaction.id)).size).toBe(opened[0]?.length);
      expect(ids.length).toBeGreaterThan(0);
    }),
  );
});

test('an untouched review holds places only', () => {
  const saved = saveReview(RESULT, start());
  expect(saved.statements[1]?.rows).toEqual([0, 1, 2].map((origin) => ({ origin, values: null })));
  expect(judgeResult(RESULT, openReview(RESULT, saved))).toBe(RESULT);
});

test('a row may be added where the first one was removed', () => {
  const values = { date: '2026-03-01', description: 'Fee', amount: '-10.00', type: 'debit', balance: null } as const;
  const [first] = openReview(RESULT, { statements: [{ rows: [{ origin: null, values }] }, { rows: [] }] });
  expect(first?.map(({ transaction }) => transaction)).toMatchObject([{ ...values, page: 1 }]);
});

describe('a review is refused, with the place of the fault, when', () => {
  const values = { date: '2026-03-01', description: 'Fee', amount: '-10.00', type: 'debit', balance: null } as const;
  const two = (rows: SavedReview['statements'][number]['rows']) => ({ statements: [{ rows }, { rows: [] }] });
  test.each<[string, SavedReview, string]>([
    ['it has other statements', { statements: [] }, 'statements'],
    ['a row is not there', two([{ origin: 10, values: null }]), 'statements.0.rows.0.origin'],
    [
      'a row is there twice',
      two([
        { origin: 1, values: null },
        { origin: 1, values: null },
      ]),
      'statements.0.rows.1.origin',
    ],
    ['an added row is empty', two([{ origin: null, values: null }]), 'statements.0.rows.0.origin'],
    [
      'a date is none',
      two([{ origin: 0, values: { ...values, date: '2026-02-30' } }]),
      'statements.0.rows.0.values.date',
    ],
    [
      'an amount has other decimals',
      two([{ origin: 0, values: { ...values, amount: '1.5' } }]),
      'statements.0.rows.0.values.amount',
    ],
    [
      'a balance is no number',
      two([{ origin: 0, values: { ...values, balance: '1e3' } }]),
      'statements.0.rows.0.values.balance',
    ],
    [
      'more is added than anybody types',
      two(Array.from({ length: 501 }, () => ({ origin: null, values }))),
      'statements.0.rows.500.origin',
    ],
  ])('%s', (_, saved, path) => {
    let thrown: unknown;
    try {
      openReview(RESULT, saved);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ReviewError);
    expect((thrown as ReviewError).path).toBe(path);
  });
});

test('a list that no row was read of is filled in, kept, and opened as it was left', () => {
  const read: ExtractionResult = { ...RESULT, statements: [statement(0)] };
  const filled = changeCell(addFirstRow('2026-03-31', 2), { row: 0, column: 'amount' }, '-5.00');
  const [opened] = openReview(read, saveReview(read, [filled]));
  expect(opened?.map(({ origin, transaction: { date, amount, type } }) => [origin, date, amount, type])).toEqual([
    [null, '2026-03-31', '-5.00', 'debit'],
  ]);
});

test('a row that was drawn keeps its place, and one that was read cannot get another', () => {
  const values = { date: '2026-03-01', description: 'Fee', amount: '-10.00', type: 'debit', balance: null } as const;
  const place = { page: 2, box: [20, 10, 400, 18] as [number, number, number, number] };
  const open = (row: SavedReview['statements'][number]['rows'][number]) =>
    openReview(RESULT, { statements: [{ rows: [row] }, { rows: [] }] });
  const drawn = open({ origin: null, values, place });
  expect(drawn[0]?.[0]?.transaction).toMatchObject(place);
  expect(saveReview(RESULT, drawn).statements[0]?.rows[0]?.place).toEqual(place);
  expect(() => open({ origin: 0, values, place })).toThrow(ReviewError);
  expect(() => open({ origin: null, values, place: { ...place, page: 9 } })).toThrow(ReviewError);
  expect(() => open({ origin: null, values, place: { page: 1, box: [400, 10, 20, 18] } })).toThrow(ReviewError);
});
