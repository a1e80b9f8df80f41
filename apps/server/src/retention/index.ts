export { deleteResult } from './delete-result.ts';
export { listDeletions } from './list-deletions.ts';
export { purgeDue } from './purge-due.ts';
export type { RetentionTerms } from './retention-terms.ts';
export { runRetention } from './run-retention.ts';
export { sweepOrphans } from './sweep-orphans.ts';
