/** One product at a time uses a data folder. The lock of a killed process does not count. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../configuration/index.ts';
import { readStartMark } from './process-identity.ts';

const lockSchema = z.object({ pid: z.int().positive(), startMark: z.string(), address: z.string() });

type Lock = z.infer<typeof lockSchema>;

/** Returns the release. Throws when another process that is alive holds the folder. */
export function lockDataDir(dataDir: string, address: string): () => void {
  const path = join(dataDir, 'running.json');
  const own: Lock = { pid: process.pid, startMark: readStartMark(process.pid) ?? '', address };
  const holder = readLock(path);
  if (holder !== null && isAlive(holder)) refuse(holder, dataDir);
  rmSync(path, { force: true });
  try {
    writeFileSync(path, `${JSON.stringify(own)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another start was faster by an instant.
    const winner = readLock(path);
    if (winner !== null) refuse(winner, dataDir);
    throw error;
  }
  return () => {
    if (readLock(path)?.pid === own.pid) rmSync(path, { force: true });
  };
}

/** null when there is none, or what is there was not written whole. */
export function readLock(path: string): Lock | null {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function isAlive({ pid, startMark }: Lock): boolean {
  return pid !== process.pid && readStartMark(pid) === startMark;
}

function refuse({ pid, address }: Lock, dataDir: string): never {
  throw new StartError(
    `Extracto is already running at ${address} (process ${pid}) with the data folder ${dataDir}.`,
    'Stop it first, or set EXTRACTO_DATA_DIR and PORT to run another one beside it.',
  );
}
