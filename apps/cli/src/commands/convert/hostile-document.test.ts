/** The real engine on a file that means harm: the command must say so and end. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExtractionError } from '@extracto/model';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFailure } from '../../describe-failure.ts';
import { runCommand } from '../../testing/surroundings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a single document that never ends is given up at the first limit it comes to', async () => {
  const path = join(folder, 'endless.pdf');
  const { make, endsAs } = HOSTILE_DOCUMENTS['forty forms, each drawing the next one twice']!;
  await writeFile(path, await make());
  const { status, output, notes } = await runCommand(['convert', path, '--timeout', '1']);
  expect(status).toBe(1);
  expect(output).toBe('');
  const limits = [...endsAs, 'time_limit'] as const;
  expect(limits.map((code) => `${path}: ${describeFailure(new ExtractionError(code))}`)).toContain(
    notes.split('\n')[0],
  );
});

test('a single document that needs more memory than a page may take is refused, and the command lives', async () => {
  const path = join(folder, 'bomb.pdf');
  await writeFile(path, await HOSTILE_DOCUMENTS['page content that inflates to 1 GiB']!.make());
  const { status, notes } = await runCommand(['convert', path]);
  expect(status).toBe(1);
  expect(notes).toContain(`${path}: ${new ExtractionError('memory_limit').message}`);
});
