/**
 * `--start`: what a short run costs, in processor time of whole processes from their start to their end, beside Node that does
 * nothing: what it costs to start any program differs from machine to machine.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IS_TRIAL } from '../scripts/trial.ts';
import { printPages } from './load-documents.ts';
import { quantile } from './quantile.ts';
import { formatRows } from './report.ts';
import { writeMarked } from './write-page.ts';

const PAGES = 5;
const PROJECT_FOLDER = join(import.meta.dirname, '..');
const CLI = join(PROJECT_FOLDER, 'apps', 'cli', 'src');
const EXTRACTO = join(CLI, 'bin.mjs');
/** The first round fills caches and does not count. */
const ROUNDS = IS_TRIAL ? 2 : 12;

interface Command {
  readonly argv: readonly [program: string, ...args: string[]];
  readonly folder: string;
  /** Where programs are looked for, Node first of all. */
  readonly path: string;
}

const PATH = process.env.PATH ?? '';
/** As in a shell: npm puts the programs of a project before those of the machine. */
const SHELL_PATH = PATH.split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

/** `write`: a Markdown page that gets the table. The exit status; 2 when there is nothing to measure. */
export async function runStart(write: string | undefined): Promise<number> {
  const { findProgram } = await import(pathToFileURL(join(CLI, 'find-program.mjs')).href);
  if (!IS_TRIAL && !findProgram().endsWith('/main.js')) {
    console.error('The command line runs from its sources, because they changed. Run npm install, then this again.');
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), 'extracto-bench-'));
  try {
    const path = join(folder, 'statement.pdf');
    writeFileSync(path, await printPages(PAGES));
    const table = tabulate(measure(commandsFor(path, placeNothing(folder))));
    console.log(table);
    writeMarked(write, 'bench:start', table);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installs a program that does nothing in `folder`, for npx to find. Gives its name. */
function placeNothing(folder: string): string {
  const name = 'nothing';
  const programs = join(folder, 'node_modules', '.bin');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, name), '#!/usr/bin/env node\n', { mode: 0o755 });
  return name;
}

function commandsFor(statement: string, nothing: string): Readonly<Record<string, Command>> {
  const run = (...argv: Command['argv']): Command => ({ argv, folder: PROJECT_FOLDER, path: PATH });
  const startNothing: Command = { argv: ['npx', '--no-install', nothing], folder: dirname(statement), path: PATH };
  const convert = run('npx', '--no-install', 'extracto', 'convert', statement);
  const converts = `extracto convert, ${PAGES} pages`;
  const other = otherNode();
  return {
    'Node, nothing': run(process.execPath, '--eval', '0'),
    'extracto --version': run(process.execPath, EXTRACTO, '--version'),
    [converts]: run(process.execPath, EXTRACTO, 'convert', statement),
    'npx, nothing': startNothing,
    [`npx ${converts}`]: convert,
    ...(other !== null && {
      [`${converts}, from Node ${other}`]: { ...run('node', EXTRACTO, 'convert', statement), path: SHELL_PATH },
      [`npx of Node ${other}, nothing`]: { ...startNothing, path: SHELL_PATH },
      [`npx of Node ${other}, ${converts}`]: { ...convert, path: SHELL_PATH },
    }),
  };
}

/** The version of the machine's Node, which runs npx in a shell; `null` when there is none or it is this one. */
function otherNode(): string | null {
  try {
    const env = { ...process.env, PATH: SHELL_PATH };
    const version = execFileSync('node', ['--print', 'process.versions.node'], { env, encoding: 'utf8' }).trim();
    return version === process.versions.node ? null : version;
  } catch {
    return null;
  }
}

/** By command, the times of the rounds that count. The commands take turns. */
function measure(commands: Readonly<Record<string, Command>>): Map<string, number[]> {
  const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, command] of Object.entries(commands)) {
      const ms = processorMs(command);
      if (round > 0) times.get(name)!.push(ms);
    }
  }
  return times;
}

function tabulate(times: ReadonlyMap<string, readonly number[]>): string {
  const nothing = [...times.values()][0]!;
  const rows = [...times].map(([name, measured]) => [
    name,
    String(Math.round(quantile(measured, 0))),
    String(Math.round(quantile(measured, 0.5))),
    `${(quantile(measured, 0.5) / quantile(nothing, 0.5)).toFixed(1)} ×`,
  ]);
  return formatRows(['', 'least ms', 'median ms', 'of Node alone'], rows);
}

/** Of the shell's own `times`, the second line: what its children took, all of their threads and children included. */
function processorMs({ argv, folder, path }: Command): number {
  const script = '"$@" >/dev/null 2>&1 || exit 1; times';
  const { status, stdout } = spawnSync('bash', ['-c', script, 'bash', ...argv], {
    cwd: folder,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  const spent = [...(stdout.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (status !== 0 || spent.length !== 2) throw new Error(`The command failed: ${argv.join(' ')}`);
  return spent.reduce((sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000, 0);
}
