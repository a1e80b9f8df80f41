/** Runs the requests that the API reference shows, each in its own program, as a reader would. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SnippetLanguage = 'curl' | 'TypeScript' | 'Python';

export interface SnippetOutcome {
  readonly exitCode: number;
  readonly output: string;
}

const PROGRAMS: Readonly<Record<SnippetLanguage, () => { program: string; file: string }>> = {
  curl: () => ({ program: 'bash', file: 'snippet.sh' }),
  TypeScript: () => ({ program: process.execPath, file: 'snippet.mts' }),
  Python: () => ({ program: findPython(), file: 'snippet.py' }),
};

/** In `folder`, where the files that a snippet names are. A snippet that hangs ends with the test. */
export function runSnippet(language: SnippetLanguage, text: string, folder: string, apiKey: string) {
  const { program, file } = PROGRAMS[language]();
  writeFileSync(join(folder, file), text);
  const env = { ...process.env, EXTRACTO_API_KEY: apiKey, NO_PROXY: '*', no_proxy: '*' };
  return new Promise<SnippetOutcome>((done) => {
    const child = execFile(program, [file], { cwd: folder, env }, (_error, stdout, stderr) =>
      done({ exitCode: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

let python: string | undefined;

function findPython(): string {
  python ??= ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', 'import requests'], { stdio: 'ignore' }).status === 0,
  );
  if (python === undefined) {
    throw new Error("There is no Python with 'requests'. Install it (Debian: apt-get install python3-requests).");
  }
  return python;
}
