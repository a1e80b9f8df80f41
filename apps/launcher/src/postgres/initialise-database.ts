/** Makes the database files. They appear under their name only when whole, so a killed first start leaves nothing half made. */
import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ConnectionRecord } from '../../../server/src/data-folder/index.ts';
import type { DatabasePlace } from './place-database.ts';

const run = promisify(execFile);

export interface InitialiseOptions {
  /** Has bin/initdb. */
  readonly programs: string;
  readonly place: DatabasePlace;
  readonly record: ConnectionRecord;
  /** false: the files need not outlive a power failure (tests). */
  readonly durable: boolean;
}

export async function initialiseDatabase({ programs, place, record, durable }: InitialiseOptions): Promise<void> {
  const { folder, user } = place;
  const unfinished = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, record.password, { mode: 0o600 });
  if (user !== null) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  const arguments_ = [
    `--pgdata=${unfinished}`,
    `--username=${record.user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    // The host's locales come and go with its packages; the built-in one sorts alike everywhere, for ever.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(join(programs, 'bin', 'initdb'), arguments_, { ...(user ?? {}), cwd: '/', env: postgresEnvironment() });
    renameSync(unfinished, folder);
  } catch (cause) {
    const { stderr } = cause as { stderr?: string };
    throw new Error(`PostgreSQL could not make its files in ${folder}: ${stderr?.trim() || String(cause)}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Nothing of ours: PG* variables of the caller would change what the programs do. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
