/** PostgreSQL refuses to run as root, so root lends it a user without rights. */
import { spawnSync } from 'node:child_process';

/** null: run as whoever runs this process. */
export type DatabaseUser = { readonly name: string; readonly uid: number; readonly gid: number } | null;

/** In order of preference: Debian's, macOS's, then what every Unix has. */
const CANDIDATES = ['postgres', '_postgres', 'nobody', 'daemon'];

export function chooseDatabaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return null;
  for (const name of CANDIDATES) {
    const uid = readId('-u', name);
    const gid = readId('-g', name);
    if (uid !== null && gid !== null && uid !== 0) return { name, uid, gid };
  }
  throw new Error(
    `PostgreSQL cannot run as root, and none of the users ${CANDIDATES.join(', ')} exists here. Start as another user, or set DATABASE_URL.`,
  );
}

function readId(flag: '-u' | '-g', name: string): number | null {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : null;
}
