/**
 * The extraction result: what the engine returns, the CLI prints and the API serves.
 * Names are stable; fields may be added. Absent is `null`, never 0 or ''.
 */
import { z } from 'zod';
import { isPlainDate } from './dates.ts';

export const decimalString = z.string().regex(/^-?\d+(\.\d+)?$/);
export const plainDateString = z
  .string()
  .refine(isPlainDate, 'expected a calendar date as YYYY-MM-DD')
  .meta({ format: 'date' });
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const pageNumber = z.int().min(1).describe('1-based page of the PDF');
const box = boxSchema.describe('x0, y0, x1, y1 in points from the top left of the page as displayed');

/** Place of a value: 1-based page, box in points from the top left, and the text as printed. */
export const sourceSchema = z.object({ page: pageNumber, box, text: z.string().describe('as printed') });

export const parserSchema = z.enum(['Document', 'Page']);
export const accountTypeSchema = z.enum(['checking', 'savings', 'credit_card', 'loan', 'brokerage', 'other']);

/** A value that arithmetic changed: the field, what was read, and why the change is the only one that holds. */
export const correctionSchema = z.object({
  field: z.string().describe('field of the row'),
  read: z.string().describe('original reading'),
  reason: z.string().describe('why no other value fits'),
});

export const transactionKindSchema = z.enum([
  'card_payment',
  'transfer',
  'direct_debit',
  'cash',
  'fee',
  'interest',
  'check',
  'salary',
  'refund',
]);

export const transactionSchema = z.object({
  id: z.string().min(1).describe('stable over documents, formats and runs; unique within a result'),
  date: plainDateString.nullable().describe('posting date when several are printed; null when no year is printed'),
  dateWithoutYear: z
    .string()
    .regex(/^--\d{2}-\d{2}$/)
    .nullish()
    .describe('--MM-DD when no year is printed'),
  transactionDate: plainDateString.nullable().describe('when the payment happened, if printed'),
  valueDate: plainDateString.nullable().describe('value date, if printed'),
  description: z.string().describe('continuation lines joined by a space'),
  amount: decimalString.describe('negative: money out; positive: money in'),
  type: z.enum(['debit', 'credit']).describe('follows from the sign'),
  balance: decimalString.nullable().describe('printed running balance'),
  reference: z.string().nullable().describe('check number or transaction id from a column of its own'),
  counterparty: z.string().nullish().describe('payer or payee, if printed separately or in a known form'),
  category: z.string().nullish().describe('by the rules of the client; absent without one that fits'),
  payee: z.string().nullish().describe('by the rules of the client; absent without one that fits'),
  kind: transactionKindSchema.nullish().describe('by printed words only'),
  original: z
    .object({
      amount: decimalString.describe('in the foreign currency'),
      currency: z.string().length(3).describe('ISO 4217'),
      rate: z.string().nullable().describe('as printed'),
    })
    .nullable()
    .describe('amount in a foreign currency, if printed'),
  page: pageNumber,
  box,
  verified: z.boolean().describe('a passed check covers this row'),
  confidence: z.number().min(0).max(1).describe('how sure the reading is, from 0 to 1'),
  corrected: correctionSchema.optional().describe('set when arithmetic or a review changed a value'),
});

export const checkSchema = z.object({
  name: z.string().describe('name of the check'),
  passed: z.boolean().describe('true when both agree'),
  expected: z.string().nullable().describe('printed figure'),
  actual: z.string().nullable().describe('computed from the rows'),
});

/**
 * The place where the arithmetic breaks: between the printed balance at or before row `afterRow` and the one at `beforeRow`
 * (0-based indexes into `transactions`; `null` stands for the opening or the closing balance).
 */
export const breakSchema = z.object({
  afterRow: z.int().min(0).nullable().describe('0-based row up to which the sums hold; null: the opening balance'),
  beforeRow: z.int().min(0).nullable().describe('0-based row whose balance does not fit; null: the closing balance'),
  difference: decimalString.describe('printed minus computed'),
  explanation: z.string().nullable().describe('likely cause, if one stands out'),
});

/** A printed column and what was read from it; on a page that lies upright, `span` are its left and right in points. */
export const columnSchema = z.object({
  field: z
    .enum(['date', 'description', 'amount', 'debit', 'credit', 'balance'])
    .describe('role; debit and credit hold amounts of one sign'),
  header: z.string().nullable().describe('as printed'),
  span: z.tuple([z.number(), z.number()]).nullable().describe('left and right in points; null when unbounded'),
  firstRow: z.int().min(0).describe('0-based; the first transaction of the table'),
});

/**
 * A figure that the page prints beside the rows and that says again what they come to: a balance on the way or at the end
 * of a day, a total, a number of rows. `part` is one line of a summary that adds up, `copy` a row that is printed again.
 */
export const controlSchema = z.object({
  kind: z
    .enum(['balance', 'total', 'count', 'part', 'copy', 'end'])
    .describe(
      'part: line of a summary that adds up; copy: row printed again; end: balance beside the last row of a list without a closing balance',
    ),
  label: z.string().describe('words before the figure; may be empty'),
  value: decimalString.describe('without sign'),
  direction: z.enum(['credit', 'debit']).nullable().describe('null when the page does not say'),
  date: plainDateString.nullable().describe('day of a day-end balance'),
  rows: z
    .array(z.tuple([z.int().min(0), z.int().min(0)]))
    .describe('half-open ranges of `transactions`, one of which it covers; empty: all rows, or a balance anywhere'),
  source: sourceSchema.describe('where it is printed'),
  strength: z.enum(['sure', 'weak']).optional().describe('weak: the label may mean something else'),
});

export const verificationSchema = z.object({
  status: z
    .enum(['verified', 'mismatch', 'unverifiable'])
    .describe('verified: proved; mismatch: contradicted; unverifiable: too little is printed'),
  checks: z.array(checkSchema).describe('checks that had a printed figure to compare with'),
  breaks: z.array(breakSchema).describe('where the sums break; empty unless a mismatch'),
  missing: z.array(z.string()).describe('what the statement lacks for a proof, in sentences; empty when verified'),
  reasons: z
    .array(
      z.object({
        code: z.string().describe('stable'),
        message: z.string().describe('sentence in `missing`'),
      }),
    )
    .optional()
    .describe('`missing` with a code for each sentence'),
  notes: z
    .array(z.string())
    .optional()
    .describe('figures that differ from the proved rows but may mean something else, in sentences'),
});

export const statementSchema = z.object({
  bank: z
    .object({
      id: z.string().nullable().describe('stable name such as `us-chase`; null when not recognised'),
      name: z.string().nullable().describe('full name'),
    })
    .describe('bank of the account'),
  account: z
    .object({
      type: accountTypeSchema.nullable().describe('by its name or its bookings'),
      number: z.string().nullable().describe('number or IBAN as printed, masking included'),
      holder: z.string().nullable().describe('as printed; joint holders separated by a slash'),
      currency: z.string().length(3).nullable().describe('ISO 4217'),
    })
    .describe('the account'),
  period: z
    .object({
      from: plainDateString.nullable().describe('first day, if printed'),
      to: plainDateString.nullable().describe('last day, or the statement date'),
    })
    .describe('days covered'),
  openingBalance: decimalString.nullable().describe('as printed; on cards positive when money is owed'),
  closingBalance: decimalString
    .nullable()
    .describe('as printed, or the balance of the latest row; on cards positive when money is owed'),
  totals: z
    .object({
      credits: decimalString.nullable().describe('without sign'),
      debits: decimalString.nullable().describe('without sign'),
    })
    .nullable()
    .describe('printed totals'),
  counts: z
    .object({
      credits: z.int().nullable().describe('number of rows'),
      debits: z.int().nullable().describe('number of rows'),
    })
    .nullable()
    .describe('printed numbers of rows'),
  transactions: z.array(transactionSchema).describe('in printed order'),
  unassigned: z
    .array(sourceSchema)
    .describe('amounts in the list that belong to no row, balance or total; any entry prevents `verified`'),
  ambiguities: z
    .array(z.string())
    .describe('readings that arithmetic cannot tell apart; any entry prevents `verified`'),
  sources: z
    .record(z.string(), sourceSchema)
    .describe('sources of metadata, by field path (`openingBalance`, `account.number`)'),
  controls: z.array(controlSchema).optional().describe('printed figures that must agree with the rows'),
  columns: z.array(columnSchema).optional().describe('printed columns of the rows, where known'),
  verification: verificationSchema.describe('verdict of the checker'),
});

export const warningSchema = z.object({
  code: z.string().describe('stable'),
  message: z.string().describe('for people; quotes nothing of the statement'),
  page: z.int().min(1).nullable().describe('1-based; null for the whole document'),
});

export const resultSchema = z.object({
  jobId: z.string().optional().describe('absent outside the service'),
  documentType: z.literal('Statement').describe('always this'),
  parser: parserSchema.describe('Document: all pages together; Page: each page on its own'),
  pages: z.int().min(1).describe('pages of the PDF'),
  bankId: z.string().nullable().describe('bank of the document; null when not recognised'),
  statements: z.array(statementSchema).describe('one per account and currency, in printed order'),
  warnings: z.array(warningSchema).describe('read these before relying on the result'),
});

export type Source = z.infer<typeof sourceSchema>;
export type ColumnSource = z.infer<typeof columnSchema>;
export type Parser = z.infer<typeof parserSchema>;
export type AccountType = z.infer<typeof accountTypeSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Break = z.infer<typeof breakSchema>;
export type Control = z.infer<typeof controlSchema>;
export type Verification = z.infer<typeof verificationSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Warning = z.infer<typeof warningSchema>;
export type ExtractionResult = z.infer<typeof resultSchema>;

/** Rows, statement and result before the rows have their ids, which need the whole document. */
export type DraftTransaction = Omit<Transaction, 'id'> & {
  /** Empty in a row that was made with room for its id. */
  id?: string;
};
export type DraftStatement = Omit<Statement, 'transactions'> & { readonly transactions: readonly DraftTransaction[] };
export type DraftResult = Omit<ExtractionResult, 'statements'> & {
  readonly statements: readonly DraftStatement[];
  /** It proves nothing and says to be something else: what was read are no transactions. */
  readonly looksOther?: boolean;
};
