/**
 * `npm run test:programs` imports what is written with every program of the matrix (packages/formats/src/programs). It installs
 * those that `npm test` leaves out, as root on Debian, which takes some minutes and a gigabyte. When all tests hold, it notes
 * versions and day in docs/formats.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ACTUAL_FOLDER } from '../packages/formats/src/programs/desktop-readers.ts';
import { installPackages, installPrograms } from './install-programs.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const PAGE = join(PROJECT_FOLDER, 'docs', 'formats.md');
const ACTUAL = { name: '@actual-app/api', version: '26.9.0' };
/** Debian's package by program. */
const PACKAGES = { GnuCash: 'gnucash', LibreOffice: 'libreoffice-calc-nogui', Skrooge: 'skrooge' };

installPrograms();
const missing = Object.values(PACKAGES).filter((name) => versionOf(name) === '');
if (missing.length > 0) installPackages(missing);
installActual();
const { status } = spawnSync(
  process.execPath,
  [
    join(PROJECT_FOLDER, 'node_modules/vitest/vitest.mjs'),
    'run',
    'packages/formats/src/programs/programs.external.test.ts',
  ],
  { cwd: PROJECT_FOLDER, stdio: 'inherit', env: { ...process.env, EXTRACTO_PROGRAMS: 'all' } },
);
if (status === 0) noteRun();
process.exitCode = status ?? 1;

/** Compiles its database for the Node that runs it, best for one whose headers lie beside it: then nothing is fetched. */
function installActual(): void {
  if (existsSync(join(ACTUAL_FOLDER, 'node'))) return;
  const node = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(headersOf(path))) ?? process.execPath;
  mkdirSync(ACTUAL_FOLDER, { recursive: true });
  writeFileSync(join(ACTUAL_FOLDER, 'package.json'), '{ "private": true }\n');
  const headers = existsSync(headersOf(node)) ? [`--nodedir=${dirname(dirname(node))}`] : [];
  const { status: failed } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--save-exact', ...headers, `${ACTUAL.name}@${ACTUAL.version}`],
    { cwd: ACTUAL_FOLDER, stdio: 'inherit', env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` } },
  );
  if (failed !== 0) throw new Error(`${ACTUAL.name} was not installed.`);
  symlinkSync(node, join(ACTUAL_FOLDER, 'node'));
}

function headersOf(node: string): string {
  return join(dirname(dirname(node)), 'include', 'node', 'node_api.h');
}

/** Version of an installed package, without Debian's part; empty when it is not there. */
function versionOf(name: string): string {
  const { stdout } = spawnSync('dpkg-query', ['-W', name], { encoding: 'utf8' });
  return /\t(?:\d+:)?([\d.]+)/.exec(stdout)?.[1] ?? '';
}

function noteRun(): void {
  const versions = Object.entries(PACKAGES).map(([program, name]) => `${program} ${versionOf(name)}`);
  const line = `Last run: ${new Date().toISOString().slice(0, 10)}, with Actual ${ACTUAL.version}, ${versions.join(', ')}.`;
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(/^Last run: .*$/m, line));
}
