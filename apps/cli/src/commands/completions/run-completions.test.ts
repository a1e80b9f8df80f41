import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatNames } from '@extracto/formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands.ts';
import { runCommand } from '../../testing/surroundings.ts';
import { SHELLS } from './run-completions.ts';

const execute = promisify(execFile);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-completions-'));
  await writeFile(join(folder, 'march.pdf'), '');
  await writeFile(join(folder, 'script'), (await runCommand(['completions', 'bash'])).output);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bash's completions of the last word. */
async function offered(...words: string[]): Promise<string[]> {
  const program = `source ./script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _extracto; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await execute('bash', ['-c', program, 'bash', 'extracto', ...words], { cwd: folder });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('in bash', () => {
  test('commands', async () => {
    expect(await offered('')).toEqual([...Object.keys(COMMANDS), '--help', '--version']);
    expect(await offered('co')).toEqual(['convert', 'completions']);
  });

  test('flags of the command', async () => {
    expect(await offered('convert', '--for')).toEqual(['--format']);
    expect(await offered('verify', '--')).toEqual(['--json', '--help']);
  });

  test('values of a flag', async () => {
    expect(await offered('convert', '--format', '')).toEqual([...formatNames]);
    expect(await offered('sample', '--locale', 'de-')).toContain('de-DE');
    expect(await offered('convert', '--jobs', '')).toEqual([]);
  });

  test('files where files stand', async () => {
    expect(await offered('convert', 'ma')).toEqual(['march.pdf']);
    expect(await offered('serve', '')).toEqual([]);
    expect(await offered('completions', 'z')).toEqual(['zsh']);
  });
});

test.each(SHELLS)('%s hears of every command and every flag', async (shell) => {
  const { status, output } = await runCommand(['completions', shell]);
  expect(status).toBe(0);
  for (const name of Object.keys(COMMANDS)) {
    expect(output).toContain(name);
    for (const flag of Object.keys((await COMMANDS[name]!.load()).FLAGS)) expect(output).toContain(flag);
  }
});

test.each([[[]], [['tcsh']], [['bash', 'zsh']]])('refuses %j', async (args) => {
  expect((await runCommand(['completions', ...args])).status).toBe(2);
});
