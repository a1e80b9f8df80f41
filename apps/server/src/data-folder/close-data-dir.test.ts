import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDataDir } from './close-data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracto-closed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o7777;

test('folders and files that others could read are closed, whatever made them', () => {
  for (const name of ['logs', 'mail', 'storage']) mkdirSync(join(folder, name));
  for (const name of ['secrets.json', 'database.json']) writeFileSync(join(folder, name), '{}');
  for (const name of ['logs', 'mail', 'storage']) chmodSync(join(folder, name), 0o755);
  for (const name of ['secrets.json', 'database.json']) chmodSync(join(folder, name), 0o644);
  chmodSync(folder, 0o777);
  closeDataDir(folder);
  expect(modeOf(folder) & 0o066).toBe(0);
  for (const name of ['logs', 'mail', 'storage']) expect(modeOf(join(folder, name))).toBe(0o700);
  for (const name of ['secrets.json', 'database.json']) expect(modeOf(join(folder, name))).toBe(0o600);
});

test('a folder that is everybody’s stays so, and what does not exist is not made', () => {
  chmodSync(folder, 0o1777);
  closeDataDir(folder);
  expect(modeOf(folder)).toBe(0o1777);
  expect(statSync(join(folder, 'logs'), { throwIfNoEntry: false })).toBeUndefined();
});
