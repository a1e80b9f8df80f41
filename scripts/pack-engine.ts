/**
 * `npm run pack:engine [FOLDER]`: @extracto/engine as a package of its own, ready for `npm publish` or `npm install FILE`.
 *
 * The repository runs TypeScript as it is; what leaves it is JavaScript: one file for Node, one for browsers with PDFium
 * inside, one for what is done with results, and types without dependencies. PDFium's package travels along, so that nothing is fetched at installation.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleEngine } from './library/bundle-engine.ts';
import { declareFormatName } from './library/declare-format-name.ts';
import { declareResult } from './library/declare-result.ts';
import { type Declared, declareTypes } from './library/declare-types.ts';
import { packFolder } from './library/pack-folder.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const ENGINE = join(PROJECT_FOLDER, 'packages', 'engine');
const PDFIUM_FILES = ['package.json', 'LICENSE.md', 'dist/index.esm.js', 'dist/pdfium.wasm'];

const RESULT_TYPES: Declared = {
  entry: 'scripts/library/results',
  packages: {
    '@extracto/formats/format-error': 'packages/formats/src/format-error',
    '@extracto/formats/format-name': 'packages/formats/src/format-name',
    '@extracto/model': 'packages/model/src/index',
  },
  written: { 'packages/model/src/result': declareResult, 'packages/formats/src/format-name': declareFormatName },
  ambient: [],
};

const TYPES: Declared = {
  entry: 'packages/engine/src/index',
  packages: { '@extracto/model': 'packages/model/src/index' },
  written: { 'packages/model/src/result': declareResult },
  ambient: ['packages/engine/src/adapters/**/*.d.ts'],
};

/** Gives the path of the package's file in `folder`. */
export function packEngine(folder: string): Promise<string> {
  return packFolder(folder, async (staging) => {
    await bundleEngine(ENGINE, staging);
    const types = declareTypes(PROJECT_FOLDER, TYPES, staging);
    const resultTypes = declareTypes(PROJECT_FOLDER, RESULT_TYPES, staging);
    copyPdfium(staging);
    cpSync(join(ENGINE, 'README.md'), join(staging, 'README.md'));
    return describePackage(types, resultTypes);
  });
}

function describePackage(types: string, resultTypes: string) {
  const { name, version, license, dependencies } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8'));
  return {
    name,
    version,
    license,
    description: 'Bank statements in, every transaction out, proved by the statement’s own arithmetic.',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    exports: {
      '.': { types, browser: './browser.js', default: './node.js' },
      './results': { types: resultTypes, default: './results.js' },
    },
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
