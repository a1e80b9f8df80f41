import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifyAddedRow, identifyTransactions } from './identify-transactions.ts';
import { parseResult } from './parse-result.ts';
import { type DraftResult, type DraftStatement, type DraftTransaction, resultSchema } from './result.ts';

const ROW: DraftTransaction = {
  date: '2024-12-09',
  transactionDate: null,
  valueDate: null,
  description: 'GREEN GROCER',
  amount: '-45.20',
  type: 'debit',
  balance: null,
  reference: null,
  original: null,
  page: 1,
  box: [0, 0, 1, 1],
  verified: false,
  confidence: 1,
};

const statement = (
  rows: readonly Partial<DraftTransaction>[],
  account: Partial<DraftStatement['account']> = {},
): DraftStatement => ({
  bank: { id: null, name: null },
  account: { type: 'checking', number: '12 3456 7890', holder: null, currency: 'EUR', ...account },
  period: { from: null, to: null },
  openingBalance: null,
  closingBalance: null,
  totals: null,
  counts: null,
  transactions: rows.map((row) => ({ ...ROW, ...row })),
  unassigned: [],
  ambiguities: [],
  sources: {},
  verification: { status: 'unverifiable', checks: [], breaks: [], missing: [] },
});
const document = (...statements: readonly DraftStatement[]): DraftResult => ({
  documentType: 'Statement',
  parser: 'Document',
  pages: 1,
  bankId: null,
  statements,
  warnings: [],
});
const shuffle = <Row>(rows: readonly Row[]) =>
  fc.shuffledSubarray([...rows], { minLength: rows.length, maxLength: rows.length });
const idsOf = (draft: DraftResult) =>
  identifyTransactions(draft).statements.flatMap(({ transactions }) => transactions.map(({ id }) => id));
const idOf = (row: Partial<DraftTransaction>, account: Partial<DraftStatement['account']> = {}) =>
  idsOf(document(statement([row], account)))[0];

test('a row made with room for its id is given it and stays the same row; any other is copied and left as it was', () => {
  const { transactions } = statement([{ description: 'RENT' }]);
  const plain = transactions[0]!;
  const roomy: DraftTransaction = { id: '', ...plain };
  const [given] = identifyTransactions(document({ ...statement([]), transactions: [roomy] })).statements[0]!
    .transactions;
  const [copied] = identifyTransactions(document({ ...statement([]), transactions: [plain] })).statements[0]!
    .transactions;
  expect(given).toBe(roomy);
  expect(given!.id).toBe(copied!.id);
  expect(plain).not.toHaveProperty('id');
});

/** Few values, so that rows coincide often. */
const rowArbitrary = fc.record({
  date: fc.constantFrom('2024-12-01', '2024-12-02', '2024-12-03', '2024-12-04'),
  description: fc.constantFrom('RENT', 'GREEN GROCER', '飯店', ''),
  amount: fc.constantFrom('-20.00', '5.00', '0.00'),
});
/** In printed order, oldest day first. */
const ledgerArbitrary = fc
  .array(rowArbitrary, { maxLength: 30 })
  .map((rows) => rows.toSorted((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0)));

describe('ids of transactions', () => {
  test('are 16 letters and digits, and the same whenever they are made', () => {
    expect(idOf({})).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    expect(idOf({})).toBe('KBA9DMEC3N5VDX2F');
  });

  test.each([
    ['spaces and case of the description', { description: 'Green  grocer' }, {}],
    ['signs in the description', { description: 'GREEN*GROCER.' }, {}],
    ['full-width letters', { description: 'ＧＲＥＥＮ ＧＲＯＣＥＲ' }, {}],
    ['a masked account number', {}, { number: 'XXXX-XX-7890' }],
    ['what one layout prints and another does not', { balance: '1.00', valueDate: '2024-12-10', reference: 'X1' }, {}],
    ['its place in the document', { page: 3, box: [9, 9, 20, 20] as DraftTransaction['box'] }, {}],
    ['how it was checked', { verified: true, confidence: 0.5 }, { holder: 'JANE', type: 'savings' as const }],
  ])('do not depend on %s', (_, row, account) => {
    expect(idOf(row, account)).toBe(idOf({}));
  });

  test.each([
    ['date', { date: '2024-12-10' }, {}],
    ['amount', { amount: '-45.21' }, {}],
    ['sign', { amount: '45.20' }, {}],
    ['description', { description: 'GREEN GROCERS' }, {}],
    ['description in another script', { description: '青果店' }, {}],
    ['account', {}, { number: '12 3456 7891' }],
    ['currency', {}, { currency: 'USD' }],
  ])('differ with the %s', (_, row, account) => {
    expect(idOf(row, account)).not.toBe(idOf({}));
  });

  test('no two rows of a document share one', () => {
    fc.assert(
      fc.property(ledgerArbitrary, ledgerArbitrary, (first, second) => {
        const ids = idsOf(document(statement(first), statement(second)));
        expect(new Set(ids).size).toBe(first.length + second.length);
      }),
    );
  });

  test('of rows in any order of time no two share one, and each row has the one of its day', () => {
    fc.assert(
      fc.property(ledgerArbitrary.chain(shuffle), (rows) => {
        const ids = idsOf(document(statement(rows)));
        expect(new Set(ids).size).toBe(rows.length);
        const days = Map.groupBy(rows, ({ date }) => date);
        const ofDays = [...days.values()].flatMap((ofDay) => idsOf(document(statement(ofDay))));
        expect(new Set(ids)).toEqual(new Set(ofDays));
      }),
    );
  });

  test('a statement that overlaps by whole days gives the rows of these days the same ids', () => {
    fc.assert(
      fc.property(ledgerArbitrary, (rows) => {
        const whole = idsOf(document(statement(rows)));
        const from = rows.findIndex(({ date }) => date >= '2024-12-03');
        if (from < 0) return;
        expect(idsOf(document(statement(rows.slice(from))))).toEqual(whole.slice(from));
      }),
    );
  });

  test('a statement that ends in mid-day gives its rows the same ids', () => {
    fc.assert(
      fc.property(ledgerArbitrary, fc.nat(30), (rows, end) => {
        expect(idsOf(document(statement(rows.slice(0, end))))).toEqual(idsOf(document(statement(rows))).slice(0, end));
      }),
    );
  });

  test('a list with the newest first gives the same ids to the same rows', () => {
    fc.assert(
      fc.property(ledgerArbitrary, (rows) => {
        if (rows[0]?.date === rows.at(-1)?.date) return;
        expect(idsOf(document(statement(rows.toReversed())))).toEqual(idsOf(document(statement(rows))).toReversed());
      }),
    );
  });

  test('stay when a row is corrected, and a result that is read again keeps its ids', () => {
    fc.assert(
      fc.property(ledgerArbitrary, (rows) => {
        const result = identifyTransactions(document(statement(rows)));
        expect(resultSchema.parse(result)).toEqual(result);
        expect(parseResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
        const [first] = result.statements;
        const corrected = {
          ...result,
          statements: [{ ...first!, transactions: first!.transactions.map((row) => ({ ...row, amount: '7.00' })) }],
        };
        expect(idsOf(corrected)).toEqual(idsOf(result));
      }),
    );
  });

  test('a result that was written without ids gets the ones it would have today', () => {
    const draft = document(statement([{}, {}, { amount: '1.00' }]));
    expect(parseResult(JSON.parse(JSON.stringify(draft)))).toEqual(identifyTransactions(draft));
  });

  test('a row keeps the fields that only some rows have', () => {
    const fields = { dateWithoutYear: null, counterparty: 'GREEN GROCER', kind: 'card_payment' } as const;
    const result = identifyTransactions(document(statement([fields, {}])));
    expect(result.statements[0]!.transactions[0]).toMatchObject(fields);
    expect(result.statements[0]!.transactions[1]).not.toHaveProperty('counterparty');
    expect(resultSchema.parse(result)).toEqual(result);
  });

  test('a row that was added by hand takes no id of another', () => {
    const ids = idsOf(document(statement([{}, {}])));
    const added = identifyAddedRow(ids[0]!, ids);
    expect(new Set([...ids, added, identifyAddedRow(ids[0]!, [...ids, added])]).size).toBe(4);
  });
});

test('a value that is no result is refused', () => {
  expect(() => parseResult({ statements: [] })).toThrow();
  expect(() => parseResult(null)).toThrow();
});
