/** Chooses the command that runs, and the exit status of its outcome. */
import packageJson from '../package.json' with { type: 'json' };
import { COMMANDS } from './commands.ts';
import { findSimilar } from './find-similar.ts';
import { readConfiguration } from './read-configuration.ts';
import { EXIT, type ExitStatus, type Surroundings } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

const USAGE_WIDTH = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));

const HELP = `Extracto: bank statements in, every transaction out, proved by the statement's own arithmetic.

Usage
${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  extracto ${usage.padEnd(USAGE_WIDTH)}   ${summary}\n`)
  .join('')}  extracto --version

Examples
  extracto convert statement.pdf
  extracto convert statements/ --out results --format json,csv
  extracto convert statement.pdf --format xlsx > statement.xlsx
  extracto verify results/*.json

extracto COMMAND --help describes a command, with examples. extracto.json, here or in a folder above, has flags that need
not be typed: { "convert": { "out": "results", "format": "json,csv" } }
`;

/** Gives the exit status: 0 done, 1 a document was not converted, 2 unusable arguments. Never throws for those. */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  const [name, ...rest] = args;
  try {
    return await dispatch(name, rest, surroundings);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const hasHelp = name !== undefined && Object.hasOwn(COMMANDS, name) && COMMANDS[name]!.help !== null;
    const hint = hasHelp ? `extracto ${name} --help` : 'extracto --help';
    surroundings.writeNote(`extracto: ${error.message} See ${hint}.\n`);
    return EXIT.unusableArguments;
  }
}

async function dispatch(name: string | undefined, rest: readonly string[], surroundings: Surroundings) {
  if (name === undefined) {
    surroundings.writeNote(HELP);
    return EXIT.unusableArguments;
  }
  // `extracto help convert` is `extracto convert --help`.
  if (name === 'help' && rest[0] !== undefined) return dispatch(rest[0], ['--help'], surroundings);
  if (name === '--help' || name === '-h' || name === 'help') return say(HELP, surroundings);
  if (name === '--version' || name === '-v') return say(`${packageJson.version}\n`, surroundings);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command "${name}".${suggest(name)}`);
  if (command.help !== null && asksForHelp(rest)) return say(await command.help(), surroundings);
  const { FLAGS, run } = await command.load();
  const configured = command.help === null ? [] : await readConfiguration(surroundings.folder, name, FLAGS, rest);
  return run([...configured, ...rest], surroundings);
}

function suggest(name: string): string {
  const similar = findSimilar(name, Object.keys(COMMANDS));
  return similar === null ? '' : ` Did you mean ${similar}?`;
}

/** Only before `--`: behind it stands a file of that name. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

async function say(text: string, { writeOutput }: Surroundings): Promise<ExitStatus> {
  await writeOutput(text);
  return EXIT.done;
}
