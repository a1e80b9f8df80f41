/**
 * SWIFT MT940, customer statement message, one message an account:
 *
 *     :20:EX241231-1
 *     :25:DE02120300000000202051
 *     :28C:1/1
 *     :60F:C241201EUR1234,56            opening balance: credit, day, currency, amount
 *     :61:2412101209D45,20NMSCNONREF//4Q0X5V7M2KT3N9RA
 *     :86:POS PURCHASE GREEN GROCER
 *     :62F:C241231EUR1189,36
 *     -
 *
 * `:61:` is value date, booking day, side, amount, kind, reference, and the transaction's own id as the bank's reference.
 * Signs are the holder's: a balance that is owed is a debit. Text is cut at six lines of 65 characters and written in
 * SWIFT's characters. Not carried: holder, running balances, amounts in a foreign currency.
 */
import { type ExtractionResult, isPlainDate, type Transaction } from '@extracto/model';
import { closingBalanceOf, type DatedBalance, openingBalanceOf } from '../balances.ts';
import { magnitudeOf } from '../decimal-text.ts';
import { FormatError } from '../format-error.ts';
import {
  type BalanceOptions,
  type IdentifiedStatement,
  type IdentityOptions,
  identifyStatements,
} from '../identify-statements.ts';
import { printDate } from '../print-date.ts';
import { requireField, requireFields } from '../require-field.ts';
import { swiftText, wrapSwiftText } from './swift-text.ts';

const FORMAT = 'MT940';
/** Lengths of fields 61 (subfields 5 and 7), 86, 25, and of an amount with its comma. */
const [REFERENCE_LENGTH, TEXT_LENGTH, TEXT_LINES, ACCOUNT_LENGTH, AMOUNT_LENGTH] = [16, 65, 6, 35, 15];

export function writeMt940(result: ExtractionResult, options: IdentityOptions & BalanceOptions): string {
  const statements = identifyStatements(result, options);
  requireFields(statements, FORMAT, ['date', 'year', 'number', 'currency', 'opening', 'closing']);
  return statements
    .flatMap(describeStatement)
    .map((line) => `${line}\r\n`)
    .join('');
}

function describeStatement(statement: IdentifiedStatement, index: number): string[] {
  const { account, accountId, transactions } = statement;
  const currency = requireField(account.currency, FORMAT, 'currency');
  const number = swiftText(requireField(accountId, FORMAT, 'number')).replaceAll(' ', '');
  const opening = requireField(openingBalanceOf(statement), FORMAT, 'opening');
  const closing = requireField(closingBalanceOf(statement), FORMAT, 'closing');
  return [
    `:20:EX${printDate(closing.date, 'YYMMDD')}-${index + 1}`,
    `:25:${number.slice(-ACCOUNT_LENGTH)}`,
    `:28C:${index + 1}/1`,
    `:60F:${printBalance(opening, currency)}`,
    ...transactions.flatMap(describeRow),
    `:62F:${printBalance(closing, currency)}`,
    '-',
  ];
}

function describeRow(row: Transaction): string[] {
  const date = requireField(row.date, FORMAT, 'year');
  const days = printDays(row.valueDate ?? date, date);
  const line = `:61:${days}${row.type === 'debit' ? 'D' : 'C'}${printAmount(row.amount)}NMSC${printReference(row)}`;
  const text = wrapSwiftText(swiftText(row.description), TEXT_LENGTH, TEXT_LINES);
  return [`${line}//${row.id.slice(0, REFERENCE_LENGTH)}`, ...(text[0] === '' ? [] : [`:86:${text.join('\r\n')}`])];
}

/** A reader gives the booking day the year of the value date: one that this year lacks, 29 February, is left out. */
function printDays(valueDate: string, date: string): string {
  const isReadable = isPlainDate(`${valueDate.slice(0, 4)}${date.slice(4)}`);
  return `${printDate(valueDate, 'YYMMDD')}${isReadable ? printDate(date, 'MMDD') : ''}`;
}

/** Slashes would end the subfield. */
function printReference({ reference }: Transaction): string {
  const text = swiftText(reference ?? '').replaceAll('/', '.');
  return text.slice(0, REFERENCE_LENGTH).trim() || 'NONREF';
}

function printBalance({ amount, date }: DatedBalance, currency: string): string {
  return `${amount.startsWith('-') ? 'D' : 'C'}${printDate(date, 'YYMMDD')}${currency}${printAmount(amount)}`;
}

/** The comma is required: `45,20`, and `100,` without decimals. */
function printAmount(amount: string): string {
  const [whole = '', decimals = ''] = magnitudeOf(amount).split('.');
  const text = `${whole},${decimals}`;
  if (text.length <= AMOUNT_LENGTH) return text;
  throw new FormatError('MT940 holds amounts of up to 14 digits, and this document prints a larger one. Choose JSON.');
}
