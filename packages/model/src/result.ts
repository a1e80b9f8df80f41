/**
 * The extraction result: what the engine returns, the CLI prints and the API serves.
 * Names are stable; fields may be added. Absent is `null`, never 0 or ''.
 */
import { z } from 'zod';
import { isPlainDate } from './dates.ts';

export const decimalString = z.string().regex(/^-?\d+(\.\d+)?$/);
export const plainDateString = z.string().refine(isPlainDate, 'expected a calendar date as YYYY-MM-DD');
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Where a value stands: 1-based page, box in points from the top left, and the text as printed. */
export const sourceSchema = z.object({ page: z.int().min(1), box: boxSchema, text: z.string() });

export const parserSchema = z.enum(['Document', 'Page']);
export const accountTypeSchema = z.enum(['checking', 'savings', 'credit_card', 'loan', 'brokerage', 'other']);

/** A value that arithmetic changed: the field, what was read, and why the change is the only one that holds. */
export const correctionSchema = z.object({ field: z.string(), read: z.string(), reason: z.string() });

export const transactionSchema = z.object({
  /** The same for the same booking in every document, see `identify-transactions.ts`; unique within a result. */
  id: z.string().min(1),
  date: plainDateString,
  transactionDate: plainDateString.nullable(),
  valueDate: plainDateString.nullable(),
  description: z.string(),
  amount: decimalString,
  type: z.enum(['debit', 'credit']),
  balance: decimalString.nullable(),
  reference: z.string().nullable(),
  original: z.object({ amount: decimalString, currency: z.string().length(3), rate: z.string().nullable() }).nullable(),
  page: z.int().min(1),
  box: boxSchema,
  verified: z.boolean(),
  confidence: z.number().min(0).max(1),
  corrected: correctionSchema.optional(),
});

export const checkSchema = z.object({
  name: z.string(),
  passed: z.boolean(),
  expected: z.string().nullable(),
  actual: z.string().nullable(),
});

/**
 * Where the arithmetic breaks: between the printed balance at or before row `afterRow` and the one at `beforeRow`
 * (0-based indexes into `transactions`; `null` stands for the opening or the closing balance).
 */
export const breakSchema = z.object({
  afterRow: z.int().min(0).nullable(),
  beforeRow: z.int().min(0).nullable(),
  difference: decimalString,
  explanation: z.string().nullable(),
});

export const verificationSchema = z.object({
  status: z.enum(['verified', 'mismatch', 'unverifiable']),
  checks: z.array(checkSchema),
  breaks: z.array(breakSchema),
  /** What the statement lacks for a proof, one sentence each; empty when it is verified. */
  missing: z.array(z.string()),
});

export const statementSchema = z.object({
  bank: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  account: z.object({
    type: accountTypeSchema,
    number: z.string().nullable(),
    holder: z.string().nullable(),
    currency: z.string().length(3).nullable(),
  }),
  period: z.object({ from: plainDateString.nullable(), to: plainDateString.nullable() }),
  openingBalance: decimalString.nullable(),
  closingBalance: decimalString.nullable(),
  totals: z.object({ credits: decimalString.nullable(), debits: decimalString.nullable() }).nullable(),
  /** Printed numbers of credits and debits, `null` when the statement prints none. */
  counts: z.object({ credits: z.int().nullable(), debits: z.int().nullable() }).nullable(),
  transactions: z.array(transactionSchema),
  /** Money that stands inside the transaction list and that no row, balance or total explains. */
  unassigned: z.array(sourceSchema),
  /** Readings that the arithmetic cannot tell apart; any entry forbids `verified`. */
  ambiguities: z.array(z.string()),
  /** Where metadata was read, by field path (`openingBalance`, `account.number`, `period.from` …). */
  sources: z.record(z.string(), sourceSchema),
  verification: verificationSchema,
});

export const warningSchema = z.object({ code: z.string(), message: z.string(), page: z.int().min(1).nullable() });

export const resultSchema = z.object({
  jobId: z.string().optional(),
  documentType: z.literal('Statement'),
  parser: parserSchema,
  pages: z.int().min(1),
  bankId: z.string().nullable(),
  statements: z.array(statementSchema),
  warnings: z.array(warningSchema),
});

export type Source = z.infer<typeof sourceSchema>;
export type Parser = z.infer<typeof parserSchema>;
export type AccountType = z.infer<typeof accountTypeSchema>;
export type Transaction = z.infer<typeof transactionSchema>;
export type Check = z.infer<typeof checkSchema>;
export type Break = z.infer<typeof breakSchema>;
export type Verification = z.infer<typeof verificationSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Warning = z.infer<typeof warningSchema>;
export type ExtractionResult = z.infer<typeof resultSchema>;

/** Rows, statement and result before the rows have their ids, which need the whole document. */
export type DraftTransaction = Omit<Transaction, 'id'>;
export type DraftStatement = Omit<Statement, 'transactions'> & { readonly transactions: readonly DraftTransaction[] };
export type DraftResult = Omit<ExtractionResult, 'statements'> & {
  readonly statements: readonly DraftStatement[];
  /** It proves nothing and says to be something else: what was read are no transactions. */
  readonly looksOther?: boolean;
};
