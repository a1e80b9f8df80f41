/**
 * The folder of the database files: `database` in the data directory. Where the database user cannot enter the data
 * directory, `database` is a link to a folder of its own outside it, made at the first start.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseUser } from './choose-database-user.ts';
import { canEnter, chooseSharedFolder } from './choose-shared-folder.ts';

export interface DatabasePlace {
  /** Absolute, not a link; exists only once the database was made. */
  readonly folder: string;
  readonly user: DatabaseUser;
}

export function placeDatabase(dataDir: string, user: DatabaseUser): DatabasePlace {
  const own = join(dataDir, 'database');
  const folder = readLink(own) ?? own;
  if (existsSync(folder)) return { folder, user: adoptOwner(folder, user) };
  if (user === null || folder !== own || canEnter(dataDir, user)) return { folder, user };
  const outside = join(chooseSharedFolder(user), `database-${randomBytes(6).toString('hex')}`, 'database');
  mkdirSync(resolve(outside, '..'), { recursive: true, mode: 0o755 });
  rmSync(own, { force: true });
  symlinkSync(outside, own);
  return { folder: outside, user };
}

function readLink(path: string): string | null {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() ? readlinkSync(path) : null;
}

/** Files that another user without rights made (a `postgres` user was added since) are taken over by the present one. */
function adoptOwner(folder: string, user: DatabaseUser): DatabaseUser {
  const { uid, gid } = statSync(folder);
  if (user === null) {
    if (uid === process.getuid?.()) return null;
    throw new Error(`The database in ${folder} belongs to another user. Start as that user, or set EXTRACTO_DATA_DIR.`);
  }
  return uid === user.uid ? user : { name: `#${uid}`, uid, gid };
}
