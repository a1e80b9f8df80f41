import type { ExtractionResult, Statement, Transaction } from '@extracto/model';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { describe, expect, test } from 'vitest';
import {
  addRow,
  changeCell,
  countChanges,
  type DrawnRow,
  insertDrawnRow,
  judgeResult,
  judgeRows,
  listChangedCells,
  type ReviewedRows,
  removeRow,
  reverseSign,
  splitRow,
  startReview,
} from './reviewed-rows.ts';

const row = (amount: string, balance: string, y: number): Transaction =>
  makeTransaction({ id: `ROW ${y}`, description: 'GREEN GROCER', amount, balance, box: [10, y, 500, y + 10] });

const STATEMENT: Statement = {
  bank: { id: null, name: null },
  account: { type: 'checking', number: '1', holder: null, currency: 'EUR' },
  period: { from: null, to: null },
  openingBalance: '100.00',
  closingBalance: '85.00',
  totals: null,
  counts: null,
  // The second amount lost its last digit's neighbour: 6.00 instead of 5.00.
  transactions: [row('-20.00', '80.00', 100), row('6.00', '85.00', 120)],
  unassigned: [],
  ambiguities: [],
  sources: {},
  verification: { status: 'mismatch', checks: [], breaks: [], missing: [] },
};

test('correcting the wrong figure proves the statement, and the row says what was read', () => {
  const rows = startReview(STATEMENT);
  expect(judgeRows(STATEMENT, rows).verification.status).toBe('mismatch');
  const corrected = changeCell(rows, { row: 1, column: 'amount' }, '5.00');
  const judged = judgeRows(STATEMENT, corrected);
  expect(judged.verification.status).toBe('verified');
  expect(judged.transactions.map(({ verified }) => verified)).toEqual([true, true]);
  expect(judged.transactions[1]?.corrected).toMatchObject({ field: 'amount', read: '6.00' });
  expect(judged.transactions[0]).not.toHaveProperty('corrected');
  expect([...listChangedCells(STATEMENT, corrected)]).toEqual(['1 amount']);
});

test('an added row says so, and of several changed cells each is named', () => {
  const rows = changeCell(startReview(STATEMENT), { row: 0, column: 'amount' }, '-21.00');
  const more = addRow(changeCell(rows, { row: 0, column: 'description' }, 'BAKER'), 0, 2);
  const [changed, added] = judgeRows(STATEMENT, more).transactions;
  expect(changed?.corrected).toMatchObject({ field: 'description, amount', read: 'GREEN GROCER, -20.00' });
  expect(added?.corrected).toMatchObject({ field: 'row', read: '', reason: 'Added by hand in review.' });
});

test('a row too many or too few is never verified', () => {
  const corrected = changeCell(startReview(STATEMENT), { row: 1, column: 'amount' }, '5.00');
  expect(judgeRows(STATEMENT, removeRow(corrected, 0)).verification.status).toBe('mismatch');
  const added = changeCell(addRow(corrected, 0, 2), { row: 1, column: 'amount' }, '0.01');
  expect(judgeRows(STATEMENT, added).verification.status).toBe('mismatch');
  expect(countChanges(STATEMENT, added)).toBe(2);
  expect(countChanges(STATEMENT, removeRow(added, 1))).toBe(1);
});

test('a reversed sign takes the type along', () => {
  const [first] = reverseSign(startReview(STATEMENT), 0, 2);
  expect(first?.transaction).toMatchObject({ amount: '20.00', type: 'credit' });
});

test('a reviewed result says that hands were at work; an untouched one is what was read', () => {
  const read: ExtractionResult = {
    documentType: 'Statement',
    parser: 'Document',
    pages: 1,
    bankId: null,
    statements: [STATEMENT],
    warnings: [],
  };
  const rows = startReview(STATEMENT);
  expect(judgeResult(read, [rows])).toBe(read);
  const reviewed = judgeResult(read, [changeCell(rows, { row: 1, column: 'amount' }, '5.00')]);
  expect(reviewed.statements[0]?.verification.status).toBe('verified');
  expect(reviewed.warnings).toMatchObject([{ code: 'changed_in_review' }]);
});

test.each([
  { amount: '-20.01', halves: ['-10.00', '-10.01'] },
  { amount: '6.00', halves: ['3.00', '3.00'] },
])('a row of $amount is split into two that add up to it, the earlier one first', ({ amount, halves }) => {
  const later = { ...row('-1.00', '1.00', 120), date: '2026-03-05' };
  const split = splitRow(startReview({ ...STATEMENT, transactions: [row(amount, '80.00', 100), later] }), 0, 2);
  expect(split.map(({ transaction }) => transaction.amount)).toEqual([...halves, '-1.00']);
  expect(split.map(({ transaction }) => transaction.balance)).toEqual([null, '80.00', '1.00']);
  expect(split.map(({ origin }) => origin)).toEqual([null, 0, 1]);
  expect(new Set(split.map(({ transaction }) => transaction.id)).size).toBe(3);
});

test('with the newest row first, the earlier half of a split row goes below', () => {
  const newest = { ...row('-20.00', '80.00', 100), date: '2026-03-05' };
  const split = splitRow(startReview({ ...STATEMENT, transactions: [newest, row('6.00', '100.00', 120)] }), 0, 2);
  expect(split.map(({ origin }) => origin)).toEqual([0, null, 1]);
  expect(split.map(({ transaction }) => transaction.balance)).toEqual(['80.00', null, '100.00']);
});

test('a row that is not there is not split', () => {
  const rows = startReview(STATEMENT);
  expect(splitRow(rows, 7, 2)).toBe(rows);
});

describe('a row drawn on the page', () => {
  const drawn = { page: 1, box: [20, 110, 400, 118], date: null, description: 'Baker', amount: '-1.50', balance: null };
  const insert = (rows: ReviewedRows, change: Partial<DrawnRow> = {}) =>
    insertDrawnRow(rows, { ...(drawn as DrawnRow), ...change }, 2);

  test.each<[string, Partial<DrawnRow>, number]>([
    ['between the rows that it stands between', {}, 1],
    ['above all', { box: [20, 10, 400, 18] }, 0],
    ['below all', { box: [20, 500, 400, 508] }, 2],
    ['on a later page', { page: 2, box: [20, 10, 400, 18] }, 2],
  ])('is added %s', (_, change, index) => {
    const added = insert(startReview(STATEMENT), change);
    expect(added.index).toBe(index);
    expect(added.rows[index]).toMatchObject({
      origin: null,
      transaction: { description: 'Baker', amount: '-1.50', type: 'debit', date: '2026-03-02', ...change },
    });
    expect(added.rows).toHaveLength(3);
  });

  test('may be the first one', () => {
    const { rows } = insert([], { date: null });
    expect(rows[0]?.transaction).toMatchObject({ date: null, page: 1, box: drawn.box });
  });
});
