/** The tables of a database as far as the statements of another version of the program depend on them. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';

export interface SchemaColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** True when an insert may leave the column out. */
  readonly optional: boolean;
}

export interface SchemaRule {
  /** As PostgreSQL prints it. */
  readonly text: string;
  /** `table.column` of every column that it speaks of. */
  readonly columns: readonly string[];
}

export interface DatabaseSchema {
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, SchemaColumn>;
  /** Unique indexes, which ON CONFLICT names. */
  readonly unique: readonly SchemaRule[];
  /** CHECK and FOREIGN KEY. */
  readonly constraints: readonly SchemaRule[];
}

export async function readSchema(db: Kysely<Database>): Promise<DatabaseSchema> {
  const columns = await sql<SchemaColumn>`
    SELECT table_name || '.' || column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable,
      is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES' OR is_generated <> 'NEVER' AS optional
    FROM information_schema.columns WHERE table_schema = 'public'`.execute(db);
  const unique = await sql<SchemaRule>`
    SELECT regexp_replace(pg_get_indexdef(i.indexrelid), ' INDEX \\S+ ON ', ' ON ') AS text,
      array(SELECT t.relname || '.' || a.attname FROM pg_attribute a
        WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::smallint[])) AS columns
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace`.execute(db);
  const constraints = await sql<SchemaRule>`
    SELECT t.relname || ' ' || pg_get_constraintdef(c.oid) AS text,
      array(SELECT t.relname || '.' || a.attname FROM pg_attribute a
        WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)) AS columns
    FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
    WHERE c.contype IN ('c', 'f') AND t.relnamespace = 'public'::regnamespace`.execute(db);
  return {
    columns: new Map(columns.rows.map((column) => [column.name, column])),
    unique: unique.rows,
    constraints: constraints.rows,
  };
}

/** Differences in `after` that statements of a version made for `before` may fail on; empty when none. */
export function findIncompatibilities(before: DatabaseSchema, after: DatabaseSchema): string[] {
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0]));
  const isOld = (column: string) => before.columns.has(column);
  const gone = [...before.columns.values()].flatMap(({ name, type, nullable }) => {
    const now = after.columns.get(name);
    if (now === undefined) return [`${name} is gone`];
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`];
    return nullable && !now.nullable ? [`${name} may no longer be null`] : [];
  });
  const demanded = [...after.columns.values()]
    .filter(({ name, optional }) => !isOld(name) && tables.has(name.split('.')[0]) && !optional)
    .map(({ name }) => `${name} is demanded of those who do not know it`);
  const kept = new Set(after.unique.map(({ text }) => text));
  const lostKeys = before.unique.filter(({ text }) => !kept.has(text)).map(({ text }) => `gone: ${text}`);
  const known = new Set([...before.unique, ...before.constraints].map(({ text }) => text));
  const stricter = [...after.unique, ...after.constraints]
    .filter(({ text, columns }) => !known.has(text) && columns.length > 0 && columns.every(isOld))
    .map(({ text }) => `new for old columns: ${text}`);
  return [...gone, ...demanded, ...lostKeys, ...stricter];
}
