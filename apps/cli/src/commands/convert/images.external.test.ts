/** Images as scanners and cameras write them, read by the program. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ExtractionResult } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';

const execute = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../bin.mjs', import.meta.url));

let folder = '';
let truth: ExtractionResult;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extracto-images-'));
  const sample = await generateSample(42, {
    family: 'running-balance',
    locale: 'en-US',
    switches: { rows: 'some', encryption: 'none' },
  });
  truth = sample.truth as ExtractionResult;
  await writeFile(join(folder, 'march.pdf'), sample.pdf);
  for (const kind of ['-jpeg', '-png', '-tiff']) {
    await execute('pdftoppm', ['-r', '200', '-gray', kind, 'march.pdf', `march${kind}`], { cwd: folder });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const rowsOf = ({ statements }: Pick<ExtractionResult, 'statements'>) =>
  statements.flatMap(({ transactions }) => transactions.map(({ date, amount }) => `${date} ${amount}`));

test.each(['jpg', 'png', 'tif'])('pages saved as .%s are read as one document', async (ending) => {
  const pages = (await readdir(folder)).filter((name) => name.endsWith(`.${ending}`)).sort();
  const { stdout } = await execute(process.execPath, [PROGRAM, 'convert', ...pages, '--join', '-q'], { cwd: folder });
  const result = JSON.parse(stdout) as ExtractionResult;
  expect(result.pages).toBe(pages.length);
  expect(rowsOf(result)).toEqual(rowsOf(truth));
});
