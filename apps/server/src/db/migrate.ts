/** Brings the tables to the newest version. Any number of processes may do so at once: an advisory lock orders them. */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Returns the names of the migrations that were applied now, in order; none when all were, or when a newer version has
 * applied all of them and more: during an upgrade, and after going back, processes of the version before run on its tables.
 * Throws the first failure.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  if (await isAhead(db)) return [];
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

/** True when the database has every migration of this version and at least one newer one. */
async function isAhead(db: Kysely<Database>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  return known.every((name) => applied.has(name)) && applied.size > known.length;
}
