/** Reviewing a result by hand: the same code in the browser and in the service, without anything that reads PDFs. */
export { judgeMerged } from './judge-merged.ts';
export {
  ACCOUNT_TYPES,
  changeField,
  changeFields,
  FIELDS,
  type ReviewedField,
  refuseField,
} from './reviewed-fields.ts';
export {
  addFirstRow,
  addRow,
  changeCell,
  countChanges,
  type DrawnRow,
  insertDrawnRow,
  judgeResult,
  judgeRows,
  listChangedCells,
  type ReviewedRows,
  type ReviewField,
  type ReviewPlace,
  removeRow,
  reverseSign,
  splitRow,
  startReview,
} from './reviewed-rows.ts';
export { openReview, ReviewError, type SavedReview, saveReview, settleResult } from './saved-review.ts';
export {
  ANSWERABLE,
  askAmbiguities,
  moveRows,
  type Question,
  type ReviewAnswer,
  settleStatement,
} from './settle-ambiguities.ts';
