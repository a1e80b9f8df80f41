/** Tools that run side by side, each in a process of its own: one line each, and the output of those that failed. */
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

/** Finds faults of a change before any of it runs. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the console', command: ['tsc', '--noEmit', '-p', 'apps/console'] },
  { name: 'imports', command: ['node', 'scripts/check/check-imports.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

/** Runs all steps in the folder and prints how they went; those that failed come last, with what they said. */
export async function reportSteps(steps: readonly Step[], folder: string): Promise<readonly StepOutcome[]> {
  const outcomes = await Promise.all(
    steps.map(async (step) => {
      const outcome = await runStep(step, folder);
      console.log(`${outcome.passed ? '✓' : '✗'} ${step.name.padEnd(22)} ${(outcome.elapsedMs / 1000).toFixed(1)} s`);
      return outcome;
    }),
  );
  const failed = outcomes.filter(({ passed }) => !passed);
  for (const { step, output } of failed) console.log(`\n── ${step.name}\n${output}`);
  return failed;
}

export function runStep(step: Step, folder: string): Promise<StepOutcome> {
  const [program, ...args] = step.command;
  const startedMs = performance.now();
  const path = [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
