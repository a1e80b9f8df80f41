/** A lasting folder outside the project that root can write and the database user can enter. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import type { DatabaseUser } from './choose-database-user.ts';

/** Not the folder for temporary files: what lies here must outlive a restart of the machine. */
const CANDIDATES = ['/var/lib/extracto', '/opt/extracto', '/usr/local/var/extracto', '/Users/Shared/extracto'];

export function chooseSharedFolder(user: NonNullable<DatabaseUser>): string {
  for (const folder of CANDIDATES) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    if (canEnter(folder, user)) return folder;
  }
  throw new Error(
    `The user ${user.name}, which runs PostgreSQL for root, can reach neither this project nor ${CANDIDATES.slice(0, 2).join(' nor ')}. ` +
      'Set EXTRACTO_DATA_DIR to a folder that every user can enter, start as another user, or set DATABASE_URL.',
  );
}

/** Asks the system, not the mode bits: access lists and namespaces have a say as well. */
export function canEnter(folder: string, user: NonNullable<DatabaseUser>): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return status === 0;
}
