import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateSample } from '@extracto/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packCli } from './pack-cli.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'extracto-packed-'));
const installed = join(folder, 'extracto');
const statement = join(folder, 'statement.pdf');

beforeAll(async () => {
  const { pdf } = await generateSample(7, {
    family: 'debit-credit',
    locale: 'en-GB',
    switches: { encryption: 'none' },
  });
  writeFileSync(statement, pdf);
  mkdirSync(installed);
  execFileSync('tar', ['-xzf', await packCli(folder), '-C', installed, '--strip-components=1']);
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  // only the user's folder can be written
  execFileSync('chmod', ['-R', 'a-w', installed]);
}, 60_000);
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', installed]);
  rmSync(folder, { recursive: true });
});

function convert(program: string): string {
  const env = { PATH: process.env.PATH, HOME: folder };
  return execFileSync(process.execPath, [program, 'convert', statement], { env, encoding: 'utf8', stdio: 'pipe' });
}

test('the packed program converts as the sources do', () => {
  const result = convert(join(installed, 'bin.js'));
  expect(JSON.parse(result).statements[0].transactions.length).toBeGreaterThan(0);
  expect(result).toBe(convert(join(PROJECT_FOLDER, 'apps', 'cli', 'src', 'bin.mjs')));
});

test('it names what it depends on, with the versions of the project, and carries its networks', () => {
  const { bin, dependencies, bundleDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(bin).toEqual({ extracto: './bin.js' });
  expect(dependencies).toMatchObject({ piscina: '5.3.2', '@hyzyla/pdfium': '2.1.13' });
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@extracto/'))).toEqual(bundleDependencies);
  expect(readFileSync(join(installed, 'node_modules/@extracto/strip-networks/latin.onnx')).length).toBeGreaterThan(1e6);
});
