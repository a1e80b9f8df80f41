import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generateSample } from '@extracto/samples';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('./bin.mjs', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [BIN, ...args], { encoding: 'utf8' });

test('the program starts, answers on standard output and ends with 0', () => {
  expect(run('--version')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' });
});

test('unusable arguments end with 2 and one line on standard error', () => {
  expect(run('convert')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'extracto: No file or folder was given. See extracto convert --help.\n',
  });
});

test('a document that is no PDF ends with 1, one line for it and the summary', () => {
  const { status, stdout, stderr } = run('convert', BIN);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toHaveLength(2);
});

test('a dash reads a document from standard input', async () => {
  const { pdf, truth } = await generateSample(7, { family: 'debit-credit', locale: 'en-GB' });
  const { status, stdout } = spawnSync(process.execPath, [BIN, 'convert', '-'], { encoding: 'utf8', input: pdf });
  expect(status).toBe(0);
  expect(JSON.parse(stdout).statements[0].transactions).toHaveLength(truth.statements[0]!.transactions.length);
});

test('a dash waits for what a pipe does not hold yet', () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'head -c 20000000 /dev/zero | "$0" "$1" convert -', process.execPath, BIN],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('-: This file is not a PDF.');
});

test('a folder that may not be written to is refused before anything is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-closed-'));
  chmodSync(folder, 0o555);
  // The superuser may write everywhere.
  const stranger = process.getuid!() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const args = [BIN, 'convert', BIN, '--out', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', ...stranger });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('cannot be written to') });
});

test('several documents are read in threads, and those end with the program', () => {
  const { status, stderr } = run('convert', BIN, fileURLToPath(import.meta.url), '--out', tmpdir());
  expect(status).toBe(1);
  expect(stderr).toContain('bin.mjs: This file is not a PDF.');
  expect(stderr).toContain('2 documents, 0 pages, 0 transactions: 0 verified, 0 mismatch, 0 unverifiable, 2 failed');
});

test('a reader that is slow gets all that is written before the program ends', async () => {
  const { pdf } = await generateSample(4, { family: 'debit-credit', locale: 'en-GB', switches: { rows: 'thousands' } });
  const folder = mkdtempSync(join(tmpdir(), 'extracto-slow-'));
  try {
    const path = join(folder, 'statement.pdf');
    writeFileSync(path, pdf);
    const child = spawn(process.execPath, [BIN, 'convert', path]);
    const end = once(child, 'exit');
    let received = '';
    child.stdout.setEncoding('utf8').once('readable', async () => {
      await setTimeout(300);
      child.stdout.on('data', (text: string) => {
        received += text;
      });
    });
    await finished(child.stdout);
    expect(await end).toEqual([0, null]);
    expect(JSON.parse(received).statements[0].transactions.length).toBeGreaterThan(1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** An import that a Node does not have ends it before a line of the file has run. */
const NAMES_OF_NODE_18 = ['spawn', 'existsSync', 'dirname', 'join', 'fileURLToPath', 'nodeModule'];

test('an older Node understands the program far enough to hand over', () => {
  const imports = [...readFileSync(BIN, 'utf8').matchAll(/^import (.*) from '(.*)';$/gm)];
  const names = imports.flatMap(([, clause]) => clause!.match(/\w+/g) ?? []);
  expect(names.filter((name) => !NAMES_OF_NODE_18.includes(name))).toEqual([]);
  expect(imports.every(([, , from]) => from!.startsWith('node:'))).toBe(true);
});

test('and hands over to the Node of the project', () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.0.0"})';
  const { status, stdout } = spawnSync(process.execPath, ['--import', pretend, BIN, '--version'], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});
