/** A folder with everything that a package has → its file, as `npm publish` and `npm install` take it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** `fill` puts the files into the folder that it is given, and gives what stands in package.json. Gives the file's path. */
export async function packFolder(folder: string, fill: (staging: string) => Promise<object>): Promise<string> {
  const staging = mkdtempSync(join(tmpdir(), 'extracto-package-'));
  try {
    const description = await fill(staging);
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const arguments_ = ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(folder)];
    const name = execFileSync('npm', arguments_, { cwd: staging, encoding: 'utf8' }).trim().split('\n').at(-1)!;
    return join(resolve(folder), name);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
