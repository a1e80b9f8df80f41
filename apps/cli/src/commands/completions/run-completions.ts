/** `extracto completions SHELL`: the script is made from the table of commands, so that it knows what the program knows. */
import type { Command } from '../../command.ts';
import { chooseValue, readFlags } from '../../read-flags.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { type CommandWords, listWords } from './list-words.ts';
import { writeBash } from './write-bash.ts';
import { writeFish } from './write-fish.ts';
import { writeZsh } from './write-zsh.ts';

export const FLAGS = {};

const WRITERS = { bash: writeBash, zsh: writeZsh, fish: writeFish } as const satisfies Record<
  string,
  (commands: readonly CommandWords[]) => string
>;
export const SHELLS = Object.keys(WRITERS);

export async function runCompletions(
  args: readonly string[],
  { writeOutput }: Surroundings,
  commands: Readonly<Record<string, Command>>,
): Promise<ExitStatus> {
  const { positionals } = readFlags(args, FLAGS);
  const [shell, ...others] = positionals;
  if (shell === undefined || others.length > 0) throw new UsageError(`One shell is needed: ${SHELLS.join(', ')}.`);
  await writeOutput(chooseValue('The shell', WRITERS, shell)(await listWords(commands)));
  return EXIT.done;
}
