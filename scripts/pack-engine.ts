/**
 * `npm run pack:engine [FOLDER]`: @extracto/engine as a package of its own, ready for `npm publish` or `npm install FILE`.
 *
 * The repository runs TypeScript as it is; what leaves it is JavaScript: one file for Node, one for browsers with PDFium
 * inside, and types without dependencies. PDFium's package travels along, so that nothing is fetched at installation.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleEngine } from './library/bundle-engine.ts';
import { declareTypes } from './library/declare-types.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const ENGINE = join(PROJECT_FOLDER, 'packages', 'engine');
const PDFIUM_FILES = ['package.json', 'LICENSE.md', 'dist/index.esm.js', 'dist/pdfium.wasm'];

/** Gives the path of the package's file in `folder`. */
export async function packEngine(folder: string): Promise<string> {
  const staging = mkdtempSync(join(tmpdir(), 'extracto-engine-'));
  try {
    await bundleEngine(ENGINE, staging);
    const types = declareTypes(PROJECT_FOLDER, staging);
    copyPdfium(staging);
    cpSync(join(ENGINE, 'README.md'), join(staging, 'README.md'));
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(describePackage(types), null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    const arguments_ = ['pack', '--silent', '--ignore-scripts', '--pack-destination', resolve(folder)];
    const name = execFileSync('npm', arguments_, { cwd: staging, encoding: 'utf8' }).trim().split('\n').at(-1)!;
    return join(resolve(folder), name);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function describePackage(types: string) {
  const { name, version, license, dependencies } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));
  return {
    name,
    version,
    license,
    description: 'Bank statements in, every transaction out, proved by the statement’s own arithmetic.',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: { '.': { types, browser: './browser.js', default: './node.js' } },
    dependencies: { '@hyzyla/pdfium': dependencies['@hyzyla/pdfium'] },
    bundleDependencies: ['@hyzyla/pdfium'],
  };
}

function copyPdfium(staging: string): void {
  for (const file of PDFIUM_FILES) {
    const from = join(PROJECT_FOLDER, 'node_modules', '@hyzyla', 'pdfium', file);
    cpSync(from, join(staging, 'node_modules', '@hyzyla', 'pdfium', file));
  }
}

if (import.meta.main) console.log(await packEngine(process.argv[2] ?? '.'));
