import type { ReviewAnswer, ReviewedField, ReviewedRows } from '@extracto/engine/review';

/** A statement with its corrections. Fields and rows continue from the reading that the answers chose. */
export interface ReviewedStatement {
  readonly answers: readonly ReviewAnswer[];
  readonly fields: readonly ReviewedField[];
  readonly rows: ReviewedRows;
}
