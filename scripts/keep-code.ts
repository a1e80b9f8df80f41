/**
 * `node scripts/keep-code.ts FILE`: has the bundled thread of the engine, FILE, read a few statements, and keeps the code of what it
 * called beside it. In a process and a thread of its own, because V8 takes the code under the flags alone that it was made under.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, MessageChannel, Worker, workerData } from 'node:worker_threads';
import { compileScript, keepCode, runScript } from '../apps/cli/src/kept-code.ts';
import type { ThreadSetup } from '../packages/engine/src/node/messages.ts';

interface Setup extends ThreadSetup {
  readonly file: string;
  readonly statements: readonly Uint8Array[];
}

async function prepare(file: string): Promise<Setup> {
  const { printStatements } = await import('./kept-statements.ts');
  const { DEFAULT_LIMITS } = await import('../packages/model/src/limits.ts');
  const statements = await printStatements();
  return { file, statements, pdfium: null, memory: DEFAULT_LIMITS, recognitionWidth: 0, compileCache: null };
}

async function callAndKeep({ file, statements, memory, recognitionWidth }: Setup): Promise<void> {
  const script = compileScript(file);
  const { answerTask, prepareEngine } = runScript(
    script,
    file,
  ) as typeof import('../packages/engine/src/node/loaded-engine.ts');
  prepareEngine(null, memory);
  for (const bytes of statements) {
    const { port1, port2: port } = new MessageChannel();
    const question = { kind: 'extract', options: {}, lent: [], printFor: null } as const;
    const answer = await answerTask({ bytes, question, port }, recognitionWidth);
    port1.close();
    if (answer.kind !== 'result') throw new Error(`a sample was not read: ${JSON.stringify(answer)}`);
  }
  keepCode(script, file);
}

if (isMainThread) {
  const setup = await prepare(resolve(process.argv[2]!));
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: setup, env: {}, argv: [], execArgv: [] });
  thread.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else await callAndKeep(workerData as Setup);
