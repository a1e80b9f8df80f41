/**
 * `node scripts/keep-code.ts FILE`: has a script of the bundle, FILE, read a few statements, and keeps the code of what it called
 * beside it. In a process of its own, because V8 takes the code under the flags alone that it was made under.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { compileScript, keepCode, runScript } from '../apps/cli/src/kept-code.ts';
import { runAsUsual } from '../packages/engine/src/node/short-run.ts';
import { DEFAULT_LIMITS } from '../packages/model/src/limits.ts';
import { printStatements } from './kept-statements.ts';

type Engine = typeof import('../packages/engine/src/node/loaded-engine.ts');
type Conversion = typeof import('../apps/cli/src/commands/convert/convert-program.ts');

/** As a thread does. */
async function read({ answerTask, prepareEngine }: Engine, statements: readonly Uint8Array[]): Promise<void> {
  prepareEngine(null, DEFAULT_LIMITS);
  for (const bytes of statements) {
    const { port1, port2: port } = new MessageChannel();
    const question = { kind: 'extract', options: {}, lent: [], printFor: null } as const;
    const answer = await answerTask({ bytes, question, port }, 0);
    port1.close();
    if (answer.kind !== 'result') throw new Error(`a sample was not read: ${JSON.stringify(answer)}`);
  }
}

/** As the command line does. */
async function convert({ run, openExtractor }: Conversion, statements: readonly Uint8Array[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-keep-'));
  const file = join(folder, 'statement.pdf');
  let notes = '';
  try {
    for (const bytes of statements) {
      writeFileSync(file, bytes);
      const status = await run([file], {
        writeOutput: () => Promise.resolve(),
        writeNote: (note) => {
          notes += note;
        },
        isTerminal: false,
        columns: 80,
        nowMs: () => performance.now(),
        untilInterrupted: () => Promise.resolve(),
        openExtractor,
      });
      if (status !== 0) throw new Error(`a sample was not converted: ${notes}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
    runAsUsual();
  }
}

const file = resolve(process.argv[2]!);
const script = compileScript(file);
const exports = runScript(script, file);
const statements = await printStatements();
await (basename(file) === 'loaded-engine.cjs'
  ? read(exports as Engine, statements)
  : convert(exports as Conversion, statements));
keepCode(script, file);
