import type { Statement } from '@extracto/model';
import { parserSchema, statementSchema, transactionSchema, warningSchema } from '@extracto/model/result';
import { z } from 'zod';
import { cutPage, pageInput, pageOutput } from '../row-pages.ts';
import { defineTool } from '../tool.ts';

const { shape } = statementSchema;
const headSchema = z.object({
  statement: z.int().describe('1-based, in printed order'),
  bank: shape.bank,
  account: shape.account,
  period: shape.period,
  openingBalance: shape.openingBalance,
  closingBalance: shape.closingBalance,
  transactions: z.int(),
  status: shape.verification.shape.status,
  missing: shape.verification.shape.missing.describe('what the statement lacks for a proof'),
  breaks: shape.verification.shape.breaks.describe('where the sums break'),
  unassigned: z.int().describe('amounts in the list that belong to no row'),
});

const rowSchema = transactionSchema.omit({ box: true }).extend({ statement: z.int() });

export const convertFile = defineTool({
  title: 'Convert a bank statement',
  description:
    'Reads a bank statement (PDF) or an earlier result (.json): accounts, balances, verification and rows. Amounts are decimal strings; negative means money out. Only what has status "verified" is proved by the printed balances; say so when it is not.',
  input: z.object({
    path: z.string().min(1).max(4096).describe('of the file, absolute or relative to a folder of this server'),
    password: z.string().max(1024).optional().describe('of a protected PDF'),
    parser: parserSchema.default('Document').describe('Document: all pages together. Page: each on its own'),
    ...pageInput,
  }),
  output: z.object({
    pdfPages: z.int(),
    statements: z.array(headSchema),
    warnings: z.array(warningSchema),
    ...pageOutput,
    rows: z.array(rowSchema),
  }),
  run: async ({ path, password, parser, page, pageSize }, { results, onProgress }) => {
    const result = await results.read(path, { parser, password: password ?? null, onProgress });
    const rows = result.statements.flatMap(({ transactions }, index) =>
      transactions.map(({ box: _, ...row }) => ({ ...row, statement: index + 1 })),
    );
    return {
      pdfPages: result.pages,
      statements: result.statements.map(describeHead),
      warnings: result.warnings,
      ...cutPage(rows, page, pageSize),
    };
  },
});

function describeHead(statement: Statement, index: number): z.infer<typeof headSchema> {
  const { bank, account, period, openingBalance, closingBalance, transactions, verification, unassigned } = statement;
  return {
    statement: index + 1,
    bank,
    account,
    period,
    openingBalance,
    closingBalance,
    transactions: transactions.length,
    status: verification.status,
    missing: verification.missing,
    breaks: verification.breaks,
    unassigned: unassigned.length,
  };
}
