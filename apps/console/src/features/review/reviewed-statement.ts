import type { ReviewAnswer, ReviewedRows } from '@extracto/engine/review';

/** What hands made of a statement. The rows go on from the reading that the answers chose. */
export interface ReviewedStatement {
  readonly answers: readonly ReviewAnswer[];
  readonly rows: ReviewedRows;
}
