/**
 * A clone below a closed folder (/root is 0700) holds programs that the database user cannot reach.
 * They are then copied, once for each version, to a place that it can.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './choose-database-user.ts';
import { chooseSharedFolder } from './choose-shared-folder.ts';
import type { PostgresPrograms } from './locate-postgres.ts';

/** The folder (with bin, lib, share) from which `user` can run PostgreSQL. */
export function placePrograms(programs: PostgresPrograms, user: DatabaseUser): string {
  if (user === null || canRun(programs.folder, user)) return programs.folder;
  const shared = chooseSharedFolder(user);
  const copy = join(shared, programs.label);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const part of ['bin', 'lib', 'share']) {
      const from = join(programs.folder, part);
      cpSync(from, join(unfinished, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.a'),
      });
    }
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  if (!canRun(copy, user)) throw new Error(`The user ${user.name} cannot run ${join(copy, 'bin', 'postgres')}.`);
  return copy;
}

function canRun(folder: string, user: NonNullable<DatabaseUser>): boolean {
  const program = join(folder, 'bin', 'postgres');
  return spawnSync(program, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}
