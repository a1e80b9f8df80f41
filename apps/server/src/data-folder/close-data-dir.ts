/**
 * Closes what the data folder holds to other users of the machine, whatever it was made with. The database closes its own
 * folder, and does not start where that was opened.
 */
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../configuration/index.ts';

const FOLDERS = ['logs', 'mail', 'storage'];
const FILES = ['secrets.json', 'database.json'];
const STICKY = 0o1000;

/** Only of what exists. Throws `StartError` for what others can read and cannot be closed. */
export function closeDataDir(dataDir: string): void {
  const { mode } = statSync(dataDir);
  // Under root the database runs as another user, who must be able to pass. A folder like /tmp is everybody's.
  const wanted = process.getuid?.() === 0 ? 0o711 : 0o700;
  if ((mode & STICKY) === 0 && (mode & 0o777 & ~wanted) !== 0) setMode(dataDir, mode & wanted);
  for (const name of FOLDERS) close(join(dataDir, name), 0o700);
  for (const name of FILES) close(join(dataDir, name), 0o600);
}

function close(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & 0o077) === 0) return;
  setMode(path, mode);
  if ((statSync(path).mode & 0o077) === 0) return;
  throw new StartError(
    `Other users of this machine can read ${path}.`,
    `Close it with chmod ${mode.toString(8)}, or let it belong to the user that runs this.`,
  );
}

/** Files of another owner keep their mode. */
function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
