import { readFileSync } from 'node:fs';

/** Linux keeps the largest resident set of a process beside its state; `null` where nobody does, or it is gone. */
export function readPeakKb(pid: number | undefined): number | null {
  try {
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak === undefined ? null : Number(peak);
  } catch {
    return null;
  }
}
