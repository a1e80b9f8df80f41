import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTesseract } from './find-tesseract.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program of that name that prints `version` and ends with `status`. */
async function install(name: string, version: string, status = 0): Promise<string> {
  const place = join(folder, name);
  await mkdir(place);
  await writeFile(join(place, 'tesseract'), `#!/bin/sh\necho '${version}'\nexit ${status}\n`);
  await chmod(join(place, 'tesseract'), 0o755);
  return place;
}

test('the first program on the path is taken', async () => {
  const [first, second] = [
    await install('new', 'tesseract 5.3.0'),
    await install('newer', 'tesseract v5.5.1.20250101'),
  ];
  expect(await findTesseract([join(folder, 'nothing'), second, first].join(delimiter))).toBe(join(second, 'tesseract'));
});

test.each([
  ['an old version', 'tesseract 4.1.3', 0],
  ['another program of that name', 'a box of four dimensions', 0],
  ['a program that fails', 'tesseract 5.3.0', 1],
])('%s is none', async (name, version, status) => {
  expect(await findTesseract(await install(name, version, status))).toBe(null);
});

test('a folder that depends on where one stands is not searched', async () => {
  expect(await findTesseract(['.', 'bin', ''].join(delimiter))).toBe(null);
});
