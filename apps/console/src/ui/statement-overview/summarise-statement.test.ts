import { makeStatement } from '@extracto/model/testing/make-statement';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { expect, test } from 'vitest';
import { summariseStatement } from './summarise-statement.ts';

const ROWS = [
  makeTransaction({ date: '2025-02-01', description: 'RENT 02/2025', amount: '-950.00' }),
  makeTransaction({ date: '2025-01-20', description: 'GROCER 1234', amount: '-20.00' }),
  makeTransaction({ date: '2025-01-03', description: 'SALARY', amount: '2000.00' }),
  makeTransaction({ date: '2025-01-03', description: 'GROCER 77', amount: '-30.50' }),
];

test('balances run day by day, whichever way the list is printed', () => {
  expect(summariseStatement(makeStatement({ openingBalance: '100.00', transactions: ROWS })).balances).toEqual([
    { date: '2025-01-03', balance: 206_950 },
    { date: '2025-01-20', balance: 204_950 },
    { date: '2025-02-01', balance: 109_950 },
  ]);
});

test('on a card what is spent is owed', () => {
  const account = { type: 'credit_card', number: null, holder: null, currency: 'EUR' } as const;
  const { balances } = summariseStatement(makeStatement({ account, openingBalance: '0.00', transactions: ROWS }));
  expect(balances.at(-1)?.balance).toBe(-99_950);
});

test('without an opening balance there is none to draw', () => {
  expect(summariseStatement(makeStatement({ openingBalance: null, transactions: ROWS })).balances).toEqual([]);
});

test('rows that contradict the printed balances give none to draw', () => {
  const verification = { status: 'mismatch', checks: [], breaks: [], missing: [] } as const;
  const contradicted = makeStatement({
    openingBalance: '100.00',
    transactions: ROWS,
    verification: { ...verification, checks: [], breaks: [], missing: [] },
  });
  expect(summariseStatement(contradicted).balances).toEqual([]);
});

test('money in and out is summed by month, and counterparties by their name', () => {
  const { months, counterparties } = summariseStatement(makeStatement({ transactions: ROWS }));
  expect(months).toEqual([
    { month: '2025-01', moneyIn: 200_000, moneyOut: 5_050 },
    { month: '2025-02', moneyIn: 0, moneyOut: 95_000 },
  ]);
  expect(counterparties).toEqual([
    { name: 'SALARY', total: 200_000, rows: 1 },
    { name: 'RENT', total: -95_000, rows: 1 },
    { name: 'GROCER', total: -5_050, rows: 2 },
  ]);
});

test('a currency without decimals is summed as it is', () => {
  const account = { type: 'checking', number: null, holder: null, currency: 'JPY' } as const;
  const transactions = [makeTransaction({ date: '2025-01-03', amount: '-5000' })];
  const summary = summariseStatement(makeStatement({ account, openingBalance: '9000', transactions }));
  expect(summary).toMatchObject({ decimals: 0, balances: [{ balance: 4000 }] });
});
