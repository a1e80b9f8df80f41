import { getPriority, setPriority } from 'node:os';

/**
 * Puts who calls behind others where processors are short, up to `priority`, as `os.setPriority` has it: lower goes first. Who stands
 * further behind stays there, because to go forward takes a privilege. On Linux it is the calling thread, with what it starts from now
 * on (setpriority(2)); elsewhere the process with all its threads.
 */
export function giveWay(priority: number): void {
  if (getPriority() < priority) setPriority(priority);
}
