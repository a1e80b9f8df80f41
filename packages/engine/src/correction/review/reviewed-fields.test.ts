import type { ReviewPath, Statement } from '@extracto/model';
import { describe, expect, test } from 'vitest';
import { judgeStatement } from '../../verify/judge-statement.ts';
import { changeField, changeFields, refuseField } from './reviewed-fields.ts';
import { startReview } from './reviewed-rows.ts';
import { openReview, saveReview, settleResult } from './saved-review.ts';

const row = (day: number, amount: string, balance: string | null) => ({
  id: `r${day}`,
  date: `2026-03-0${day}`,
  transactionDate: null,
  valueDate: null,
  description: `Row ${day}`,
  amount,
  type: amount.startsWith('-') ? ('debit' as const) : ('credit' as const),
  balance,
  reference: null,
  original: null,
  page: 1,
  box: [10, 100 + 20 * day, 200, 110 + 20 * day] as [number, number, number, number],
  verified: false,
  confidence: 0,
});

/** Read with an opening balance of 110.00 where 100.00 leads to the closing one. */
const MISREAD: Statement = judgeStatement({
  bank: { id: null, name: 'Harborline' },
  account: { type: 'checking', number: '1234', holder: 'J. Sample', currency: 'USD' },
  period: { from: '2026-03-01', to: '2026-03-31' },
  openingBalance: '110.00',
  closingBalance: '85.00',
  totals: null,
  counts: null,
  transactions: [row(1, '-20.00', null), row(2, '5.00', null)],
  unassigned: [],
  ambiguities: [],
  sources: { openingBalance: { page: 1, box: [10, 20, 60, 30], text: '110.00' } },
});
const RESULT = {
  documentType: 'Statement',
  parser: 'Document',
  pages: 1,
  bankId: null,
  statements: [MISREAD],
  warnings: [],
} as const;

test('a corrected opening balance is proved again, and its printed place goes', () => {
  expect(MISREAD.verification.status).toBe('mismatch');
  const right = changeFields(MISREAD, [{ path: 'openingBalance', value: '100.00' }]);
  expect(right.verification.status).toBe('verified');
  expect(right.sources).toEqual({});
});

test('a field that is set back to what was read is no change', () => {
  const changed = changeField(MISREAD, [], { path: 'account.holder', value: 'Jane Sample' });
  expect(changed).toEqual([{ path: 'account.holder', value: 'Jane Sample' }]);
  expect(changeField(MISREAD, changed, { path: 'account.holder', value: 'J. Sample' })).toEqual([]);
});

test('fields are kept with the review, opened again, and named in a warning without their values', () => {
  const fields = [{ path: 'openingBalance', value: '100.00' }] as const;
  const result = { ...RESULT, statements: [...RESULT.statements], warnings: [] };
  const settled = settleResult(result, { statements: [{ rows: [], fields }] });
  const saved = saveReview(settled, settled.statements.map(startReview), [{ fields }]);
  expect(saved.statements[0]?.fields).toEqual(fields);
  const opened = settleResult(result, saved);
  expect(opened.statements[0]?.verification.status).toBe('verified');
  expect(openReview(opened, saved)[0]).toHaveLength(2);
  expect(opened.warnings).toEqual([
    { code: 'changed_in_review', message: 'Changed by hand in review: opening balance.', page: null },
  ]);
});

describe('a value is taken in the notation of the result alone:', () => {
  test.each<[ReviewPath, string | null, boolean]>([
    ['openingBalance', '1234.50', true],
    ['openingBalance', null, true],
    ['openingBalance', '1234.5', false],
    ['openingBalance', '1,234.50', false],
    ['period.from', '2026-02-28', true],
    ['period.from', '2026-02-30', false],
    ['account.currency', 'EUR', true],
    ['account.currency', 'euro', false],
    ['account.type', 'credit_card', true],
    ['account.type', 'purse', false],
    ['account.holder', ' ', false],
  ])('%s %s', (path, value, isTaken) => {
    expect(refuseField({ path, value }, 'USD') === null).toBe(isTaken);
    const refused = () =>
      settleResult(
        { ...RESULT, statements: [MISREAD], warnings: [] },
        { statements: [{ rows: [], fields: [{ path, value }] }] },
      );
    if (!isTaken) expect(refused).toThrow(expect.objectContaining({ path: 'statements.0.fields.0.value' }));
  });
});
