/**
 * `npm run pack:sdk [FOLDER]`: @extracto/sdk as a package of its own, ready for `npm publish` or `npm install FILE`: one
 * script, and types that are written out from the contract. It depends on nothing.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { ROUTES } from '../packages/sdk/src/routes.ts';
import { declareApi } from './library/declare-api.ts';
import { type Declared, declareTypes } from './library/declare-types.ts';
import { packFolder } from './library/pack-folder.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const SDK = join(PROJECT_FOLDER, 'packages', 'sdk');

const TYPES: Declared = {
  entry: 'packages/sdk/src/index',
  packages: {},
  written: { 'packages/sdk/src/api': () => declareApi(Object.keys(ROUTES)) },
  ambient: [],
};

/** Gives the path of the package's file in `folder`. */
export function packSdk(folder: string): Promise<string> {
  return packFolder(folder, async (staging) => {
    await bundle(staging);
    const types = declareTypes(PROJECT_FOLDER, TYPES, staging);
    cpSync(join(SDK, 'README.md'), join(staging, 'README.md'));
    return describePackage(types);
  });
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: SDK,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(SDK, 'src', 'index.ts'), formats: ['es'], fileName: () => 'index.js' },
      rolldownOptions: { external: [/^node:/], output: { codeSplitting: false } },
    },
  });
}

function describePackage(types: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(SDK, 'package.json'), 'utf8'));
  return {
    name,
    version,
    license,
    description: 'The client of Extracto: bank statements in, every transaction out.',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.16' },
    exports: { '.': { types, default: './index.js' } },
  };
}

if (import.meta.main) console.log(await packSdk(process.argv[2] ?? '.'));
