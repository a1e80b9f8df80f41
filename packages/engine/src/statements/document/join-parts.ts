/** The results of the documents of one file, behind each other. */
import type { DraftResult } from '@extracto/model';

/** At least one. */
export function joinParts(results: readonly DraftResult[]): DraftResult {
  const [first] = results;
  return {
    ...first!,
    bankId: results.map(({ bankId }) => bankId).find((id) => id !== null) ?? null,
    statements: results.flatMap(({ statements }) => statements),
    warnings: results.flatMap(({ warnings }) => warnings),
    looksOther: results.every(({ looksOther }) => looksOther),
  };
}
