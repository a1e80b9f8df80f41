import type { ExtractionResult, Statement } from '@extracto/model';

/** The one statement of a merged account, as the service wrote it. */
export function readMerged(text: string): Statement {
  const { statements }: ExtractionResult = JSON.parse(text);
  const [merged] = statements;
  if (merged === undefined) throw new RangeError('a merged account has a statement');
  return merged;
}
