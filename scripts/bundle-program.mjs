/**
 * After `npm install`: the command line in a few files of JavaScript, apps/cli/dist, because hundreds of small files of
 * TypeScript take a short run longer to load than its document takes to read. apps/cli/src/find-program.mjs decides whether it
 * may run. Without it the sources do, so nothing here ever fails an installation.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import { stampFile } from '../apps/cli/src/find-program.mjs';
import { PROJECT_FOLDER } from './project.mjs';

const OLDEST_NODE = 24;
const CLI = join(PROJECT_FOLDER, 'apps', 'cli');
const ENGINE = join(PROJECT_FOLDER, 'packages', 'engine', 'src');
const KNOWLEDGE = join(ENGINE, 'knowledge', 'load-knowledge.ts');
const PACKING = join(ENGINE, 'knowledge', 'pack-knowledge.ts');
const KNOWLEDGE_FILE = 'knowledge.bin';
/** As packages/engine/src/node/kept-pdfium.ts looks for it. */
const PDFIUM_FILE = 'pdfium.code';
const PDFIUM_WASM = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
/** The command line, and what runs in threads and processes of its own. */
const MODULES = [
  join(CLI, 'src', 'main.ts'),
  ...['extraction-thread', 'recognition-worker', 'strip-process'].map((name) => join(ENGINE, 'node', `${name}.ts`)),
];
/** What is loaded as a script, for which the code of its functions is kept; `along`: with all that its runs would load later. */
const SCRIPTS = [
  { file: join(ENGINE, 'node', 'loaded-engine.ts'), along: [] },
  {
    file: join(CLI, 'src', 'commands', 'convert', 'convert-program.ts'),
    along: ['@extracto/engine/at-once', '../pipeline.ts', './prepare-engine.ts', './print-pieces.ts'],
  },
].map((script) => ({ ...script, name: basename(script.file, '.ts') }));
const KEPT_CODE = join(CLI, 'src', 'kept-code.ts');

/**
 * What others wrote stays where it is installed, but for schemas, a hundred files as well, and hashes, in each thread's way. Samples stay
 * with their sources: a run that makes some may take longer to start, and no other looks whether those were edited.
 */
const IN_BUNDLE = ['@extracto/(?!samples)', '@noble/', 'zod(?:/|$)'];
const installedBut = (bundled) => new RegExp(`^(?!${bundled.join('|')})[@a-z]`);
const MODULE = { external: installedBut(IN_BUNDLE), output: { format: 'esm' } };
/** PDFium's JavaScript is in it, for the sake of its kept code; and a module whose default export no `require` gives. */
const SCRIPT = {
  external: installedBut([...IN_BUNDLE, '@hyzyla/pdfium$', 'any-ascii$']),
  output: { format: 'cjs', dynamicImportInCjs: false },
};

/** PDFium's JavaScript asks it for the language and needs none; Node would load it for that, in each thread. */
const NO_NAVIGATOR = { navigator: 'undefined' };

/** One file, whatever is loaded later shares parts of it: to load four of a conversion's took a thirtieth of a short run. */
const WHATEVER_STARTS = { name: 'start', tags: ['$initial'] };

const INSTALLED = `${sep}node_modules${sep}`;

/** Beside its place until it is whole. */
const STAGING = join(CLI, `dist-${process.pid}`);

async function bundleProgram() {
  const stamps = new Map();
  for (const file of MODULES) await bundle(STAGING, stamps, [nameBundledThreads, readKnowledge, loadScripts], file);
  const { writeScript } = await import(pathToFileURL(KEPT_CODE).href);
  for (const { name, file, along } of SCRIPTS) {
    const plugins = [nameBundledThreads, readKnowledge, requirePdfium, dropTraps, namePdfium, takeAlong(along)];
    await bundle(STAGING, stamps, plugins, file, SCRIPT);
    writeScript(join(STAGING, `${name}.cjs`));
  }
  await writeKnowledge(stamps);
  // first: what takes PDFium up is code to keep as well
  keep('keep-pdfium', join(STAGING, PDFIUM_FILE));
  for (const { name } of SCRIPTS) keep('keep-code', join(STAGING, `${name}.cjs`));
  const place = join(CLI, 'dist');
  stampKept(stamps, place);
  const made = { node: process.version, files: Object.fromEntries(stamps) };
  writeFileSync(join(STAGING, 'stamps.json'), `${JSON.stringify(made)}\n`);
  rmSync(place, { recursive: true, force: true });
  renameSync(STAGING, place);
}

/** Writes `entry` into `folder` under its name, and what it loads later beside it, and notes in `stamps` what they were made of. */
async function bundle(folder, stamps, plugins, entry, { external, output } = MODULE) {
  const { build } = await import('vite');
  const extension = output.format === 'cjs' ? 'cjs' : 'js';
  await build({
    configFile: false,
    logLevel: 'error',
    root: CLI,
    publicDir: false,
    plugins: [stampInputs(stamps), ...plugins, takeBuiltins],
    define: NO_NAVIGATOR,
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        external,
        input: entry,
        output: {
          ...output,
          codeSplitting: { groups: [WHATEVER_STARTS] },
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `[name]-[hash].${extension}`,
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
    ssr: { target: 'node', noExternal: true },
  });
}

/** Made by a bundle of its own sources, so that their stamps are known as well. */
async function writeKnowledge(stamps) {
  const folder = join(STAGING, 'knowledge');
  const load = async (file) => {
    await bundle(folder, stamps, [], file);
    return import(pathToFileURL(join(folder, `${basename(file, '.ts')}.js`)).href);
  };
  const [knowledge, { packKnowledge }] = [await load(KNOWLEDGE), await load(PACKING)];
  writeFileSync(join(STAGING, KNOWLEDGE_FILE), serialize(packKnowledge(knowledge)));
  rmSync(folder, { recursive: true });
}

/** Without it a run takes longer and does the same. Flags from the surroundings would have to be those of each run. */
function keep(program, file) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const keeping = join(PROJECT_FOLDER, 'scripts', `${program}.ts`);
  const { status, stderr } = spawnSync(process.execPath, [keeping, file], { env, encoding: 'utf8' });
  if (status !== 0) console.error(`The command line starts without the code that could be kept: ${stderr}`);
}

/** V8 runs what it made unread, and takes it for that of another source of the same length: each is as it was, or the sources run. */
function stampKept(stamps, place) {
  const scripts = SCRIPTS.flatMap(({ name }) => [`${name}.cjs`, `${name}.cjs.code`]);
  for (const name of [...scripts, PDFIUM_FILE, KNOWLEDGE_FILE]) {
    const file = join(STAGING, name);
    if (existsSync(file)) stamps.set(relative(PROJECT_FOLDER, join(place, name)), stampFile(file));
  }
  stamps.set(relative(PROJECT_FOLDER, PDFIUM_WASM), stampFile(PDFIUM_WASM));
}

/**
 * As each file is before it is read: what changes meanwhile makes the bundle an old one. Of installed packages it is their package.json,
 * which is installed anew with them.
 */
function stampInputs(stamps) {
  const stamp = (file) => stamps.set(relative(PROJECT_FOLDER, file), stampFile(file));
  return {
    name: 'stamp-inputs',
    enforce: 'pre',
    load: (id) => {
      const file = id.replace(/\?.*$/, '');
      if (!existsSync(file)) return;
      if (!file.includes(INSTALLED)) stamp(file);
      const description = findDescription(dirname(file));
      if (description !== null) stamp(description);
    },
  };
}

/** The package.json that says what the names of a package's files are; `null` outside of packages. */
function findDescription(folder) {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? null : findDescription(dirname(folder));
}

const nameBundledThreads = {
  name: 'name-bundled-threads',
  enforce: 'pre',
  transform: (code) => code.replaceAll(/(new URL\('\.\/[\w-]+)\.ts(', import\.meta\.url\))/g, '$1.js$2'),
};

/** Another text stands for one file. */
const replaceFile = (name, file, write) => ({
  name,
  enforce: 'pre',
  transform: (code, id) => (id === file ? write(code) : null),
});

/** In the form for `require`, which takes what it needs of Node when it needs it. */
const requirePdfium = {
  name: 'require-pdfium',
  enforce: 'pre',
  resolveId: (id) => (id === '@hyzyla/pdfium' ? createRequire(import.meta.url).resolve(id) : null),
};

/** Emscripten's traps for programmers: two hundred getters for what PDFium's JavaScript lacks, which say so. */
const dropTraps = {
  name: 'drop-traps',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@hyzyla')
      ? code.replaceAll(/\b\w+\.forEach\((?:missingLibrarySymbol|unexportedRuntimeSymbol)\);/g, '')
      : null,
};

/**
 * Node's own modules as they are. An import makes a module of all that they export, and what node:fs exports is loaded for that, in
 * each thread: a fiftieth of a short run.
 */
const takeBuiltins = {
  name: 'take-builtins',
  renderChunk: (code) =>
    code
      .replaceAll(/^import "node:[\w/]+";\n/gm, '')
      .replaceAll(/^import (?:(\w+)(?:, )?)?(\{[^}]*\})? from "(node:[\w/]+)";$/gm, (_, whole, named, name) =>
        [whole, named?.replaceAll(' as ', ': ')]
          .filter((names) => names !== undefined)
          .map((names) => `const ${names} = process.getBuiltinModule("${name}");`)
          .join(' '),
      ),
};

/** To compile the words of all languages takes a quarter of a short run, to read them packed hardly anything. */
const readKnowledge = replaceFile(
  'read-knowledge',
  KNOWLEDGE,
  () => `import { readFileSync } from 'node:fs';
         import { deserialize } from 'node:v8';
         import { unpackBanks, unpackCurrencies, unpackLexicon } from './pack-knowledge.ts';
         const file = new URL('./${KNOWLEDGE_FILE}', import.meta.url);
         let packed;
         const read = () => (packed ??= deserialize(readFileSync(file)));
         export const loadLexicon = () => unpackLexicon(read());
         export const loadBanks = () => unpackBanks(read());
         export const loadCurrencies = () => unpackCurrencies(read());`,
);

/** Known when it is bundled: to find it by the description of its package takes a hundredth of a short run. */
const namePdfium = replaceFile('name-pdfium', join(ENGINE, 'node', 'kept-pdfium.ts'), (code) => {
  const wasm = relative(STAGING, PDFIUM_WASM);
  const file = `fileURLToPath(new URL('${wasm.replaceAll(sep, '/')}', import.meta.url))`;
  return code.replace("createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')", file);
});

/** Where a module would be imported that is a script. */
const loadScripts = {
  name: 'load-scripts',
  enforce: 'pre',
  transform: (code) => {
    const names = SCRIPTS.map(({ name }) => name).join('|');
    const loading = code.replaceAll(
      new RegExp(`import\\('[^']*/(${names})\\.ts'\\)`, 'g'),
      (_, name) => `Promise.resolve(loadScript(fileURLToPath(new URL('./${name}.cjs', import.meta.url))))`,
    );
    if (loading === code) return null;
    return `import { fileURLToPath } from 'node:url';
            import { loadScript } from ${JSON.stringify(KEPT_CODE)};
            ${loading}`;
  },
};

/** A part that a script would load later is a part of it. */
const takeAlong = (parts) => ({
  name: 'take-along',
  enforce: 'pre',
  transform: (code) =>
    parts
      .filter((part) => code.includes(`import('${part}')`))
      .reduce(
        (whole, part, index) =>
          `import * as part${index} from '${part}';\n${whole.replaceAll(`import('${part}')`, `Promise.resolve(part${index})`)}`,
        code,
      ),
});

if (
  Number.parseInt(process.versions.node, 10) >= OLDEST_NODE &&
  existsSync(join(PROJECT_FOLDER, 'node_modules', 'vite'))
) {
  try {
    await bundleProgram();
  } catch (error) {
    console.error(`The command line was not bundled and runs from its sources: ${error.message}`);
  } finally {
    rmSync(STAGING, { recursive: true, force: true });
  }
}
