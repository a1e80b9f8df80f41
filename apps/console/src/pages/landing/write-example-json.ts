import { formatMinor } from '@extracto/model/money';
import { exampleLedger } from './example-ledger.ts';

/** The result of the example as the API gives it, shortened to two transactions. */
export function writeExampleJson(): string {
  const { rows, opening, closing, from, to, account, holder, bank } = exampleLedger;
  const money = (amount: number) => formatMinor(amount, 2);
  const transactions = rows.slice(0, 2).map((row) => ({
    date: row.date,
    description: row.description,
    amount: money(row.amount),
    type: row.amount < 0 ? 'debit' : 'credit',
    balance: money(row.balance),
    page: 1,
    verified: true,
  }));
  const statement = {
    bank: { id: null, name: bank },
    account: { type: 'checking', number: account, holder, currency: 'GBP' },
    period: { from, to },
    openingBalance: money(opening),
    closingBalance: money(closing),
    transactions,
    verification: {
      status: 'verified',
      checks: [
        {
          name: 'opening_plus_transactions_is_closing',
          passed: true,
          expected: money(closing),
          actual: money(closing),
        },
      ],
    },
  };
  return JSON.stringify(statement, null, 2);
}
