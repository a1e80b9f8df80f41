/**
 * A file of the bundle as one script, with the code that V8 made of the functions that a run calls. What Node keeps by itself is made
 * when a file is loaded, before its functions are called: they would be parsed and compiled in each run, for a sixth of its
 * processor time.
 *
 * V8 refuses what another V8 made, or of another source, or under other flags, and compiles as usual then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { readKept, writeKept } from '@extracto/engine/kept-file';

/**
 * Makes a script of `file`, which is written for `require`: one function of what a module is given, in ASCII. Each run reads all of it,
 * even where the code of its functions is kept, and a text with a byte for each letter need not be decoded.
 */
export function writeScript(file: string): void {
  const code = readFileSync(file, 'utf8').replaceAll(BEYOND_ASCII, (found, unit?: string) =>
    unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(file, `(function (exports, require, module, __filename, __dirname) {${code}\n})`);
}

/** One unit of UTF-16, with a backslash that it does not need; or an escape in ASCII, so that no half of `\\` is taken for one. */
const BEYOND_ASCII = /\\[\0-\x7f]|\\?([^\0-\x7f])/g;

/** `cachedDataRejected` of the script says whether kept code was refused; it is `undefined` when there is none. */
export function compileScript(file: string): Script {
  return new Script(readFileSync(file, 'latin1'), {
    filename: file,
    cachedData: readKept(codeFile(file)) ?? undefined,
  });
}

/** What the file exports. It runs once a thread. */
export function loadScript(file: string): unknown {
  return createRequire(file).cache[file]?.exports ?? runScript(compileScript(file), file);
}

/** What the file exports; whatever is loaded later and requires it is given the same. */
export function runScript(script: Script, file: string): unknown {
  const require = createRequire(file);
  const module = new Module(file);
  require.cache[file] = module;
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  module.loaded = true;
  return module.exports;
}

/** Of all functions that were called by now. */
export function keepCode(script: Script, file: string): void {
  writeKept(codeFile(file), script.createCachedData());
}

function codeFile(file: string): string {
  return `${file}.code`;
}
