/** `npm test` in a copy of the project that has one fault of each kind in it. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStep, STATIC_STEPS, type StepOutcome } from './run-steps.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..');

/** The fault that each step must find: the file, and its faulty text. */
const FAULTS: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'format and lint': ['packages/model/src/planted-lint.ts', 'debugger;\n'],
  types: ['apps/server/src/planted-type.ts', "export const count: number = 'one';\n"],
  'types of the console': ['apps/console/src/planted-type.ts', "export const count: number = 'one';\n"],
  imports: ['packages/model/src/planted-import.ts', "import '@extracto/engine';\n"],
  'unused code': ['scripts/check/planted-export.ts', 'export const unused = 1;\n'],
};

let copy: string;
let outcome: StepOutcome;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'extracto-static-'));
  copyProject(copy);
  for (const [file, text] of Object.values(FAULTS)) writeFileSync(join(copy, file), text);
  // Imported, and still nobody uses its export.
  appendFileSync(join(copy, 'scripts/check.ts'), "import './check/planted-export.ts';\n");
  outcome = await runStep({ name: 'npm test', command: ['node', 'scripts/run-tests.ts'] }, copy);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(STATIC_STEPS.map(({ name }) => name))('the step “%s” finds its fault and names the file', (name) => {
  const said = outcome.output.split('\n── ').find((part) => part.startsWith(`${name}\n`));
  expect(said).toContain(basename(FAULTS[name]![0]));
});

test('no test runs after them, and each counts as a failure', () => {
  expect(outcome.passed).toBe(false);
  expect(outcome.output).not.toContain('RUN');
  expect(outcome.output).toMatch(/\n0 passed, 5 failed$/);
});

/** Every file of the project, its dependencies as links, and its own packages as those of the copy. */
function copyProject(target: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => existsSync(join(PROJECT_FOLDER, path)) && path !== '')) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(PROJECT_FOLDER, file), join(target, file));
  }
  execFileSync('git', ['init', '--quiet', target]);
  for (const folder of globSync('{,apps/*/,packages/*/}node_modules{,/@extracto}', { cwd: PROJECT_FOLDER }))
    linkDependencies(folder, target);
}

/** The project's own packages are relative links, which lead to the copy's. */
function linkDependencies(folder: string, target: string): void {
  mkdirSync(join(target, folder), { recursive: true });
  for (const entry of readdirSync(join(PROJECT_FOLDER, folder), { withFileTypes: true })) {
    if (entry.name === '@extracto') continue;
    const from = join(PROJECT_FOLDER, folder, entry.name);
    symlinkSync(entry.isSymbolicLink() ? readlinkSync(from) : from, join(target, folder, entry.name));
  }
}
