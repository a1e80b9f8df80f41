import type { ReviewAnswer, ReviewedField, ReviewedRows } from '@extracto/engine/review';

/** What hands made of a statement. Fields and rows go on from the reading that the answers chose. */
export interface ReviewedStatement {
  readonly answers: readonly ReviewAnswer[];
  readonly fields: readonly ReviewedField[];
  readonly rows: ReviewedRows;
}
