/** Makes the data folder and finds out whether it can be used, before anything else depends on it. */
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../server/src/configuration/index.ts';

export function prepareDataDir(dataDir: string): void {
  // Under root the database runs as another user, who must be able to pass; what lies here is closed by itself.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const trial = join(dataDir, `.trial-${process.pid}`);
  try {
    if (mkdirSync(dataDir, { recursive: true, mode }) !== undefined) chmodSync(dataDir, mode);
    writeFileSync(trial, '');
    rmSync(trial);
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EACCES: 'it belongs to another user',
      EPERM: 'the system forbids it',
      EROFS: 'the disk is read-only',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a file has the same name',
      EEXIST: 'a file has the same name',
    };
    throw new StartError(
      `The data folder ${dataDir} cannot be written: ${reasons[code ?? ''] ?? String(cause)}.`,
      'Set EXTRACTO_DATA_DIR to a folder that can.',
    );
  }
}
