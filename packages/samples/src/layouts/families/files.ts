/** Accounts by what a file holds: several of them, several statements, none of the rows, thousands. */
import { DEPOSIT, family, type LayoutFamily } from './family.ts';

export const FILE_FAMILIES: readonly LayoutFamily[] = [
  family('several-accounts', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    accounts: [2, 3],
    endpoints: ['summary', 'both'],
    rows: ['some', 'many'],
  }),
  family('mixed-currencies', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    accounts: [2],
    mixedCurrencies: [true],
    endpoints: ['summary', 'both'],
    currencyMark: ['none', 'code'],
  }),
  family('several-statements', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance', 'date description amount'],
    statements: [2, 3],
    rows: ['some', 'many'],
  }),
  family('nothing-to-prove-it', DEPOSIT, {
    columns: ['date description amount', 'date description debit credit'],
    endpoints: ['none'],
    totals: ['none'],
  }),
  family('no-transactions', DEPOSIT, { rows: ['none'], endpoints: ['summary'], totals: ['none', 'summary'] }),
  family('protected', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    encryption: ['rc4-40', 'rc4-128', 'aes-128', 'aes-256'],
  }),
  family('thousands-of-rows', DEPOSIT, {
    columns: ['date description debit credit balance', 'date description amount balance'],
    rows: ['thousands'],
    order: ['oldestFirst'],
    watermark: ['none'],
  }),
  family('summary-only', DEPOSIT, { list: ['omitted'], counts: [true, false], feeTable: [true, false] }),
  family('statement-pack', DEPOSIT, {
    columns: ['date description amount balance', 'date description debit credit balance'],
    accounts: [2],
    statements: [2],
    endpoints: ['summary', 'both'],
    rows: ['many'],
  }),
  family('account-mix', ['checking', 'savings', 'credit_card', 'loan'], {
    columns: ['date description amount balance', 'date description amount'],
    amounts: ['minus', 'plusMinus'],
    accounts: [2, 3],
    endpoints: ['summary'],
    totals: ['none', 'summary'],
    rows: ['some', 'many'],
  }),
];
