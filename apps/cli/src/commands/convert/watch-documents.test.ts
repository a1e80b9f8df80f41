import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../testing/surroundings.ts';

let folder = '';
let pdf: Uint8Array;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-watch-'));
  ({ pdf } = await generateSample(13, { family: 'debit-credit' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Notes as they come; `until` waits for one that was not waited for yet. */
function listen() {
  const waiting: { readonly text: string; readonly resolve: () => void }[] = [];
  let unheard = '';
  const hear = (text: string) => {
    unheard += text;
    const index = waiting.findIndex((one) => unheard.includes(one.text));
    if (index < 0) return;
    unheard = '';
    waiting.splice(index, 1)[0]!.resolve();
  };
  const until = (text: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ text, resolve });
      hear('');
    });
  return { hear, until };
}

test('converts what is there, what comes and what changes, until it is interrupted', async () => {
  const [inbox, out] = [join(folder, 'in'), join(folder, 'out')];
  await mkdir(join(inbox, 'deep'), { recursive: true });
  await writeFile(join(inbox, 'first.pdf'), pdf);
  const { hear, until } = listen();
  const outputs: string[] = [];
  let interrupt = () => {};
  const ended = runCommand(
    ['convert', inbox, '--out', out, '--format', 'json,csv', '--watch', '--json', '--jobs', '1'],
    {
      writeNote: hear,
      writeOutput: async (content) => void outputs.push(String(content)),
      untilInterrupted: () => new Promise((resolve) => (interrupt = resolve)),
    },
  );
  await until('first.pdf: verified');
  await writeFile(join(inbox, 'deep', 'first.pdf'), 'no PDF');
  await writeFile(join(inbox, 'notes.txt'), 'x');
  await until('This file is not a PDF.');
  await writeFile(join(inbox, 'deep', 'first.pdf'), pdf);
  await until('first.pdf: verified');
  interrupt();
  expect((await ended).status).toBe(0);
  expect((await readdir(out, { recursive: true })).sort()).toEqual(
    ['deep', 'deep/first.csv', 'deep/first.json', 'first.csv', 'first.json'].sort(),
  );
  const records = outputs.map((line) => JSON.parse(line));
  expect(records.at(-1)).toMatchObject({ path: join(inbox, 'deep', 'first.pdf'), status: 'verified' });
});

test.each(['gone', 'a.pdf'])('refuses %s, which is no folder', async (name) => {
  await writeFile(join(folder, 'a.pdf'), pdf);
  const { status, notes } = await runCommand(['convert', join(folder, name), '--out', join(folder, 'o'), '--watch']);
  expect(status).toBe(2);
  expect(notes).toContain('--watch takes folders');
});
