import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSample } from '@extracto/samples';
import { afterAll, describe, expect, test } from 'vitest';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..', '..', '..');
const BUNDLING_TAKES_MS = 120_000;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-program-'));
  folders.push(folder);
  return folder;
}

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A project of one source, with a bundle that was made of it as it is. */
async function bundledProject() {
  const folder = makeFolder();
  const cli = join(folder, 'apps', 'cli');
  cpSync(join(import.meta.dirname, 'find-program.mjs'), join(cli, 'src', 'find-program.mjs'));
  const { findProgram, stampFile } = await import(pathToFileURL(join(cli, 'src', 'find-program.mjs')).href);
  const source = write(join(cli, 'src', 'main.ts'), 'as it was');
  const made = { node: process.version, files: { 'apps/cli/src/main.ts': stampFile(source) } };
  const stamps = write(join(cli, 'dist', 'stamps.json'), JSON.stringify(made));
  return { source, stamps, program: () => basename(findProgram()) };
}

describe('the bundle runs', () => {
  test('while its sources are as they were', async () => {
    const { program } = await bundledProject();
    expect(program()).toBe('main.js');
  });

  test('no longer when a source was edited', async () => {
    const { source, program } = await bundledProject();
    writeFileSync(source, 'as it is now');
    expect(program()).toBe('main.ts');
  });

  test('nor when a source was edited to the same length and the time set back', async () => {
    const { source, program } = await bundledProject();
    const { atime, mtime, ctimeMs } = statSync(source);
    // until the clock of the file system has moved on
    while (statSync(source).ctimeMs === ctimeMs) {
      writeFileSync(source, 'as it IS!');
      utimesSync(source, atime, mtime);
    }
    expect(program()).toBe('main.ts');
  });

  test('nor when a source is gone', async () => {
    const { source, program } = await bundledProject();
    rmSync(source);
    expect(program()).toBe('main.ts');
  });

  test.each(['', '{', 'null', '{}'])('nor when what it was made of reads %j', async (text) => {
    const { stamps, program } = await bundledProject();
    writeFileSync(stamps, text);
    expect(program()).toBe('main.ts');
  });

  test('nor under another Node', async () => {
    const { stamps, program } = await bundledProject();
    writeFileSync(stamps, readFileSync(stamps, 'utf8').replace(process.version, 'v24.0.0'));
    expect(program()).toBe('main.ts');
  });

  test('nor when there is none', async () => {
    const { stamps, program } = await bundledProject();
    rmSync(stamps);
    expect(program()).toBe('main.ts');
  });
});

/** Sources of the command line and of what it is made of, on packages that are installed here. */
function copyProject(): string {
  const folder = makeFolder();
  const installed = join(PROJECT_FOLDER, 'node_modules');
  for (const name of readdirSync(installed)) {
    if (name !== '@extracto') link(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const name of ['model', 'engine', 'formats', 'samples']) {
    copySources(join('packages', name), folder);
    link(join(folder, 'packages', name), join(folder, 'node_modules', '@extracto', name));
  }
  copySources(join('apps', 'cli'), folder);
  for (const name of ['bundle-program.mjs', 'keep-code.ts', 'keep-pdfium.ts', 'kept-statements.ts', 'project.mjs'])
    cpSync(join(PROJECT_FOLDER, 'scripts', name), join(folder, 'scripts', name));
  return folder;
}

function copySources(part: string, folder: string): void {
  for (const name of ['package.json', 'src'])
    cpSync(join(PROJECT_FOLDER, part, name), join(folder, part, name), { recursive: true });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

/**
 * Of two copies of a statement, in all formats: the results by their names, but of Excel's, which tell when they were written, the
 * size.
 */
function convertTwo(bin: string, statement: string): Record<string, string | number> {
  const [folder, out] = [makeFolder(), makeFolder()];
  const copies = ['one.pdf', 'two.pdf'].map((name) => join(folder, name));
  for (const copy of copies) cpSync(statement, copy);
  const options = ['--format', FORMATS.join(), '--out', out];
  expect(run(bin, 'convert', ...copies, ...options)).toMatchObject({ status: 0 });
  const written = readdirSync(out).sort();
  expect(written).toHaveLength(copies.length * FORMATS.length);
  return Object.fromEntries(
    written.map((name) => {
      const content = readFileSync(join(out, name), 'latin1');
      return [name, name.endsWith('.xlsx') ? content.length : content];
    }),
  );
}
const FORMATS = ['json', 'csv', 'xlsx', 'ofx', 'qfx', 'qbo', 'qif', 'camt053', 'mt940'];

/** Under the flags of a run, which are not those of the tests. */
function takesKeptCode(cli: string): boolean {
  const look = write(
    join(cli, 'look.ts'),
    `import { readPdfium, restoreCompiled } from '../../packages/engine/src/node/kept-pdfium.ts';
     import { compileScript } from './src/kept-code.ts';
     const [script, pdfium] = process.argv.slice(2);
     const isTaken = compileScript(script!).cachedDataRejected === false && restoreCompiled(readPdfium(), pdfium!) !== null;
     process.exitCode = isTaken ? 0 : 1;`,
  );
  const bundle = join(cli, 'dist');
  const takes = (script: string) => run(look, join(bundle, script), join(bundle, 'pdfium.code')).status === 0;
  return takes('loaded-engine.cjs') && takes('convert-program.cjs');
}

/** One bit of it is another while `look` looks. */
function damageAndMend(file: string, look: () => void): void {
  const content = readFileSync(file);
  const damaged = Buffer.from(content);
  damaged[100]! ^= 1;
  writeFileSync(file, damaged);
  look();
  writeFileSync(file, content);
}

/** What the bundle made of them may then be another, or gone. */
function stampSourcesOnly(bundle: string): void {
  const file = join(bundle, 'stamps.json');
  const { node, files } = JSON.parse(readFileSync(file, 'utf8')) as { node: string; files: Record<string, unknown> };
  const sources = Object.entries(files).filter(([name]) => !name.startsWith('apps/cli/dist/'));
  writeFileSync(file, JSON.stringify({ node, files: Object.fromEntries(sources) }));
}

test(
  'what an installation bundles reads a statement as the sources do, and an edited source is what runs',
  async () => {
    const folder = copyProject();
    const cli = join(folder, 'apps', 'cli');
    const [bin, bundle] = [join(cli, 'src', 'bin.mjs'), join(cli, 'dist')];
    const { pdf } = await generateSample(1, { family: 'signed-amount', switches: { encryption: 'none' } });
    const statement = join(folder, 'statement.pdf');
    writeFileSync(statement, pdf);

    const fromSources = run(bin, 'convert', statement);
    const twoFromSources = convertTwo(bin, statement);
    const refusedBySources = run(bin, 'convert', statement, '--format', 'csv', '--delimiter', 'paper');
    expect(fromSources).toMatchObject({ status: 0, stdout: expect.stringContaining('"transactions"') });
    expect(run(join(folder, 'scripts', 'bundle-program.mjs'))).toMatchObject({ status: 0, stderr: '' });
    const { findProgram } = await import(pathToFileURL(join(cli, 'src', 'find-program.mjs')).href);
    expect(findProgram()).toBe(pathToFileURL(join(bundle, 'main.js')).href);
    const expectTheSame = () => {
      expect(run(bin, 'convert', statement)).toMatchObject({ status: 0, stdout: fromSources.stdout });
      expect(convertTwo(bin, statement)).toEqual(twoFromSources);
    };
    expectTheSame();
    const { status, stderr } = run(bin, 'convert', statement, '--format', 'csv', '--delimiter', 'paper');
    expect({ status, stderr }).toEqual({ status: 2, stderr: refusedBySources.stderr });
    expect(takesKeptCode(cli)).toBe(true);
    const kept = ['loaded-engine.cjs.code', 'convert-program.cjs.code', 'pdfium.code'].map((name) =>
      join(bundle, name),
    );
    for (const file of kept) {
      damageAndMend(file, () => expect(findProgram()).toBe(pathToFileURL(join(cli, 'src', 'main.ts')).href));
    }
    stampSourcesOnly(bundle);
    for (const file of kept) rmSync(file);
    expect(findProgram()).toBe(pathToFileURL(join(bundle, 'main.js')).href);
    expectTheSame();
    // and it is these scripts that threads and the command run
    rmSync(join(bundle, 'loaded-engine.cjs'));
    expect(run(bin, 'convert', statement)).toMatchObject({ status: 0 });
    expect(run(bin, 'convert', statement, '--timeout', '60')).toMatchObject({ status: 1 });
    rmSync(join(bundle, 'convert-program.cjs'));
    expect(run(bin, 'convert', statement).status).not.toBe(0);

    const help = join(cli, 'src', 'commands', 'convert', 'help.ts');
    writeFileSync(help, readFileSync(help, 'utf8').replaceAll('statement', 'STATEMENT'));
    expect(run(bin, 'convert', '--help').stdout).toContain('STATEMENT');

    expect(run(join(folder, 'scripts', 'bundle-program.mjs')).status).toBe(0);
    expect(findProgram()).toBe(pathToFileURL(join(bundle, 'main.js')).href);
    const language = join(folder, 'packages', 'engine', 'src', 'knowledge', 'languages', 'de.ts');
    writeFileSync(language, `${readFileSync(language, 'utf8')}\n`);
    expect(findProgram()).toBe(pathToFileURL(join(cli, 'src', 'main.ts')).href);
  },
  BUNDLING_TAKES_MS,
);
