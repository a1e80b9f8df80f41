/** The tesseract program where one is installed that prints what is read here. */
import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';

/** Its networks and the form of its output are those of the version that comes along. */
const LEAST_VERSION = 5;
const PATIENCE_MS = 5_000;

/** The program's path; `null` where there is none, or an old one. `path` lists folders, as the variable PATH does. */
export async function findTesseract(path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(isAbsolute)) {
    const program = join(folder, 'tesseract');
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return (await isRecent(program)) ? program : null;
  }
  return null;
}

async function isRecent(program: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], { env: {}, timeout: PATIENCE_MS });
    return Number(/^tesseract v?(\d+)\./.exec(stdout)?.[1]) >= LEAST_VERSION;
  } catch {
    return false;
  }
}
