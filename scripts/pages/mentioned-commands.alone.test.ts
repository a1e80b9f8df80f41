/**
 * Commands of the project that pages name in a sentence, a table or an indented line. Each is run as it is printed, as a
 * trial where it would take minutes (scripts/trial.ts), with what stands in capitals filled in. Blocks of commands are run by
 * e2e/pages.spec.ts.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPages, PROJECT_FOLDER } from './list-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'extracto-mentioned-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values for the placeholders in capitals. */
const FILLED_IN: readonly (readonly [RegExp, string])[] = [
  [/\bA\.\.B\b/, '3040..3040'],
  [/\bN\b/, '2'],
  [/\bNAME\b/, 'flatbed-200'],
  [/\bFOLDER\b/, folder],
];

/** Options that make a command end soon and write beside the project. */
const BOUNDED: Readonly<Record<string, string>> = {
  'npm run pack:cli': ` -- ${folder}`,
  'npm run pack:engine': ` -- ${folder}`,
  'npm run pack:sdk': ` -- ${folder}`,
  'npm run pack:python': ` -- ${folder}`,
  // The lines with a folder are run as they are.
  'npm run validate -- FOLDER': ' --family debit-credit',
};

/** Commands that other tests run: they write into folders that those tests read, differ in form, or run this very test. */
const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  'npm run check': 'itself',
  'npm run build': 'apps/launcher/src/operations-guide.alone.test.ts',
  'npm run pages': 'scripts/pages/pages.test.ts',
  'npm run bench:service': 'e2e/pages.spec.ts, in a block of docs/scale.md',
  'npm run release -- 1.2.3 --dry-run': 'scripts/release/release.test.ts',
  'npm run test:attacks': 'apps/launcher/testing/attacks/attacks.attack.test.ts',
  'npm run test:programs': 'packages/formats/src/programs/programs.external.test.ts, without what it installs',
  'npm run test:faults': 'apps/launcher/testing/faults/faults.alone.test.ts',
  'MISPRINT_SEEDS=A..B npx vitest run changed-digit': 'packages/engine/src/testing/changed-digit.sweep.test.ts',
};

const SCRIPT = /^(?:[A-Z_]+=\S+ )?(?:npm run|npx vitest run) [^|>&\n]*$/;
const read = (page: string) => readFileSync(join(PROJECT_FOLDER, page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
const mentioned = listPages().flatMap((page) => {
  const indented = [...read(page).matchAll(/^ {4}(npm run .*?)(?: {2,}.*)?$/gm)];
  const inline = [...read(page).matchAll(/`([^`\n]+)`/g)];
  return [...indented, ...inline].map(([, command]) => command!.trim()).filter((command) => SCRIPT.test(command));
});
/** Commands that differ in numbers alone are one command. */
const COMMANDS = [...new Map(mentioned.map((command) => [command.replaceAll(/\d+/g, '0'), command])).values()]
  .filter((command) => !(command in RUN_ELSEWHERE))
  .sort();

beforeAll(async () => {
  const { pdf, truth } = await generateSample(7, { family: 'debit-credit', locale: 'en-GB' });
  for (const name of ['pdf', 'truth']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'pdf', 'a.pdf'), pdf);
  writeFileSync(join(folder, 'truth', 'a.json'), JSON.stringify(truth));
  const profile = join(PROJECT_FOLDER, 'packages/formats/src/camt053/testing/camt053-profile.xsd');
  copyFileSync(profile, join(folder, 'camt.053.001.08.xsd'));
});

test('pages mention commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(15);
});

test.concurrent.each(COMMANDS)('%s', { timeout: 400_000 }, async (command) => {
  const filled = FILLED_IN.reduce((text, [capitals, value]) => text.replace(capitals, value), command);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const path = [dirname(process.execPath), join(PROJECT_FOLDER, 'node_modules', '.bin'), PATH].join(delimiter);
  const { stdout } = await promisify(execFile)('sh', ['-euc', `${filled}${BOUNDED[command] ?? ''}`], {
    cwd: PROJECT_FOLDER,
    env: { PATH: path, NODE_COMPILE_CACHE, HOME: folder, EXTRACTO_TRIAL: '1', npm_config_offline: 'true' },
  });
  expect(stdout).not.toBe('');
});
