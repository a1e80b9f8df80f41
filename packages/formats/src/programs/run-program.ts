/** Tests only: other people's programs over a file that was written. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's own: its packages are for no other. */
export const PYTHON = '/usr/bin/python3';

/** Gives what `use` gives of the folder in which the files lie, which is gone afterwards. */
export function withFiles<T>(files: Readonly<Record<string, string | Uint8Array>>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-program-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Standard output; throws with standard error where the program fails or is not there. `HOME` is the folder. */
export function runProgram(folder: string, program: string, ...args: readonly string[]): string {
  const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return execFileSync(program, args, { cwd: folder, encoding: 'utf8', env, stdio: 'pipe' });
}

/** The path of a script beside this file. */
export function scriptPath(name: string): string {
  return join(import.meta.dirname, 'testing', name);
}
