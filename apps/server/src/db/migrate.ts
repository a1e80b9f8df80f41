/** Brings the tables to the newest version. Any number of processes may do so at once: an advisory lock orders them. */
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Returns the names of the migrations that were applied now, in order; none when all were. Throws the first failure. */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined) {
    throw new Error(`The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}
