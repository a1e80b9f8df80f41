import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from '@extracto/engine';
import type { ExtractionResult } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
let result: ExtractionResult;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-verify-'));
  const { pdf } = await generateSample(13, { family: 'debit-credit' });
  result = await extract(pdf);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function place(name: string, content: unknown): Promise<string> {
  await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, name);
}

/** The result with one amount a cent higher; it still claims what it claimed. */
function tampered(): ExtractionResult {
  const [statement, ...others] = structuredClone(result).statements;
  const [first, ...rest] = statement!.transactions;
  const amount = first!.amount.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return { ...result, statements: [{ ...statement!, transactions: [{ ...first!, amount }, ...rest] }, ...others] };
}

test('a result whose figures prove it is verified', async () => {
  const { status, output, notes } = await runCommand(['verify', await place('good.json', result)]);
  expect({ status, notes }).toEqual({ status: 0, notes: '' });
  expect(output).toMatch(/^\S+good\.json, account 1: verified, \d+ transactions, (\d+) of \1 checks hold\n$/);
});

test('a changed amount is found, whatever the result claims', async () => {
  const { status, output } = await runCommand(['verify', await place('bad.json', tampered())]);
  expect(status).toBe(1);
  expect(output).toContain('account 1: mismatch');
  expect(output).toContain('  the result claims to be verified\n');
  expect(output).toMatch(/ {2}the sums break by -?\d+\.\d\d between /);
});

test('a result that was written before rows had ids is judged', async () => {
  const old = JSON.parse(
    JSON.stringify(result, (key, value) => (key === 'id' && value?.length === 16 ? undefined : value)),
  );
  expect((await runCommand(['verify', await place('old.json', old)])).status).toBe(0);
});

test('a result without an account proves nothing', async () => {
  const { status, output } = await runCommand(['verify', await place('empty.json', { ...result, statements: [] })]);
  expect(status).toBe(1);
  expect(output).toContain('empty.json: no account');
});

test.each([
  ['gone.json', null, 'This file cannot be read.'],
  ['text.json', '{ "a": "hunter2"', 'This is not a result. Create one with extracto convert FILE.pdf.'],
  ['other.json', { hello: 'hunter2' }, 'This is not a result. Create one with extracto convert FILE.pdf.'],
])('%s is refused without being quoted', async (name, content, sentence) => {
  const path = content === null ? join(folder, name) : await place(name, content);
  const { status, notes } = await runCommand(['verify', path]);
  expect(status).toBe(1);
  expect(notes).toBe(`${path}: ${sentence}\n`);
});

test('verdicts as JSON, one record a file', async () => {
  const paths = [await place('good.json', result), await place('bad.json', tampered()), join(folder, 'gone.json')];
  const { status, output } = await runCommand(['verify', ...paths, '--json']);
  expect(status).toBe(1);
  const { results } = JSON.parse(output);
  expect(results).toMatchObject([
    { path: paths[0], error: null, accounts: [{ account: 1, claimed: 'verified', status: 'verified', missing: [] }] },
    { path: paths[1], error: null, accounts: [{ claimed: 'verified', status: 'mismatch' }] },
    { path: paths[2], accounts: [], error: 'This file cannot be read.' },
  ]);
});

test('without a file it says how', async () => {
  expect(await runCommand(['verify'])).toMatchObject({
    status: 2,
    notes: 'extracto: No result was given. See extracto verify --help.\n',
  });
});
