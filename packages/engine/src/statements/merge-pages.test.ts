import type { DraftResult, DraftStatement, DraftTransaction, Warning } from '@extracto/model';
import { describe, expect, it } from 'vitest';
import { mergePages } from './merge-pages.ts';

const row = (amount: string, balance: string | null, page: number): DraftTransaction => ({
  date: '2025-01-02',
  transactionDate: null,
  valueDate: null,
  description: 'GREEN GROCER',
  amount,
  type: amount.startsWith('-') ? 'debit' : 'credit',
  balance,
  reference: null,
  original: null,
  page,
  box: [40, 40, 500, 50],
  verified: false,
  confidence: 0.9,
});

const statement = (changes: Partial<DraftStatement> = {}): DraftStatement => ({
  bank: { id: null, name: null },
  account: { type: 'checking', number: null, holder: null, currency: null },
  period: { from: null, to: null },
  openingBalance: null,
  closingBalance: null,
  totals: null,
  counts: null,
  transactions: [],
  unassigned: [],
  ambiguities: [],
  sources: {},
  verification: { status: 'unverifiable', checks: [], breaks: [], missing: [] },
  ...changes,
});

const account = (number: string | null, currency: string | null = null): DraftStatement['account'] => ({
  type: 'checking',
  number,
  holder: null,
  currency,
});

const result = (statements: readonly DraftStatement[], changes: Partial<DraftResult> = {}): DraftResult => ({
  documentType: 'Statement',
  parser: 'Page',
  pages: 1,
  bankId: null,
  statements: [...statements],
  warnings: [],
  ...changes,
});

const FIRST = statement({
  account: account('12345678', 'USD'),
  openingBalance: '100.00',
  transactions: [row('-40.00', '60.00', 1)],
});
const LAST = statement({
  closingBalance: '80.00',
  transactions: [row('20.00', '80.00', 2)],
});

describe('pages of one statement become one', () => {
  const merged = mergePages([result([FIRST]), result([LAST])], 2);

  it('with the rows in page order', () => {
    expect(merged.statements).toHaveLength(1);
    expect(merged.statements[0]!.transactions.map(({ amount }) => amount)).toEqual(['-40.00', '20.00']);
  });

  it('with what any page prints', () => {
    expect(merged.statements[0]).toMatchObject({
      account: { number: '12345678', currency: 'USD' },
      openingBalance: '100.00',
      closingBalance: '80.00',
    });
  });

  it('and are proved again as a whole', () => {
    expect(merged.statements[0]!.verification.status).toBe('verified');
    expect(merged.statements[0]!.transactions.map(({ verified }) => verified)).toEqual([true, true]);
  });

  it('the result says so, and counts the pages of the document', () => {
    expect(merged).toMatchObject({ documentType: 'Statement', parser: 'Page', pages: 2 });
    expect(merged.warnings.map(({ code }) => code)).toEqual(['page_mode_fewer_checks']);
  });
});

describe('a statement that contradicts itself after the merge is no longer verified', () => {
  it('rows that belong together but do not add up', () => {
    const wrong = statement({ closingBalance: '80.00', transactions: [row('25.00', '80.00', 2)] });
    const merged = mergePages([result([FIRST]), result([wrong])], 2);
    expect(merged.statements[0]!.verification.status).toBe('mismatch');
  });
});

describe('pages of several statements stay apart', () => {
  it.each([
    ['another account number', account('12345678'), account('87654321')],
    ['another currency', account('12345678', 'USD'), account('12345678', 'EUR')],
  ])('%s', (_, left, right) => {
    const results = [result([statement({ account: left })]), result([statement({ account: right })])];
    expect(mergePages(results, 2).statements).toHaveLength(2);
  });

  it('two statements of one page', () => {
    const both = result([statement({ account: account('12345678') }), statement({ account: account('87654321') })]);
    expect(mergePages([both], 1).statements).toHaveLength(2);
  });
});

describe('one page that repeats what is known adds nothing', () => {
  it('a page of terms under the same number', () => {
    const terms = statement({ account: account('12345678', 'USD') });
    expect(mergePages([result([FIRST]), result([terms]), result([LAST])], 3).statements).toHaveLength(1);
  });

  it('the first printed opening balance and the last printed closing balance count', () => {
    const pages = [
      statement({ openingBalance: '100.00', closingBalance: '60.00', transactions: [row('-40.00', null, 1)] }),
      statement({ openingBalance: '59.00', closingBalance: '80.00', transactions: [row('20.00', null, 2)] }),
    ];
    expect(
      mergePages(
        pages.map((page) => result([page])),
        2,
      ).statements,
    ).toMatchObject([{ openingBalance: '100.00', closingBalance: '80.00' }]);
  });
});

it('the bank is the first that a page names', () => {
  const results = [result([FIRST]), result([LAST], { bankId: 'us-chase' }), result([], { bankId: 'us-citi' })];
  expect(mergePages(results, 3).bankId).toBe('us-chase');
  expect(mergePages([result([FIRST])], 1).bankId).toBeNull();
});

it('warnings of the same kind about the same page are said once', () => {
  const warning = (page: number | null): Warning => ({ code: 'year_unknown', message: 'No year is printed.', page });
  const results = [
    result([FIRST], { warnings: [warning(null), warning(1)] }),
    result([LAST], { warnings: [warning(null)] }),
  ];
  expect(mergePages(results, 2).warnings.map(({ code, page }) => [code, page])).toEqual([
    ['year_unknown', null],
    ['year_unknown', 1],
    ['page_mode_fewer_checks', null],
  ]);
});

it('a document of one page loses nothing by Page mode, so nothing is said', () => {
  expect(mergePages([result([FIRST])], 1).warnings).toEqual([]);
});

it('a page’s totals may cover its rows, the rows so far or the whole list, and nothing between', () => {
  const total = {
    kind: 'total' as const,
    label: 'Total',
    value: '40.00',
    direction: 'debit' as const,
    date: null,
    rows: [[0, 1] as [number, number]],
    source: { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: '40.00' },
  };
  const pages = [1, 2, 3, 4].map((page) =>
    result([statement({ transactions: [row('-40.00', null, page)], controls: [total] })]),
  );
  expect(mergePages(pages, 4).statements[0]!.controls!.map(({ rows }) => rows)).toEqual([
    [
      [0, 1],
      [0, 4],
    ],
    [
      [1, 2],
      [0, 2],
      [0, 4],
    ],
    [
      [2, 3],
      [0, 3],
      [0, 4],
    ],
    [
      [3, 4],
      [0, 4],
    ],
  ]);
});
