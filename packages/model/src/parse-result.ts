/** A result that was written down earlier → the result of today. Results without ids of their rows get them here. */
import { identifyTransactions } from './identify-transactions.ts';
import { type ExtractionResult, resultSchema, statementSchema, transactionSchema } from './result.ts';

const writtenSchema = resultSchema.extend({
  statements: statementSchema
    .extend({ transactions: transactionSchema.extend({ id: transactionSchema.shape.id.optional() }).array() })
    .array(),
});

/** Throws `ZodError` when the value is no result. */
export function parseResult(value: unknown): ExtractionResult {
  return identifyTransactions(writtenSchema.parse(value));
}
