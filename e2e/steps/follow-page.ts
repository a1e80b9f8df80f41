/** Does what a page of the documentation says, in a shell in a folder, and compares what is printed. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { type PageStep, readPageBlocks } from './read-page-blocks.ts';

const BETWEEN = '---- next step ----';
const END_OF_FILE = 'end of the file that the page shows';

export interface Place {
  readonly folder: string;
  /** All that the shell knows of the machine. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Gives the number of blocks with commands. */
export async function followPage(page: string, { folder, environment }: Place): Promise<number> {
  const steps = readPageBlocks(page);
  const commands = steps.filter((step) => step.kind === 'commands');
  // A shell whose input is a socket takes itself for one of a remote login, and reads what the machine set up for people.
  const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', `exec 2>&1\n${steps.map(printStep).join('')}`], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => shell.once('close', resolve));
  const output = await text(shell.stdout);
  expect(await ended, output).toBe(0);
  for (const [index, printed] of output.split(BETWEEN).entries()) {
    const step = commands[index];
    if (step?.prints != null) expect(withoutBlanks(printed), step.commands).toMatch(patternOf(step.prints));
  }
  return commands.length;
}

function printStep(step: PageStep): string {
  if (step.kind === 'commands') return `${step.commands}\necho '${BETWEEN}'\n`;
  return `cat > '${step.name}' <<'${END_OF_FILE}'\n${step.text}${END_OF_FILE}\n`;
}

/** Programs end their answers with a new line or without, so blanks do not count. */
function withoutBlanks(printed: string): string {
  return printed.replaceAll(/\s+/g, '');
}

function patternOf(printed: string): RegExp {
  const parts = withoutBlanks(printed).split('…');
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`);
}
