/** A program of its own over one file: wall time from its start to its end, and its largest resident memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Program } from './programs.ts';
import { readPeakKb } from './read-peak.ts';

export interface ProgramRun {
  readonly program: string;
  /** `null` when it did not end within the limit, or failed. */
  readonly ms: number | null;
  /** `null` where the system does not tell. */
  readonly peakMb: number | null;
}

const LIMIT_MS = 90_000;
/** `pdftotext` is done with a statement of two pages after a hundredth of a second. */
const LOOK_EVERY_MS = 2;

export async function measureProgram({ name, command, argumentsFor }: Program, path: string): Promise<ProgramRun> {
  const begin = performance.now();
  const child = spawn(command, argumentsFor(path), { stdio: 'ignore', timeout: LIMIT_MS, killSignal: 'SIGKILL' });
  let peakKb = 0;
  const look = setInterval(() => {
    peakKb = Math.max(peakKb, readPeakKb(child.pid) ?? 0);
  }, LOOK_EVERY_MS);
  try {
    const [status] = await once(child, 'exit');
    const ms = performance.now() - begin;
    return { program: name, ms: status === 0 ? ms : null, peakMb: peakKb === 0 ? null : Math.round(peakKb / 1024) };
  } finally {
    clearInterval(look);
  }
}
