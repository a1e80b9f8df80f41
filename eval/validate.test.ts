/** The command that validates files against the schemas that somebody has, over a folder that holds them or not. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'validate.ts');
const PROFILE = join(import.meta.dirname, '../packages/formats/src/camt053/testing/camt053-profile.xsd');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'extracto-schemas-'));
  return () => rmSync(folder, { recursive: true });
});

function validate(...args: readonly string[]): { status: number | null; lines: string[]; complaint: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n'), complaint: stderr };
}

test('files in the folder are compared with the written ones, and missing ones are reported', () => {
  copyFileSync(PROFILE, join(folder, 'camt.053.001.08.xsd'));
  const { status, lines } = validate(folder, '--family', 'debit-credit', '--seeds', '2..3');
  expect(lines).toContain(`ofx160.dtd (OFX 1): not in ${folder}`);
  expect(lines).toContain('camt.053.001.08.xsd (ISO 20022): 2 files of 2 statements, all valid');
  expect(status).toBe(0);
});

test('a file that a schema refuses is an error with its place', () => {
  const stricter = readFileSync(PROFILE, 'utf8').replace('maxLength value="35"', 'maxLength value="3"');
  writeFileSync(join(folder, 'camt.053.001.08.xsd'), stricter);
  const { status, lines } = validate(folder, '--family', 'debit-credit');
  expect(lines.join('\n')).toMatch(/1 files of 1 statements, \d+ errors\n {2}file-0\.xml:\d+: .*MsgId/);
  expect(status).toBe(1);
});

test('a folder without any schema, and arguments that are none, are told apart', () => {
  expect(validate(folder).status).toBe(1);
  expect(validate('--seeds', 'many')).toMatchObject({ status: 2, complaint: '--seeds takes A..B, not many\n' });
  expect(validate('--family', 'no-such').complaint).toContain('no layout family is called no-such');
});
