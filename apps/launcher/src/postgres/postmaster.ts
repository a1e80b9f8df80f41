/** A running PostgreSQL, whether this process started it or found it running. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readProcessName } from '../../../server/src/data-folder/index.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Settles when the process is gone, for whatever reason. */
  readonly exited: Promise<void>;
}

/** Interval of the check on an adopted process, which is nobody's child here. */
const LOOK_INTERVAL_MS = 500;
const FAST_STOP_LIMIT_MS = 30_000;

/** The PostgreSQL that serves `folder`, or null. Removes a pid file whose process is gone or is another program. */
export function findPostmaster(folder: string): { readonly pid: number; readonly port: number } | null {
  const path = join(folder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (Number.isInteger(pid) && pid > 0 && readProcessName(pid) === 'postgres') return { pid, port: Number(lines[3]) };
  // PostgreSQL removes a dead process's file itself, but takes any living process with that id for its own.
  rmSync(path, { force: true });
  return null;
}

/** Settles when a process that is not our child has ended. */
export async function watchProcess(pid: number): Promise<void> {
  while (readProcessName(pid) === 'postgres') await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
}

/** Ends sessions, writes a checkpoint and stops; the next start needs no recovery. */
export async function stopPostmaster({ pid, exited }: Postmaster): Promise<void> {
  signal(pid, 'SIGINT');
  const limit = setTimeout(() => signal(pid, 'SIGQUIT'), FAST_STOP_LIMIT_MS);
  await exited;
  clearTimeout(limit);
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  // Zero and negative ids address whole groups of processes.
  assert(pid > 1);
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
