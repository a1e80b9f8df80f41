import type { DraftStatement, DraftTransaction } from '@extracto/model';
import { makeTransaction } from '@extracto/model/testing/make-transaction';
import { describe, expect, it } from 'vitest';
import { closeWithLastBalance, withoutLastBalance } from './close-with-last-balance.ts';

const row = (date: string, amount: string, balance: string | null, line: number): DraftTransaction =>
  makeTransaction({ date, amount, balance, box: [40, line * 12, 500, line * 12 + 10] });

const statement = (transactions: readonly DraftTransaction[], type: DraftStatement['account']['type'] = null) => ({
  account: { type, number: null, holder: null, currency: 'EUR' },
  openingBalance: '100.00',
  closingBalance: null,
  transactions,
  sources: {},
});

describe('closeWithLastBalance', () => {
  it('closes with the balance of the last row in time, whichever way the list runs', () => {
    const rows = [row('2025-03-01', '-20.00', '80.00', 1), row('2025-03-02', '5.00', '85.00', 2)];
    expect(closeWithLastBalance(statement(rows)).closingBalance).toBe('85.00');
    expect(closeWithLastBalance(statement(rows.toReversed())).closingBalance).toBe('85.00');
  });

  it('knows the last row of a single day by its balance', () => {
    const rows = [row('2025-03-01', '5.00', '85.00', 1), row('2025-03-01', '-20.00', '80.00', 2)];
    expect(closeWithLastBalance(statement(rows)).closingBalance).toBe('85.00');
  });

  it('reads the balance of a loan as owed', () => {
    const rows = [row('2025-03-01', '-20.00', '120.00', 1), row('2025-03-02', '50.00', '70.00', 2)];
    expect(closeWithLastBalance(statement(rows, 'loan')).closingBalance).toBe('70.00');
  });

  it('leaves the balance open where the last row prints none, or one that does not follow', () => {
    const first = row('2025-03-01', '-20.00', '80.00', 1);
    expect(closeWithLastBalance(statement([first, row('2025-03-02', '5.00', null, 2)])).closingBalance).toBeNull();
    expect(closeWithLastBalance(statement([first, row('2025-03-02', '5.00', '90.00', 2)])).closingBalance).toBeNull();
  });

  it('is undone before the rows are judged again', () => {
    const open = statement([row('2025-03-01', '-20.00', '80.00', 1)]);
    expect(withoutLastBalance(closeWithLastBalance(open))).toEqual(open);
  });
});
