/**
 * `npm run pack:python [FOLDER]`: the Python package as a wheel, which `pip install` takes. Its types are written from the
 * contract, its formats from their registry. Needs Python 3.11 with pip, setuptools and wheel.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as contract from '@extracto/contract';
import { formats } from '@extracto/formats';
import { resultSchema } from '@extracto/model/result';
import { z } from 'zod';
import { printPythonTypes } from './library/print-python-types.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '..');
const SOURCE = join(PROJECT_FOLDER, 'packages', 'python');

const TYPES: Readonly<Record<string, z.ZodType>> = {
  Result: resultSchema,
  Job: contract.jobSchema,
  JobReceipt: contract.jobReceiptSchema,
  Account: contract.accountSchema,
  Client: contract.clientSchema,
  Transaction: contract.transactionSchema,
  Sample: contract.sampleSchema,
  Problem: contract.problemSchema,
  WebhookEvent: z.union(Object.values(contract.WEBHOOK_EVENTS).map(({ schema }) => schema)),
};

/** A Python of one's own may come without the packages that the system's has. */
const INTERPRETERS = ['python3', '/usr/bin/python3'];

/** Gives the path of the wheel in `folder`. Throws where no Python can build it. */
export function packPython(folder: string): string {
  const python = INTERPRETERS.find((name) => spawnSync(name, ['-c', 'import setuptools, wheel, pip']).status === 0);
  if (python === undefined) throw new Error('No Python has pip, setuptools and wheel.');
  const staging = mkdtempSync(join(tmpdir(), 'extracto-python-'));
  try {
    cpSync(SOURCE, staging, { recursive: true });
    const { version, license } = JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8'));
    const description = readFileSync(join(staging, 'pyproject.toml'), 'utf8');
    writeFileSync(
      join(staging, 'pyproject.toml'),
      description.replace('version = "0.0.0"', `version = "${version}"\nlicense = { text = "${license}" }`),
    );
    writeFileSync(join(staging, 'src', 'extracto', 'types.py'), printPythonTypes(mapSchemas()));
    writeFileSync(join(staging, 'src', 'extracto', '_formats.py'), printFormats());
    mkdirSync(folder, { recursive: true });
    const options = ['--no-deps', '--no-build-isolation', '--no-index', '--disable-pip-version-check', '--quiet'];
    execFileSync(python, ['-m', 'pip', 'wheel', ...options, '--wheel-dir', resolve(folder), staging], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return join(resolve(folder), `extracto-${version}-py3-none-any.whl`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function printFormats(): string {
  const rows = Object.values(formats).map(({ name, extension }) => `    "${name}": "${extension}",\n`);
  return `"""Format of a download -> ending of its address."""\n\nRESULT_ENDINGS = {\n${rows.join('')}}\n`;
}

function mapSchemas() {
  return Object.fromEntries(
    Object.entries(TYPES).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'output' })]),
  );
}

if (import.meta.main) console.log(packPython(process.argv[2] ?? '.'));
