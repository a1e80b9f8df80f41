/** The scheduled run: everything that is due. */
import type { Logger } from 'pino';
import { recordRun } from '../db/index.ts';
import { deleteExpired } from './delete-expired.ts';
import { giveUpAbandoned } from './give-up-abandoned.ts';
import { type PurgeTools, purgeDue } from './purge-due.ts';

/** Throws when a document could not be deleted, after everything else was: the queue shows that something is wrong. */
export async function runRetention(tools: PurgeTools, log: Logger): Promise<void> {
  const abandoned = await giveUpAbandoned(tools);
  const { jobs, documents, stuck } = await purgeDue(tools);
  await deleteExpired(tools.db, { now: tools.now(), newId: tools.newId });
  await recordRun(tools.db, { name: 'retention', findings: stuck.length, now: tools.now() });
  if (abandoned + jobs + documents > 0) log.info({ abandoned, jobs, documents }, 'retention');
  if (stuck.length > 0) {
    log.error({ jobs: stuck }, 'documents could not be deleted');
    throw new Error(`The storage did not delete ${stuck.length} documents that are overdue.`);
  }
}
