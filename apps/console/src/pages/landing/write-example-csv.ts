import { formatMinor } from '@extracto/model/money';
import { exampleLedger } from './example-ledger.ts';

/** The example as the CSV of the API: one header row, one row a transaction. */
export function writeExampleCsv(): string {
  const header = 'account,date,transaction_date,value_date,description,reference,type,amount,currency,balance,page';
  const lines = exampleLedger.rows.map(({ date, description, amount, balance }) =>
    [
      exampleLedger.account,
      date,
      '',
      '',
      description.includes(',') ? `"${description}"` : description,
      '',
      amount < 0 ? 'debit' : 'credit',
      formatMinor(amount, 2),
      'GBP',
      formatMinor(balance, 2),
      1,
    ].join(','),
  );
  return [header, ...lines].join('\n');
}
