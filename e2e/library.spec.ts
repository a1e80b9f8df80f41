/** The engine as a package of its own: packed, installed into an empty project, used from JavaScript, TypeScript and a page. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type ExtractionResult, extract } from '@extracto/engine';
import { expect, test } from '@playwright/test';
import { packEngine } from '../scripts/pack-engine.ts';
import { makeShortStatement } from './steps/make-statement.ts';

const execute = promisify(execFile);
const PROJECT_FOLDER = resolve(import.meta.dirname, '..');

/** A little more than it has. */
const BROWSER_BYTES = 6_970_000;

let folder = '';
let expected: ExtractionResult;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'extracto-library-'));
  const { buffer } = await makeShortStatement();
  expected = await extract(buffer);
  await writeFile(join(folder, 'statement.pdf'), buffer);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const file = await packEngine(folder);
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', file], { cwd: folder });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const installed = (...parts: string[]) => join(folder, 'node_modules', '@extracto', 'engine', ...parts);

test('JavaScript: the function of the README gives the result that the sources give', async () => {
  const program = `
    import { readFile } from 'node:fs/promises';
    import { ExtractionError, extract } from '@extracto/engine';
    const failure = await extract(new Uint8Array()).catch((error) => error);
    if (!(failure instanceof ExtractionError) || failure.code !== 'empty_file') throw failure;
    console.log(JSON.stringify(await extract(await readFile('statement.pdf'))));
  `;
  await writeFile(join(folder, 'program.js'), program);
  const { stdout } = await execute(process.execPath, ['program.js'], { cwd: folder, maxBuffer: 2 ** 26 });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(expected)));
});

test('the examples of the README run as they stand', async () => {
  const readme = await readFile(installed('README.md'), 'utf8');
  const printed: string[] = [];
  for (const [, example] of readme.matchAll(/```js\n([\s\S]*?)```/g)) {
    await writeFile(join(folder, 'example.js'), example!);
    printed.push((await execute(process.execPath, ['example.js'], { cwd: folder })).stdout);
  }
  expect(printed).toHaveLength(2);
  expect(printed[0]!.trim().split('\n')).toHaveLength(expected.statements.length);
  for (const one of printed) expect(one).toContain('verified');
  expect(await readFile(join(folder, 'german.csv'), 'utf8')).toContain('account;date');
  expect((await readFile(join(folder, 'statement.xlsx'))).subarray(0, 2).toString()).toBe('PK');
});

test('the script for browsers is no larger than it was', async () => {
  // PDFium alone is two thirds of it. Whoever raises this says what the reader of a page gets for it.
  expect((await stat(installed('browser.js'))).size).toBeLessThan(BROWSER_BYTES);
});

test('TypeScript: the types are there, strict, and need nothing else', async () => {
  const program = `
    import { extract, ExtractionError, type ExtractionResult, type ExtractOptions } from '@extracto/engine';
    import { verifyResult, writeResult } from '@extracto/engine/results';
    const options: ExtractOptions = { parser: 'Page', password: null, onProgress: ({ page, pages }) => [page, pages] };
    const result: ExtractionResult = await extract(new Uint8Array(), options);
    export const holder: string | null | undefined = result.statements[0]?.account.holder;
    // @ts-expect-error amounts are text, never numbers
    export const amount: number = result.statements[0]!.transactions[0]!.amount;
    // @ts-expect-error there is no such mode
    await extract(new Uint8Array(), { parser: 'Book' });
    export const statuses: string[] = verifyResult(result).map(({ status }) => status);
    export const file: string | Uint8Array = await writeResult(result, 'csv', { delimiter: 'tab' });
    // @ts-expect-error there is no such format
    await writeResult(result, 'doc');
    export const code: string = new ExtractionError('not_a_pdf').code;
  `;
  await writeFile(join(folder, 'program.ts'), program);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'esnext',
    types: [],
    skipLibCheck: false,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  const tsc = join(PROJECT_FOLDER, 'node_modules', 'typescript', 'bin', 'tsc');
  await execute(process.execPath, [tsc, '-p', folder]);
});

test('a page: one script, nothing fetched, the same result', async ({ page }) => {
  const requests: string[] = [];
  await page.route('http://library.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    if (pathname === '/engine.js')
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(installed('browser.js')) });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>library</title>' });
  });
  await page.goto('http://library.test/');
  const pdf = (await readFile(join(folder, 'statement.pdf'))).toString('base64');
  const result = await page.evaluate(async (base64) => {
    const address = '/engine.js';
    const { extract } = await import(address);
    return extract(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  }, pdf);
  expect(result).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(requests.filter((path) => path !== '/favicon.ico')).toEqual(['/', '/engine.js']);
});
