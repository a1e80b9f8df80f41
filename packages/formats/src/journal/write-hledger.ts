/**
 * A journal for hledger, which ledger reads as well. Every row is a transaction between the account and that of its category, or
 * one for what is not known yet; balances are assertions, which hledger checks while it reads.
 *
 *     2024-12-01 * () Opening balance
 *         Assets:Quay-Street-Bank:2051    1234.56 EUR = 1234.56 EUR
 *         Equity:Opening-Balances
 *
 *     2024-12-09 * (1041) GREEN GROCER | POS PURCHASE GREEN GROCER
 *         ; id: 4Q0X5V7M2KT3N9RA
 *         Assets:Quay-Street-Bank:2051    -45.20 EUR = 1189.36 EUR
 *         Expenses:Unknown
 */
import type { ExtractionResult, PlainDate, Transaction } from '@extracto/model';
import { oneLine } from '../clean-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import { nameOtherAccount } from '../name-ledger-accounts.ts';
import { payeeOf } from '../payee-of.ts';
import type { JournalOptions } from './journal-options.ts';
import { type PlannedStatement, planEntries } from './plan-entries.ts';

export function writeHledger(result: ExtractionResult, options: JournalOptions): string {
  return planEntries(result, 'hledger', options).flatMap(describeStatement).join('\n');
}

function describeStatement(statement: PlannedStatement): string[] {
  return [
    ...describeOpening(statement),
    ...statement.rows.map((entry) => describeRow(entry, statement)),
    ...(statement.closing === null
      ? []
      : [describeAssertion('Closing balance', statement.to, statement.closing, statement)]),
  ];
}

function describeOpening(statement: PlannedStatement): string[] {
  const { opening, from, account, currency } = statement;
  if (opening === null) return [];
  const { kind, amount } = opening;
  if (kind === 'assertion') return [describeAssertion('Opening balance', from, amount, statement)];
  const title = kind === 'opening' ? 'Opening balance' : 'Not in these statements';
  return [`${from} * () ${title}\n    ${account}    ${amount} ${currency}\n    Equity:Opening-Balances\n`];
}

/** Nothing is booked; the account must hold `amount`. */
function describeAssertion(
  title: string,
  day: PlainDate,
  amount: string,
  { account, currency }: PlannedStatement,
): string {
  return `${day} * () ${title}\n    ${account}    0 ${currency} = ${amount} ${currency}\n`;
}

function describeRow(
  { row, balance }: PlannedStatement['rows'][number],
  { account, currency }: PlannedStatement,
): string {
  const assertion = balance === null ? '' : ` = ${balance} ${currency}`;
  return [
    `${row.date} * (${printCode(row)}) ${printDescription(row)}`.trimEnd(),
    ...describeTags(row).map(([name, value]) => `    ; ${name}: ${printComment(value)}`),
    `    ${account}    ${row.amount} ${currency}${assertion}`,
    `    ${nameOtherAccount(row)}`,
    '',
  ].join('\n');
}

function describeTags(row: Transaction): [name: string, value: string][] {
  const correction = describeCorrection(row);
  return [
    ['id', row.id],
    ...(row.valueDate === null ? [] : [['value-date', row.valueDate] as [string, string]]),
    ...(correction === null ? [] : [['correction', correction] as [string, string]]),
  ];
}

/** Always there, empty as well: a description that begins with a bracket would be taken for it. */
function printCode({ reference }: Transaction): string {
  return oneLine(reference ?? '').replace(/[()]/g, '');
}

/** `PAYEE | NOTE`, as hledger reads it. A semicolon would begin a comment. */
function printDescription(row: Transaction): string {
  const [payee, note] = [payeeOf(row), oneLine(row.description)];
  const plain = (text: string) => text.replaceAll(';', ',').replaceAll('|', '/');
  return payee === '' || payee === note ? plain(note) : `${plain(payee)} | ${plain(note)}`;
}

/** A comma would end the value of a tag. */
function printComment(text: string): string {
  return oneLine(text).replaceAll(',', ';');
}
