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
const box = boxSchema.describe('x0, y0, x1, y1 in points, from the top left of the page as it is displayed');

/** Where a value stands: 1-based page, box in points from the top left, and the text as printed. */
export const sourceSchema = z.object({ page: pageNumber, box, text: z.string().describe('as printed') });

export const parserSchema = z.enum(['Document', 'Page']);
export const accountTypeSchema = z.enum(['checking', 'savings', 'credit_card', 'loan', 'brokerage', 'other']);

/** A value that arithmetic changed: the field, what was read, and why the change is the only one that holds. */
export const correctionSchema = z.object({
  field: z.string().describe('which field of the row'),
  read: z.string().describe('what was read before'),
  reason: z.string().describe('why no other value fits the sums'),
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
  id: z
    .string()
    .min(1)
    .describe('the same for the same booking in every document, format and run; unique within a result'),
  date: plainDateString
    .nullable()
    .describe('posting (booking) date when several are printed; null when nothing on the page gives the year'),
  dateWithoutYear: z
    .string()
    .regex(/^--\d{2}-\d{2}$/)
    .nullish()
    .describe('month and day as --MM-DD where nothing on the page gives the year; absent from older results'),
  transactionDate: plainDateString.nullable().describe('when it happened, where the statement prints that too'),
  valueDate: plainDateString.nullable().describe('from when it bears interest, where the statement prints that too'),
  description: z.string().describe('lines that continue it are joined by a blank'),
  amount: decimalString.describe('negative: money leaves the holder; positive: money comes in'),
  type: z.enum(['debit', 'credit']).describe('always agrees with the sign'),
  balance: decimalString.nullable().describe('running balance as printed on this row'),
  reference: z.string().nullable().describe('check number, transaction id … when it has a column of its own'),
  counterparty: z
    .string()
    .nullish()
    .describe('the other side, where the page prints it apart or in a known shape; absent from older results'),
  kind: transactionKindSchema.nullish().describe('by printed words only; absent from older results'),
  original: z
    .object({
      amount: decimalString.describe('in the other currency'),
      currency: z.string().length(3).describe('ISO 4217'),
      rate: z.string().nullable().describe('as printed'),
    })
    .nullable()
    .describe('what was paid in another currency, when it is printed'),
  page: pageNumber,
  box,
  verified: z.boolean().describe('an arithmetic check that holds covers this row'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe('how sure the reading is, from 0 to 1; a proof is `verified`, not a high number here'),
  corrected: correctionSchema
    .optional()
    .describe('there when a value was changed because only the change fits the sums; nothing is changed silently'),
});

export const checkSchema = z.object({
  name: z.string().describe('which check'),
  passed: z.boolean().describe('whether it holds'),
  expected: z.string().nullable().describe('what the statement prints'),
  actual: z.string().nullable().describe('what its rows give'),
});

/**
 * Where the arithmetic breaks: between the printed balance at or before row `afterRow` and the one at `beforeRow`
 * (0-based indexes into `transactions`; `null` stands for the opening or the closing balance).
 */
export const breakSchema = z.object({
  afterRow: z
    .int()
    .min(0)
    .nullable()
    .describe('0-based row at or before which the sums still hold; null: the opening balance'),
  beforeRow: z.int().min(0).nullable().describe('0-based row whose balance no longer fits; null: the closing balance'),
  difference: decimalString.describe('printed minus computed'),
  explanation: z.string().nullable().describe('a likely cause, when one stands out'),
});

/** A printed column and what was read from it; on a page that lies upright, `span` are its left and right in points. */
export const columnSchema = z.object({
  field: z
    .enum(['date', 'description', 'amount', 'debit', 'credit', 'balance'])
    .describe('what was read from it; debit and credit are amounts of one sign'),
  header: z.string().nullable().describe('as printed; null when it has none'),
  span: z.tuple([z.number(), z.number()]).nullable().describe('left and right in points; null when nothing bounds it'),
  firstRow: z.int().min(0).describe('0-based transaction from which on it holds: every table has columns of its own'),
});

/**
 * A figure that the page prints beside the rows and that says again what they come to: a balance on the way or at the end
 * of a day, a total, a number of rows. `part` is one line of a summary that adds up, `copy` a row that is printed again.
 */
export const controlSchema = z.object({
  kind: z
    .enum(['balance', 'total', 'count', 'part', 'copy', 'end'])
    .describe(
      'part: a line of a summary that adds up; copy: a row printed again; end: the balance beside the last row of a list that prints no closing balance and behind which no other amount stands',
    ),
  label: z.string().describe('words in front of the figure, empty without any'),
  value: decimalString.describe('without sign; of a count a whole number'),
  direction: z.enum(['credit', 'debit']).nullable().describe('what moves which way; null where the page does not say'),
  date: plainDateString.nullable().describe('a balance at the end of this day'),
  rows: z
    .array(z.tuple([z.int().min(0), z.int().min(0)]))
    .describe('half-open ranges of `transactions` of which one is meant; none: all rows, or a balance anywhere'),
  source: sourceSchema.describe('where it is printed'),
  strength: z
    .enum(['sure', 'weak'])
    .optional()
    .describe('weak: its label may mean something else; absent when it is sure'),
});

export const verificationSchema = z.object({
  status: z
    .enum(['verified', 'mismatch', 'unverifiable'])
    .describe('verified: proved; mismatch: contradicted; unverifiable: the statement prints too little'),
  checks: z.array(checkSchema).describe('every check that had something printed to compare with'),
  breaks: z.array(breakSchema).describe('where the sums break; only of a mismatch'),
  missing: z.array(z.string()).describe('what the statement lacks for a proof, a sentence each; empty when verified'),
  reasons: z
    .array(
      z.object({
        code: z.string().describe('which reason; stable'),
        message: z.string().describe('the sentence that `missing` gives'),
      }),
    )
    .optional()
    .describe('`missing` with a stable code for each sentence; absent from results older than this field'),
  notes: z
    .array(z.string())
    .optional()
    .describe('figures that differ from the proved rows and may mean something else, a sentence each; absent for none'),
});

export const statementSchema = z.object({
  bank: z
    .object({
      id: z.string().nullable().describe('stable name such as `us-chase`; null when it is not recognised'),
      name: z.string().nullable().describe('for people'),
    })
    .describe('who keeps the account'),
  account: z
    .object({
      type: accountTypeSchema
        .nullable()
        .describe('what kind of account, by its name or by what is booked on it; null when nothing says it'),
      number: z.string().nullable().describe('as printed, masking included; an IBAN counts'),
      holder: z.string().nullable().describe('as printed; joint holders on two lines with a stroke between them'),
      currency: z.string().length(3).nullable().describe('ISO 4217'),
    })
    .describe('one statement for each account and currency'),
  period: z
    .object({
      from: plainDateString.nullable().describe('first day; null when it is not printed'),
      to: plainDateString.nullable().describe('last day, or the date of the statement'),
    })
    .describe('which days it tells of'),
  openingBalance: decimalString.nullable().describe('as printed; of a card positive when money is owed'),
  closingBalance: decimalString
    .nullable()
    .describe('as printed, or the balance of the last row in time; of a card positive when money is owed'),
  totals: z
    .object({
      credits: decimalString.nullable().describe('without sign'),
      debits: decimalString.nullable().describe('without sign'),
    })
    .nullable()
    .describe('printed totals; null when the statement prints none'),
  counts: z
    .object({
      credits: z.int().nullable().describe('how many'),
      debits: z.int().nullable().describe('how many'),
    })
    .nullable()
    .describe('printed numbers of credits and debits; null when the statement prints none'),
  transactions: z.array(transactionSchema).describe('in printed order, newest first included'),
  unassigned: z
    .array(sourceSchema)
    .describe('money inside the list that no row, balance or total explains; any entry forbids `verified`'),
  ambiguities: z
    .array(z.string())
    .describe('readings that the arithmetic cannot tell apart; any entry forbids `verified`'),
  sources: z
    .record(z.string(), sourceSchema)
    .describe('where metadata was read, by path of the field (`openingBalance`, `account.number`, `period.from` …)'),
  controls: z
    .array(controlSchema)
    .optional()
    .describe('figures beside the rows that must agree with them; absent from results older than this field'),
  columns: z
    .array(columnSchema)
    .optional()
    .describe('printed columns that the rows were read from; absent where their place is not known'),
  verification: verificationSchema.describe('what the arithmetic of the statement says'),
});

export const warningSchema = z.object({
  code: z.string().describe('which warning'),
  message: z.string().describe('for people, without anything of the statement'),
  page: z.int().min(1).nullable().describe('1-based; null when it is about the whole document'),
});

export const resultSchema = z.object({
  jobId: z.string().optional().describe('of the job; absent outside the service'),
  documentType: z.literal('Statement').describe('what was asked for'),
  parser: parserSchema.describe('Document: all pages together; Page: every page on its own'),
  pages: z.int().min(1).describe('pages of the PDF'),
  bankId: z.string().nullable().describe('of the document; null when it is not recognised'),
  statements: z.array(statementSchema).describe('one for each account and currency, in printed order'),
  warnings: z.array(warningSchema).describe('what a person should know before relying on the result'),
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
