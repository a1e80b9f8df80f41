/** Identifies the program behind a process id. An id alone says nothing: the system gives it to another process later. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The program's short name; null when no such process lives (a zombie does not). */
export function readProcessName(pid: number): string | null {
  const [name, state] = readStatus(pid) ?? [];
  return name === undefined || state?.startsWith('Z') ? null : name;
}

/** Distinguishes two processes that had one id one after the other; null when no such process lives. */
export function readStartMark(pid: number): string | null {
  const [, state, started] = readStatus(pid) ?? [];
  return started === undefined || state?.startsWith('Z') ? null : started;
}

/** Name, state, start. */
function readStatus(pid: number): [string, string, string] | null {
  return existsSync('/proc/self/stat') ? readProc(pid) : readPs(pid);
}

function readProc(pid: number): [string, string, string] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold spaces and parentheses itself.
    const end = line.lastIndexOf(')');
    const rest = line.slice(end + 2).split(' ');
    return [line.slice(line.indexOf('(') + 1, end), rest[0] ?? '', rest[19] ?? ''];
  } catch {
    return null;
  }
}

function readPs(pid: number): [string, string, string] | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const found = status === 0 ? /^\s*(\S+)\s+(\S+ \S+ +\S+ \S+ \S+)\s+(.*)$/.exec(stdout.trim()) : null;
  if (found === null) return null;
  const [, state = '', started = '', command = ''] = found;
  return [command.slice(command.lastIndexOf('/') + 1), state, started];
}
