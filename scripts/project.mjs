/** Paths of the project. Plain JavaScript like its neighbours: this runs before anything is installed, under Node 20 or newer. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = 20;

/** Ends the process with one readable line. */
export function giveUp(problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}

export function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    giveUp(`Extracto needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.version}.`);
  }
}

/** The Node that the lock file names, once it is installed. It runs everything else. */
export function findProjectNode() {
  const installed = join(PROJECT_FOLDER, 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    'The dependency "node" was not unpacked: npm is set to ignore install scripts. ' +
      'Run `npm config delete ignore-scripts`, remove node_modules, and start again (or use Node 24).',
  );
}

/** One hash over the contents and names of files and folders, relative to the project. Tests and builds do not count. */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(join(PROJECT_FOLDER, path))) {
      hash
        .update(`${relative(PROJECT_FOLDER, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.includes('.test.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
