/** Tables and queues at their newest version. Every process may do this when it starts; one of them does the work. */
import { installQueues } from '../queue/install-queues.ts';
import { createDatabase } from './connection.ts';
import { migrateToLatest } from './migrate.ts';

export async function prepareDatabase(databaseUrl: string): Promise<void> {
  const db = createDatabase(databaseUrl, { poolSize: 1 });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  await installQueues(databaseUrl);
}
