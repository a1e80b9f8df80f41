/** docs/formats.md: every command on it is run, in a folder with a statement in it, and it knows what the registry knows. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Format, formatNames, formats } from '@extracto/formats';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('bin.mjs', import.meta.url));
const PAGE = await readFile(new URL('../../../docs/formats.md', import.meta.url), 'utf8');
const COMMANDS = [...PAGE.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-formats-'));
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin', 'extracto'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, {
    mode: 0o755,
  });
  await writeFile(join(folder, 'statement.pdf'), (await generateSample(13, { family: 'debit-credit' })).pdf);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(COMMANDS)('%s', async (command) => {
  const environment = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  await promisify(execFile)('bash', ['-euc', command], { cwd: folder, env: environment });
  const out = / > (\S+)$/.exec(command)?.[1];
  if (out !== undefined) expect((await stat(join(folder, out))).size).toBeGreaterThan(500);
  else expect(await readdir(join(folder, 'results'))).toHaveLength(formatNames.length);
});

test('the page has commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(8);
});

test.each(formatNames)('the page names %s, its file and its options', (name) => {
  const { extension, options }: Format = formats[name];
  expect(PAGE).toMatch(new RegExp(`\\| \`${name}\` \\| \`\\.${extension}\` \\|`));
  for (const option of Object.keys(options.shape)) expect(PAGE).toContain(`\`${option}\``);
});

test('the addresses on the page ask for what the formats know', () => {
  const addresses = [...PAGE.matchAll(/result\.(\w+)\?([^`\s]+)`/g)];
  expect(addresses.length).toBeGreaterThan(0);
  for (const [, extension, query] of addresses) {
    const format = Object.values<Format>(formats).find((one) => one.extension === extension)!;
    expect(format.options.safeParse(Object.fromEntries(new URLSearchParams(query))).error).toBeUndefined();
  }
});
