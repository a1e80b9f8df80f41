/** Tables and queues at their newest version. Every process may do this when it starts; one of them does the work. */

import { awaitDatabase, createDatabase, migrateToLatest, openToServiceRole, readRole } from '../db/index.ts';
import { installQueues } from './install-queues.ts';
import { QUEUE_SCHEMA } from './queues.ts';

/** A database that restarts with us gets so long. */
const PATIENCE_MS = 30_000;

export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await awaitDatabase(databaseUrl, PATIENCE_MS);
  const db = createDatabase(databaseUrl, { poolSize: 1, statementLimitMs: null });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  await installQueues(databaseUrl);
}

/** The same as the owner of the tables, for processes that use `serviceUrl`. */
export async function prepareAsOwner(ownerUrl: string, serviceUrl: string): Promise<void> {
  await prepareDatabase(ownerUrl);
  await openToServiceRole(ownerUrl, readRole(serviceUrl), ['public', QUEUE_SCHEMA]);
}
