/** The tour of the documentation, followed word by word. `…` in what it prints stands for anything. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { startTestProduct, type TestProduct } from './start-test-product.ts';

interface Step {
  readonly commands: string;
  /** `null` when the tour prints nothing. */
  readonly prints: string | null;
}

const BETWEEN = '\n---- next step ----\n';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 60_000);
afterAll(() => product.remove());

test('the tour of the API works as it is printed', { timeout: 120_000 }, async () => {
  const tour = readFileSync(join(PROJECT_FOLDER, 'docs', 'api-tour.md'), 'utf8');
  const steps = readSteps(tour);
  expect(steps.length).toBeGreaterThan(12);
  const outputs = await run(steps.map(({ commands }) => `${commands}\necho '${BETWEEN}'\n`).join(''));
  for (const [index, { commands, prints }] of steps.entries()) {
    if (prints !== null) expect(withoutBlanks(outputs[index] ?? ''), commands).toMatch(patternOf(prints));
  }
});

/** A block of commands, and the block of output that follows it before the next one. */
function readSteps(tour: string): Step[] {
  const blocks = [...tour.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text: text! }));
  return blocks.flatMap(({ kind, text }, index) => {
    if (kind !== 'sh') return [];
    const next = blocks[index + 1];
    return [{ commands: text, prints: next === undefined || next.kind === 'sh' ? null : next.text }];
  });
}

/** What each step printed; curl ends its answers without a new line, so blanks do not count. */
async function run(script: string): Promise<string[]> {
  // A shell whose input is a socket takes itself for one of a remote login, and reads what the machine set up for people.
  const shell = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, EXTRACTO: product.origin },
  });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => shell.once('close', resolve));
  expect(status, output).toBe(0);
  return output.split(BETWEEN);
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function patternOf(printed: string): RegExp {
  const parts = withoutBlanks(printed).split('…');
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.*')}$`);
}
