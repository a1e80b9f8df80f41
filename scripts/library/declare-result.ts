/** The result's schema → the declarations of its types, by the names that the sources give them. */
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';
import { printType } from './print-type.ts';

const PARTS = {
  Parser: "ExtractionResult['parser']",
  Warning: "ExtractionResult['warnings'][number]",
  Statement: "ExtractionResult['statements'][number]",
  AccountType: "Statement['account']['type']",
  Source: "Statement['sources'][string]",
  Verification: "Statement['verification']",
  Check: "Verification['checks'][number]",
  Break: "Verification['breaks'][number]",
  Transaction: "Statement['transactions'][number]",
  DraftTransaction: "Omit<Transaction, 'id'>",
  DraftStatement: "Omit<Statement, 'transactions'> & { readonly transactions: readonly DraftTransaction[] }",
  DraftResult: "Omit<ExtractionResult, 'statements'> & { readonly statements: readonly DraftStatement[] }",
} as const;

export function declareResult(): string {
  const result = printType(z.toJSONSchema(resultSchema, { io: 'output' }));
  const parts = Object.entries(PARTS).map(([name, type]) => `export type ${name} = ${type};\n`);
  return `export interface ExtractionResult ${result}\n${parts.join('')}`;
}
