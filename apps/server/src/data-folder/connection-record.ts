/** Connection to the embedded database: a file in the data directory that only its owner can read. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const connectionSchema = z.object({
  user: z.string(),
  password: z.string(),
  /** Password of the role that web and worker use. */
  servicePassword: z.string().default(makePassword),
  port: z.int(),
  database: z.string(),
});

export type ConnectionRecord = Readonly<z.infer<typeof connectionSchema>>;

const USER = 'extracto';
const SERVICE_USER = 'extracto_service';

/** null when no embedded database was made in this data directory. */
export function readConnectionRecord(dataDir: string): ConnectionRecord | null {
  const path = join(dataDir, 'database.json');
  return existsSync(path) ? connectionSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

/** Whole or not at all: a process killed while it writes leaves the old file. */
export function writeConnectionRecord(dataDir: string, record: ConnectionRecord): void {
  const path = join(dataDir, 'database.json');
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}

export function newConnectionRecord(port: number): ConnectionRecord {
  return { user: USER, password: makePassword(), servicePassword: makePassword(), port, database: USER };
}

export function connectionUrl(record: ConnectionRecord, database = record.database): string {
  return `postgres://${record.user}:${record.password}@127.0.0.1:${record.port}/${database}`;
}

/** Connection URL of the role that web and worker use. */
export function serviceUrl(record: ConnectionRecord): string {
  return connectionUrl({ ...record, user: SERVICE_USER, password: record.servicePassword });
}

function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
