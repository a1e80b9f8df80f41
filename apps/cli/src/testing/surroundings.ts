/** Tests only: a command with the real engine and the real disk, and what it said. */
import { tmpdir } from 'node:os';
import { openExtractor } from '../commands/convert/open-extractor.ts';
import { runCli } from '../run-cli.ts';
import type { Surroundings } from '../surroundings.ts';

export interface Said {
  readonly status: number;
  readonly output: string;
  readonly notes: string;
}

export async function runCommand(args: readonly string[], changes: Partial<Surroundings> = {}): Promise<Said> {
  let [output, notes] = ['', ''];
  const status = await runCli(args, {
    folder: tmpdir(),
    writeOutput: async (content) => {
      output += String(content);
    },
    writeNote: (text) => {
      notes += text;
    },
    isTerminal: false,
    columns: 80,
    nowMs: () => 0,
    untilInterrupted: () => Promise.resolve(),
    openExtractor,
    ...changes,
  });
  return { status, output, notes };
}
