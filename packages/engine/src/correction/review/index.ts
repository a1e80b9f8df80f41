/** Reviewing a result by hand: the same code in the browser and in the service, without anything that reads PDFs. */
export { judgeMerged } from './judge-merged.ts';
export {
  addFirstRow,
  addRow,
  changeCell,
  countChanges,
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
export { openReview, ReviewError, type SavedReview, saveReview } from './saved-review.ts';
