import { makeStatement } from '@extracto/model/testing/make-statement';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { expect, test } from 'vitest';
import { explainCell, explainField } from './explain-value.ts';

const check = (name: string) => ({ name, passed: true, expected: '1.00', actual: '1.00' });
const column = (field: 'amount' | 'debit' | 'credit' | 'date', header: string, firstRow: number) => ({
  field,
  header,
  firstRow,
  span: [100, 200] as [number, number],
});

const STATEMENT = makeStatement({
  openingBalance: '10.00',
  transactions: [
    makeTransaction({ amount: '-1.00', verified: true }),
    makeTransaction({ amount: '2.00', verified: true }),
    makeTransaction({ amount: '-1.00', box: [0, 0, 0, 0] }),
  ],
  sources: { openingBalance: { page: 2, box: [1, 2, 3, 4], text: 'EUR 10.00' } },
  columns: [
    column('date', 'Date', 0),
    column('amount', 'Amount', 0),
    column('debit', 'Out', 1),
    column('credit', 'In', 1),
  ],
  verification: {
    status: 'verified',
    checks: [check('running_balance_chain'), check('credits_total'), check('debits_total'), check('dates_in_order')],
    breaks: [],
    missing: [],
  },
});
const namesOf = (checks: readonly { name: string }[] = []) => checks.map(({ name }) => name);

test('an amount has its place, its column and the checks that it takes part in', () => {
  const why = explainCell(STATEMENT, 0, 'amount');
  expect(why).toMatchObject({ name: 'Amount of row 1', value: '-1.00', place: { page: 1 }, proved: true });
  expect(why?.source).toEqual({ kind: 'column', text: 'Amount' });
  expect(namesOf(why?.checks)).toEqual(['running_balance_chain', 'debits_total']);
});

test('in a table with columns of both signs the column is that of its sign', () => {
  expect(explainCell(STATEMENT, 1, 'amount')?.source?.text).toBe('In');
  expect(explainCell(STATEMENT, 2, 'amount')?.source?.text).toBe('Out');
});

test('no arithmetic covers a description, and a row that was added stands on no page', () => {
  expect(explainCell(STATEMENT, 2, 'description')).toMatchObject({
    checks: [],
    place: null,
    source: null,
    proved: false,
  });
});

test('a value that stands alone has its printed text', () => {
  const why = explainField(STATEMENT, 'openingBalance');
  expect(why).toMatchObject({ name: 'Opening balance', value: '10.00', source: { kind: 'text', text: 'EUR 10.00' } });
  expect(namesOf(why?.checks)).toEqual(['running_balance_chain']);
});

test('an absent value is not explained', () => {
  expect(explainCell(STATEMENT, 3, 'date')).toBeNull();
  expect(explainField(STATEMENT, 'closingBalance')).toBeNull();
});
