import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identifyTransactions } from '../identify-transactions.ts';
import { formatMinor, sumMinor } from '../money.ts';
import type { DraftTransaction, ExtractionResult } from '../result.ts';
import { mergeStatements } from './merge-statements.ts';

interface Booking {
  /** 0-based day of the ledger. */
  readonly day: number;
  readonly description: string;
  readonly minor: number;
}

const dateOf = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

const rowOf = ({ day, description, minor }: Booking): DraftTransaction => ({
  date: dateOf(day),
  transactionDate: null,
  valueDate: null,
  description,
  amount: formatMinor(minor, 2),
  type: minor < 0 ? 'debit' : 'credit',
  balance: null,
  reference: null,
  original: null,
  page: 1,
  box: [0, 0, 1, 1],
  verified: true,
  confidence: 1,
});

/** The bookings of a ledger from place `start` to before place `end`, printed as the statement of these days. */
function print(ledger: readonly Booking[], [start, end]: readonly [number, number], days: readonly [number, number]) {
  const balanceAt = (place: number) => formatMinor(sumMinor(ledger.slice(0, place).map(({ minor }) => minor)), 2);
  const newestFirst = start % 2 === 1;
  const rows = ledger.slice(start, end).map(rowOf);
  return identifyTransactions({
    documentType: 'Statement',
    parser: 'Document',
    pages: 2,
    bankId: null,
    warnings: [{ code: 'some', message: 'Something.', page: 2 }],
    statements: [
      {
        bank: { id: null, name: null },
        account: { type: 'checking', number: '11112222', holder: null, currency: 'EUR' },
        period: { from: dateOf(days[0]), to: dateOf(days[1]) },
        openingBalance: balanceAt(start),
        closingBalance: balanceAt(end),
        totals: null,
        counts: null,
        transactions: newestFirst ? rows.toReversed() : rows,
        unassigned: [],
        ambiguities: [],
        sources: {},
        verification: { status: 'verified', checks: [], breaks: [], missing: [] },
      },
    ],
  });
}

const merge = (...results: readonly ExtractionResult[]) =>
  mergeStatements(results.map((result) => ({ result, index: 0 })));
const essence = (rows: readonly Pick<DraftTransaction, 'date' | 'description' | 'amount'>[]) =>
  rows.map(({ date, description, amount }) => `${date} ${description} ${amount}`);
const rowsOf = ({ result }: ReturnType<typeof mergeStatements>) => result.statements[0]!.transactions;

/** Few values, so that bookings coincide often. */
const ledgerArbitrary = fc
  .array(
    fc.record({
      day: fc.nat({ max: 40 }),
      description: fc.constantFrom('RENT', 'COFFEE'),
      minor: fc.constantFrom(-350, -2000, 5000),
    }),
    { maxLength: 60 },
  )
  .map((bookings) => bookings.toSorted((left, right) => left.day - right.day));

test('statements of whole days that share days give every booking of the ledger once, equal ones as often as they were', () => {
  const windows = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 25 })), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(ledgerArbitrary, windows, (ledger, wanted) => {
      const spans = wanted.map(([from, length]) => [from, from + length] as const);
      const results = spans.map(([from, to]) => {
        const start = ledger.findIndex(({ day }) => day >= from);
        const end = ledger.findLastIndex(({ day }) => day <= to) + 1;
        return print(ledger, start < 0 ? [ledger.length, ledger.length] : [start, Math.max(start, end)], [from, to]);
      });
      const covered = ledger.filter(({ day }) => spans.some(([from, to]) => day >= from && day <= to));
      const merged = merge(...results);
      expect(essence(rowsOf(merged)).sort()).toEqual(essence(covered.map(rowOf)).sort());
      const printed = results.reduce((sum, { statements }) => sum + statements[0]!.transactions.length, 0);
      expect(merged.repeatedRows).toBe(printed - covered.length);
    }),
  );
});

test('a chain that is cut anywhere, in the middle of a day too, gives the ledger in its order with ids of its own', () => {
  fc.assert(
    fc.property(ledgerArbitrary, fc.array(fc.nat({ max: 60 }), { maxLength: 5 }), (ledger, cuts) => {
      fc.pre(ledger.length > 0);
      const places = [0, ...cuts.filter((cut) => cut < ledger.length), ledger.length].sort((a, b) => a - b);
      const dayBefore = (place: number) => ledger[place - 1]?.day ?? 0;
      const results = places.slice(1).map((end, index) => {
        const start = places[index]!;
        return print(ledger, [start, end], [dayBefore(start), dayBefore(end)]);
      });
      // A statement without a row or a day tells nothing of its place.
      fc.pre(places.slice(1).every((end, index) => dayBefore(end) > dayBefore(places[index]!)));
      const rows = rowsOf(merge(...results.toReversed()));
      expect(essence(rows).sort()).toEqual(essence(ledger.map(rowOf)).sort());
      expect(rows.map(({ date }) => date)).toEqual(ledger.map(({ day }) => dateOf(day)));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(ledger.length);
    }),
  );
});

const COFFEE = { day: 5, description: 'COFFEE', minor: -350 };

test('the last coffee of one statement and the first of the next are two, because the balances meet', () => {
  const ledger = [COFFEE, COFFEE];
  expect(rowsOf(merge(print(ledger, [0, 1], [0, 5]), print(ledger, [1, 2], [5, 9])))).toHaveLength(2);
});

test('a statement that is there twice changes nothing', () => {
  const once = print([COFFEE, { ...COFFEE, day: 6 }], [0, 2], [0, 9]);
  const merged = merge(once, structuredClone(once));
  expect(essence(rowsOf(merged))).toEqual(essence(once.statements[0]!.transactions));
  expect(merged.repeatedRows).toBe(2);
  expect(merged.parts.map(({ link }) => link?.kind)).toEqual([undefined, 'repeated']);
});

test('a booking that was corrected by hand in one of two statements is taken once, as the earlier statement has it', () => {
  const once = print([COFFEE], [0, 1], [0, 5]);
  const twice = print([COFFEE], [0, 1], [4, 9]);
  const corrected = structuredClone(once);
  corrected.statements[0]!.transactions[0]!.description = 'COFFEE AND CAKE';
  expect(essence(rowsOf(merge(corrected, twice)))).toEqual(['2025-01-06 COFFEE AND CAKE -3.50']);
});

test('pages are counted through the documents, and balances are those of the ends', () => {
  const ledger = [COFFEE, { ...COFFEE, day: 20 }];
  const { result } = merge(print(ledger, [1, 2], [10, 25]), print(ledger, [0, 1], [0, 9]));
  const [statement] = result.statements;
  expect(result.pages).toBe(4);
  expect(statement?.transactions.map(({ page }) => page)).toEqual([1, 3]);
  expect(result.warnings.map(({ page }) => page)).toEqual([2, 4]);
  expect(statement).toMatchObject({
    period: { from: '2025-01-01', to: '2025-01-26' },
    openingBalance: '0.00',
    closingBalance: '-7.00',
  });
});
