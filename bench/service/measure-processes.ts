/** Memory and processor time of running processes, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ, which Linux fixes for what it tells programs. */
const TICKS_PER_SECOND = 100;

export interface ProcessGroup {
  readonly name: string;
  /** Each with everything that it has started. */
  readonly pids: readonly number[];
}

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

export function measureGroup({ pids }: ProcessGroup): Usage {
  const all = readProcesses();
  const members = all.filter(({ pid }) => belongs(pid, new Set(pids), all));
  return {
    cpuSeconds: members.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND,
    residentMb: Math.max(0, ...members.map(({ residentMb }) => residentMb)),
  };
}

interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly residentMb: number;
}

function readProcesses(): ProcessState[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

/** `null` for one that ended meanwhile. */
function readProcess(pid: number): ProcessState | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, which stands in brackets, may hold blanks. proc(5): field 4 is the parent, 14 and 15 the times, those of
    // ended children are 16 and 17.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    return { pid, parent, ticks, residentMb: Number(resident) / 1024 };
  } catch {
    return null;
  }
}

function belongs(pid: number, roots: ReadonlySet<number>, all: readonly ProcessState[]): boolean {
  for (let current: number | undefined = pid; current !== undefined && current > 1; ) {
    if (roots.has(current)) return true;
    const here: number = current;
    current = all.find((one) => one.pid === here)?.parent;
  }
  return false;
}
