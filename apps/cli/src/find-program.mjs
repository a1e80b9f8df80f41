/**
 * Which program runs: the bundle that `npm install` made (scripts/bundle-program.mjs), or the sources. A bundle is used only
 * under the Node that made it, and while every file that it was made of is there as it was then, so that what somebody edits is
 * always what runs.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// not imported: that makes a module of all that node:fs exports, and loads it
const { readFileSync, statSync } = createRequire(import.meta.url)('node:fs');

const BUNDLE = new URL('../dist/', import.meta.url);
const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/** The address of the module that has `main`. */
export function findProgram() {
  return isCurrent() ? new URL('main.js', BUNDLE).href : new URL('./main.ts', import.meta.url).href;
}

function isCurrent() {
  try {
    const { node, files } = JSON.parse(readFileSync(new URL('stamps.json', BUNDLE), 'utf8'));
    if (node !== process.version) return false;
    // not joined: to normalise hundreds of paths takes longer than to look at the files
    return Object.keys(files).every((file) => isSame(stampFile(PROJECT_FOLDER + file), files[file]));
  } catch {
    return false;
  }
}

/**
 * Tells whether a file was touched, without reading it: whoever edits may keep the size and set the time of the contents back,
 * but not the time of the last change to the file itself. Throws when there is no such file.
 */
export function stampFile(path) {
  const { size, mtimeMs, ctimeMs } = statSync(path);
  return [size, mtimeMs, ctimeMs];
}

/** Number by number: to print them takes longer than to ask for them. */
function isSame([size, mtimeMs, ctimeMs], stamp) {
  return size === stamp[0] && mtimeMs === stamp[1] && ctimeMs === stamp[2];
}
