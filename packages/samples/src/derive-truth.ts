/** The exact answer for a printed document, in the shape of a result: only what the pages show, `null` for the rest. */
import { formatMinor, type Minor } from '@extracto/model';
import type { PrintedRow, PrintedStatement } from './layouts/printed.ts';
import type { Truth, TruthStatement, TruthTransaction } from './sample.ts';

export function deriveTruth(statements: readonly PrintedStatement[]): Truth {
  return { statements: statements.map(deriveStatement) };
}

function deriveStatement(statement: PrintedStatement): TruthStatement {
  const { ledger, totals } = statement;
  const { type, currency, decimals } = ledger.account;
  const money = (amount: Minor | null) => (amount === null ? null : formatMinor(amount, decimals));
  return {
    bank: { id: null, name: ledger.bank },
    account: {
      type,
      number: statement.accountNumber,
      holder: statement.holder,
      currency: statement.currencyShown ? currency : null,
    },
    period: statement.period,
    openingBalance: money(statement.opening),
    closingBalance: money(statement.closing),
    totals: totals === null ? null : { credits: money(totals.credits), debits: money(totals.debits) },
    counts: statement.counts,
    transactions: statement.rows.map((row) => deriveTransaction(row, decimals)),
  };
}

function deriveTransaction(row: PrintedRow, decimals: number): TruthTransaction {
  const { posting, original } = row;
  return {
    date: row.date,
    transactionDate: row.transactionDate,
    valueDate: row.valueDate,
    description: row.description,
    amount: formatMinor(posting.amount, decimals),
    balance: row.balance === null ? null : formatMinor(row.balance, decimals),
    reference: row.reference,
    original:
      original === null
        ? null
        : { amount: formatMinor(original.amount, original.decimals), currency: original.currency, rate: original.rate },
  };
}
