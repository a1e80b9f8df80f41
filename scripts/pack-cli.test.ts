import { execFileSync, spawnSync } from 'node:child_process';
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
let packed = '';

beforeAll(async () => {
  const { pdf } = await generateSample(7, {
    family: 'debit-credit',
    locale: 'en-GB',
    switches: { encryption: 'none' },
  });
  writeFileSync(statement, pdf);
  mkdirSync(installed);
  packed = await packCli(folder);
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
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

test('npx runs it where its file was installed, in a folder that was empty', { timeout: 240_000 }, () => {
  const empty = mkdtempSync(join(tmpdir(), 'extracto-empty-'));
  const options = { cwd: empty, encoding: 'utf8', stdio: 'pipe' } as const;
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', packed], options);
  writeFileSync(join(empty, 'sample.pdf'), readFileSync(statement));
  const result = JSON.parse(execFileSync('npx', ['--offline', 'extracto', 'convert', 'sample.pdf'], options));
  expect(result.statements[0].verification.status).toBe('verified');
  rmSync(empty, { recursive: true });
});

test('an older Node is told which one is needed', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
  const args = ['--import', `data:text/javascript,${older}`, join(installed, 'bin.js'), '--version'];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'extracto needs Node 22.10 or newer; this is Node 20.20.2.\n',
  });
});

test('it names what it depends on, with the versions of the project, and carries its networks', () => {
  const { bin, dependencies, bundleDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(bin).toEqual({ extracto: './bin.js' });
  expect(dependencies).toMatchObject({ piscina: '5.3.2', '@hyzyla/pdfium': '2.1.13' });
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@extracto/'))).toEqual(bundleDependencies);
  expect(readFileSync(join(installed, 'node_modules/@extracto/strip-networks/latin.onnx')).length).toBeGreaterThan(1e6);
});
