/**
 * A reviewer's values for the labelled fields of a statement: holder, account, period, balances. The checker then judges
 * the statement again. A written value has no place on the page any more, so its source goes.
 */
import {
  type AccountType,
  currencyDecimals,
  type ExtractionResult,
  formatMinor,
  isPlainDate,
  parseMinor,
  type ReviewPath,
  type Statement,
} from '@extracto/model';
import { CORRECTION } from '../thresholds.ts';
import { judgeRows, startReview } from './reviewed-rows.ts';

const { MOST_CHARACTERS } = CORRECTION.reviewedFields;

export interface ReviewedField {
  readonly path: ReviewPath;
  /** In the notation of the result; `null`: the statement does not print it. */
  readonly value: string | null;
}

export const ACCOUNT_TYPES = [
  'checking',
  'savings',
  'credit_card',
  'loan',
  'brokerage',
  'other',
] as const satisfies readonly AccountType[];

export type FieldKind = 'text' | 'type' | 'currency' | 'day' | 'money';

interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly read: (statement: Statement) => string | null;
  readonly write: (statement: Statement, value: string | null) => Statement;
}

const NO_TOTALS = { credits: null, debits: null };

export const FIELDS: Readonly<Record<ReviewPath, Field>> = {
  'bank.name': {
    name: 'Bank',
    kind: 'text',
    read: ({ bank }) => bank.name,
    write: (statement, name) => ({ ...statement, bank: { ...statement.bank, name } }),
  },
  'account.holder': {
    name: 'Holder',
    kind: 'text',
    read: ({ account }) => account.holder,
    write: (statement, holder) => ({ ...statement, account: { ...statement.account, holder } }),
  },
  'account.number': {
    name: 'Account',
    kind: 'text',
    read: ({ account }) => account.number,
    write: (statement, number) => ({ ...statement, account: { ...statement.account, number } }),
  },
  'account.type': {
    name: 'Type',
    kind: 'type',
    read: ({ account }) => account.type,
    write: (statement, value) => {
      const type = ACCOUNT_TYPES.find((each) => each === value) ?? null;
      return { ...statement, account: { ...statement.account, type } };
    },
  },
  'account.currency': {
    name: 'Currency',
    kind: 'currency',
    read: ({ account }) => account.currency,
    write: (statement, currency) => ({ ...statement, account: { ...statement.account, currency } }),
  },
  'period.from': {
    name: 'From',
    kind: 'day',
    read: ({ period }) => period.from,
    write: (statement, from) => ({ ...statement, period: { ...statement.period, from } }),
  },
  'period.to': {
    name: 'To',
    kind: 'day',
    read: ({ period }) => period.to,
    write: (statement, to) => ({ ...statement, period: { ...statement.period, to } }),
  },
  openingBalance: {
    name: 'Opening balance',
    kind: 'money',
    read: ({ openingBalance }) => openingBalance,
    write: (statement, openingBalance) => ({ ...statement, openingBalance }),
  },
  closingBalance: {
    name: 'Closing balance',
    kind: 'money',
    read: ({ closingBalance }) => closingBalance,
    write: (statement, closingBalance) => ({ ...statement, closingBalance }),
  },
  'totals.credits': {
    name: 'Money in, printed',
    kind: 'money',
    read: ({ totals }) => totals?.credits ?? null,
    write: (statement, credits) => ({ ...statement, totals: { ...(statement.totals ?? NO_TOTALS), credits } }),
  },
  'totals.debits': {
    name: 'Money out, printed',
    kind: 'money',
    read: ({ totals }) => totals?.debits ?? null,
    write: (statement, debits) => ({ ...statement, totals: { ...(statement.totals ?? NO_TOTALS), debits } }),
  },
};

/** The reason why a value is invalid in a field, as a sentence; `null` when it is valid. */
export function refuseField({ path, value }: ReviewedField, currency: string | null): string | null {
  if (value === null) return null;
  const decimals = currencyDecimals(currency);
  switch (FIELDS[path].kind) {
    case 'text':
      return value.trim() !== '' && value.length <= MOST_CHARACTERS ? null : 'Write up to 200 characters.';
    case 'type':
      return ACCOUNT_TYPES.some((each) => each === value) ? null : `A type is one of ${ACCOUNT_TYPES.join(', ')}.`;
    case 'currency':
      return /^[A-Z]{3}$/.test(value) ? null : 'A currency is written as USD.';
    case 'day':
      return isPlainDate(value) ? null : 'A date is written as 2026-03-31.';
    case 'money': {
      const minor = parseMinor(value, decimals);
      const isExact = minor !== null && formatMinor(minor, decimals) === value;
      return isExact ? null : `An amount is written as ${formatMinor(-123456, decimals)}.`;
    }
  }
}

/** The statement with the written values, judged again. */
export function changeFields(read: Statement, fields: readonly ReviewedField[]): Statement {
  if (fields.length === 0) return read;
  const written = fields.reduce((statement, { path, value }) => {
    const { [path]: _, ...sources } = statement.sources;
    return { ...FIELDS[path].write(statement, value), sources };
  }, read);
  return judgeRows(written, startReview(written));
}

/** `fields` with one more; a value that was read is no change. */
export function changeField(
  read: Statement,
  fields: readonly ReviewedField[],
  { path, value }: ReviewedField,
): readonly ReviewedField[] {
  const others = fields.filter((field) => field.path !== path);
  return FIELDS[path].read(read) === value ? others : [...others, { path, value }];
}

/** The note in a result whose labelled values were changed, so that no file hides it. */
export function warnOfFields(fields: readonly ReviewedField[]): ExtractionResult['warnings'] {
  if (fields.length === 0) return [];
  const names = fields.map(({ path }) => FIELDS[path].name.toLowerCase()).join(', ');
  return [{ code: 'changed_in_review', message: `Changed by hand in review: ${names}.`, page: null }];
}
