/**
 * Quicken Interchange Format: one record a transaction, ended by `^`. It carries date, amount, payee, memo, category and check number;
 * no currency, no balance, no id. Several accounts are told apart by an `!Account` record before each list.
 *
 *     !Type:Bank
 *     D12/09/2024
 *     T-45.20
 *     N1041
 *     PGREEN GROCER
 *     ^
 */
import type { AccountType, ExtractionResult, Statement, Transaction } from '@extracto/model';
import { oneLine } from '../clean-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import { identifyStatements } from '../identify-statements.ts';
import { chooseLocalDates } from '../local-dates.ts';
import { payeeOf } from '../payee-of.ts';
import { type DatePattern, printDate } from '../print-date.ts';
import { requireField, requireFields } from '../require-field.ts';
import type { QifOptions } from './qif-options.ts';

const FORMAT = 'QIF';

const TYPES: Readonly<Record<AccountType, string>> = {
  checking: 'Bank',
  savings: 'Bank',
  credit_card: 'CCard',
  loan: 'Oth L',
  brokerage: 'Bank',
  other: 'Bank',
};

export function writeQif(result: ExtractionResult, options: QifOptions): string {
  const statements = identifyStatements(result, options);
  requireFields(statements, FORMAT, ['year']);
  const dates = options.dates ?? chooseLocalDates(statements);
  const lines = statements.flatMap((statement, index) => [
    ...(statements.length > 1 ? describeAccount(statement, index) : []),
    `!Type:${TYPES[statement.account.type ?? 'other']}`,
    ...statement.transactions.flatMap((row) => describeRow(row, dates)),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The same number is the same account; one without is named by its place. */
function describeAccount({ account }: Statement, index: number): string[] {
  const name = [account.number ?? `Account ${index + 1}`, account.currency].filter((part) => part !== null).join(' ');
  return ['!Account', `N${oneLine(name)}`, `T${TYPES[account.type ?? 'other']}`, '^'];
}

function describeRow(row: Transaction, dates: DatePattern): string[] {
  const [description, number] = [oneLine(row.description), oneLine(row.reference ?? '')];
  const payee = payeeOf(row) || description;
  const category = oneLine(row.category ?? '').replaceAll('/', '-');
  const memo = [payee === description ? '' : description, oneLine(describeCorrection(row) ?? '')].join(' ').trim();
  return [
    `D${printDate(requireField(row.date, FORMAT, 'year'), dates)}`,
    `T${row.amount}`,
    ...(number === '' ? [] : [`N${number}`]),
    ...(payee === '' ? [] : [`P${payee}`]),
    ...(memo === '' ? [] : [`M${memo}`]),
    ...(category === '' ? [] : [`L${category}`]),
    '^',
  ];
}
