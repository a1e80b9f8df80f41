/**
 * A file for Beancount. Its `balance` holds at the beginning of a day, so that of a statement's last day stands on the next.
 *
 *     2024-11-30 open Assets:Quay-Street-Bank:2051 EUR
 *     2024-11-30 * "Opening balance"
 *       Assets:Quay-Street-Bank:2051  1234.56 EUR
 *       Equity:Opening-Balances
 *     2024-12-09 * "GREEN GROCER" "POS PURCHASE GREEN GROCER"
 *       id: "4Q0X5V7M2KT3N9RA"
 *       Assets:Quay-Street-Bank:2051  -45.20 EUR
 *       Expenses:Unknown
 *     2025-01-01 balance Assets:Quay-Street-Bank:2051  1189.36 EUR
 */
import type { ExtractionResult, PlainDate, Transaction } from '@extracto/model';
import { oneLine } from '../clean-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import { nameOtherAccount } from '../name-ledger-accounts.ts';
import { payeeOf } from '../payee-of.ts';
import type { JournalOptions } from './journal-options.ts';
import { addDays, type PlannedStatement, planEntries } from './plan-entries.ts';

const OTHER_ACCOUNTS = ['Equity:Opening-Balances', 'Expenses:Unknown', 'Income:Unknown'];

export function writeBeancount(result: ExtractionResult, options: JournalOptions): string {
  const statements = planEntries(result, 'Beancount', options);
  const opens = options.opening === 'yes' ? openAccounts(statements) : [];
  return `${[...opens, ...statements.flatMap(describeStatement)].join('\n')}`;
}

function openAccounts(statements: readonly PlannedStatement[]): string[] {
  const day = addDays(statements.map(({ from }) => from).sort()[0]!, -1);
  const booked = statements.flatMap(({ rows }) => rows.map(({ row }) => nameOtherAccount(row)));
  const others = new Set([...OTHER_ACCOUNTS, ...booked]);
  const own = new Map(statements.map(({ account, currency }) => [account, currency]));
  return [
    ...[...own].map(([account, currency]) => `${day} open ${account} ${currency}\n`),
    ...[...others].filter((account) => !own.has(account)).map((account) => `${day} open ${account}\n`),
  ];
}

function describeStatement(statement: PlannedStatement): string[] {
  const { rows, closing, to } = statement;
  const balances = new Map(
    rows.flatMap(({ row, balance }) => (balance === null ? [] : [[row.date, balance] as const])),
  );
  if (closing !== null) balances.set(to, closing);
  return [
    ...describeOpening(statement),
    ...rows.map(({ row }) => describeRow(row, statement)),
    ...[...balances].map(([day, amount]) => describeBalance(addDays(day, 1), amount, statement)),
  ];
}

function describeOpening(statement: PlannedStatement): string[] {
  const { opening, from, account, currency } = statement;
  if (opening === null) return [];
  const { kind, amount } = opening;
  if (kind === 'assertion') return [describeBalance(from, amount, statement)];
  const title = kind === 'opening' ? 'Opening balance' : 'Not in these statements';
  // The closing balance of the statement before holds until this one begins.
  const day = kind === 'opening' ? addDays(from, -1) : from;
  return [
    `${day} * "${title}"\n  ${account}  ${amount} ${currency}\n  Equity:Opening-Balances\n`,
    ...(kind === 'opening' ? [describeBalance(from, amount, statement)] : []),
  ];
}

function describeBalance(day: PlainDate, amount: string, { account, currency }: PlannedStatement): string {
  return `${day} balance ${account}  ${amount} ${currency}\n`;
}

function describeRow(row: Transaction, { account, currency }: PlannedStatement): string {
  const [payee, note] = [payeeOf(row), oneLine(row.description)];
  return [
    `${row.date} * ${payee === '' ? '' : `${quote(payee)} `}${quote(note)}`,
    ...describeMetadata(row).map(([name, value]) => `  ${name}: ${value}`),
    `  ${account}  ${row.amount} ${currency}`,
    `  ${nameOtherAccount(row)}`,
    '',
  ].join('\n');
}

function describeMetadata(row: Transaction): [name: string, value: string][] {
  const correction = describeCorrection(row);
  const fields: [string, string | null][] = [
    ['id', quote(row.id)],
    ['reference', row.reference === null ? null : quote(oneLine(row.reference))],
    ['value-date', row.valueDate],
    ['correction', correction === null ? null : quote(oneLine(correction))],
  ];
  return fields.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]));
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
