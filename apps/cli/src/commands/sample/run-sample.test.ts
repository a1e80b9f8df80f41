import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-sample-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a sample is read as its truth says, and the same seed gives the same bytes', async () => {
  const args = ['sample', '--seed', '13', '--family', 'debit-credit', '--out', folder];
  const { status, output } = await runCommand(args);
  expect(status).toBe(0);
  const pdf = output.trim();
  const bytes = await readFile(pdf);
  expect((await runCommand(args)).output).toBe(output);
  expect((await readFile(pdf)).equals(bytes)).toBe(true);
  const result = JSON.parse((await runCommand(['convert', pdf])).output);
  const truth = JSON.parse(await readFile(pdf.replace(/\.pdf$/, '.truth.json'), 'utf8'));
  const amounts = ({ statements }: { statements: { transactions: { amount: string }[] }[] }) =>
    statements.map(({ transactions }) => transactions.map(({ amount }) => amount));
  expect(amounts(result)).toEqual(amounts(truth));
});

test('several at once, the password of a protected one said', async () => {
  const { output } = await runCommand(['sample', '--family', 'protected', '--count', '2', '--out', folder]);
  expect(output.match(/\(password: \S+\)\n/g)).toHaveLength(2);
  expect(await readdir(folder)).toHaveLength(4);
});

test('lists what it knows', async () => {
  const { output } = await runCommand(['sample', '--list']);
  expect(output).toMatch(/^Layouts: .*debit-credit.*\nLocales: .*de-DE.*\n$/);
});

test.each([
  [['--family', 'origami'], '--family does not know "origami"'],
  [['--locale', 'tlh'], '--locale does not know "tlh"'],
  [['--seed', '-1'], ''],
  [['--seed', '1.5'], '--seed is a number from 0 to 1000000000, not "1.5".'],
  [['--count', '0'], '--count is a number from 1 to 10000, not "0".'],
  [['april.pdf'], 'Unexpected argument "april.pdf".'],
])('refuses %j', async (args, sentence) => {
  const { status, notes } = await runCommand(['sample', ...args, '--out', folder]);
  expect(status).toBe(2);
  expect(notes).toContain(sentence);
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be made', async () => {
  await writeFile(join(folder, 'file'), '');
  expect((await runCommand(['sample', '--out', join(folder, 'file')])).status).toBe(2);
});
