/**
 * `npm run pack:cli [FOLDER]`: the command line as a package of its own, ready for `npm publish` or `npm install FILE`. The
 * repository runs its sources; what leaves it is JavaScript for Node 22 and newer. Our networks travel along.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LEXICON_FILE, serialiseLexicon } from '../packages/engine/src/runtime/serialised-lexicon.ts';
import { bundleCli } from './library/bundle-cli.ts';
import { packFolder } from './library/pack-folder.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const CLI = 'apps/cli';
/** Bundled with it. */
const OWN = ['packages/engine', 'packages/formats', 'packages/images', 'packages/model', 'packages/samples'];
const NETWORKS = '@extracto/strip-networks';

/** Gives the path of the package's file in `folder`. */
export function packCli(folder: string): Promise<string> {
  return packFolder(folder, async (staging) => {
    await bundleCli(PROJECT_FOLDER, staging);
    writeFileSync(join(staging, LEXICON_FILE), serialiseLexicon());
    const networks = join(staging, 'node_modules', NETWORKS);
    cpSync(join(PROJECT_FOLDER, 'packages', 'strip-networks'), networks, { recursive: true });
    return describePackage();
  });
}

interface Description {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function describePackage() {
  const { name, version, license } = readDescription(CLI);
  const described = [CLI, ...OWN].map(readDescription);
  const dependencies = Object.assign({}, ...described.map((one) => one.dependencies)) as Description['dependencies'];
  const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@extracto/') || name === NETWORKS);
  return {
    name,
    version,
    license,
    description: 'Bank statements in, every transaction out, proved by the statement’s own arithmetic.',
    type: 'module',
    engines: { node: '>=22.10' },
    bin: { extracto: './bin.js' },
    dependencies: Object.fromEntries(foreign),
    optionalDependencies: Object.assign({}, ...described.map((one) => one.optionalDependencies)),
    bundleDependencies: [NETWORKS],
  };
}

function readDescription(folder: string): Description {
  return JSON.parse(readFileSync(join(PROJECT_FOLDER, folder, 'package.json'), 'utf8'));
}

if (import.meta.main) console.log(await packCli(process.argv[2] ?? '.'));
