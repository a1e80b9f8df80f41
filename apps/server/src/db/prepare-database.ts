/** Tables and queues at their newest version. Every process may do this when it starts; one of them does the work. */
import { installQueues } from '../queue/install-queues.ts';
import { awaitDatabase } from './await-database.ts';
import { createDatabase } from './connection.ts';
import { migrateToLatest } from './migrate.ts';

/** A database that restarts with us gets so long. */
const PATIENCE_MS = 30_000;

export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await awaitDatabase(databaseUrl, PATIENCE_MS);
  const db = createDatabase(databaseUrl, { poolSize: 1 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  await installQueues(databaseUrl);
}
