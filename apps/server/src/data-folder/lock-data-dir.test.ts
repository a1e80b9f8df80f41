import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir, readLock } from './lock-data-dir.ts';
import { readStartMark } from './process-identity.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'extracto-lock-'));
const path = join(dataDir, 'running.json');

beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(dataDir, { recursive: true }));

function holdBy(pid: number, startMark: string): void {
  writeFileSync(path, JSON.stringify({ pid, startMark, address: 'http://localhost:3000' }));
}

describe('the lock of a data folder', () => {
  test('it is taken, and released', () => {
    const release = lockDataDir(dataDir, 'http://localhost:3000');
    expect(readLock(path)?.pid).toBe(process.pid);
    release();
    expect(readLock(path)).toBeNull();
  });

  test('a living holder is named, with the address where it serves', () => {
    holdBy(process.ppid, readStartMark(process.ppid)!);
    expect(() => lockDataDir(dataDir, 'x')).toThrow(
      `Extracto is already running at http://localhost:3000 (process ${process.ppid})`,
    );
  });

  test('a dead holder does not count', () => {
    holdBy(2 ** 22 + 1, '1');
    lockDataDir(dataDir, 'x')();
  });

  test('a process that got the id of a dead holder does not count', () => {
    holdBy(process.ppid, `${readStartMark(process.ppid)}0`);
    lockDataDir(dataDir, 'x')();
  });

  test('a lock that was not written whole does not count', () => {
    writeFileSync(path, '{"pid":');
    lockDataDir(dataDir, 'x')();
  });
});
