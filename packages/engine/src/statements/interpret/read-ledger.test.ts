import { describe, expect, it } from 'vitest';
import type { MoneyToken } from '../../lines/reading.ts';
import { Cells } from '../../tables/cells.ts';
import { printWords } from '../../testing/page-fixture.ts';
import { signedMinor } from '../../tokens/notation.ts';
import { readMoney } from '../../tokens/read-money.ts';
import type { MoneyRole } from './assign-roles.ts';
import { type PricedRow, readAmount, readBalance } from './read-ledger.ts';

const NOTATION = { mark: 'dot', scale: 2 } as const;
const token = (text: string): MoneyToken => readMoney(printWords(text))[0]!;

/** Cells by column, left to right; `null` for an empty one. */
function row(cells: readonly (string | null)[], changes: Partial<PricedRow> = {}): PricedRow {
  const money = cells.flatMap((text, column) => (text === null ? [] : [[column, token(text)] as const]));
  return { mark: null, sections: [], money: Cells.from(money), ...changes };
}
const roles = (...names: readonly MoneyRole[]) => new Map(names.map((role, column) => [column, role]));

const amountOf = (priced: PricedRow, names: ReadonlyMap<number, MoneyRole>) =>
  readAmount(priced, names, NOTATION, false);

describe('the amount of a row is what stands in a column of amounts', () => {
  it.each([
    ['one column', row(['45.20', '1,189.36']), roles('amount', 'balance'), 'amount', 4520],
    ['a debit', row(['45.20', null, '1,189.36']), roles('debit', 'credit', 'balance'), 'debit', 4520],
    ['a credit', row([null, '45.20', '1,189.36']), roles('debit', 'credit', 'balance'), 'credit', 4520],
    ['a credit beside a printed zero', row(['0.00', '45.20']), roles('debit', 'credit'), 'credit', 4520],
    ['a zero, when nothing else is printed', row(['0.00', null]), roles('debit', 'credit'), 'debit', 0],
    ['not the foreign amount', row(['41.00', '45.20']), roles('originalAmount', 'amount'), 'amount', 4520],
  ] as const)('%s', (_, priced, names, columnRole, magnitude) => {
    expect(amountOf(priced, names)).toMatchObject({ columnRole, magnitude });
  });

  it('a row without one has none', () => {
    expect(amountOf(row([null, '1,189.36']), roles('amount', 'balance'))).toBeNull();
  });

  it('a number of the other notation is none', () => {
    expect(amountOf(row(['1.234,56']), roles('amount'))).toBeNull();
  });
});

describe('the text that gives the sign goes with it', () => {
  it('the mark column', () => {
    expect(amountOf(row(['45.20'], { mark: 'debit' }), roles('amount'))!.token.marker).toBe('debit');
  });
  it('but a mark beside the amount comes first', () => {
    expect(amountOf(row(['45.20 CR'], { mark: 'debit' }), roles('amount'))!.token.marker).toBe('credit');
  });
  it('the heading above', () => {
    expect(amountOf(row(['45.20'], { sections: ['debits'] }), roles('amount'))!.sectionSign).toBe(-1);
  });
});

describe('a balance has a sign of its own', () => {
  it.each([
    ['1,189.36', 118936],
    ['-1,189.36', -118936],
    ['1,189.36-', -118936],
    ['(1,189.36)', -118936],
    ['1,189.36 DR', -118936],
    ['1,189.36 CR', 118936],
    ['0.00', 0],
  ])('%s', (text, minor) => {
    expect(signedMinor(token(text), NOTATION)).toBe(minor);
    expect(readBalance(row(['45.20', text]), 1, NOTATION)).toBe(minor);
  });

  it('a row without one has none', () => {
    expect(readBalance(row(['45.20', null]), 1, NOTATION)).toBeNull();
  });
});
