/**
 * Deletes stored uploads that no job has: of calls that broke off, or of a process that died between storage and database.
 * Only old ones: an upload that is being received has no job yet.
 */
import { uploadTime } from '../adapters/storage/index.ts';
import { recordDeletions } from '../jobs/index.ts';
import type { PurgeTools } from './purge-due.ts';
import { daysBefore } from './retention-terms.ts';

/** Longer than any upload takes. */
const ORPHAN_DAYS = 1;
const BATCH_SIZE = 500;

type SweepTools = Omit<PurgeTools, 'terms'>;

/** Returns how many were deleted. */
export async function sweepOrphans(tools: SweepTools): Promise<number> {
  const before = daysBefore(tools.now(), ORPHAN_DAYS);
  let swept = 0;
  let batch: string[] = [];
  for await (const key of tools.storage.listKeys()) {
    const uploadedAt = uploadTime(key);
    // Objects that we did not name are not ours to delete.
    if (uploadedAt === null || uploadedAt > before) continue;
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    swept += await sweep(tools, batch);
    batch = [];
  }
  return swept + (await sweep(tools, batch)) + (await dropUnfinished(tools, before));
}

async function dropUnfinished(tools: SweepTools, before: Date): Promise<number> {
  const count = await tools.storage.dropUnfinished(before);
  await recordOrphans(tools, count);
  return count;
}

async function sweep(tools: SweepTools, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const { db, storage } = tools;
  const rows = await db.selectFrom('jobs').select('document_key').where('document_key', 'in', keys).execute();
  const known = new Set(rows.map(({ document_key }) => document_key));
  const orphans = keys.filter((key) => !known.has(key));
  for (const key of orphans) await storage.delete(key);
  await recordOrphans(tools, orphans.length);
  return orphans.length;
}

async function recordOrphans({ db, now, newId }: SweepTools, count: number): Promise<void> {
  if (count === 0) return;
  const record = { kind: 'orphan', reason: 'orphan', jobId: null, clientId: null, keptSince: null } as const;
  const clerk = { now: now(), newId };
  await db.transaction().execute((trx) => recordDeletions(trx, clerk, [{ ...record, count }]));
}
