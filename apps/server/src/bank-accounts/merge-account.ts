import { judgeMerged } from '@extracto/engine/review';
import { type AccountPart, applyRules, type ExtractionResult, groupStatements, mergeStatements } from '@extracto/model';
import { parseResult } from '@extracto/model/parse-result';
import type { Kysely } from 'kysely';
import type { Scope } from '../clients/index.ts';
import type { Database } from '../db/index.ts';
import { getResult } from '../jobs/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { listParts, partId } from './list-parts.ts';

/** All statements of the account that has the named one, in one list. `null` when there is none such in the scope. */
export async function mergeAccount(
  db: Kysely<Database>,
  box: SecretBox,
  scope: Scope,
  accountId: string,
): Promise<ExtractionResult | null> {
  const accounts = groupStatements(await listParts(db, box, scope));
  const wanted = accounts.find((parts) => parts.some((part) => partId(part) === accountId));
  if (wanted === undefined) return null;
  const results = new Map<string, ExtractionResult>();
  for (const { jobId } of wanted) {
    if (results.has(jobId)) continue;
    const { resultJson = null, rules = [] } = (await getResult(db, box, scope, jobId, 'reviewed')) ?? {};
    // Deleted since it was listed.
    if (resultJson !== null) results.set(jobId, applyRules(parseResult(JSON.parse(resultJson)), rules));
  }
  const parts = wanted.flatMap(({ jobId, index }): AccountPart[] => {
    const result = results.get(jobId);
    return result === undefined ? [] : [{ result, index }];
  });
  return parts.length === 0 ? null : judgeMerged(mergeStatements(parts));
}
