/** The pool of connections to the product's database, typed by its tables. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export interface ConnectionOptions {
  /** Connections that may be open at once. */
  readonly poolSize?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Milliseconds that a statement may take, and may wait for a lock; `null`: as long as it takes. */
  readonly statementLimitMs?: number | null;
}

/** Far above what any call or job takes: what runs into them would hold others up. */
const STATEMENT_LIMIT_MS = 60_000;
const LOCK_LIMIT_MS = 15_000;

/**
 * Opens no connection until it is used. `destroy()` closes it.
 * bigint columns arrive as numbers: no count or amount here exceeds 2^53, and a larger one throws.
 */
export function createDatabase(url: string, options: ConnectionOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'extracto',
    connectionTimeoutMillis: 10_000,
    ...limitStatements(options.statementLimitMs),
    types: { getTypeParser },
  });
  // An idle connection that breaks (the database restarts) is replaced by the next query, which reports its own error.
  pool.on('error', () => {});
  // One that breaks between two statements of a transaction tells only itself, and nobody listening would be a crash: the
  // next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

function limitStatements(limitMs: number | null = STATEMENT_LIMIT_MS) {
  return limitMs === null ? {} : { statement_timeout: limitMs, lock_timeout: Math.min(limitMs, LOCK_LIMIT_MS) };
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return parseSafeInteger;
  return pg.types.getTypeParser(oid, format as 'text');
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An integer of the database exceeds 2^53.');
  return value;
}
