/** The database's work so far: disk, log and transactions. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/src/db/schema.ts';

export interface DatabaseUse {
  readonly sizeBytes: number;
  /** Size of the write-ahead log. */
  readonly logBytes: number;
  readonly transactions: number;
}

export async function measureDatabase(db: Kysely<Database>): Promise<DatabaseUse> {
  const { rows } = await sql<DatabaseUse>`
    SELECT pg_database_size(current_database()) AS "sizeBytes",
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS "logBytes",
      (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS transactions`.execute(db);
  return rows[0]!;
}
