import { judgeMerged } from '@extracto/engine/review';
import { type ExtractionResult, mergeAccounts, type Statement } from '@extracto/model';
import { accountTypeSchema, plainDateString, transactionSchema, verificationSchema } from '@extracto/model/result';
import { z } from 'zod';
import { listFiles } from '../list-files.ts';
import { matchRow, type RowFilter } from '../match-row.ts';
import { cutPage, pageInput, pageOutput } from '../row-pages.ts';
import { sumRows } from '../sum-rows.ts';
import { defineTool } from '../tool.ts';
import { NotAResultError } from '../tool-error.ts';

const amountInput = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,4})?$/, 'An amount is digits with a point, without sign: 1200 or 19.90')
  .optional();
const sumSchema = z.object({
  amount: z.string().describe('a decimal string'),
  minor: z.int().describe('the same in minor units (cents)'),
});
const rowSchema = transactionSchema
  .pick({ id: true, date: true, description: true, amount: true, balance: true, reference: true, verified: true })
  .extend({ account: z.int().describe('1-based place in accounts'), currency: z.string().nullable() });

export const queryTransactions = defineTool({
  title: 'Query transactions',
  description:
    'Finds transactions in statements (PDF) and results (.json) and sums them exactly. Statements of one account are merged, and a transaction in several of them counts once. The sums cover all matches, on all pages. Quote the sums instead of adding rows yourself, and say which accounts are not verified.',
  input: z.object({
    paths: z
      .array(z.string().min(1).max(4096))
      .min(1)
      .max(50)
      .describe('of files, of folders, or patterns such as 2026/*.pdf'),
    from: plainDateString.optional().describe('first day, YYYY-MM-DD'),
    to: plainDateString.optional().describe('last day, YYYY-MM-DD'),
    text: z.string().min(1).max(200).optional().describe('words of the description or the reference, any case'),
    direction: z.enum(['in', 'out']).optional().describe('in: money in. out: money out'),
    minAmount: amountInput.describe('smallest amount, without sign'),
    maxAmount: amountInput.describe('largest amount, without sign'),
    ...pageInput,
  }),
  output: z.object({
    accounts: z.array(
      z.object({
        account: z.int(),
        number: z.string().nullable(),
        bank: z.string().nullable(),
        type: accountTypeSchema.nullable(),
        currency: z.string().nullable(),
        period: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
        status: verificationSchema.shape.status,
      }),
    ),
    skipped: z.array(z.string()).describe('JSON files of the folders and patterns that are no results'),
    sums: z.array(
      z.object({ currency: z.string().nullable(), rows: z.int(), in: sumSchema, out: sumSchema, net: sumSchema }),
    ),
    ...pageOutput,
    rows: z.array(rowSchema),
  }),
  run: async ({ paths, page, pageSize, ...filter }, { roots, results, onProgress }) => {
    const options = { parser: 'Document', password: null, onProgress } as const;
    // One after the other: reading is bound by the processor, and the first error is the one to tell.
    const read: ExtractionResult[] = [];
    const skipped: string[] = [];
    for (const { path, isNamed } of await listFiles(roots, paths)) {
      try {
        read.push(await results.read(path, options));
      } catch (error) {
        if (isNamed || !(error instanceof NotAResultError)) throw error;
        skipped.push(path);
      }
    }
    const accounts = mergeAccounts(read).flatMap((merged) => judgeMerged(merged).statements);
    const rows = accounts.flatMap((statement, index) => listMatches(statement, index, filter));
    const described = accounts.map(describeAccount);
    return { accounts: described, skipped, sums: sumRows(rows), ...cutPage(rows, page, pageSize) };
  },
});

function listMatches({ account, transactions }: Statement, index: number, filter: RowFilter) {
  return transactions
    .filter((row) => matchRow(row, filter))
    .map(({ id, date, description, amount, balance, reference, verified }) => ({
      id,
      account: index + 1,
      currency: account.currency,
      date,
      description,
      amount,
      balance,
      reference,
      verified,
    }));
}

function describeAccount({ account, bank, period, verification }: Statement, index: number) {
  const { number, type, currency } = account;
  return { account: index + 1, number, bank: bank.name, type, currency, period, status: verification.status };
}
