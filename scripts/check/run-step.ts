/** One tool of the check in a process of its own; its words are kept and shown when it fails. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin or `node`, and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
}

export interface StepOutcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly output: string;
  readonly elapsedMs: number;
}

export function runStep(step: Step): Promise<StepOutcome> {
  const [program, ...args] = step.command;
  const startedMs = performance.now();
  const path = [join('node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, { env: { ...process.env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean, words: string) => {
      resolve({ step, passed, output: words.trim(), elapsedMs: performance.now() - startedMs });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (status) => end(status === 0, Buffer.concat(chunks).toString()));
  });
}
